import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import type { PlanFacts } from "../plan/plan-facts";
import { LEVER_WORDS } from "./lever-words";

/** A step of a need as an action, and its effect on the income, rand a month. */
type Change = { choice: string; to: string | number; perMonth: number };

/** One step of a need in each direction, with all other needs unchanged. */
export function describeSteps({ lever, value, lower, higher }: WireLeverPrice, facts: PlanFacts): Change[] {
  const income = facts.product.expected.monthly_income_total;
  return [lower, higher].flatMap((step) =>
    step
      ? [
          {
            choice: LEVER_WORDS[lever].step({ from: value, to: step.value }, facts),
            to: step.value,
            perMonth: step.monthly_income - income,
          },
        ]
      : [],
  );
}
