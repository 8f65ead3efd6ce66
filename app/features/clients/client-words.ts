import type { ClientState } from "~/contract/client-state";
import type { PlanSummary } from "~/contract/plan-summary";

/** What a list says of where a client is. */
export const STATE_WORDS: Record<ClientState, string> = {
  failed: "Plan failed",
  older: "Plan is older",
  draft: "Survey not finished",
  pending: "Being worked out",
  new: "Not started",
  ready: "Plan ready",
  chosen: "Plan chosen",
};

/** Where the client's next step is, and what it is called. */
export function findOpenStep({ state, userId, planId }: PlanSummary): { to: string; words: string } {
  if (planId === undefined)
    return { to: `/en/1?client=${userId}`, words: state === "new" ? "Begin" : "Continue" };
  if (state === "older") return { to: `/en/check-answers?client=${userId}`, words: "Work it out again" };
  return { to: `/en/recommended-plan?plan=${planId}&client=${userId}`, words: "Open plan" };
}

/** Surname first, as a list is read. */
export function nameForList({ preferredName, surname }: PlanSummary): string {
  return [surname, preferredName].filter(Boolean).join(", ") || "Unnamed";
}
