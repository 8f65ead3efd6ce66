import { formatRand } from "~/base/money";
import { type ExplainedTerm, explainTerms } from "./explained-terms";
import { drawCash, type PicturePart } from "./savings-picture";
import { sayDebtLeft } from "../plan/debt-left";
import { describeNotDeducted } from "../plan/not-deducted";
import { capitalise } from "../plan/write-figures";
import type { PlanFacts } from "../plan/plan-facts";
import {
  describeEarlierLumpSums,
  describeLastNeedTax,
  describeOwnSavingsFirst,
  describeUnmet,
  describeWholeInCash,
  isFirstAssumed,
} from "../plan/split-notes";
import { describeLumpSumOnTheDay } from "../plan/rand-of-the-day";
import { speakOf } from "../plan/speak-of";
import { describeUnitTrustPrice, type UnitTrustPriceView } from "../plan/unit-trust-price";

type Row = { name: string; amount: string };

/** The cash taken, and its uses. */
export type TaxFreeCashStep = {
  heading: string;
  /** The heading without its amount, if it has one. */
  name?: string;
  title?: string;
  tags: readonly string[];
  sentences: readonly string[];
  /** Absent if nothing is taken. */
  picture?: readonly PicturePart[];
  rows: readonly Row[];
  total?: Row;
  /** The cost of the unit trust among the uses. */
  price?: UnitTrustPriceView;
  terms: readonly ExplainedTerm[];
};

/** Step 3: the full tax-free allocation, which covers the cash needs and the unit trust. */
export function explainTaxFreeCash(facts: PlanFacts): TaxFreeCashStep {
  const { amounts, hasUnitTrust, plan } = facts;
  const { lumpSum, tax } = amounts;
  const { you, You, your, their, does } = speakOf(facts);
  const unmet = [...describeUnmet(facts), ...sayDebtLeft(facts)];
  const notes = [
    ...describeLumpSumOnTheDay(facts),
    ...describeOwnSavingsFirst(facts),
    ...describeWholeInCash(facts),
    ...describeLastNeedTax(facts),
    ...describeEarlierLumpSums(facts),
    ...describeNotDeducted(facts),
  ];
  if (lumpSum <= 0)
    return {
      heading: "We do not recommend taking any cash",
      tags: [],
      sentences: [`All of ${your} savings is used to pay ${their} income.`, ...unmet],
      rows: [],
      terms: notes.length > 0 ? [{ question: `What else ${you} may do`, answer: notes }] : [],
    };
  // Earlier lump sums have used up part or all of the tax-free amount.
  if (tax > 0 && (plan.earlier_lump_sums ?? 0) > 0)
    return {
      heading: `Take in cash what ${you} ${does("need")}`,
      title: `That is ${formatRand(lumpSum)}`,
      tags: ["today’s rand", "before tax"],
      sentences: unmet,
      picture: drawCash(facts),
      rows: listUses(facts),
      total: { name: `${You} ${does("take")} in cash`, amount: formatRand(lumpSum) },
      terms: [
        {
          question: "Why no more?",
          answer: [
            `What ${you} took before counts towards the part of ${their} life’s lump sums that is free of tax.`,
            `So ${formatRand(tax)} of this one is tax, and none of it goes into a unit trust.`,
            ...notes,
          ],
        },
      ],
    };
  const price = describeUnitTrustPrice(facts);
  return {
    heading:
      tax > 0
        ? `Take the full tax-free part, and what else ${you} ${does("need")}`
        : `We suggest ${formatRand(lumpSum)} in cash: no tax on it`,
    ...(tax > 0 ? {} : { name: "Cash with no tax on it" }),
    title: tax > 0 ? `That is ${formatRand(lumpSum)}` : "What it is for",
    tags: ["today’s rand", tax > 0 ? "before tax" : "tax-free"],
    sentences: unmet,
    picture: drawCash(facts),
    rows: listUses(facts),
    total: { name: `${You} ${does("take")} in cash`, amount: formatRand(lumpSum) },
    price,
    terms: [
      {
        question: "Why take it in cash?",
        answer: [...explainCash(facts), ...(price?.middle ? [price.middle.sentence] : []), ...notes],
      },
      ...(hasUnitTrust ? [explainTerms(facts).unitTrust] : []),
    ],
  };
}

function explainCash(facts: PlanFacts): string[] {
  const { tax } = facts.amounts;
  const { you, your, does } = speakOf(facts);
  const without = isFirstAssumed(facts)
    ? `It is the cash we recommend: no tax is due on it, if no cash was taken before.`
    : "It is the cash we recommend: no tax is due on it.";
  return [
    `We recommend that ${you} ${does("take")} a cash portion to use the tax-free benefit.`,
    tax > 0
      ? `${capitalise(your)} cash needs are larger than the tax-free part, so ${formatRand(tax)} of it is tax.`
      : without,
  ];
}

function listUses(facts: PlanFacts): Row[] {
  const { amounts } = facts;
  const uses = [
    ["Pay off debt", amounts.debt],
    ["Save for an emergency", amounts.emergencySavings],
    ["Personal cash needs", amounts.personalUse],
    ["Tax on it", amounts.tax],
    [`Less what ${speakOf(facts).your} own savings pay`, -amounts.ownSavingsUsed],
    ["Invest in a unit trust", amounts.unitTrust],
  ] as const;
  return uses
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => ({ name, amount: formatRand(amount) }));
}
