import type { FigureCause, FollowedFigure } from "~/contract/plan/first-figure";
import type { FirstFigure } from "~/contract/survey/estimate-answers";
import type { FigureStep, FigureToFollow, FollowedCause } from "~/engine";

/** The wire name of each cause. */
const CAUSES = {
  assumptions: "assumptions",
  dates: "dates",
  partner: "partner",
  savings: "savings",
  ownSavings: "own_savings",
  debt: "debt",
  emergency: "emergency",
  personalUse: "personal_use",
  earlierCash: "earlier_cash",
  supports: "supports",
  health: "health",
} as const satisfies Record<FollowedCause, FigureCause>;

/** Converts a first figure for the engine. */
export function readFirstFigure({ age, retire_at = age, gender, ...told }: FirstFigure): FigureToFollow {
  const { savings, partner_age: partnerAge, way } = told;
  const answers = { age, retirementAge: retire_at, sex: gender, savings };
  return { answers: { ...answers, ...(partnerAge !== undefined && { partnerAge }) }, way };
}

/**
 * Writes the parts between a first figure and a plan's income, in whole rand: the income is rounded after
 * each step, so that the parts add up to the difference as displayed. The last part leads to the recommended
 * product.
 */
export function presentFirstFigure(
  { way, monthly_income_total }: FirstFigure,
  steps: readonly FigureStep[],
  planPerMonth: number,
): FollowedFigure {
  const told = Math.round(monthly_income_total);
  let before = told;
  const parts = [
    ...steps.map(({ cause, perMonth }) => ({ cause: CAUSES[cause], perMonth })),
    { cause: "product" as const, perMonth: planPerMonth },
  ].flatMap(({ cause, perMonth }) => {
    const added = Math.round(perMonth) - before;
    before += added;
    return added === 0 ? [] : [{ cause, monthly_income_added: added }];
  });
  return { way, monthly_income_total: told, parts };
}
