import { withJudge } from "../../calls/handler";
import { computeCheck, judgeCheck } from "../../living-annuity/compute-check";
import { nameOwner } from "../../session/person";

/** Whether the income of a living annuity may go on, asked by anybody. */
export const checkLivingAnnuity = withJudge<"checkLivingAnnuity">(judgeCheck, ({ body, now, person }) =>
  computeCheck(body, { now, owner: nameOwner(person) }),
);
