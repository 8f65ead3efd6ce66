import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { parseRand } from "~/base/money";
import { NOT_YES_OR_NO, UNREADABLE } from "~/contract/wire/messages";
import { text } from "~/contract/wire/text";
import { checkLowerIncome, isRecommendedIncome } from "~/contract/plan/adjust-rules";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { TypedIncome } from "~/web/cookies/typed-income.server";
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
  const { data, error } = await withZod(decreaseRules(facts)).validate(typed);
  if (!error) return success(data);
  return failure(Object.entries(error.fieldErrors).map(([field, message]) => ({ field, message })));
}

function decreaseRules(facts: PlanFacts): z.ZodType<number, z.ZodTypeDef, unknown> {
  const kind = findDecreaseKind(facts);
  const { expected } = facts.product;
  const total = expected.monthly_income_total;
  if (kind === "nothing") return z.unknown().transform(() => total);
  if (kind === "unit trust")
    return z
      .object({
        [REFUSES_UNIT_TRUST]: z.enum(["yes", "no"], { errorMap: () => ({ message: NOT_YES_OR_NO }) }),
      })
      .transform(({ refusesUnitTrust }) =>
        refusesUnitTrust === "yes" ? expected.monthly_income_from_annuity : total,
      );
  const { min_desired_monthly_income: minimum, max_desired_monthly_income: maximum } = facts.common;
  return z
    .object({ [NEW_INCOME]: text(1_000, UNREADABLE).default("") })
    .transform(({ newIncome }, refinement) => {
      const income = newIncome.trim() === "" ? null : (parseRand(newIncome) ?? NaN);
      const message = checkLowerIncome(income, { minimum, maximum });
      if (message) refinement.addIssue({ code: "custom", path: [NEW_INCOME], message });
      return income ?? total;
    });
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
