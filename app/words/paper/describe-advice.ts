/** The sentences of a record of advice, with the wording of the plan's page. */
import { readRecommendedNeeds, type WireAmendment } from "~/contract/plan/adjust-needs";
import type { AdviceRecord } from "~/contract/records/advice-record";
import { LEVER_NAMES } from "~/contract/plan/levers";
import { findProduct } from "~/contract/plan/recommended-product";
import { formatRand } from "~/base/money";
import { describeCosts } from "../costs/describe-costs";
import { sayGap } from "../changes/describe-gap";
import { describeChosenFunds } from "../changes/describe-holdings";
import { describeFees, type FeesView } from "../costs/describe-fees";
import { sayPrices } from "../plan/annuity-prices";
import { describeHero } from "../plan-page/describe-hero";
import { describeOutlook } from "../plan-page/describe-outlook";
import { describeReasons } from "../plan/describe-reasons";
import { describeSmallPrint } from "../plan/describe-small-print";
import { describeSplit, saySplit } from "../plan/describe-split";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { sayLeftForSupport } from "../plan/promised-support";
import { warnOfSupport } from "../plan/support-share";
import { hasWays } from "../plan/ways-to-be-paid";
import { capitalise } from "../plan/write-figures";
import { nameNeed, writeNeed } from "../changes/write-need";

type Costs = AdviceRecord["costs"];

/** The products considered, the recommended one first, with the reasons for and against. */
export function describeOptions(facts: PlanFacts): AdviceRecord["options"] {
  const { reasons, others } = describeReasons(facts);
  const recommended = { product: facts.common.annuity_recommendation, reasons };
  return [recommended, ...others].map(({ product, reasons: words }, index) => {
    const priced = findProduct(facts.recommendation, product);
    // Only one of the two life annuities is offered, and only its income is known.
    const isOffered = priced.product === product;
    return {
      product,
      name: PRODUCT_WORDS[product].name,
      is_recommended: index === 0,
      ...(isOffered && { monthly_income: priced.expected.monthly_income_total }),
      reasons: words.map(({ point, text }) => `${point} ${text}`),
    };
  });
}

/** The person's changes to our recommendation. */
export function describeChanges(facts: PlanFacts, changes: WireAmendment): AdviceRecord["changes"] {
  const { desired_gross_monthly_income: income, investment_recommendations: funds, ...needs } = changes;
  const byIncome = {
    need: "Monthly income",
    recommended: formatRand(facts.common.max_desired_monthly_income),
    chosen: formatRand(income ?? 0),
  };
  if (income !== undefined) return [byIncome];
  const recommended = readRecommendedNeeds(facts.recommendation);
  const ofNeeds = LEVER_NAMES.flatMap((lever) => {
    const chosen = needs[lever];
    if (chosen === undefined) return [];
    return [
      {
        need: capitalise(nameNeed(lever, facts)),
        recommended: writeNeed(lever, recommended[lever]),
        chosen: writeNeed(lever, chosen),
      },
    ];
  });
  return [...ofNeeds, ...describeChosenFunds(facts, funds)];
}

/** A plan's conclusion, its limits and risks, and its costs. */
export function describeAdvice(facts: PlanFacts): Pick<AdviceRecord, "summary" | "warnings" | "costs"> {
  const { conclusion, others } = groupSummary(facts);
  return {
    // Elsewhere the ways to be paid state the date of the prices; a record does not have them.
    summary: [
      conclusion,
      ...others.flat(),
      ...(facts.isLifeAnnuity && hasWays(facts) ? sayPrices(facts) : []),
    ],
    warnings: groupWarnings(facts).flat(),
    costs: tellCosts(facts, describeFees(facts)),
  };
}

export function tellCosts(facts: PlanFacts, { effectiveCosts }: FeesView): AdviceRecord["costs"] {
  const { heading, lead, details } = describeCosts(facts, "");
  return { heading, sentences: [...lead, ...details], tables: effectiveCosts.map(copyTable) };
}

/** A plan's income: the conclusion, and further sentences grouped by subject. */
export function groupSummary(facts: PlanFacts): { conclusion: string; others: string[][] } {
  const { phrases, pair, notes, chance } = describeHero(facts);
  return {
    conclusion: phrases.map(({ amount, words }) => [amount, words].filter(Boolean).join(" ")).join(" "),
    others: [
      pair.map(({ label, amount }) => `${label}: ${amount}.`),
      [...notes],
      [...chance.sentences, ...(chance.beside ? [chance.beside] : [])],
      sayGap(facts),
    ],
  };
}

/** A plan's limits and risks, grouped by subject. */
export function groupWarnings(facts: PlanFacts): string[][] {
  const { shortfall, help } = describeHero(facts);
  const outlook = describeOutlook(facts);
  const { taxNotes, origin } = describeSmallPrint(facts, "");
  return [
    [
      ...(shortfall ? [`${shortfall.heading}. ${shortfall.text}`] : []),
      ...warnOfSupport(facts),
      ...sayLeftForSupport(facts),
    ],
    [...help],
    saySplit(describeSplit(facts)),
    [...(outlook?.sentences ?? []), ...(outlook?.falling.sentences ?? [])],
    [...taxNotes],
    [origin],
  ];
}

function copyTable({
  title,
  caption,
  heads,
  rows,
}: FeesView["effectiveCosts"][number]): Costs["tables"][number] {
  return {
    title,
    caption,
    heads: [...heads],
    rows: rows.map(({ name, note, cells, isTotal = false }) => ({
      name,
      ...(note && { note }),
      cells: [...cells],
      is_total: isTotal,
    })),
  };
}
