import { writePlanAddress } from "~/base/plan-address";
import { writeStepPath } from "../addresses";
import { OVERRIDE_BY_INCOME_FAILURE } from "../failures";
import { DECREASE } from "../flow";
import { TYPED } from "./decrease-page-view";

/** The query that asks a plan's page to say that its income could not be lowered. */
export const NOT_LOWERED = "not-lowered";

/** What a plan's page says then, with the way back to what was typed; undefined if its address does not ask for it. */
export function findNotLowered(request: Request, plan: number) {
  if (!new URL(request.url).searchParams.has(NOT_LOWERED)) return undefined;
  return {
    words: `${OVERRIDE_BY_INCOME_FAILURE}. This is not your fault, and your plan is as it was before.`,
    link: { to: writePlanAddress(writeStepPath(DECREASE), plan, { [TYPED]: "" }), name: "Try again" },
  };
}
