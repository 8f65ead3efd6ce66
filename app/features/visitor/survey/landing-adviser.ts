/** The adviser from whose landing page a visitor came, and whether the visitor lets them see the plan. */
export type LandingAdviser = { userId: number; name: string; isAgreed?: boolean };
