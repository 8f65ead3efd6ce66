import { isSuccess } from "~/contract/wire/envelope";
import { pickGuaranteedIncomeAnswers } from "~/contract/survey/guaranteed-income-answers";
import type { WayWithPartner } from "~/contract/plan/paid-ways";
import type { Profile } from "~/contract/survey/profile";
import { callBackend } from "~/backend/door.server";
import type { Survey } from "./survey.server";

/** Whether the figure for one profile is also right for another. */
export function hasSameGuaranteedIncome(one: Profile, other: Profile): boolean {
  const write = (profile: Profile) => JSON.stringify(pickGuaranteedIncomeAnswers(profile));
  return write(one) === write(other);
}

/** The answer of the services: the guaranteed income, and mostly also what the ways to be paid come to. */
type GuaranteedIncome = { perMonth: number; ways?: readonly WayWithPartner[] };

/**
 * What the savings could buy for life; undefined if it cannot be worked out just now. The number of an existing plan tells which
 * of its dates may have passed.
 */
export async function askGuaranteedIncome({
  profile,
  finished,
  session,
}: Survey): Promise<GuaranteedIncome | undefined> {
  if (!session) return undefined;
  const body = { ...pickGuaranteedIncomeAnswers(profile), id: finished?.id };
  const answer = await callBackend("calculateGuaranteedIncome", { body }, session);
  if (!isSuccess(answer)) return undefined;
  const { guarantee_income: perMonth, ways } = answer.return_object;
  return { perMonth, ways };
}
