/** What a plan and an ID number say differently about a person. */
export type Disagreement = { what: "birth date" | "sex"; ofPlan: string; ofIdNumber: string };

/** The plan that somebody who has just logged in made here before. */
export type KeepPlanView = {
  id: number;
  firstName: string;
  facts: { name: string; value: string }[];
  /** Rand a month, if it is worked out already. */
  incomePerMonth?: string;
  disagreements: Disagreement[];
  /** The id of the operation, so that two clicks are one. */
  operation: string;
  next: string;
};
