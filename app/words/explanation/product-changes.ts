import { formatRand } from "~/base/money";
import type { WireProductChange, WireReason } from "~/contract/plan/recommendation";
import { PRODUCT_WORDS } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";

/** What a change of importance makes possible, and what it is called when it comes first. */
const CHOOSING = {
  income: "you could choose a sure income",
  inheritance: "you could choose to leave money behind",
} as const;
const COMES_FIRST = {
  income: "a sure income mattered more to you than leaving money behind",
  inheritance: "leaving money behind mattered more to you than a sure income",
} as const;

/**
 * What would change the product: each change that the recommendation names with a reason, in words. Recommendations of
 * earlier versions name none.
 */
export function sayChanges({ changes = [] }: WireReason, { plan }: PlanFacts): string[] {
  return changes.map((change) => {
    const recommend = `we would recommend ${PRODUCT_WORDS[change.product].withArticle}.`;
    // What has to be chosen as well is said in a sentence of its own.
    return change.importance
      ? `${sayWith(change)}, ${CHOOSING[change.importance]}. Then ${recommend}`
      : `If ${sayCondition(change, plan.retirement_savings)}, ${recommend}`;
  });
}

function sayWith(change: WireProductChange): string {
  return change.answer === "savings"
    ? `With savings of more than ${formatRand(change.value - 1)}`
    : "With a back-up plan";
}

function sayCondition(change: WireProductChange, savings = 0): string {
  switch (change.answer) {
    case "importance":
      return COMES_FIRST[change.value];
    case "savings":
      return `you had saved ${formatRand(change.value)} or ${change.value > savings ? "more" : "less"}`;
    case "has_backup":
      return `you had ${change.value ? "a" : "no"} back-up plan`;
  }
}
