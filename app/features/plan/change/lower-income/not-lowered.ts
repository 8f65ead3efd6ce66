import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import { describeRateLimit } from "~/web/request/rate-limit-message";
import { writeStepPath } from "../../walk-through/addresses";
import { NOT_LOWERED_FAILURE } from "../failures";
import { DECREASE } from "../../walk-through/flow";

/** Query parameter of a plan's page: its income could not be lowered; the value is the seconds to wait. */
export const NOT_LOWERED = "not-lowered";

/** The notice for that, with a link back to step 13, which holds what was typed; undefined without the query. */
export function findNotLowered(request: Request, named: NamedPlan) {
  const wait = new URL(request.url).searchParams.get(NOT_LOWERED);
  if (wait === null) return undefined;
  const isLimited = /^[1-9]\d{0,4}$/.test(wait);
  return {
    words: `${NOT_LOWERED_FAILURE}${isLimited ? ` ${describeRateLimit(Number(wait))}` : ""}`,
    link: { to: writePlanAddress(writeStepPath(DECREASE), named), name: "Try again" },
  };
}
