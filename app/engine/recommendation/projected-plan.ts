/**
 * The course of a plan's incomes: the guaranteed part as it is, and the drawn one in simulated markets.
 * Today's rand, incomes a year; percentiles over markets, regardless of survival.
 */
import type { ByView } from "../advice/advice";
import { forEachView } from "../drawdown/market-views";
import { payFrom, type DrawnCapital, type Pooled } from "../drawdown/follow-paths";
import { projectCapital, type ProjectedCapital, type YearFigures } from "../drawdown/project";
import { payFromAnnuity, type DrawnPart } from "./drawn-part";
import { guaranteeLeft } from "./life-annuity-purchase";
import type { PlanContext } from "./plan-context";
import type { PlanIncomes } from "./plan-incomes";

/** Figures at one anniversary, for the year that begins there. */
export type PlanYear = {
  /** Annuity and unit trust together, and the annuity's part. */
  income: ByView<number>;
  incomeFromAnnuity: ByView<number>;
  capital: ByView<number>;
  /** Received by dependants on a death in the year, with and without the unit trust. */
  left: ByView<number>;
  leftOfAnnuity: ByView<number>;
  topUp: ByView<number>;
  topUpWithReturn: ByView<number>;
};

/** Figures of the requested anniversaries, in their order, and counts of paths for the events of the total income. */
export type ProjectedPlan = Omit<ProjectedCapital, "shown"> & { years: readonly PlanYear[] };

const always = (value: number): ByView<number> => forEachView(() => value);

/** Only a guaranteed income: the same in all markets, without events. */
function projectGuaranteed(guaranteed: number, valueLeft: readonly number[], years: number): ProjectedPlan {
  const nothing = always(0);
  return {
    years: valueLeft.map((left) => ({
      income: always(guaranteed),
      incomeFromAnnuity: always(guaranteed),
      capital: nothing,
      left: always(left),
      leftOfAnnuity: always(left),
      topUp: nothing,
      topUpWithReturn: nothing,
    })),
    firstReduced: new Int32Array(years),
    firstBelowHalf: new Int32Array(years),
    lifetimeTopUps: nothing,
  };
}

/** The pool's credits to the annuity's part of the drawdown, if there are any. */
function readPool({ annuity, unitTrustShare }: DrawnPart, { funds }: PlanContext): Pooled | undefined {
  if (!annuity?.credits.some((credit) => credit !== 0)) return undefined;
  return { fund: funds.annuity, credits: annuity.credits, partShare: 1 - unitTrustShare };
}

/**
 * Projects the incomes of a plan.
 * @param years number of years to follow
 * @param shownYears the anniversaries with figures
 * @param asksForTopUps whether the pool's top-ups are computed too; they are 0 otherwise
 * cost: a pass over the paths, two with top-ups, none where nothing is drawn
 */
export function projectPlan(
  { guaranteed, drawn }: PlanIncomes,
  context: PlanContext,
  {
    years,
    shownYears,
    asksForTopUps,
  }: { years: number; shownYears: readonly number[]; asksForTopUps: boolean },
): ProjectedPlan {
  const allLeft = guaranteeLeft(guaranteed / 12, context);
  const valueLeft = shownYears.map((k) => allLeft[k]!);
  if (!drawn) return projectGuaranteed(guaranteed, valueLeft, years);
  const { part, paid } = drawn;
  const { capital, amount, leastShare } = part;
  const drawnCapital: DrawnCapital = { capital, amount, wantedIncome: paid, leastShare };
  const pooled = asksForTopUps ? readPool(part, context) : undefined;
  const { shown, ...events } = projectCapital({
    ...drawnCapital,
    ...(pooled && { pooled }),
    years,
    shownYears,
    // Half of the total, less the guaranteed income, which need not be drawn.
    half: Math.max((guaranteed + paid) / 2 - guaranteed, 0),
    meanYearsLived: context.lifetimes.meanYearsLived,
  });
  const annuityShare = 1 - part.unitTrustShare;
  const describeYear = (k: number, index: number): PlanYear => {
    const { capital: standing, topUp, topUpWithReturn }: YearFigures = shown.get(k)!;
    const byView = (figure: (standing: number) => number) => forEachView((view) => figure(standing[view]));
    const sharesLeft = annuityShare * (part.annuity?.sharesLeft[k] ?? 1);
    return {
      income: byView((at) => guaranteed + payFrom(at, drawnCapital)),
      incomeFromAnnuity: byView((at) => guaranteed + payFromAnnuity(payFrom(at, drawnCapital), at, part)),
      capital: standing,
      left: byView((at) => valueLeft[index]! + (sharesLeft + part.unitTrustShare) * at),
      leftOfAnnuity: byView((at) => valueLeft[index]! + sharesLeft * at),
      topUp,
      topUpWithReturn,
    };
  };
  return { ...events, years: shownYears.map(describeYear) };
}
