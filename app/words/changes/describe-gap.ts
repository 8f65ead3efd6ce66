import { formatRand } from "~/base/money";
import type { GapLever, WireGapCloser } from "~/contract/plan/income-need";
import type { Lever } from "~/contract/plan/levers";
import { readNeed } from "../plan/income-need";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { writeCount } from "../plan/write-figures";
import { LEVER_WORDS } from "./lever-words";

/** Changes that would close the gap between need and income, the largest effect first, with their losses. */
export type GapView = {
  heading: string;
  note: string;
  rows: readonly { lever: GapLever | "income_needed"; name: string; amount: string }[];
  sentences: readonly string[];
};

/** Describes the changes that would close the gap; undefined without a gap, or if no change helps. */
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

/** Empty without a gap. */
function listClosers(facts: PlanFacts): readonly WireGapCloser[] {
  const needed = readNeed(facts);
  return needed && needed.over < 0 ? (facts.common.income_need?.closers ?? []) : [];
}

/** The same as sentences. */
export function sayGap(facts: PlanFacts): string[] {
  const gap = describeGap(facts);
  if (!gap) return [];
  const rows = gap.rows.map(({ name, amount }) => `${name}: ${amount}.`);
  return [`${gap.heading}, a month after tax:`, ...rows, ...gap.sentences];
}

/** A change that would close the gap, filled in on its page: its value and its own effect. */
type FilledLever = {
  lever: Exclude<GapLever, "perct_guaranteed">;
  value: string | number;
  sentence: string;
};

/** Describes the first change among some levers that would help to close the gap; undefined if none would. */
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

/** The effect of guaranteeing all of the annuity where the income is short; a person has to arrange that. */
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

/** The changes that are each enough come first. */
function sayEnough(closers: readonly WireGapCloser[]): string[] {
  const enough = closers.filter(({ covers_need: covers }) => covers).length;
  if (enough === 0) return [];
  return [
    enough === 1
      ? "The first is enough by itself."
      : `Each of the first ${writeCount(enough)} is enough by itself.`,
  ];
}

/** The effect of the first change and the next compatible one, where neither is enough alone. */
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

/** Other changes state their losses on their own pages. */
function sayGivenUp(closers: readonly WireGapCloser[], facts: PlanFacts): string[] {
  const { common, partnerName } = facts;
  const { you, does } = speakOf(facts);
  if (!closers.some(({ lever }) => lever === "perct_guaranteed")) return [];
  const when = partnerName ? `${you} and ${partnerName} have died` : `${you} ${does("die")}`;
  const support = common.support_value > 0 ? ", and the support promised may stop" : "";
  return [`Guaranteed, little of it is left when ${when}${support}.`];
}

/** Only an age rebate makes a later year add a rand or more after tax than before it. */
function sayLowerTax(closers: readonly WireGapCloser[], { common, product }: PlanFacts): string[] {
  const later = closers.find(({ lever }) => lever === "retirement_date");
  const price = common.levers.find(({ lever }) => lever === "retirement_date");
  if (!later || !price?.higher) return [];
  const beforeTax = price.higher.monthly_income - product.expected.monthly_income_total;
  if (later.added_after_tax - beforeTax < 1) return [];
  return ["Part of what a year later adds is lower tax at that age."];
}
