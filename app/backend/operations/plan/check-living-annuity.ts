import type { Handler } from "../../calls/handler";
import { computeCheck } from "../../living-annuity/compute-check";
import { nameOwner } from "../../session/person";

/** Whether the income of a living annuity may go on, asked by anybody. */
export const checkLivingAnnuity: Handler<"checkLivingAnnuity"> = ({ body, now, person }) =>
  computeCheck(body, { now, owner: nameOwner(person) });
