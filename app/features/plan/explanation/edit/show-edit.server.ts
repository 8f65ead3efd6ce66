import { json } from "@remix-run/node";
import { writeAmount } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { describeReplaced } from "~/words/changes/describe-changed-plan";
import { describeDecrease } from "~/words/changes/describe-decrease";
import { describeIncomePart, describeNeedsPart, UNSAVED_TOO } from "~/words/changes/describe-edit";
import type { NeedsPart, PlanPart } from "~/contract/plan/levers";
import { describeFundsPart } from "~/words/changes/describe-funds-part";
import { RECOMMENDED_PLAN, writeEditPath } from "../addresses";
import { findAmendWarnings } from "../amend-warnings.server";
import { NEW_INCOME, REFUSES_UNIT_TRUST } from "../decrease/decrease-page-view";
import { listFields, writeFields } from "../increase/typed-needs";
import { AS_RECOMMENDED } from "./edit-view";
import type { EditView } from "./edit-view";
import { findFundsGround, findIncome, findPartGround, openPart } from "./open-part.server";
import type { OpenedPart } from "./open-part.server";
import { writeFundFields } from "./typed-funds";

type Shown = Pick<EditView, "question" | "lead" | "warnings" | "asked" | "values">;

/**
 * Shows the page that edits a part of a plan.
 * @throws Response as `openPart`
 */
export async function showEdit(request: Request, part: PlanPart) {
  const opened = await openPart(request, part);
  const { named, headers } = opened;
  const isReset = new URL(request.url).searchParams.has(AS_RECOMMENDED);
  const shown = showPart(part, opened, isReset);
  const view: EditView = {
    ...shown,
    warnings: [...shown.warnings, ...(await findAmendWarnings(opened))],
    action: writePlanAddress(writeEditPath(part), named),
    plan: writePlanAddress(RECOMMENDED_PLAN, named),
  };
  return json(view, { headers });
}

function showPart(part: PlanPart, opened: OpenedPart, isReset: boolean): Shown {
  if (part === "income") return showIncome(opened, isReset);
  return part === "portfolio-layout" ? showFunds(opened) : showNeeds(part, opened);
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
    asked: { kind: "funds", pots, table },
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
    asked: { kind: "needs", fields, prices },
    values: writeFields(ground),
  };
}

function showIncome(opened: OpenedPart, isReset: boolean): Shown {
  const { facts, amended, isByIncome, isUnsaved } = opened;
  const start = isReset ? facts.income.total : findIncome(opened);
  const said = describeDecrease(facts, { amended: amended?.income, hasUnsavedNeeds: isUnsaved });
  const { question, lead } = describeIncomePart((amended ?? facts).income.total, facts);
  return {
    question,
    lead: [lead, ...said.sentences],
    warnings: said.warnings,
    asked: { kind: "income", said, isChanged: start !== facts.income.total },
    values: {
      [NEW_INCOME]: writeAmount(start),
      [REFUSES_UNIT_TRUST]: isByIncome ? "yes" : "no",
    },
  };
}
