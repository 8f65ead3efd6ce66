import { withJudge } from "../../calls/handler";
import { computeCheck, judgeCheck } from "../../living-annuity/compute-check";
import { ownerKey } from "../../session/person";

/** Public: checks whether the income of a living annuity may go on. */
export const checkLivingAnnuity = withJudge<"checkLivingAnnuity">(judgeCheck, ({ body, now, person }) =>
  computeCheck(body, { now, owner: ownerKey(person) }),
);
