import { describeFees } from "~/words/describe-fees";
import { gatherFacts } from "~/words/plan-facts";
import type { Advised } from "./view-plan";

const TYPES = { recommended: "Recommended", customised: "Amended" };

/**
 * What the page of a plan's fees says.
 * @param typeAsked which of two plans the address asks for; the customised one if it names none
 */
export function viewFees(recommended: Advised, customised: Advised | undefined, typeAsked: string | null) {
  const isOurs = !customised || typeAsked === "recommended";
  const shown = isOurs ? recommended : customised;
  const types = Object.entries(TYPES).map(([type, name]) => ({
    type,
    name,
    isShown: (type === "recommended") === isOurs,
  }));
  return {
    fees: describeFees(gatherFacts(shown.recommendation, shown.plan)),
    types: customised ? types : [],
  };
}

export type FeesPageView = ReturnType<typeof viewFees>;
