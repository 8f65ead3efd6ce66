import { formatRand } from "~/base/money";
import type { FeePreview } from "~/contract/fees/client-fees";
import type { FeePart } from "~/contract/fees/fee-rules";
import type { ProductId } from "~/contract/fees/fee-table";
import type { FeesDeskView, TypedFee } from "./fees-view";

export const PRODUCT_NAMES: Record<ProductId, string> = {
  LAP: "Living annuity plus",
  LA: "Living annuity",
  UT: "Unit trust",
  RA: "Retirement annuity",
  TFI: "Tax-free investment",
};

export const PART_NAMES: Record<FeePart, string> = {
  initial: "Advice, once",
  annual: "Advice, a year",
  company: "Fund company, a year",
};

const PART_IN_SENTENCE: Record<FeePart, string> = {
  initial: "advice fee at the start",
  annual: "advice fee",
  company: "fund company’s fee",
};

/** The increase in a plan's monthly income, in whole rand. */
export function findDifference({ now, then }: FeePreview): number {
  return Math.round(then.monthlyIncome) - Math.round(now.monthlyIncome);
}

/** The page's heading: the effect of the typed fees on the client's income. */
export function describeChange(
  name: string,
  typed: Record<string, TypedFee>,
  preview: FeePreview | undefined,
): string {
  if (!preview) return `What ${name} pays for advice`;
  const difference = findDifference(preview);
  if (difference === 0) return `${name}’s income stays the same`;
  const changed = Object.entries(typed).filter(([, { was }]) => was !== undefined);
  const amount = formatRand(Math.abs(difference));
  const subject = nameChanged(changed);
  const isOne = subject.startsWith("A ");
  return difference > 0
    ? `${subject} ${isOne ? "gives" : "give"} ${name} ${amount} a month more`
    : `${subject} ${isOne ? "takes" : "take"} ${amount} a month from ${name}`;
}

function nameChanged(changed: [field: string, typed: TypedFee][]): string {
  const ways = new Set(changed.map(([, { isHigher }]) => (isHigher ? "higher" : "lower")));
  const [way] = ways;
  if (!way || ways.size > 1) return "These fees";
  const [[field] = [""], ...others] = changed;
  const part = (Object.keys(PART_IN_SENTENCE) as FeePart[]).find((one) => field.endsWith(`_${one}`));
  return others.length === 0 && part
    ? `A ${way} ${PART_IN_SENTENCE[part]}`
    : `${way === "higher" ? "Higher" : "Lower"} fees`;
}

const listKept = (plans: readonly number[]) =>
  plans.length === 1 ? `Plan ${plans[0]} keeps its fees.` : `Plans ${plans.join(", ")} keep their fees.`;

/** Says which plans a change works out again, and which keep the fees that they were worked out with. */
export function describePlans({ newestPlan, keptPlans }: Pick<FeesDeskView, "newestPlan" | "keptPlans">) {
  return [
    ...(newestPlan === undefined ? [] : [`Plan ${newestPlan} is worked out again.`]),
    ...(keptPlans.length > 0 ? [listKept(keptPlans)] : []),
  ].join(" ");
}

/** The outcome of a submitted form. */
export function describeSaved(view: FeesDeskView): string | undefined {
  if (view.saved === "template") return "Saved. Your new clients begin with these fees. No plan changes.";
  if (view.saved === "waiting")
    return `Sent. Higher fees count once ${view.client?.name ?? "your client"} says yes. No plan changes before.`;
  return view.saved && ["Saved.", describePlans(view)].filter(Boolean).join(" ");
}
