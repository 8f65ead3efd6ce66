import { formatRand } from "~/base/money";
import { noteTax, pairAfterTax, roundAfterTaxShown } from "./after-tax";
import { hidesOtherIncome } from "./assumed-answers";
import type { ToldAmount } from "./after-tax";
import { sayPrices } from "./annuity-prices";
import { sayDebtHelp, warnOfDebt } from "./debt-left";
import { findCertainNeed, sayOnlyNeed } from "./certain-need";
import { describeIncome } from "./describe-income";
import type { IncomeView } from "./describe-income";
import {
  countFutures,
  describeShortenedChance,
  FUTURES_SHOWN,
  isAsSure,
  SAME_PERCENT,
  sayDrop,
} from "./describe-likelihood";
import { sayLeftAlone } from "./life-income-sentences";
import { readNeed } from "./income-need";
import { sayNeedByYear } from "./need-by-year";
import { drawsUnitTrust, findGuaranteed, isMixed, paysAnotherIncome } from "./plan-facts";
import { hasOtherIncome, readOwnTaxedIncome } from "./other-income";
import type { PlanFacts } from "./plan-facts";
import { noteGrant } from "./note-grant";
import { leadWithSupport, noteSupport } from "./promised-support";
import { speakOf } from "./speak-of";
import { warnOfSupport } from "./support-share";
import { hasWays } from "./ways-to-be-paid";
import { capitalise } from "./write-figures";

/** Futures in which a more careful income lasts. */
const CAREFUL_FUTURES = 18;

/** A phrase of the first sentence, on a line of its own; an amount stands before its words. */
export type Phrase = { amount?: string; words: string };

/** The conclusion of a plan: one sentence, the income before and after tax, its parts, and one chance. */
export type HeroView = {
  /** Said before all else, if they apply. */
  earlierVersion?: IncomeView["earlierVersion"];
  shortfall?: IncomeView["shortfall"];
  phrases: readonly Phrase[];
  /** Names the way to a need that can be guaranteed, where the phrases begin with it. */
  guarantee?: string;
  /** Why no chance of the need is given, and what a way to change that is called. */
  untilWhen?: { words: string; link: string };
  /** Rand a month before and after tax, at equal weight. */
  pair: readonly ToldAmount[];
  /** Where the income comes from; each has the fill of its part of the savings. */
  parts: readonly { key: "annuity" | "unitTrust"; name: string; note: string; amount: string }[];
  notes: readonly string[];
  /** What the state may add, and who helps with a debt that stays; paper has it with what to bear in mind. */
  help: readonly string[];
  /** Futures of twenty in which what the dots stand for goes well; `beside` is about what follows markets beside it. */
  chance: { dots: number; sentences: readonly string[]; beside?: string };
};

/** Describes the conclusion of a plan. */
export function describeHero(facts: PlanFacts): HeroView {
  const { earlierVersion, shortfall, start, rows } = describeIncome(facts);
  return {
    earlierVersion,
    shortfall,
    phrases: writePhrases(facts),
    guarantee: nameGuarantee(facts),
    untilWhen: askUntilWhen(facts),
    pair: writePair(facts),
    parts: rows.map((row) => describePart(row, facts)),
    notes: [
      `A month, in today’s rand. ${start}`,
      ...warnOfChance(facts),
      ...noteTax(facts),
      ...sayOnlyNeed(facts),
      ...sayNeedByYear(facts),
      // The ways to be paid say it of all of them.
      ...(facts.isLifeAnnuity && !hasWays(facts) ? sayPrices(facts) : []),
      ...warnOfDebt(facts),
      ...noteSupport(facts),
      ...warnOfSupport(facts),
    ],
    help: [...sayDebtHelp(facts), ...noteGrant(facts)],
    chance: facts.isLifeAnnuity ? describeGuarantee(facts) : describeChance(facts),
  };
}

