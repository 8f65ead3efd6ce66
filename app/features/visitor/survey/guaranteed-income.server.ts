import { isSuccess } from "~/contract/wire/envelope";
import { pickGuaranteedIncomeAnswers } from "~/contract/survey/guaranteed-income-answers";
import type { WayWithPartner } from "~/contract/plan/paid-ways";
import type { Profile } from "~/contract/survey/profile";
import { callBackend } from "~/backend/door.server";
import type { Survey } from "./survey.server";

/** True if one profile's guaranteed income is also the other's. */
export function hasSameGuaranteedIncome(one: Profile, other: Profile): boolean {
  const write = (profile: Profile) => JSON.stringify(pickGuaranteedIncomeAnswers(profile));
  return write(one) === write(other);
}

/** The guaranteed income, and in most cases the incomes of the ways to be paid. */
type GuaranteedIncome = { perMonth: number; ways?: readonly WayWithPartner[] };

/**
 * Returns the income for life that the savings could buy; undefined if the services do not answer. The id of an
 * existing plan lets dates pass that were still to come when it was made.
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
