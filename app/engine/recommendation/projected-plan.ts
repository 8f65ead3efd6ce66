/**
 * How the incomes of a plan go on: the guaranteed part as it is, and the drawn one in simulated markets. Today's rand,
 * incomes a year; percentiles over markets, whether or not anybody is still alive.
 */
import type { ByView } from "../advice";
import { forEachView } from "../drawdown/market-views";
import { payFrom, type DrawnCapital, type Pooled } from "../drawdown/follow-paths";
import { projectCapital, type ProjectedCapital, type YearFigures } from "../drawdown/project";
import { payFromAnnuity, type DrawnPart } from "./drawn-part";
import { guaranteeLeft } from "./life-annuity-purchase";
import type { PlanContext } from "./plan-context";
import type { PlanIncomes } from "./plan-incomes";

/** Figures at one anniversary, of the year that begins there. */
export type PlanYear = {
  /** Annuity and unit trust together, and the annuity's part. */
  income: ByView<number>;
  incomeFromAnnuity: ByView<number>;
  capital: ByView<number>;
  /** What dependants receive on a death in the year, with and without the unit trust. */
  left: ByView<number>;
  leftOfAnnuity: ByView<number>;
  topUp: ByView<number>;
  topUpWithReturn: ByView<number>;
};

/** Figures of the anniversaries asked for, in their order, and counts of paths for the events of the whole income. */
export type ProjectedPlan = Omit<ProjectedCapital, "shown"> & { years: readonly PlanYear[] };

const always = (value: number): ByView<number> => forEachView(() => value);

/** Only what is guaranteed: the same in all markets, and nothing ever happens to it. */
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

/** What a pool adds to the annuity's part of what is drawn, where it adds anything. */
function readPool({ annuity, unitTrustShare }: DrawnPart, { funds }: PlanContext): Pooled | undefined {
  if (!annuity?.credits.some((credit) => credit !== 0)) return undefined;
  return { fund: funds.annuity, credits: annuity.credits, partShare: 1 - unitTrustShare };
}

/**
 * Projects the incomes of a plan.
 * @param years through which to follow them
 * @param shownYears the anniversaries for which figures are wanted
 * @param asksForTopUps whether what a pool adds is wanted as well; it is told as nothing otherwise
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
    // What the guaranteed part pays of half of the whole need not be drawn.
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
