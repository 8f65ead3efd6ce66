import { findGrant } from "~/base/law/older-persons-grant";
import { parseDayMonthYear } from "~/base/date";
import { sayGrant } from "./describe-grant";
import { isAfterTaxOpen } from "./assumed-answers";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** The older person's grant beside the plan; without amounts while other income is unknown. */
export function noteGrant(facts: PlanFacts): string[] {
  const { common } = facts;
  if (!common.grant) return [];
  const { you, You } = speakOf(facts);
  const age = Math.floor(common.age_at_retirement);
  const { fromAge } = findGrant(parseDayMonthYear(common.advice_date) ?? "", age);
  const range = isAfterTaxOpen(facts) ? { ...common.grant, low: 0 } : common.grant;
  return [sayGrant(range, { fromAge, age, you, You })];
}
