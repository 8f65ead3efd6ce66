import { formatRand } from "~/base/money";
import { describeBreakEven, describeDebtLeft } from "./debt-left";
import { describeFundCash } from "./fund-cash";
import { describeCostlyDebt, describeTaxFreeSavings } from "./law-sentences";
import { isMixed, type PlanFacts } from "./plan-facts";
import { describeLumpSumOnTheDay } from "./rand-of-the-day";
import { speakOf, type SpokenOf } from "./speak-of";
import {
  asksForFund,
  describeAllInAnnuity,
  describeCommutation,
  describeEarlierLumpSums,
  describeLastNeedTax,
  describeMore,
  describeOwnSavingsFirst,
  describeSavingsRange,
  describeUnmet,
  describeWholeInCash,
  isFirstAssumed,
  isGrowing,
} from "./split-notes";
import { describeUnitTrustPrice, type UnitTrustPriceView } from "./unit-trust-price";
import { capitalise, formatShare, joinWords, writeDate } from "./write-figures";

/** One part of the savings: `share` is its fraction of 1. */
export type SplitPart = {
  key: "cash" | "unitTrust" | "annuity";
  name: string;
  share: number;
  amount: string;
  note: string;
};

/** Texts that a page unfolds on request, under a title. */
type SplitFold = { title: string; texts: readonly string[] };

/** The split of the savings, and its limits. */
export type SplitView = {
  heading: string;
  /** The summary for readers who stop here: tax, uses, and unmet needs. */
  lead: readonly string[];
  /** The whole split, in sentences that add up. */
  intro: string;
  /** The range of the savings until retirement. */
  range: readonly string[];
  /** The label of the bracket that joins the parts taken in cash; absent for fewer than two parts. */
  taken?: string;
  parts: readonly SplitPart[];
  /** Whether a living annuity plus is among the parts. */
  hasPlus: boolean;
  /** The unmet part of the cash needs. */
  unmet: readonly string[];
  /** Whether `unmet` asks for the fund's amounts. */
  asksForFund: boolean;
  /** The cost of the unit trust; absent if it costs nothing. */
  price?: UnitTrustPriceView;
  /** Limits of the split and alternatives, the most important first. */
  folds: readonly SplitFold[];
};

/** Describes the split of the savings between cash, unit trust and annuity. */
export function describeSplit(facts: PlanFacts): SplitView {
  const price = describeUnitTrustPrice(facts);
  return {
    heading: writeHeading(facts),
    lead: [
      ...describeUse(facts),
      // The unit trust's price already mentions it.
      ...(facts.amounts.unitTrust > 0 && !price ? [sayRest(facts)] : []),
      ...describeDebtLeft(facts),
    ],
    intro: [
      ...describeGrowth(facts),
      describeLumpSum(facts),
      ...describeOwnSavings(facts),
      ...describeDebtLeft(facts),
    ].join(" "),
    range: describeSavingsRange(facts),
    taken: describeTaken(facts),
    parts: describeParts(facts),
    hasPlus: facts.product.product === "LivingAnnuityPlus",
    unmet: describeUnmet(facts),
    asksForFund: asksForFund(facts),
    price,
    folds: [
      {
        title: "Tax, debt and the law",
        texts: [
          ...describeLumpSumOnTheDay(facts),
          ...describeWholeInCash(facts),
          ...describeCommutation(facts),
          ...describeMore(facts),
          ...describeLastNeedTax(facts),
          ...describeEarlierLumpSums(facts),
          ...describeOwnSavingsFirst(facts),
          ...describeBreakEven(facts),
          ...describeCostlyDebt(facts),
          ...describeTaxFreeSavings(facts),
        ],
      },
      { title: "Cash from each fund", texts: describeFundCash(facts) },
      {
        title: "Without the unit trust",
        texts: [...describeAllInAnnuity(facts), ...(price?.middle ? [price.middle.sentence] : [])],
      },
    ].filter(({ texts }) => texts.length > 0),
  };
}

/** Everything about a split besides its parts, for texts without folds. */
export function saySplit({
  unmet,
  price,
  range,
  folds,
}: Pick<SplitView, "unmet" | "price" | "range" | "folds">): string[] {
  return [...unmet, ...(price ? [price.sentence] : []), ...range, ...folds.flatMap(({ texts }) => texts)];
}

/** If all may be taken in cash, the heading is about the way with an income. */
function writeHeading(facts: PlanFacts): string {
  const { lumpSum, savings } = facts.amounts;
  const { you, You, your, their, does } = speakOf(facts);
  if (lumpSum <= 0) return `All of ${your} ${formatRand(savings)} pays ${their} income`;
  return `${facts.cash.whole_in_cash ? `With an income ${you}` : You} ${does("take")} ${formatRand(lumpSum)} in cash`;
}

function describeUse(facts: PlanFacts): string[] {
  const {
    amounts,
    common,
    cash: { unmet_cash_needs: unmet },
  } = facts;
  const { You, your, does } = speakOf(facts);
  const { lumpSum, tax, cash, ownSavingsUsed } = amounts;
  if (lumpSum <= 0) return [`${You} ${does("take")} nothing in cash.`];
  const needs = cash - tax;
  return [
    tax > 0 ? `${formatRand(tax)} of it goes in tax.` : `It is ${sayFree({ common })}.`,
    ...(needs > 0
      ? [`${formatRand(needs)} ${unmet > 0 || ownSavingsUsed > 0 ? "goes to" : "covers"} ${your} cash needs.`]
      : []),
    ...(ownSavingsUsed > 0 ? [sayOwnSavingsUsed(facts)] : []),
  ];
}

