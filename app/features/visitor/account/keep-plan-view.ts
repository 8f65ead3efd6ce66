/** A difference between a plan and the person's ID number. */
export type Disagreement = { what: "birth date" | "sex"; ofPlan: string; ofIdNumber: string };

/** The plan that a newly logged-in person made here before. */
export type KeepPlanView = {
  id: number;
  firstName: string;
  facts: { name: string; value: string }[];
  /** Rand a month, once it is worked out. */
  incomePerMonth?: string;
  disagreements: Disagreement[];
  /** The idempotency key: two clicks are one operation. */
  operation: string;
  next: string;
};
