import type { Life, RetirementCase } from "../case/retirement-case";

/** The person to whom a life annuity continues after the member: a supported partner, or another chosen life. */
export function findSuccessor({
  partner,
  secondLife,
}: Pick<RetirementCase, "partner" | "secondLife">): Life | undefined {
  return partner ?? secondLife;
}
