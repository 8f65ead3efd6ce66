/** A plan on paper: in a record of advice, which is frozen at selection, and in a shared plan. */
import { formatRand } from "~/base/money";
import type { AdviceRecord } from "~/contract/records/advice-record";
import type { RecordedBlock, ShownPlan } from "~/contract/records/record-paper";
import { describeAssumed } from "../assumed/describe-assumed";
import { describeFamily } from "../plan/describe-family";
import { describeHero } from "../plan-page/describe-hero";
import { FUTURES_SHOWN } from "../plan/describe-likelihood";
import { describeSplit } from "../plan/describe-split";
import { layOutChoice } from "./lay-out-choice";
import { describeIncomeYears } from "./describe-years";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { capitalise } from "../plan/write-figures";

/** Describes a plan: its conclusion, its chance, the split, the years, and the part left for others. */
export function describeShownPlan(facts: PlanFacts, planType: AdviceRecord["plan_type"]): ShownPlan {
  return {
    conclusion: writeConclusion(facts, planType),
    chance: describeChance(facts),
    sections: [...describeSavings(facts), ...describeFuture(facts)],
  };
}

/** How the savings are divided at retirement. */
export function describeSavings(facts: PlanFacts): ShownPlan["sections"] {
  return [...layOutChoice(facts), { heading: "What becomes of the savings", blocks: describeParts(facts) }];
}

/**
 * The years ahead, and the answers and assumptions.
 * @param otherYears savings and inheritance by year, if shown
 */
export function describeFuture(
  facts: PlanFacts,
  otherYears: ShownPlan["sections"] = [],
): ShownPlan["sections"] {
  return [
    { heading: "The income as the years go by", blocks: describeIncomeYears(facts) },
    ...otherYears,
    { heading: "What is left for others", blocks: describeOthers(facts) },
    ...describeRestsOn(facts),
  ];
}

function writeConclusion(
  { product, annuityName, income }: PlanFacts,
  planType: AdviceRecord["plan_type"],
): string {
  const { withArticle } = PRODUCT_WORDS[product.product];
  const pays = `${formatRand(income.total)} a month before tax`;
  return planType === "base"
    ? `We advised ${withArticle}, ${pays}`
    : `${capitalise(annuityName)}, changed by you, ${pays}`;
}

function describeChance(facts: PlanFacts): RecordedBlock[] {
  const { dots } = describeHero(facts).chance;
  const alternative = `${FUTURES_SHOWN} dots, of which ${dots} are filled: ${dots} of ${FUTURES_SHOWN} futures go well.`;
  return [{ kind: "chance", dots, of: FUTURES_SHOWN, alternative }];
}

function describeParts(facts: PlanFacts): RecordedBlock[] {
  const { intro, parts } = describeSplit(facts);
  const { income, amounts } = facts;
  const paid = {
    cash: "–",
    unitTrust: formatRand(income.fromUnitTrust),
    annuity: formatRand(income.fromAnnuity),
  };
  return [
    { kind: "text", text: intro },
    {
      kind: "table",
      caption: "Today’s rand, before tax",
      heads: ["Part of the savings", "Amount", "Pays a month"],
      figures: [1, 2],
      widths: [0.6, 0.2, 0.2],
      rows: [
        ...parts.map(({ key, name, amount, note }) => ({ cells: [[name, note], amount, paid[key]] })),
        { cells: ["Together", formatRand(amounts.savings), formatRand(income.total)], isTotal: true },
      ],
    },
  ];
}

/** The given and assumed answers; empty for an earlier version of the method, which did not ask them. */
function describeRestsOn(facts: PlanFacts): ShownPlan["sections"][number][] {
  const { heading, lines } = describeAssumed(facts);
  if (lines.length === 0) return [];
  return [
    {
      heading,
      blocks: [{ kind: "text", text: lines.map(({ title, note }) => `**${title}.** ${note}`).join(" ") }],
    },
  ];
}

function describeOthers(facts: PlanFacts): RecordedBlock[] {
  const { sentences, estate, heads, rows, note } = describeFamily(facts);
  return [
    {
      kind: "list",
      items: [sentences, estate].filter(({ length }) => length > 0).map((said) => said.join(" ")),
    },
    {
      kind: "table",
      caption: note,
      heads,
      figures: heads.flatMap((_head, index) => (index > 0 ? [index] : [])),
      widths: heads.map(() => 1 / heads.length),
      rows: rows.map(({ age, amounts }) => ({ cells: [String(age), ...amounts] })),
    },
  ];
}
