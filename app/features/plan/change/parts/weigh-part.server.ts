/** Works out the effect of a part, for the present plan or a chosen change. Nothing is stored. */
import { failure, type Result, success } from "~/base/result";
import { type AdjustNeeds, findLumpSumRange, type WireAmendment } from "~/contract/plan/adjust-needs";
import { type AmountRange, isRecommendedIncome } from "~/contract/plan/adjust-rules";
import { LEVERS, type PlanPart } from "~/contract/plan/levers";
import type { FormRefusal } from "~/ui/form";
import { AFTERWARDS, describeNeedsFigures } from "~/words/changes/describe-edit";
import {
  describeLumpSum,
  describeLumpSumFigures,
  introduceLumpSum,
  NEXT_LUMP_SUM,
} from "~/words/changes/describe-lump-sum";
import {
  describeOwnIncome,
  describeOwnIncomeFigures,
  introduceOwnIncome,
} from "~/words/changes/describe-own-income";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { CHANGES } from "../changes";
import { groundOfLevers, type OpenedPlan } from "../open-plan.server";
import { previewEach, previewFacts } from "../preview.server";
import { listFields, NEW_INCOME, placeMistakes } from "../read-change";
import { areSameNeeds } from "../working-needs.server";
import type { PartShown } from "./part-view";

/** The effect of a part, and its change, in which a lump sum equal to the recommended one is left out. */
type Weighed = Result<{ shown: PartShown; change: WireAmendment }, FormRefusal>;

/** The field of a part's amount; undefined if it has none, such as the cash where no lump sum can be chosen. */
export function findAmountField(part: PlanPart, opened: OpenedPlan): string | undefined {
  if (part === "income") return NEW_INCOME;
  const hasLumpSum = part === "lump-sum" && listLevers(part, opened).includes("lump_sum");
  return hasLumpSum ? LEVERS.lump_sum.inForm : undefined;
}

/**
 * Works out the effect of a part.
 * @param change all changes of the plan including those of the part, or another income; without it, the
 *   present plan
 * @throws Response 404 if the plan is no longer theirs
 */
export async function weighPart(
  part: PlanPart,
  opened: OpenedPlan,
  change?: WireAmendment,
): Promise<Weighed> {
  if (part === "income") return weighIncome(opened, change?.desired_gross_monthly_income);
  if (findAmountField(part, opened)) return weighLumpSum(opened, change);
  const { facts, amended = facts } = opened;
  const chosen = change && (await previewOrOurs(opened, change));
  if (chosen && !chosen.ok) return chosen;
  const weighed = { facts, now: amended, chosen: chosen?.value };
  const figures = describeNeedsFigures(weighed, listLevers(part, opened));
  return success({ shown: { figures }, change: change ?? {} });
}

/** True if saving a change would leave the plan as it is. */
export function isAsItStands(
  change: WireAmendment,
  { facts, amended, isByIncome, stored }: OpenedPlan,
): boolean {
  const { desired_gross_monthly_income: income } = change;
  if (income === undefined) return areSameNeeds(change, stored);
  const held = amended && isByIncome ? amended : facts;
  return Math.round(income) === held.income.total;
}

function previewOrOurs(opened: OpenedPlan, change: WireAmendment): Promise<Result<PlanFacts, string>> {
  const isOurs = Object.keys(change).length === 0;
  return isOurs ? Promise.resolve(success(opened.facts)) : previewFacts(opened, change);
}

function listLevers(part: PlanPart, opened: OpenedPlan) {
  return listFields(groundOfLevers(CHANGES[part], opened));
}

async function weighIncome(opened: OpenedPlan, income: number | undefined): Promise<Weighed> {
  const { facts, amended = facts } = opened;
  const isOurs = income !== undefined && isRecommendedIncome(income, facts.income.total);
  const change = income === undefined ? {} : { desired_gross_monthly_income: income };
  const chosen = income === undefined ? undefined : await previewOrOurs(opened, isOurs ? {} : change);
  if (chosen && !chosen.ok) return chosen;
  const figures = describeOwnIncomeFigures({ facts, now: amended, chosen: chosen?.value });
  const lead = [...introduceOwnIncome(facts, amended), AFTERWARDS];
  return success({
    shown: { figures, amount: { lead, words: describeOwnIncome(facts), figures }, seen: income },
    change,
  });
}

/**
 * Compares a lump sum with the plan without a chosen one, from which its limits follow, and with the next
 * larger one, all in one call.
 */
async function weighLumpSum(opened: OpenedPlan, needs?: AdjustNeeds): Promise<Weighed> {
  const { facts, amended = facts, progress } = opened;
  const { lump_sum, ...others } = needs ?? progress.needs;
  const isChosen = needs !== undefined && lump_sum !== undefined;
  const larger = isChosen ? [needs, { ...others, lump_sum: lump_sum + NEXT_LUMP_SUM }] : [];
  const previewed = await previewEach(opened, [others, ...larger]);
  if (!previewed.ok) return previewed;
  const [base, own, next] = previewed.value;
  if (!base || "mistakes" in base) return failure(placeMistakes(base?.mistakes ?? []));
  const isOurs = isChosen && Math.round(lump_sum) === Math.round(base.facts.cash.lump_sum);
  if (own && !isOurs && "mistakes" in own) return failure(placeMistakes(own.mistakes));
  const range = findRange(base.facts, facts);
  const chosen = isOurs || !own || "mistakes" in own ? base.facts : own.facts;
  const figures = describeLumpSumFigures({
    facts,
    now: amended,
    base: base.facts,
    ...(needs && { chosen }),
    ...(next && "facts" in next && { next: next.facts }),
  });
  const lead = [...introduceLumpSum(base.facts, range.maximum), AFTERWARDS];
  return success({
    shown: { figures, amount: { lead, words: describeLumpSum(base.facts, range), figures } },
    change: isOurs ? others : (needs ?? {}),
  });
}

/** The same rule as in the engine: the lump sum of the recommended needs stays allowed. */
function findRange(base: PlanFacts, ours: PlanFacts): AmountRange {
  const [own, range] = [ours, base].map(({ recommendation }) => findLumpSumRange(recommendation));
  if (!own || !range) return { minimum: 0, maximum: 0 };
  return { minimum: Math.min(own.minimum, range.minimum), maximum: range.maximum };
}
