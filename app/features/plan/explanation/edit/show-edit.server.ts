import { json } from "@remix-run/node";
import { writeAmount } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { describeReplaced } from "~/words/changes/describe-changed-plan";
import { describeNeedsPart, UNSAVED_TOO } from "~/words/changes/describe-edit";
import { tellWhen } from "~/web/identity/session.server";
import { OWN_INCOME_QUESTION, REPLACES_CHANGES } from "~/words/changes/describe-own-income";
import { NEEDS_PART_WORDS } from "~/words/changes/lever-page-words";
import type { NeedsPart, PlanPart } from "~/contract/plan/levers";
import { describeFundsPart } from "~/words/changes/describe-funds-part";
import { EDIT, writeEditPath } from "../addresses";
import { findAmendWarnings } from "../amend-warnings.server";
import { listFields, writeFields } from "../increase/typed-needs";
import { AMOUNT_FIELDS, askAmount, isAmountPart } from "./amount-part.server";
import type { AmountPart } from "./amount-part.server";
import { AS_RECOMMENDED } from "./edit-view";
import type { EditView } from "./edit-view";
import { findFundsGround, findIncome, findPartGround, openPart } from "./open-part.server";
import type { OpenedPart } from "./open-part.server";
import { writeSlid } from "./slid-amount";
import { writeFundFields } from "./typed-funds";
import { weighAsItStands } from "./weigh-part.server";

type Shown = Pick<EditView, "question" | "lead" | "warnings" | "asked" | "values">;

/**
 * Shows the page that edits a part of a plan.
 * @throws Response as `openPart`; 503 if what the part goes by could not be worked out
 */
export async function showEdit(request: Request, part: PlanPart) {
  const opened = await openPart(request, part);
  const { named, headers } = opened;
  const isReset = new URL(request.url).searchParams.has(AS_RECOMMENDED);
  const shown = await showPart(part, opened, isReset);
  const view: EditView = {
    ...shown,
    warnings: [...shown.warnings, ...(await findAmendWarnings(opened))],
    action: writePlanAddress(writeEditPath(part), named),
    parts: writePlanAddress(EDIT, named),
  };
  return json(view, { headers });
}

async function showPart(part: PlanPart, opened: OpenedPart, isReset: boolean): Promise<Shown> {
  if (isAmountPart(part, opened)) return showAmount(part, opened, isReset);
  return part === "portfolio-layout" ? showFunds(opened) : showNeeds(part as NeedsPart, opened);
}

/** What becomes of what was changed before. */
function listWarnings({ amended, isByIncome, isUnsaved }: OpenedPart): string[] {
  return [...(amended && isByIncome ? [describeReplaced(amended)] : []), ...(isUnsaved ? [UNSAVED_TOO] : [])];
}

function showFunds(opened: OpenedPart): Shown {
  const { question, lead, pots, table } = describeFundsPart(opened.facts);
  return {
    question,
    lead,
    warnings: listWarnings(opened),
    asked: { kind: "funds", pots, table, figures: weighAsItStands("portfolio-layout", opened) },
    values: writeFundFields(findFundsGround(opened)),
  };
}

function showNeeds(part: NeedsPart, opened: OpenedPart): Shown {
  const ground = findPartGround(part, opened);
  const { question, lead, fields, prices } = describeNeedsPart(part, listFields(ground), opened.facts);
  return {
    question,
    lead,
    warnings: listWarnings(opened),
    asked: { kind: "needs", fields, prices, figures: weighAsItStands(part, opened) },
    values: writeFields(ground),
  };
}

async function showAmount(part: AmountPart, opened: OpenedPart, isReset: boolean): Promise<Shown> {
  const asked = await askAmount(part, opened);
  if (!asked.ok) throw new Response(asked.reason, { status: 503, headers: tellWhen(new Headers()) });
  const { amount, lead } = asked.value;
  const field = AMOUNT_FIELDS[part];
  const values = part === "income" ? writeIncome(opened) : writeCash(opened, amount.recommended.amount);
  const text = isReset ? writeAmount(amount.recommended.amount) : (values[field] ?? "");
  return {
    ...(part === "income" ? introduceIncome(opened) : introduceCash(opened)),
    lead,
    asked: asked.value,
    values: { ...values, [field]: text, ...writeSlid(text, amount) },
  };
}

function writeIncome(opened: OpenedPart): Record<string, string> {
  return { [AMOUNT_FIELDS.income]: writeAmount(findIncome(opened)) };
}

/** The cash and what it is for; what we recommend goes by the changes beside it. */
function writeCash(opened: OpenedPart, lump_sum: number): Record<string, string> {
  const ground = findPartGround("lump-sum", opened);
  return writeFields({ ...ground, recommended: { ...ground.recommended, lump_sum } });
}

type Introduction = Pick<Shown, "question" | "warnings">;

function introduceIncome({ facts, amended = facts, isByIncome, isUnsaved }: OpenedPart): Introduction {
  const replaces = isUnsaved || (amended !== facts && !isByIncome);
  return {
    question: OWN_INCOME_QUESTION,
    warnings: replaces ? [REPLACES_CHANGES] : [],
  };
}

function introduceCash(opened: OpenedPart): Introduction {
  return {
    question: NEEDS_PART_WORDS["lump-sum"].question,
    warnings: listWarnings(opened),
  };
}
