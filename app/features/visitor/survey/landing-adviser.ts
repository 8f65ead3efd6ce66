/** The adviser from whose landing page a visitor came, and whether the visitor has agreed that they see the plan. */
export type LandingAdviser = { userId: number; name: string; isAgreed?: boolean };
