import type { IsoDate } from "~/base/date";
import type { WayWithPartner } from "~/contract/plan/paid-ways";
import { chooseAssumptions, DEFAULT_OPTIONS, type FeeOverrides, readAssumptions } from "~/engine";
import { calculate } from "../calculation/calculate";
import { roundToCents } from "../calls/round";
import { type Answered, toRetirementCase } from "../plans/retirement-case";
import { isPlusOffered } from "../process/operator";
import { presentWay } from "./present-way";

/**
 * Computes the ways to be paid before a survey is finished, in the markets of a plan and with its own fees.
 * @returns undefined where too many calculations wait
 */
export async function findWays(
  profile: Answered,
  { today, fees, askedBy }: { today: IsoDate; fees: FeeOverrides; askedBy: string },
): Promise<WayWithPartner[] | undefined> {
  const assumptions = chooseAssumptions(today, fees, isPlusOffered());
  const { seed, paths } = DEFAULT_OPTIONS;
  const asked = { retirementCase: toRetirementCase(profile, today) };
  const found = await calculate({ kind: "ways", asked, assumptions, options: { seed, paths } }, askedBy);
  if (!found.ok) return undefined;
  const { ways, cash } = found.value;
  const basis = readAssumptions(assumptions);
  return ways.map(({ partnerPerMonth, ...way }) => ({
    ...presentWay(way, basis, cash),
    ...(profile.dependants[0].dateOfBirth && { partner_monthly_income: roundToCents(partnerPerMonth) }),
  }));
}
