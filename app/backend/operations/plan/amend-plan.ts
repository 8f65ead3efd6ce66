import { isDeepStrictEqual } from "node:util";
import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import { failure, type Result, success } from "~/base/result";
import {
  checkAnyIncome,
  isRecommendedIncome,
  type NeedsMistake,
  NOT_BOTH,
  NOTHING_CHANGED,
  pickChanges,
} from "~/contract/plan/adjust-rules";
import { checkNeeds } from "~/contract/plan/check-needs";
import {
  type AdjustNeeds,
  findIncomeRange,
  readRecommendedNeeds,
  type WireAmendment,
} from "~/contract/plan/adjust-needs";
import { recommendationSchema, type Recommendation } from "~/contract/plan/recommendation";
import type { Amendment } from "~/engine";
import { auditPlanAct } from "../../people/audit-entries";
import { findPlan, lockPlan, selectPlanType } from "../../plans/plans";
import { findAdjustLimits, toAmendment } from "../../recommendation/adjustment";
import { type AdvisedPlan, calculateFor, findAdvisedPlan } from "../../recommendation/advised-plan";
import { type Amended, discardAmended, findAttributes, storeAmended } from "../../recommendation/amended";
import { presentRecommendation } from "../../recommendation/present-recommendation";
import { findGiven } from "../../recommendation/recommendations";
import { roundToCents } from "../../calls/round";
import { done, type Handler, refused, refuseMistakes, storeAfterComputing } from "../../calls/handler";

const BY_INCOME_FAILURE = "Not able to get base recommendation based on Monthly Income";

/** An amendment, in the wire's form and in the engine's; `nothing` for the recommended income. */
type Change = { attributes: WireAmendment; told: Amendment } | "nothing";

/**
 * Amends our recommendation and stores the result beside ours, replacing an earlier one. The recommended
 * income only discards an earlier amendment: our recommendation is the answer, and counts.
 */
export const overrideRecommendation: Handler<"overrideRecommendation"> = async ({
  store,
  person,
  body,
  now,
}) => {
  const words = body.desired_gross_monthly_income === undefined ? {} : { message: BY_INCOME_FAILURE };
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason, advised.reason === "notFound" ? words : {});
  const { given, plan } = advised.value;
  const change = readChange(advised.value, body);
  if (!change.ok) return refuseMistakes(change.reason);
  const amended = await amend(advised.value, change.value);
  if (!amended.ok) return refused(amended.reason);
  return storeAfterComputing(async (tx) => {
    const locked = await lockPlan(tx, person, body);
    if (!locked) return refused("notFound", words);
    const newest = await findGiven(tx, plan.id);
    // If the answers have changed meanwhile, this would amend the old recommendation.
    const isStill = typeof newest === "object" && newest.generation === given.generation;
    if (!isStill) return refused("recommendationPending");
    const { attributes = {} } = (await findAttributes(tx, plan.id)) ?? {};
    if (body.instead_of && !isDeepStrictEqual(body.instead_of, attributes)) return refused("planChanged");
    await auditPlanAct(tx, { act: "changed a plan", plan: locked, by: person, now });
    // A selected amended plan is replaced or discarded, so it has to be selected again.
    if (locked.selectedPlanType === "edit")
      await selectPlanType(tx, plan.id, { planType: amended.value ? "edit" : "base", at: null });
    if (!amended.value) {
      await discardAmended(tx, plan.id);
      return done({ ...given.recommendation, selected: true });
    }
    await storeAmended(tx, plan.id, { given, amended: amended.value });
    return done({ ...amended.value.recommendation, selected: locked.selectedPlanType === "edit" });
  });
};

/** Previews amendments of the recommendation. A mistake in one does not affect the others. */
export const previewRecommendations: Handler<"previewRecommendations"> = async ({ store, person, body }) => {
  const advised = await findAdvisedPlan(store, person, body);
  if (!advised.ok) return refused(advised.reason);
  const all = await Promise.all(body.changes.map((change) => preview(advised.value, change)));
  const previews = all.flatMap((previewed) => (previewed.ok ? [previewed.value] : []));
  return previews.length < all.length ? refused("busy") : done({ previews });
};

type Preview = { recommendation: Recommendation } | { errors: NeedsMistake[] };

/** An empty change previews our recommendation. */
async function preview(advised: AdvisedPlan, asked: WireAmendment): Promise<Result<Preview, "busy">> {
  const { recommendation } = advised.given;
  if (Object.keys(asked).length === 0) return success({ recommendation });
  const change = readChange(advised, asked);
  if (!change.ok) return success({ errors: change.reason });
  const amended = await amend(advised, change.value);
  if (!amended.ok) return amended;
  return success({ recommendation: amended.value?.recommendation ?? recommendation });
}

/** Computes the amended recommendation; undefined if nothing is changed. */
async function amend(advised: AdvisedPlan, change: Change): Promise<Result<Amended | undefined, "busy">> {
  if (change === "nothing") return success(undefined);
  const advice = await calculateFor(advised, "amendedAdvice", { amendment: change.told });
  if (!advice.ok) return advice;
  const presented = presentRecommendation(advice.value, advised.basis, "edit");
  const { engineVersion } = advice.value;
  return success({
    recommendation: recommendationSchema.parse(presented),
    attributes: change.attributes,
    engineVersion,
  });
}

/** Reads an amendment, or returns its mistakes. */
function readChange(advised: AdvisedPlan, body: WireAmendment): Result<Change, NeedsMistake[]> {
  const { recommendation } = advised.given;
  const changes = pickChanges(body, readRecommendedNeeds(recommendation));
  const isNeedChanged = Object.keys(changes).length > 0;
  const desired = body.desired_gross_monthly_income;
  if (desired !== undefined) {
    if (isNeedChanged) return failure([{ path: INCOME, message: NOT_BOTH }]);
    return readIncome(desired, recommendation);
  }
  if (!isNeedChanged) return failure([{ path: "", message: NOTHING_CHANGED }]);
  const limits = findAdjustLimits(advised, changes);
  const mistakes = checkNeeds(changes, limits);
  if (mistakes.length > 0) return failure(mistakes);
  const told = toAmendment(changes, { limits, basis: advised.basis });
  return success({ attributes: writeAttributes(changes), told });
}

/** Stores a date in the wire's format, however it was written. */
function writeAttributes({ retirement_date: date, ...others }: AdjustNeeds): AdjustNeeds {
  const day = date && parseDayMonthYear(date);
  return { ...(day && { retirement_date: formatDayMonthYear(day) }), ...others };
}

const INCOME = "desired_gross_monthly_income";

/**
 * Clamps an income that displays the same as the lowest or highest one to that; one that displays the same as
 * the recommended one changes nothing.
 */
function readIncome(desired: number, recommendation: Recommendation): Result<Change, NeedsMistake[]> {
  const range = findIncomeRange(recommendation);
  const mistake = checkAnyIncome(desired, range);
  if (mistake) return failure([{ path: INCOME, message: mistake }]);
  if (isRecommendedIncome(desired, recommendation.common_info.max_desired_monthly_income))
    return success("nothing");
  const income = roundToCents(Math.min(Math.max(desired, range.minimum), range.maximum));
  return success({ attributes: { [INCOME]: income }, told: { desiredIncomePerMonth: income } });
}

/** Returns a plan's attributes. */
export const getAttributes: Handler<"getAttributes"> = async ({ store, person, query }) => {
  const plan = await findPlan(store, person, query);
  const found = plan && (await findAttributes(store, plan.id));
  if (!found) return refused("notFound");
  return done({ ...found.attributes, id: plan.id, plan_type: "edit" });
};
