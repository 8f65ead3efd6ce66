import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import {
  INCOME_NOT_LESS,
  NOTHING_CHANGED,
  NOT_BOTH,
  checkDesiredIncome,
  checkNeeds,
  pickChanges,
} from "~/contract/adjust-rules";
import type { NeedsMistake, AmountRange } from "~/contract/adjust-rules";
import { readRecommendedNeeds } from "~/contract/adjust-needs";
import type { AdjustNeeds, WireCustomisation } from "~/contract/adjust-needs";
import type { BodyOf } from "~/contract/operation";
import type { OperationAt } from "~/contract/operations";
import { recommendationSchema } from "~/contract/recommendation";
import type { Customisation } from "~/engine";
import { findPlan, lockPlan } from "../plan/plans";
import { findAdjustLimits, toAdjustment } from "../recommendation/adjustment";
import { calculateFor, findAdvisedPlan } from "../recommendation/advised-plan";
import type { AdvisedPlan } from "../recommendation/advised-plan";
import { findAttributes, keepCustomised } from "../recommendation/customised";
import { presentRecommendation } from "../recommendation/present-recommendation";
import { findGiven } from "../recommendation/recommendations";
import { roundToCents } from "../recommendation/round";
import { refuseMistakes } from "./calculations";
import { done, refused, toKeep } from "./handler";
import type { Handler } from "./handler";

const BY_INCOME_FAILURE = "Not able to get base recommendation based on Monthly Income";

/** What is changed, as it travels and is kept, and as the engine is told. */
type Change = { attributes: WireCustomisation; told: Customisation };

/** Customises our recommendation and keeps what comes of it beside ours, in the place of an earlier one. */
export const overrideRecommendation: Handler<"overrideRecommendation"> = async ({ store, person, body }) => {
  const words = body.desired_gross_monthly_income === undefined ? {} : { message: BY_INCOME_FAILURE };
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason, advised.reason === "notFound" ? words : {});
  const { given, basis, plan } = advised.value;
  const change = readChange(advised.value, body);
  if (!change.ok) return refuseMistakes(change.reason);
  const { attributes, told } = change.value;
  const advice = await calculateFor(advised.value, "customisedAdvice", { customisation: told });
  if (!advice.ok) return refused(advice.reason);
  const recommendation = recommendationSchema.parse(presentRecommendation(advice.value, basis, "edit"));
  const customised = { recommendation, attributes, engineVersion: advice.value.engineVersion };
  return toKeep(async (tx) => {
    const locked = await lockPlan(tx, person, body);
    if (!locked) return refused("notFound", words);
    const newest = await findGiven(tx, plan.id);
    // Answers that changed meanwhile ask for another recommendation, and this one customises the old.
    const isStill = typeof newest === "object" && newest.generation === given.generation;
    if (!isStill) return refused("recommendationPending");
    await keepCustomised(tx, plan.id, { given, customised });
    return done({ ...recommendation, selected: locked.selectedPlanType === "edit" });
  });
};

/** Reads what is to change; the mistakes when it cannot. */
function readChange(
  advised: AdvisedPlan,
  body: BodyOf<OperationAt<"overrideRecommendation">>,
): Result<Change, NeedsMistake[]> {
  const { recommendation } = advised.given;
  const changes = pickChanges(body, readRecommendedNeeds(recommendation));
  const isNeedChanged = Object.keys(changes).length > 0;
  const desired = body.desired_gross_monthly_income;
  if (desired !== undefined) {
    if (isNeedChanged) return failure([{ path: INCOME, message: NOT_BOTH }]);
    const { min_desired_monthly_income: minimum, max_desired_monthly_income: maximum } =
      recommendation.common_info;
    return readIncome(desired, { minimum, maximum });
  }
  if (!isNeedChanged) return failure([{ path: "", message: NOTHING_CHANGED }]);
  const limits = findAdjustLimits(advised);
  const mistakes = checkNeeds(changes, limits);
  if (mistakes.length > 0) return failure(mistakes);
  return success({ attributes: writeAttributes(changes), told: toAdjustment(changes, limits) });
}

/** A day is kept as days travel, however it was written. */
function writeAttributes({ retirement_date: date, ...others }: AdjustNeeds): AdjustNeeds {
  const day = date && parseDayMonthYear(date);
  return { ...(day && { retirement_date: formatDayMonthYear(day) }), ...others };
}

const INCOME = "desired_gross_monthly_income";

/** An income that only reads like one of its limits becomes the limit; at the upper one nothing is changed. */
function readIncome(desired: number, range: AmountRange): Result<Change, NeedsMistake[]> {
  const mistake = checkDesiredIncome(desired, range);
  if (mistake) return failure([{ path: INCOME, message: mistake }]);
  const income = roundToCents(Math.min(Math.max(desired, range.minimum), range.maximum));
  if (Math.round(income) === Math.round(range.maximum))
    return failure([{ path: INCOME, message: INCOME_NOT_LESS }]);
  return success({ attributes: { [INCOME]: income }, told: { desiredIncomePerMonth: income } });
}

/** What was changed of the customised plan. */
export const getAttributes: Handler<"getAttributes"> = async ({ store, person, query }) => {
  const plan = await findPlan(store, person, query);
  const found = plan && (await findAttributes(store, plan.id));
  if (!found) return refused("notFound");
  return done({ ...found.attributes, id: plan.id, plan_type: "edit" });
};
