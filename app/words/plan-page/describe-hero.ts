import { formatRand } from "~/base/money";
import { noteTax, pairAfterTax, roundAfterTaxShown, type ToldAmount } from "../plan/after-tax";
import { hidesOtherIncome } from "../plan/assumed-answers";
import { sayPrices } from "../plan/annuity-prices";
import { sayDebtHelp, warnOfDebt } from "../plan/debt-left";
import { findCertainNeed, sayOnlyNeed } from "./certain-need";
import { describeIncome, type IncomeView } from "../plan/describe-income";
import {
  countFutures,
  describeShortenedChance,
  FUTURES_SHOWN,
  isAsSure,
  SAME_PERCENT,
  sayDrop,
} from "../plan/describe-likelihood";
import { sayLeftAlone } from "../plan/life-income-sentences";
import { readNeed } from "../plan/income-need";
import { sayNeedByYear } from "../plan/need-by-year";
import {
  drawsUnitTrust,
  findGuaranteed,
  isMixed,
  paysAnotherIncome,
  type PlanFacts,
} from "../plan/plan-facts";
import { hasOtherIncome, readOwnTaxedIncome } from "../plan/other-income";
import { noteGrant } from "../plan/note-grant";
import { leadWithSupport, noteSupport } from "../plan/promised-support";
import { speakOf } from "../plan/speak-of";
import { warnOfSupport } from "../plan/support-share";
import { hasWays } from "../plan/ways-to-be-paid";
import { capitalise } from "../plan/write-figures";

/** The number of futures, of twenty, in which a more careful income lasts. */
const CAREFUL_FUTURES = 18;

/** A phrase of the first sentence, on a line of its own; the amount precedes the words. */
export type Phrase = { amount?: string; words: string };

/** The conclusion of a plan: one sentence, the income before and after tax, its parts, and one chance. */
export type HeroView = {
  /** Placed before all else, if present. */
  earlierVersion?: IncomeView["earlierVersion"];
  shortfall?: IncomeView["shortfall"];
  phrases: readonly Phrase[];
  /** The link's label to a guarantee of the need, if the phrases begin with that. */
  guarantee?: string;
  /** Why the need has no chance, and the label of the link that asks for the missing answer. */
  untilWhen?: { words: string; link: string };
  /** Rand a month before and after tax, at equal weight. */
  pair: readonly ToldAmount[];
  /** The sources of the income; each has the fill of its part of the savings. */
  parts: readonly { key: "annuity" | "unitTrust"; name: string; note: string; amount: string }[];
  notes: readonly string[];
  /** A possible grant, and help with a remaining debt; paper has these among its warnings. */
  help: readonly string[];
  /** The dots are futures of twenty that go well; `beside` is about a unit trust beside a guaranteed income. */
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
      // The ways to be paid date the prices of all of them.
      ...(facts.isLifeAnnuity && !hasWays(facts) ? sayPrices(facts) : []),
      ...warnOfDebt(facts),
      ...noteSupport(facts),
      ...warnOfSupport(facts),
    ],
    help: [...sayDebtHelp(facts), ...noteGrant(facts)],
    chance: facts.isLifeAnnuity ? describeGuarantee(facts) : describeChance(facts),
  };
}

/**
 * A need comes first, then support that takes most of the income. The words for the target confidence are the
 * same for everybody with our income; a shortfall is stated earlier.
 */
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

/** The opening phrases in amounts after tax; undefined where the income before tax leads. */
const leadAfterTax = (facts: PlanFacts): Phrase[] | undefined => sayNeed(facts) ?? leadWithSupport(facts);

/** Whether the plan meets the need; undefined without one. */
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

/** Pay that ends would overstate the chance that the need is met. */
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

/** A person may choose an income with a lower chance than recommended. */
function sayChance({ product, common }: PlanFacts): string {
  const chance = product.joint_success_perct;
  if (isAsSure({ product, common })) return "likely to last for life";
  if (showsAsSure({ product, common })) return "almost as likely to last for life";
  return chance < 50 ? "unlikely to last for life" : "less likely to last for life";
}

/** Whether the dots equal those of our recommendation: they hide a difference of less than one future. */
function showsAsSure({ product, common }: Pick<PlanFacts, "product" | "common">): boolean {
  return countFutures(product.joint_success_perct) >= countFutures(common.target_confidence_level * 100);
}

/** A warning of an income above the recommended one, chosen or forced by the legal minimum. */
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

/** Beside a guaranteed income, the unit trust's note says that it follows markets. */
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

/** Whether the chance is our target, which is the same for everybody and not a property of the plan. */
function isOurChoice(facts: PlanFacts): boolean {
  const target = facts.common.target_confidence_level * 100;
  return Math.abs(facts.product.joint_success_perct - target) <= SAME_PERCENT && !paysAnotherIncome(facts);
}

/**
 * The lower income that would last with a higher chance, after or before tax like the income that leads;
 * empty where an earlier version of the method did not calculate it.
 */
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
