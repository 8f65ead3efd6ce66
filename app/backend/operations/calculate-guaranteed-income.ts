import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey-record";
import type { SurveyRecord } from "~/contract/survey-record";
import { chooseAssumptions, guaranteedIncome, readAssumptions } from "~/engine";
import { findMistakes } from "../plan/check-record";
import { findPlan } from "../plan/plans";
import { findState } from "../recommendation/recommendations";
import { roundToCents } from "../recommendation/round";
import { isAnswered, toRetirementCase } from "../recommendation/retirement-case";
import { done, refused } from "./handler";
import type { Handler } from "./handler";

/** What the calculation reads. Other questions may still be open. */
const READ_FIELDS = new Set<string>([
  "dob",
  "gender",
  "retirement_date",
  "retirement_savings",
  "debt_value",
  "current_net_income",
  "cash_lump_sum_value",
  "partner_gender",
  "partner_dob",
] satisfies (keyof SurveyRecord)[]);

/**
 * The income that the savings would buy as a life annuity, from the answers known so far. With the number of a plan of
 * theirs, the dates in it hold even when they have passed, and its own fees are reckoned with.
 */
export const calculateGuaranteedIncome: Handler<"calculateGuaranteedIncome"> = async (call) => {
  const { body, now, store, person } = call;
  const plan = body.id === undefined ? undefined : await findPlan(store, person, { id: body.id });
  const mistakes = findMistakes(body, { now, accepted: plan?.record });
  const errors = mistakes?.errors.filter(({ path }) => READ_FIELDS.has(path)) ?? [];
  const profile = readSurveyRecord(body);
  if (errors.length > 0 || !isAnswered(profile)) return refused("invalid", { mistakes: { errors } });
  const today = todayInSouthAfrica(now);
  const state = plan && (await findState(store, plan.id));
  const basis = readAssumptions(chooseAssumptions(today, state?.fees ?? {}));
  const income = guaranteedIncome(toRetirementCase(profile, today), basis);
  return done({ guarantee_income: roundToCents(income) });
};
