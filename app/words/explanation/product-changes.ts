import { formatRand } from "~/base/money";
import type { WireProductChange, WireReason } from "~/contract/plan/recommendation";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** The effect of another importance, and its name when it comes first. */
const CHOOSING = {
  income: "could choose a sure income",
  inheritance: "could choose to leave money behind",
} as const;
const COMES_FIRST = {
  income: ["a sure income", "leaving money behind"],
  inheritance: ["leaving money behind", "a sure income"],
} as const;

/** Changes that would lead to another product, in words; recommendations of earlier versions have none. */
export function sayChanges({ changes = [] }: WireReason, facts: PlanFacts): string[] {
  const { you } = speakOf(facts);
  return changes.map((change) => {
    const recommend = `we would recommend ${PRODUCT_WORDS[change.product].withArticle}.`;
    // A further choice that the change needs is a sentence of its own.
    return change.importance
      ? `${sayWith(change)}, ${you} ${CHOOSING[change.importance]}. Then ${recommend}`
      : `If ${sayCondition(change, you, facts.plan.retirement_savings)}, ${recommend}`;
  });
}

function sayWith(change: WireProductChange): string {
  return change.answer === "savings"
    ? `With savings of more than ${formatRand(change.value - 1)}`
    : "With a back-up plan";
}

function sayCondition(change: WireProductChange, you: string, savings = 0): string {
  switch (change.answer) {
    case "importance": {
      const [first, second] = COMES_FIRST[change.value];
      return `${first} mattered more to ${you} than ${second}`;
    }
    case "savings":
      return `${you} had saved ${formatRand(change.value)} or ${change.value > savings ? "more" : "less"}`;
    case "has_backup":
      return `${you} had ${change.value ? "a" : "no"} back-up plan`;
  }
}
