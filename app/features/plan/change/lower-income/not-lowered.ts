import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan } from "~/base/plan-address";
import { describeTooFrequent } from "~/web/forms/too-frequent";
import { writeStepPath } from "../../walk-through/addresses";
import { NOT_LOWERED_FAILURE } from "../failures";
import { DECREASE } from "../../walk-through/flow";

/** The query that asks a plan's page to say that its income could not be lowered, and in how many seconds it may be. */
export const NOT_LOWERED = "not-lowered";

/** What a plan's page says then, with the way back to step 13, which holds what was typed; undefined if its address does not ask for it. */
export function findNotLowered(request: Request, named: NamedPlan) {
  const wait = new URL(request.url).searchParams.get(NOT_LOWERED);
  if (wait === null) return undefined;
  const isLimited = /^[1-9]\d{0,4}$/.test(wait);
  return {
    words: `${NOT_LOWERED_FAILURE}${isLimited ? ` ${describeTooFrequent(Number(wait))}` : ""}`,
    link: { to: writePlanAddress(writeStepPath(DECREASE), named), name: "Try again" },
  };
}
