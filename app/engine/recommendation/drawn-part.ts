/**
 * The part of a plan that is drawn: a living annuity and the unit trust in step, or the unit trust beside a life annuity.
 *
 * The promise is about one income. Both purses keep their proportion, so they are one capital with one drawdown, of which the
 * law allows a share of the annuity and our rule a share of the unit trust.
 */
import type { Basis } from "../basis/basis";
import { findCeilings } from "../drawdown/ceilings";
import { drawInStep, type PayingCapital, type Purse } from "../drawdown/paying-capital";
import { noCredits } from "../drawdown/pool-credits";
import { findLastingIncome, type LastingIncome, type NearIncome } from "../drawdown/sustainable-income";
import type { SimulatedFunds } from "../market/market-for-funds";
import type { Lifetimes } from "./lifetimes";
import type { LivingAnnuityPlan } from "./living-annuity-plan";

/** For how long, and in which markets, something is drawn. */
export type DrawnOutlook = {
  basis: Basis;
  lifetimes: Lifetimes;
  funds: Pick<SimulatedFunds, "annuity" | "unitTrust">;
};

/** Capital of annuity and unit trust that an income is drawn from. */
export type DrawnPart = {
  /** A rand of it. */
  capital: PayingCapital;
  /** Invested at the start. */
  amount: number;
  /** The unit trust's share of it. */
  unitTrustShare: number;
  /** The least share that has to be paid in a year: the law's of a living annuity, nothing of a unit trust alone. */
  leastShare: number;
  /** Absent where the unit trust is all. */
  annuity?: LivingAnnuityPlan & { maximumShare: number };
};

/**
 * What the annuity pays of an income that is drawn: as large a part as it is of both, up to the law's share of it; the unit
 * trust pays the rest.
 * @param standing both together
 */
export function payFromAnnuity(
  income: number,
  standing: number,
  { unitTrustShare, annuity }: DrawnPart,
): number {
  const annuityShare = 1 - unitTrustShare;
  return Math.min(annuityShare * income, annuityShare * standing * (annuity?.maximumShare ?? 0));
}

/** The share of both together that the law makes the annuity pay in a year when the unit trust pays nothing. */
export function leastShareOfAnnuity(
  { unitTrustShare }: Pick<DrawnPart, "unitTrustShare">,
  { rules }: Basis,
): number {
  return (1 - unitTrustShare) * rules.drawdown.minimumShare;
}

function unitTrustPurse({ basis, lifetimes, funds }: DrawnOutlook): Purse {
  const credits = noCredits(lifetimes.deaths.length);
  return { fund: funds.unitTrust, credits, maximumShare: basis.rules.unitTrustMaximumShare };
}

/** A unit trust by itself. */
export function drawUnitTrust(amount: number, outlook: DrawnOutlook): DrawnPart {
  const purse = unitTrustPurse(outlook);
  return { capital: drawInStep(purse, purse, 1), amount, unitTrustShare: 1, leastShare: 0 };
}

/** A living annuity with a unit trust beside it; rand invested in each, one of them more than 0. */
export function drawBoth(
  annuity: LivingAnnuityPlan,
  invested: { annuity: number; unitTrust: number },
  outlook: DrawnOutlook,
): DrawnPart {
  if (invested.annuity === 0) return drawUnitTrust(invested.unitTrust, outlook);
  const { basis, funds } = outlook;
  const { minimumShare, maximumShare } = basis.rules.drawdown;
  const purse = { fund: funds.annuity, credits: annuity.credits, maximumShare };
  const amount = invested.annuity + invested.unitTrust;
  const unitTrustShare = invested.unitTrust / amount;
  return {
    capital: drawInStep(purse, unitTrustPurse(outlook), unitTrustShare),
    amount,
    unitTrustShare,
    leastShare: minimumShare,
    annuity: { ...annuity, maximumShare },
  };
}

/**
 * What lasts for life, a year for each rand.
 * @param deaths of a healthy lifetime unless told otherwise
 * @param confidence the target unless told otherwise
 * @param near where it is expected, if that is known
 * cost: a pass over the paths
 */
export function findLastingOf(
  { capital }: DrawnPart,
  { basis, lifetimes }: DrawnOutlook,
  {
    deaths = lifetimes.deaths,
    confidence = basis.targetConfidenceShare,
    near,
  }: { deaths?: Float64Array; confidence?: number; near?: NearIncome } = {},
): LastingIncome {
  return findLastingIncome(findCeilings(capital), deaths, confidence, near);
}
