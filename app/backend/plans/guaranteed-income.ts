import type { IsoDate } from "~/base/date";
import { chooseAssumptions, type FeeOverrides, guaranteedIncome, readAssumptions } from "~/engine";
import { type Answered, toRetirementCase } from "./retirement-case";
import { roundToCents } from "../calls/round";

/**
 * Returns the lifelong income, in rand a month to the cent, that the savings would buy under the assumptions
 * of a day and a plan's own fees.
 */
export function findGuaranteedIncome(
  profile: Answered,
  { today, fees }: { today: IsoDate; fees: FeeOverrides },
): number {
  const basis = readAssumptions(chooseAssumptions(today, fees));
  return roundToCents(guaranteedIncome(toRetirementCase(profile, today), basis));
}
