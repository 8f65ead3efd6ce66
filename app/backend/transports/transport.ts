/** Carries a call to the backend services and its answer back; the wire is the same wherever they run. */
export type Transport = (request: Request) => Promise<Response>;
