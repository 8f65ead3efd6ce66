/** The parts of a plan that are an amount: the lump sum, with what it is for beside it, and the income. */
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { findIncomeRange, findLumpSumRange } from "~/contract/plan/adjust-needs";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { checkAnyIncome, checkNeeds, isRecommendedIncome } from "~/contract/plan/adjust-rules";
import type { AmountRange } from "~/contract/plan/adjust-rules";
import { LEVERS } from "~/contract/plan/levers";
import type { PlanPart } from "~/contract/plan/levers";
import { rand } from "~/web/fields/typings";
import { AFTERWARDS, describeNeedsPart } from "~/words/changes/describe-edit";
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
import { NEW_INCOME } from "../decrease/decrease-page-view";
import { nameFields } from "../increase/refuse-needs.server";
import type { NeedsRefusal } from "../increase/tab-view";
import { listFields, readTypedNeeds } from "../increase/typed-needs";
import { previewFacts } from "../preview-plan.server";
import type { AmountView } from "./edit-view";
import { findPartGround } from "./open-part.server";
import type { OpenedPart } from "./open-part.server";
import { joinSlid } from "./slid-amount";

/** A part that is an amount. */
export type AmountPart = Extract<PlanPart, "lump-sum" | "income">;

/** What is chosen: an income, whole or in cents, or the plan's needs with the lump sum among them. */
export type ChosenAmount = { income: number } | { needs: AdjustNeeds };

type Refused = Partial<Pick<NeedsRefusal, "mistakes" | "notice">>;

/** The field of each part's amount. */
export const AMOUNT_FIELDS: Record<AmountPart, string> = {
  "lump-sum": LEVERS.lump_sum.inForm,
  income: NEW_INCOME,
};

/** What an amount replaces, as its page says it. */
export function writeReplaced({ attributes }: OpenedPart): string {
  return JSON.stringify(attributes);
}

/** Whether a part is an amount; that of the cash is one where there is any lump sum to choose. */
export function isAmountPart(part: PlanPart, opened: OpenedPart): part is AmountPart {
  if (part === "income") return true;
  return part === "lump-sum" && listFields(findPartGround(part, opened)).includes("lump_sum");
}

/**
 * Reads the form of an amount, in which slider and field then say the same. A lump sum is tested by what is chosen beside it.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function readAmount(
  part: AmountPart,
  form: FormData,
  opened: OpenedPart,
): Promise<Result<ChosenAmount, Refused>> {
  joinSlid(form, AMOUNT_FIELDS[part]);
  if (part === "income") return readIncome(form, opened.facts);
  const read = readTypedNeeds(form, findPartGround(part, opened));
  if ("mistakes" in read) return failure({ mistakes: nameFields(read.mistakes) });
  const { lump_sum, ...others } = read.needs;
  if (lump_sum === undefined) return success(read);
  const base = await findBase(read.needs, opened);
  if (!base.ok) return failure({ notice: base.reason });
  if (Math.round(lump_sum) === Math.round(base.value.cash.lump_sum)) return success({ needs: others });
  const mistakes = checkNeeds({ lump_sum }, { lump_sum: findRange(base.value, opened) });
  return mistakes.length > 0 ? failure({ mistakes: nameFields(mistakes) }) : success(read);
}

function readIncome(form: FormData, { recommendation, income }: PlanFacts): Result<ChosenAmount, Refused> {
  const typed = rand.read(form.get(NEW_INCOME)) ?? null;
  const message = checkAnyIncome(typed, findIncomeRange(recommendation));
  if (message) return failure({ mistakes: [{ field: NEW_INCOME, message }] });
  return success({ income: typed ?? income.total });
}

/** The plan with the needs that are changed and no lump sum of one's own, by which the lump sum's limits go. */
async function findBase(needs: AdjustNeeds, opened: OpenedPart): Promise<Result<PlanFacts, string>> {
  const others = Object.entries(needs).filter(([lever]) => lever !== "lump_sum");
  return others.length === 0 ? success(opened.facts) : previewFacts(opened, Object.fromEntries(others));
}

/** As the engine has it: what the recommended needs take stays allowed. */
function findRange(base: PlanFacts, { facts }: OpenedPart): AmountRange {
  const [ours, range] = [facts, base].map(({ recommendation }) => findLumpSumRange(recommendation));
  if (!ours || !range) return { minimum: 0, maximum: 0 };
  return { minimum: Math.min(ours.minimum, range.minimum), maximum: range.maximum };
}

/**
 * What a part's page asks for, with the plan as it stands or with what is chosen.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function askAmount(
  part: AmountPart,
  opened: OpenedPart,
  chosen?: ChosenAmount,
): Promise<Result<AmountView, string>> {
  const field = AMOUNT_FIELDS[part];
  const replaced = writeReplaced(opened);
  if (part === "income") {
    const income = chosen && "income" in chosen ? chosen.income : undefined;
    const asked = await askIncome(opened, income);
    return asked.ok
      ? success({ kind: "amount", field, fields: [], prices: [], replaced, ...asked.value })
      : asked;
  }
  const needs = chosen && "needs" in chosen ? chosen.needs : undefined;
  const asked = await askLumpSum(opened, needs);
  if (!asked.ok) return asked;
  const beside = listFields(findPartGround(part, opened)).filter((lever) => lever !== "lump_sum");
  const { fields, prices } = describeNeedsPart(part, beside, opened.facts);
  return success({ kind: "amount", field, fields, prices, replaced, ...asked.value });
}

type Asked = Pick<AmountView, "lead" | "amount" | "figures" | "shownIncome">;

async function askIncome(opened: OpenedPart, income: number | undefined): Promise<Result<Asked, string>> {
  const { facts, amended = facts } = opened;
  const lead = [...introduceOwnIncome(facts, amended), AFTERWARDS];
  const amount = describeOwnIncome(facts);
  if (income === undefined)
    return success({ lead, amount, figures: describeOwnIncomeFigures({ facts, now: amended }) });
  const isOurs = isRecommendedIncome(income, facts.income.total);
  const chosen = isOurs
    ? success(facts)
    : await previewFacts(opened, { desired_gross_monthly_income: income });
  if (!chosen.ok) return chosen;
  const figures = describeOwnIncomeFigures({ facts, now: amended, chosen: chosen.value });
  return success({ lead, amount, figures, shownIncome: income });
}

async function askLumpSum(
  opened: OpenedPart,
  needs: AdjustNeeds | undefined,
): Promise<Result<Asked, string>> {
  const { facts, amended = facts, progress } = opened;
  const base = await findBase(needs ?? progress.needs, opened);
  if (!base.ok) return base;
  const range = findRange(base.value, opened);
  const lead = [...introduceLumpSum(base.value, range.maximum), AFTERWARDS];
  const amount = describeLumpSum(base.value, range);
  const weighed = { facts, now: amended, base: base.value };
  if (!needs) return success({ lead, amount, figures: describeLumpSumFigures(weighed) });
  const { lump_sum = base.value.cash.lump_sum } = needs;
  const more = lump_sum + NEXT_LUMP_SUM;
  const [chosen, next] = await Promise.all([
    needs.lump_sum === undefined ? base : previewFacts(opened, needs),
    more > range.maximum ? undefined : previewFacts(opened, { ...needs, lump_sum: more }),
  ]);
  if (!chosen.ok) return chosen;
  if (next && !next.ok) return next;
  const figures = describeLumpSumFigures({ ...weighed, chosen: chosen.value, next: next?.value });
  return success({ lead, amount, figures });
}
