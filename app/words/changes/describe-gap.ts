import { formatRand } from "~/base/money";
import type { GapLever, WireGapCloser } from "~/contract/plan/income-need";
import type { Lever } from "~/contract/plan/levers";
import { readNeed } from "../plan/income-need";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { writeCount } from "../plan/write-figures";
import { LEVER_WORDS } from "./lever-words";

/** What would close the gap between need and income, the largest effect first, and what it comes to and gives up. */
export type GapView = {
  heading: string;
  note: string;
  rows: readonly { lever: GapLever | "income_needed"; name: string; amount: string }[];
  sentences: readonly string[];
};

/** Describes what would close the gap; nothing where nothing is short, or no change helps. */
export function describeGap(facts: PlanFacts): GapView | undefined {
  const [needed, closers] = [readNeed(facts), listClosers(facts)];
  if (!needed || closers.length === 0) return undefined;
  return {
    heading: "What would close the gap",
    note: "A month, after tax",
    rows: [
      ...closers.map((closer) => ({
        lever: closer.lever,
        name: nameCloser(closer, facts),
        amount: `${formatRand(closer.added_after_tax)} more`,
      })),
      { lever: "income_needed", name: "Or spend less", amount: `${formatRand(-needed.over)} less` },
    ],
    sentences: [
      ...sayEnough(closers),
      ...sayTogether(facts),
      ...sayGivenUp(closers, facts),
      ...sayLowerTax(closers, facts),
    ],
  };
}

/** None where nothing is short. */
function listClosers(facts: PlanFacts): readonly WireGapCloser[] {
  const needed = readNeed(facts);
  return needed && needed.over < 0 ? (facts.common.income_need?.closers ?? []) : [];
}

/** The same as the sentences of a text. */
export function tellGap(facts: PlanFacts): string[] {
  const gap = describeGap(facts);
  if (!gap) return [];
  const rows = gap.rows.map(({ name, amount }) => `${name}: ${amount}.`);
  return [`${gap.heading}, a month after tax:`, ...rows, ...gap.sentences];
}

/** A change that would close the gap, as its page shows it filled in: to what, and what it does by itself. */
type FilledLever = {
  lever: Exclude<GapLever, "perct_guaranteed">;
  value: string | number;
  sentence: string;
};

/** Describes the change of the first of some levers that would close the gap; nothing where none of them would. */
export function describeFilledLever(facts: PlanFacts, levers: readonly Lever[]): FilledLever | undefined {
  for (const closer of listClosers(facts)) {
    const { lever, value, added_after_tax: added } = closer;
    if (lever === "perct_guaranteed" || !levers.includes(lever)) continue;
    const name = nameCloser(closer, facts);
    const sentences = [
      `We filled in what the plan says: ${name}. By itself, that is ${formatRand(added)} more a month after tax.`,
      ...sayLowerTax([closer], facts),
      "The income below is before tax. Nothing is changed yet.",
    ];
    return { lever, value, sentence: sentences.join(" ") };
  }
  return undefined;
}

/** What all of the annuity guaranteed adds for somebody who is short, and that it is for a person to arrange. */
export function sayAllGuaranteed(facts: PlanFacts): string | undefined {
  const closer = listClosers(facts).find(({ lever }) => lever === "perct_guaranteed");
  if (!closer) return undefined;
  const { you } = speakOf(facts);
  return `With all of it guaranteed ${you} would have ${formatRand(closer.added_after_tax)} more a month after tax, and a person has to arrange that with ${you}.`;
}

function nameCloser({ lever, value: to }: WireGapCloser, facts: PlanFacts): string {
  if (lever === "perct_guaranteed") return "Guarantee all of it";
  const from = facts.common.levers.find((price) => price.lever === lever)?.value ?? to;
  return LEVER_WORDS[lever].shortStep({ from, to }, facts);
}

/** Changes that are enough alone come first. */
function sayEnough(closers: readonly WireGapCloser[]): string[] {
  const enough = closers.filter(({ covers_need: covers }) => covers).length;
  if (enough === 0) return [];
  return [
    enough === 1
      ? "The first is enough by itself."
      : `Each of the first ${writeCount(enough)} is enough by itself.`,
  ];
}

/** What the first and the next that goes with it come to, where neither is enough alone. */
function sayTogether(facts: PlanFacts): string[] {
  const [needed, incomeNeed] = [readNeed(facts), facts.common.income_need];
  const { closers = [], closers_together: together } = incomeNeed ?? {};
  if (!needed || !together) return [];
  const second = closers.findIndex(({ lever }) => lever === together.levers[1]);
  const which = second === 1 ? "first two" : "first and the third";
  const total = needed.has + Math.round(together.added_after_tax);
  const short = needed.need - total;
  return [
    short > 0
      ? `The ${which} together come to ${formatRand(total)}, still ${formatRand(short)} short.`
      : `The ${which} together come to ${formatRand(total)}, which is enough.`,
  ];
}

/** The other changes say themselves what they give up. */
function sayGivenUp(closers: readonly WireGapCloser[], facts: PlanFacts): string[] {
  const { common, partnerName } = facts;
  const { you, does } = speakOf(facts);
  if (!closers.some(({ lever }) => lever === "perct_guaranteed")) return [];
  const when = partnerName ? `${you} and ${partnerName} have died` : `${you} ${does("die")}`;
  const support = common.support_value > 0 ? ", and the support promised may stop" : "";
  return [`Guaranteed, little of it is left when ${when}${support}.`];
}

/** A year later adds a rand or more after tax than before it only to somebody who then has a rebate for their age. */
function sayLowerTax(closers: readonly WireGapCloser[], { common, product }: PlanFacts): string[] {
  const later = closers.find(({ lever }) => lever === "retirement_date");
  const price = common.levers.find(({ lever }) => lever === "retirement_date");
  if (!later || !price?.higher) return [];
  const beforeTax = price.higher.monthly_income - product.expected.monthly_income_total;
  if (later.added_after_tax - beforeTax < 1) return [];
  return ["Part of what a year later adds is lower tax at that age."];
}
