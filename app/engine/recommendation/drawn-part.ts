/**
 * The drawn part of a plan: a living annuity and the unit trust in step, or the unit trust
 * beside a life annuity.
 *
 * The target confidence applies to one income. Both purses are in constant proportion, so they are one
 * capital with one drawdown, limited by the law for the annuity's part and by our rule for the unit trust's.
 */
import type { Basis } from "../basis/basis";
import { findCeilings } from "../drawdown/ceilings";
import { drawInStep, type PayingCapital, type Purse } from "../drawdown/paying-capital";
import { noCredits } from "../drawdown/pool-credits";
import { findLastingIncome, type LastingIncome, type NearIncome } from "../drawdown/sustainable-income";
import type { SimulatedFunds } from "../market/market-for-funds";
import type { Lifetimes } from "./lifetimes";
import type { LivingAnnuityPlan } from "./living-annuity-plan";

/** The lifetimes and markets of a drawdown. */
type DrawnOutlook = {
  basis: Basis;
  lifetimes: Lifetimes;
  funds: Pick<SimulatedFunds, "annuity" | "unitTrust">;
};

/** Capital of annuity and unit trust in drawdown. */
export type DrawnPart = {
  /** For each rand of it. */
  capital: PayingCapital;
  /** Invested at the start. */
  amount: number;
  /** The unit trust's fraction of it. */
  unitTrustShare: number;
  /** The minimum fraction paid in a year: the law's for a living annuity, 0 for a unit trust alone. */
  leastShare: number;
  /** Absent for a unit trust alone. */
  annuity?: LivingAnnuityPlan & { maximumShare: number };
};

/**
 * The annuity's part of a drawn income: in proportion to its capital, up to its legal maximum; the unit
 * trust pays the rest.
 * @param standing the capital of both together
 */
export function payFromAnnuity(
  income: number,
  standing: number,
  { unitTrustShare, annuity }: DrawnPart,
): number {
  const annuityShare = 1 - unitTrustShare;
  return Math.min(annuityShare * income, annuityShare * standing * (annuity?.maximumShare ?? 0));
}

/** The annuity's legal minimum drawdown as a fraction of both together, when the unit trust pays nothing. */
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

/** A living annuity with a unit trust beside it; rand invested in each, at least one above 0. */
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
 * The income that lasts for life, a year for each rand.
 * @param deaths by default those of a healthy lifetime
 * @param confidence by default the target
 * @param near an estimate, if there is one
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
