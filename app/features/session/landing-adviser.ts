/** The adviser from whose landing page a visitor came. */
export type LandingAdviser = { userId: number; name: string };

/** The field that says where "not now" leads back to. */
export const BACK_FIELD = "back";
