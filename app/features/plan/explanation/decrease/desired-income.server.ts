import { z } from "zod";
import { NOT_YES_OR_NO } from "~/contract/wire/messages";
import { checkLowerIncome, isRecommendedIncome } from "~/contract/plan/adjust-rules";
import type { Result } from "~/base/result";
import type { TypedIncome } from "~/web/cookies/typed-income.server";
import { field, judgedBy } from "~/web/fields/field";
import { readFields } from "~/web/fields/read-fields.server";
import { rand, yesNo } from "~/web/fields/typings";
import { findDecreaseKind } from "~/words/changes/describe-decrease";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { NEW_INCOME, REFUSES_UNIT_TRUST } from "./decrease-page-view";
import type { DecreaseMistake } from "./decrease-page-view";

/**
 * Reads the income that the plan should pay, by the step's rules.
 * @returns rand a month; the recommended total if the recommendation is to stay
 */
export async function readDesiredIncome(
  typed: TypedIncome,
  facts: PlanFacts,
): Promise<Result<number, DecreaseMistake[]>> {
  return readFields(decreaseRules(facts), typed);
}

function decreaseRules(facts: PlanFacts): z.ZodType<number, z.ZodTypeDef, unknown> {
  const kind = findDecreaseKind(facts);
  const { expected } = facts.product;
  const total = expected.monthly_income_total;
  if (kind === "nothing") return z.unknown().transform(() => total);
  if (kind === "unit trust")
    return z
      .object({ [REFUSES_UNIT_TRUST]: field(yesNo, z.boolean({ required_error: NOT_YES_OR_NO })) })
      .transform(({ refusesUnitTrust }) => (refusesUnitTrust ? expected.monthly_income_from_annuity : total));
  const { min_desired_monthly_income: minimum, max_desired_monthly_income: maximum } = facts.common;
  const rule = judgedBy((income?: number) => checkLowerIncome(income ?? null, { minimum, maximum }));
  return z.object({ [NEW_INCOME]: field(rand, rule) }).transform(({ newIncome }) => newIncome ?? total);
}

/** Whether an income is the recommended one, to the rand. */
export function isAsRecommended(income: number, { product }: PlanFacts): boolean {
  return isRecommendedIncome(income, product.expected.monthly_income_total);
}

/**
 * Whether an income has to be stored. The recommended one is stored only to take back that the unit trust was to be left
 * alone, which the same question had asked.
 */
export function changesPlan(
  desired: number,
  { facts, amended }: { facts: PlanFacts; amended?: PlanFacts },
): boolean {
  if (!isAsRecommended(desired, facts)) return true;
  return findDecreaseKind(facts) === "unit trust" && amended?.income.fromUnitTrust === 0;
}
