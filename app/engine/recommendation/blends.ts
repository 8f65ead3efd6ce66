/**
 * How much of the annuity's capital to have guaranteed: parts of it in the inflation-linked life annuity and the rest in the
 * living annuity, beside the plan's unit trust. A comparison, not a recommendation.
 *
 * The guaranteed part cannot fail, so the living part and the unit trust are drawn at the confidence that they have in common
 * without it. A living annuity's incomes and capital are in proportion to what is put in, so one projection of one rand
 * serves every part.
 */
import type { Blend } from "../advice";
import { createViewSelector } from "../drawdown/market-views";
import { createLivingAnnuity, createUnitTrust, type SimulatedPot } from "../drawdown/pots";
import { guaranteeLeft } from "./life-annuity-advice";
import type { PlanContext } from "./plan-context";
import type { ProductRates, RatedLivingAnnuity } from "./product-rates";

const GUARANTEED_SHARES = [0, 0.25, 0.5, 0.75, 1];

/** The age at which the income in poor markets is told. */
const POOR_INCOME_AGE = 90;

/** Ages at which it is told what is left. */
const LEFT_AGES = [75, 85, 95];

/** A pot's figures at an anniversary, by path. */
type PotAt = { income: Float64Array; capital: Float64Array; left: Float64Array };

/** Steps a pot through the years up to the last anniversary and keeps its figures at each that is wanted. */
function followPot(pot: SimulatedPot, anniversaries: readonly number[]): Map<number, PotAt> {
  const kept = new Map<number, PotAt>();
  const last = Math.max(...anniversaries);
  for (let k = 0; k <= last; k++) {
    const { income, capital, left } = pot.nextYear();
    if (anniversaries.includes(k))
      kept.set(k, { income: income.slice(), capital: capital.slice(), left: left.slice() });
  }
  return kept;
}

/** A living annuity of one rand. */
function startLivingPart({ credits, sharesLeft, rates }: RatedLivingAnnuity, { funds, basis }: PlanContext) {
  const band = basis.rules.drawdown;
  return createLivingAnnuity({
    fund: funds.annuity,
    capital: 1,
    wantedIncome: rates.annuity,
    credits,
    sharesLeft,
    band,
  });
}

/** The plan's unit trust, drawn at a rate, when there is one. */
function startUnitTrustAt(rate: number, { unitTrustInvested: capital, funds }: PlanContext) {
  if (capital === 0) return undefined;
  return createUnitTrust({ fund: funds.unitTrust, capital, wantedIncome: rate * capital });
}

/** Prepares to add two pots up, the first in parts, and to find a percentile over paths. */
function createSums(paths: number) {
  const selectViews = createViewSelector(paths);
  const sum = new Float64Array(paths);
  return (part: number, living: Float64Array, unitTrust: Float64Array | undefined) => {
    for (let path = 0; path < paths; path++)
      sum[path] = part * living[path]! + (unitTrust ? unitTrust[path]! : 0);
    return selectViews(sum);
  };
}

/**
 * Compares the five parts.
 * @param living the living annuity that stands for the rest, and the rates of the life annuity
 * cost: a projection of the living annuity and two of the unit trust, to the age of 95
 */
export function compareBlends(
  { living, forLife }: { living: RatedLivingAnnuity; forLife: ProductRates },
  context: PlanContext,
): Blend[] {
  const { cash, annuityInvested, unitTrustInvested, lifetimes, funds } = context;
  const { ageAtRetirement } = lifetimes;
  const { rates } = living;
  const ages = LEFT_AGES.filter((age) => age >= ageAtRetirement);
  const anniversaries = [...ages, POOR_INCOME_AGE].map((age) => age - ageAtRetirement);
  const follow = (pot: SimulatedPot | undefined) => pot && followPot(pot, anniversaries);
  const livingPart = followPot(startLivingPart(living, context), anniversaries);
  const besideLiving = follow(startUnitTrustAt(rates.unitTrust, context));
  const alone = follow(startUnitTrustAt(forLife.unitTrust, context));
  const wholePerYear = forLife.annuity * cash.annuity;
  const valueLeft = guaranteeLeft(wholePerYear / 12, context);
  const addUp = createSums(funds.annuity.paths);
  return GUARANTEED_SHARES.map((guaranteedShare): Blend => {
    const part = (1 - guaranteedShare) * annuityInvested;
    const [unitTrust, unitTrustRate] =
      part > 0 ? [besideLiving, rates.unitTrust] : [alone, forLife.unitTrust];
    const viewsAt = (age: number, figure: keyof PotAt) => {
      const k = age - ageAtRetirement;
      return addUp(part, livingPart.get(k)![figure], unitTrust?.get(k)![figure]);
    };
    const guaranteedPerMonth = (guaranteedShare * wholePerYear) / 12;
    const livingPerMonth = (part * rates.annuity) / 12;
    const poorAt90 = viewsAt(POOR_INCOME_AGE, "income").poor;
    return {
      guaranteedShare,
      incomePerMonth: guaranteedPerMonth + livingPerMonth + (unitTrustRate * unitTrustInvested) / 12,
      guaranteedPerMonth,
      poorIncomeAt90PerMonth: guaranteedPerMonth + poorAt90 / 12,
      left: ages.map((age) => ({
        age,
        capitalReal: viewsAt(age, "capital").expected,
        toDependantsReal: viewsAt(age, "left").expected + guaranteedShare * valueLeft[age - ageAtRetirement]!,
      })),
    };
  });
}