/** A need is answered first, and support that takes most of the income next. The target confidence, and so the words for it, are the same for everybody who takes our income; a shortfall is said before. */
function writePhrases(facts: PlanFacts): Phrase[] {
  const { income, isLifeAnnuity } = facts;
  const first = leadAfterTax(facts);
  if (first) return first;
  const total = { amount: formatRand(income.total), words: "a month," };
  const rising = { words: "rising with prices," };
  const forLife = { amount: formatRand(findGuaranteed(facts)), words: "of it guaranteed for life" };
  if (isMixed(facts)) return [total, rising, forLife];
  if (!isLifeAnnuity) return [total, rising, { words: sayChance(facts) }];
  if (!drawsUnitTrust(facts)) return [total, rising, { words: "guaranteed for life" }];
  return [total, rising, forLife];
}

/** What a plan opens with that is told after tax; undefined where the income before tax leads. */
const leadAfterTax = (facts: PlanFacts): Phrase[] | undefined => sayNeed(facts) ?? leadWithSupport(facts);

/** Who said what they need is told first whether it is enough; nothing of anybody else. */
function sayNeed(facts: PlanFacts): Phrase[] | undefined {
  const needed = readNeed(facts);
  if (!needed) return undefined;
  const { need, has, over } = needed;
  const { You, they, their, does } = speakOf(facts);
  const amount = formatRand(Math.abs(over));
  const end =
    over < 0
      ? { amount, words: "short each month" }
      : over > 0
        ? { amount, words: "more each month" }
        : { words: "just enough" };
  const certain = findCertainNeed(facts)?.sentences ?? [`${You} ${does("need")} ${formatRand(need)}.`];
  return [
    ...certain.map((words) => ({ words })),
    {
      words: `${hasOtherIncome(facts) ? `With ${their} other income ${they} have` : "This pays"} ${formatRand(has)}:`,
    },
    end,
  ];
}

/** Pay that ends would make a chance of what is needed too good. */
function askUntilWhen(facts: PlanFacts): HeroView["untilWhen"] {
  if (facts.common.income_need?.success_perct !== null) return undefined;
  const { your, You, does } = speakOf(facts);
  return {
    words: `${You} ${does("have")} ${formatRand(readOwnTaxedIncome(facts))} a month of other income, which may end. So we do not say how surely ${your} need is met for life.`,
    link: "Tell us until when it is paid",
  };
}

function nameGuarantee(facts: PlanFacts): string | undefined {
  const { you, does } = speakOf(facts);
  return findCertainNeed(facts) && `Guarantee what ${you} ${does("need")}`;
}

/** Somebody may choose more than lasts as surely as we recommend. */
function sayChance({ product, common }: PlanFacts): string {
  const chance = product.joint_success_perct;
  if (isAsSure({ product, common })) return "likely to last for life";
  if (showsAsSure({ product, common })) return "almost as likely to last for life";
  return chance < 50 ? "unlikely to last for life" : "less likely to last for life";
}

/** Whether the dots are those of our recommendation: they do not show a difference of less than one future. */
function showsAsSure({ product, common }: Pick<PlanFacts, "product" | "common">): boolean {
  return countFutures(product.joint_success_perct) >= countFutures(common.target_confidence_level * 100);
}

/** What a person is warned of who chose more than we recommend, or of whom the law asks more than lasts as surely. */
function warnOfChance(facts: PlanFacts): string[] {
  const { product, isLifeAnnuity } = facts;
  if (isAsSure(facts) || (isLifeAnnuity && !drawsUnitTrust(facts))) return [];
  const why = paysAnotherIncome(facts)
    ? "This is more than we recommend"
    : "By law at least this has to be drawn";
  if (showsAsSure(facts)) return [`${why}.`];
  const futures = `${countFutures(product.joint_success_perct)} of ${FUTURES_SHOWN}`;
  const warning = `${why}: it lasts for life in ${futures} futures only.`;
  return [product.joint_success_perct < 50 ? `**${warning}**` : warning];
}

function writePair(facts: PlanFacts): HeroView["pair"] {
  return [{ label: "Before tax", amount: formatRand(facts.income.total) }, pairAfterTax(facts)];
}

/** Beside what is guaranteed, what follows markets says so. */
function describePart(
  { key, note, amount }: IncomeView["rows"][number],
  { annuityName, isLifeAnnuity }: PlanFacts,
): HeroView["parts"][number] {
  const name = key === "annuity" ? annuityName : "unit trust";
  const isBesideGuarantee = key === "unitTrust" && isLifeAnnuity;
  return { key, name: capitalise(name), note: isBesideGuarantee ? `${note}, follows markets` : note, amount };
}

