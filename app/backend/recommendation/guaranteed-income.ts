import type { IsoDate } from "~/base/date";
import { chooseBasis, guaranteedIncome } from "~/engine";
import { toRetirementCase } from "./retirement-case";
import type { Answered } from "./retirement-case";
import { roundToCents } from "./round";

/** Rand a month, to the cent, that the savings would buy for life on the assumptions of a day. */
export function findGuaranteedIncome(profile: Answered, today: IsoDate): number {
  return roundToCents(guaranteedIncome(toRetirementCase(profile, today), chooseBasis(today)));
}
