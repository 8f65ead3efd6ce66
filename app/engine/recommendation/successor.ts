import type { Life, RetirementCase } from "../retirement-case";

/** To whom a life annuity goes on after the member: a partner who is supported, or whoever else was chosen. */
export function findSuccessor({
  partner,
  secondLife,
}: Pick<RetirementCase, "partner" | "secondLife">): Life | undefined {
  return partner ?? secondLife;
}
