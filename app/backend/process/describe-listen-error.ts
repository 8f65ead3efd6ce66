/**
 * Says that the port cannot be had. `.ci/start.mjs` tries the port beforehand and says the same; this is for what
 * happens to it between that and remix-serve's listening.
 */
export function describeListenError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { syscall, code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (syscall !== "listen") return undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.`;
  if (code === "EACCES")
    return `This user may not use port ${port}: choose one above 1023 with PORT=3001 npm start.`;
  return `Port ${port} cannot be used: ${code}.`;
}