function sayRest({ amounts: { cash, tax } }: PlanFacts): string {
  return `${cash > tax ? "The rest" : "All of it"} is invested in the unit trust.`;
}

/** Sentences of their own, since own savings are no part of the savings in the fund. */
function describeOwnSavings(facts: PlanFacts): string[] {
  const { ownSavings, common, amounts } = facts;
  const { your } = speakOf(facts);
  if (amounts.ownSavingsUsed > 0)
    return [
      sayOwnSavingsUsed(facts),
      ...(ownSavings > 0 ? [`The other ${formatRand(ownSavings)} joins the unit trust.`] : []),
    ];
  if (ownSavings <= 0) return [];
  return [
    `Beside it, ${your} own savings of about ${formatRand(ownSavings)} on ${writeDate(common.retirement_date)} join the unit trust.`,
  ];
}

/** Own savings pay for needs that would otherwise cost tax, or exceed the cash. */
function sayOwnSavingsUsed(facts: PlanFacts): string {
  const { amounts, cash } = facts;
  const { your, their } = speakOf(facts);
  const saved = Math.round(cash.own_savings_tax_avoided ?? 0);
  return `${formatRand(amounts.ownSavingsUsed)} of ${your} own savings ${saved > 0 ? `pays for ${their} cash needs too, which saves ${formatRand(saved)} in tax` : `pays for ${their} cash needs too`}.`;
}

function describeTaken({ amounts }: PlanFacts): string | undefined {
  if (amounts.cash <= 0 || amounts.unitTrust <= 0) return undefined;
  return `Taken in cash: ${formatRand(amounts.lumpSum)}`;
}

function describeGrowth(facts: PlanFacts): string[] {
  const { plan, cash, common, amounts } = facts;
  if (!isGrowing({ plan, cash })) return [];
  const today = formatRand(Math.round(plan.retirement_savings ?? 0));
  const then = `${formatRand(amounts.savings)} by ${writeDate(common.retirement_date)}`;
  return [`${capitalise(speakOf(facts).your)} ${today} should be worth ${then}, in today’s rand.`];
}

/** Describes the lump sum as the cash needs and the unit trust together, so that the sentence adds up. */
function describeLumpSum(facts: PlanFacts): string {
  const { amounts, annuityName, common, plan, cash } = facts;
  const { you, your, they, their, does } = speakOf(facts);
  const { lumpSum, tax, unitTrust, annuity } = amounts;
  if (lumpSum <= 0) return `All of it is used to pay ${your} income.`;
  const needs = amounts.cash - tax;
  const uses = [
    { amount: tax, use: "goes in tax" },
    { amount: needs, use: `${amounts.ownSavingsUsed > 0 ? "goes to" : "covers"} ${their} cash needs` },
    { amount: unitTrust, use: "goes into the unit trust" },
  ].filter(({ amount }) => amount > 0);
  const [only, ...others] = uses;
  return [
    `${isGrowing({ plan, cash }) ? `Of this ${you} ${does("take")}` : `Of ${your} ${formatRand(amounts.savings)} ${they} take`} **${formatRand(lumpSum)} in cash**${tax > 0 ? "" : `, ${sayFree({ common })}`}.`,
    only && others.length === 0
      ? `All of it ${only.use}.`
      : `Of that, ${joinWords(uses.map(({ amount, use }) => `${formatRand(amount)} ${use}`))}.`,
    ...(annuity > 0 ? [`The other ${formatRand(annuity)} goes into the ${annuityName}.`] : []),
  ].join(" ");
}

function sayFree(facts: Pick<PlanFacts, "common">): string {
  return isFirstAssumed(facts) ? "free of tax if no cash was taken before" : "free of tax";
}

/** The parts above zero, in the order of the page. */
export function describeParts(facts: PlanFacts): SplitPart[] {
  const { amounts, annuityName, isLifeAnnuity } = facts;
  const parts: [SplitPart["key"], string, number, string][] = [
    [
      "cash",
      amounts.tax > 0 ? "Cash needs and tax" : "Cash needs",
      amounts.cash,
      describeNeeds(amounts, speakOf(facts)),
    ],
    ["unitTrust", "Unit trust", amounts.unitTrust, "Invested, and can be drawn on at any time."],
    [
      "annuity",
      capitalise(annuityName),
      amounts.annuity,
      isMixed(facts)
        ? `${formatRand(amounts.annuity * facts.guaranteedShare)} buys an income for life, the rest stays invested.`
        : isLifeAnnuity
          ? "Buys an income for life."
          : `Pays ${speakOf(facts).you} each month and stays invested.`,
    ],
  ];
  return parts
    .filter(([, , amount]) => amount > 0)
    .map(([key, name, amount, note]) => ({
      key,
      name,
      share: amount / amounts.savings,
      amount: formatRand(amount),
      note: `${formatShare(amount / amounts.savings)}. ${note}`,
    }));
}

function describeNeeds(amounts: PlanFacts["amounts"], { your }: SpokenOf): string {
  const { debt, emergencySavings, personalUse, tax, ownSavingsUsed } = amounts;
  const needs = [
    ["debt", debt],
    ["emergencies", emergencySavings],
    ["personal use", personalUse],
    ["tax", tax],
  ] as const;
  const named = needs
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${name} ${formatRand(amount)}`);
  const beside = ownSavingsUsed > 0 ? `, less ${formatRand(ownSavingsUsed)} from ${your} own savings` : "";
  return `${capitalise(named.join(", "))}${beside}.`;
}
