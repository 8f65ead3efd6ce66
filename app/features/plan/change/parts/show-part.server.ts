import { speakOf } from "~/words/plan/speak-of";
import { json } from "@remix-run/node";
import { writeAmount } from "~/base/money";
import { writePlanAddress } from "~/base/plan-address";
import { findIncomeRange } from "~/contract/plan/adjust-needs";
import { LEVERS, type NeedsPart, type PlanPart } from "~/contract/plan/levers";
import { tellWhen } from "~/web/identity/session.server";
import { describeReplaced } from "~/words/changes/describe-amended-plan";
import { describeNeedsPart, UNSAVED_TOO } from "~/words/changes/describe-edit";
import { describeFundsPart } from "~/words/changes/describe-funds-part";
import { askOwnIncome, REPLACES_CHANGES } from "~/words/changes/describe-own-income";
import { findCertainNeed } from "~/words/plan-page/certain-need";
import { EDIT, LEAST, NEED } from "../../walk-through/addresses";
import { findAmendWarnings } from "../amend-warnings.server";
import { CHANGES } from "../changes";
import { groundOf, type OpenedPlan } from "../open-plan.server";
import {
  type Ground,
  listFields,
  readNeeds,
  REPLACED,
  SEEN,
  toForm,
  typingOfNeed,
  writeFields,
} from "../read-change";
import { writeSlider } from "../slider";
import { openPart } from "./open-part.server";
import { AS_RECOMMENDED, type EditView, type PartShown } from "./part-view";
import { toScale } from "./to-scale";
import { findAmountField, weighPart } from "./weigh-part.server";

/**
 * Shows the page that edits a part of a plan.
 * @throws Response as `openPart`; 503 if the part's figures could not be worked out
 */
export async function showPart(request: Request, part: PlanPart) {
  const opened = await openPart(request, part);
  const { named, headers } = opened;
  const ground = groundOf(CHANGES[part], opened);
  const asked = fillNeed(request, ground, opened);
  const least = findLeast(request, ground, opened);
  const change = least === undefined ? asked?.change : { desired_gross_monthly_income: least };
  const weighed = await weighPart(part, opened, change);
  if (!weighed.ok)
    throw new Response(String(weighed.reason), { status: 503, headers: tellWhen(new Headers()) });
  const { shown } = weighed.value;
  const field = findAmountField(part, opened);
  const isReset = new URL(request.url).searchParams.has(AS_RECOMMENDED);
  const start = isReset ? shown.amount?.words.recommended.amount : least;
  const view: EditView = {
    ...describePart(part, ground, opened),
    warnings: [...listWarnings(part, opened), ...(await findAmendWarnings(opened))],
    field,
    shown,
    ground,
    values: {
      ...fill(ground, shown, { field, start }),
      ...asked?.values,
      [REPLACED]: writeReplaced(opened),
      [SEEN]: "",
    },
    action: writePlanAddress(CHANGES[part].address, named),
    parts: writePlanAddress(EDIT, named),
  };
  return json(view, { headers });
}

/** The plan's changes when the page was made, which an amount would replace; posted back to detect newer ones. */
export function writeReplaced({ attributes }: OpenedPlan): string {
  return JSON.stringify(attributes);
}

function describePart(
  part: PlanPart,
  ground: Ground,
  { facts }: OpenedPlan,
): Pick<EditView, "question" | "lead" | "needs" | "funds"> {
  if (ground.asks === "income") return { question: askOwnIncome(speakOf(facts)), lead: [] };
  if (ground.asks === "funds") {
    const { question, lead, ...funds } = describeFundsPart(facts);
    return { question, lead, funds };
  }
  // The lump sum has a slider and a field apart from these.
  const levers = listFields(ground).filter((lever) => lever !== "lump_sum");
  const { question, lead, ...needs } = describeNeedsPart(part as NeedsPart, levers, facts);
  return { question, lead, needs };
}

/** The form filled with the share that guarantees the need, if the address asks for it. */
function fillNeed(request: Request, ground: Ground, { facts, amended = facts }: OpenedPlan) {
  const isAsked = new URL(request.url).searchParams.has(NEED);
  if (!isAsked || ground.asks !== "levers" || !listFields(ground).includes("perct_guaranteed"))
    return undefined;
  const certain = findCertainNeed(amended);
  if (!certain) return undefined;
  const text = typingOfNeed("perct_guaranteed").write(certain.share);
  const values = { ...writeFields(ground), [LEVERS.perct_guaranteed.inForm]: text };
  const read = readNeeds(toForm(values), ground);
  return "mistakes" in read ? undefined : { values, change: read.change };
}

/** The lowest income that the plan may pay, in whole rand, if the address asks for it. */
function findLeast(request: Request, ground: Ground, { facts }: OpenedPlan): number | undefined {
  const isAsked = ground.asks === "income" && new URL(request.url).searchParams.has(LEAST);
  return isAsked ? Math.round(findIncomeRange(facts.recommendation).minimum) : undefined;
}

/** Warnings about the effect on earlier changes. */
function listWarnings(part: PlanPart, { amended, isByIncome, isUnsaved }: OpenedPlan): string[] {
  if (part === "income") return isUnsaved || (amended && !isByIncome) ? [REPLACES_CHANGES] : [];
  return [...(amended && isByIncome ? [describeReplaced(amended)] : []), ...(isUnsaved ? [UNSAVED_TOO] : [])];
}

type Amount = { field?: string; start?: number };

/** The fields' values; the recommended lump sum depends on the changes beside it. */
function fill(ground: Ground, { amount }: PartShown, { field, start }: Amount): Record<string, string> {
  if (!amount || !field) return writeFields(ground);
  const ours = amount.words.recommended.amount;
  const values =
    ground.asks === "levers"
      ? writeFields({ ...ground, recommended: { ...ground.recommended, lump_sum: ours } })
      : writeFields(ground);
  const text = start === undefined ? (values[field] ?? "") : writeAmount(start);
  return { ...values, [field]: text, ...writeSlider(toScale(amount.words), text) };
}
