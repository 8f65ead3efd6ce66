import { todayInSouthAfrica } from "~/base/date";
import { describeField } from "~/contract/survey/fields";
import {
  GUARANTEED_INCOME_FIELDS,
  WAYS_FIELDS,
  pickGuaranteedIncomeAnswers,
} from "~/contract/survey/guaranteed-income-answers";
import { findMistakes, readAnswers } from "../../plans/check-record";
import { findFees } from "../../people/find-fees";
import { findPlan } from "../../plans/plans";
import { findGuaranteedIncome } from "../../plans/guaranteed-income";
import { findWays } from "../../recommendation/find-ways";
import { findState } from "../../recommendation/recommendations";
import { isAnswered } from "../../plans/retirement-case";
import { ownerKey } from "../../session/person";
import { done, type Handler, refuseMistakes } from "../../calls/handler";

/** Wire fields that the calculation reads. Other questions may still be unanswered. */
const READ_FIELDS = new Set(GUARANTEED_INCOME_FIELDS.map((name) => describeField(name).wire));
const READ_FOR_WAYS = new Set(WAYS_FIELDS.map((name) => describeField(name).wire));

/**
 * Computes the life annuity income that the savings would buy, from the answers known so far, and compares
 * the ways to be paid. If the caller names their own plan, its dates are valid even if they have passed, and
 * its fees apply; otherwise the fees agreed with the caller. If the ways take too long, only the income is
 * returned.
 */
export const calculateGuaranteedIncome: Handler<"calculateGuaranteedIncome"> = async (call) => {
  const { body, now, store, person } = call;
  const plan = body.id === undefined ? undefined : await findPlan(store, person, { id: body.id });
  const mistakes = findMistakes(body, { now, accepted: plan?.record });
  const errors = mistakes.filter(({ path }) => READ_FIELDS.has(path));
  const profile = readAnswers(pickGuaranteedIncomeAnswers(readAnswers(body, now)), now);
  if (errors.length > 0 || !isAnswered(profile)) return refuseMistakes(errors);
  const state = plan && (await findState(store, plan.id));
  const fees = state?.fees ?? (await findFees(store, person));
  const today = todayInSouthAfrica(now);
  const guarantee_income = findGuaranteedIncome(profile, { today, fees });
  const canCompare = !mistakes.some(({ path }) => READ_FOR_WAYS.has(path));
  const ways = canCompare && (await findWays(profile, { today, fees, askedBy: ownerKey(person) }));
  return done({ guarantee_income, ...(ways && { ways }) });
};