function describeChance(facts: PlanFacts): HeroView["chance"] {
  const good = countFutures(facts.product.joint_success_perct);
  const { you, does } = speakOf(facts);
  return {
    dots: good,
    sentences: [
      ...(isMixed(facts) ? [sayAlways(facts)] : []),
      isOurChoice(facts)
        ? `We chose the income that lasts for life in **${good} of ${FUTURES_SHOWN}** futures.`
        : `In **${good} of ${FUTURES_SHOWN}** futures it keeps up with prices for as long as ${you} ${does("live")}.`,
      ...sayDrop(facts),
      ...sayMoreCareful(facts),
      ...describeShortenedChance(facts, "it would last"),
    ],
  };
}

/** Whether the chance is the one that we aim for: then it is the same for everybody, and tells of nobody's plan. */
function isOurChoice(facts: PlanFacts): boolean {
  const target = facts.common.target_confidence_level * 100;
  return Math.abs(facts.product.joint_success_perct - target) <= SAME_PERCENT && !paysAnotherIncome(facts);
}

/** What would last more surely, before or after tax like the income that leads, where that is less than is paid; what an earlier version of the method did not work out is not told. */
function sayMoreCareful(facts: PlanFacts): string[] {
  const { common, product, isLifeAnnuity } = facts;
  const { more_careful_income: careful } = common;
  if (careful === undefined || countFutures(product.joint_success_perct) >= CAREFUL_FUTURES) return [];
  const surer = isLifeAnnuity
    ? `To last in ${CAREFUL_FUTURES}, it would`
    : `An income that lasts in ${CAREFUL_FUTURES} would`;
  if (careful === null) {
    const { min_monthly_income_total: least = 0 } = product;
    return least > 0
      ? [`${surer} have to be less than the law allows, ${formatRand(least)} before tax.`]
      : [];
  }
  if (isLifeAnnuity) {
    const fromTrust = Math.round(careful.monthly_income_from_unit_trust);
    return fromTrust < facts.income.fromUnitTrust ? [`${surer} be ${formatRand(fromTrust)}.`] : [];
  }
  if (!leadAfterTax(facts)) {
    const paid = Math.round(careful.monthly_income_total);
    return paid < facts.income.total ? [`${surer} be ${formatRand(paid)} before tax.`] : [];
  }
  const kept = roundAfterTaxShown(careful.after_tax_monthly_income, facts);
  const alone = hidesOtherIncome(facts) ? " on this income alone" : "";
  return kept < roundAfterTaxShown(product.after_tax_monthly_income, facts)
    ? [`${surer} be ${formatRand(kept)} after tax${alone}.`]
    : [];
}

/** What is guaranteed. */
function sayAlways(facts: PlanFacts): string {
  const { you, does } = speakOf(facts);
  return `**Always:** the ${formatRand(findGuaranteed(facts))} is paid for as long as ${you} ${does("live")}, whatever markets do.`;
}

function describeGuarantee(facts: PlanFacts): HeroView["chance"] {
  const { income, product } = facts;
  const { you, does } = speakOf(facts);
  const annuity = sayAlways(facts);
  const always = { dots: FUTURES_SHOWN, sentences: [annuity] };
  if (!drawsUnitTrust(facts)) return { ...always, sentences: [annuity, ...sayLeftAlone(facts)] };
  const good = `**${countFutures(product.joint_success_perct)} of ${FUTURES_SHOWN}** futures`;
  const fromTrust = formatRand(income.fromUnitTrust);
  const ofTrust = [
    isOurChoice(facts)
      ? `We chose the ${fromTrust} of the unit trust so that it lasts for life in ${good}.`
      : `In ${good} the unit trust adds its ${fromTrust} for as long as ${you} ${does("live")}.`,
    ...sayMoreCareful(facts),
    ...(product.joint_success_perct < 100 ? ["If not, it may have to pay less at some age."] : []),
    ...describeShortenedChance(facts, "the unit trust would pay in full"),
  ];
  return { ...always, beside: ofTrust.join(" ") };
}
