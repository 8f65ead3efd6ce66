import { isSuccess } from "~/contract/envelope";
import type { Profile } from "~/contract/profile";
import { writeSurveyRecord } from "~/contract/survey-record";
import type { SurveyRecord } from "~/contract/survey-record";
import { callBackend } from "~/backend/door.server";
import type { PlanOfPage } from "~/features/session/plan-of-page.server";

/** Everything that the figure depends on, and so everything that we send before the survey is finished. */
const NEEDED: readonly (keyof SurveyRecord)[] = [
  "dob",
  "gender",
  "retirement_date",
  "retirement_savings",
  "has_debt",
  "debt_value",
  "has_emergency_savings",
  "current_net_income",
  "need_cash_lump_sum",
  "cash_lump_sum_value",
  "financially_support_partner",
  "partner_gender",
  "partner_dob",
];

function pickNeeded(profile: Profile): SurveyRecord {
  const record = writeSurveyRecord(profile);
  return Object.fromEntries(NEEDED.map((name) => [name, record[name]]));
}

/** Whether the figure for one profile is also right for another. */
export function hasSameGuaranteedIncome(one: Profile, other: Profile): boolean {
  return JSON.stringify(pickNeeded(one)) === JSON.stringify(pickNeeded(other));
}

/**
 * Rand a month that the savings could buy for life; undefined if it cannot be worked out just now. The number of an
 * existing plan tells which of its dates may have passed.
 */
export async function askGuaranteedIncome(
  profile: Profile,
  { plan, session }: PlanOfPage,
): Promise<number | undefined> {
  if (!session) return undefined;
  const body = { ...pickNeeded(profile), id: typeof plan === "number" ? plan : undefined };
  const answer = await callBackend("calculateGuaranteedIncome", { body }, session);
  return isSuccess(answer) ? answer.return_object.guarantee_income : undefined;
}
