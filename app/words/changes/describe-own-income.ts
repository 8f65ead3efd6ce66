/** The page that chooses another income than the recommended one, within the plan's range. */
import { formatRand } from "~/base/money";
import { findIncomeRange } from "~/contract/plan/adjust-needs";
import {
  type AmountWords,
  type ChangedFigures,
  compareRand,
  describeFigures,
  listFamilyFigures,
  rowBeforeTax,
  type Weighed,
} from "./describe-amount";
import { SLIDE_OR_TYPE } from "./lever-words";
import { describeTrustFirst } from "./trust-first";
import { namePlanAfterTax, noteTax, roundAfterTax } from "../plan/after-tax";
import { isAfterTaxOpen } from "../plan/assumed-answers";
import { sayPrices } from "../plan/annuity-prices";
import { countFutures, FUTURES_SHOWN, isAsSure } from "../plan/describe-likelihood";
import { drawsUnitTrust, type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { sayLaterIncome } from "../plan/need-by-year";
import { speakOf, type SpokenOf } from "../plan/speak-of";
import { joinWords } from "../plan/write-figures";

export const askOwnIncome = ({ you }: SpokenOf) => `What monthly income would ${you} like?`;

/** Below this chance, in percent, an income is more likely to drop than to last. */
const EVEN_CHANCE = 50;

const STEP = 100;

/** The slider's range as multiples of our income; the field accepts the rest. */
const SLIDER_SHARES = { least: 0.6, most: 1.6 };

/** Whether there is a choice: the income of a life annuity without a unit trust is fixed. */
export function canChooseIncome({ recommendation }: PlanFacts): boolean {
  const { minimum, maximum } = findIncomeRange(recommendation);
  return Math.round(maximum) > Math.round(minimum);
}

export function describeOwnIncome({ recommendation, income }: PlanFacts): AmountWords {
  const { minimum, maximum } = findIncomeRange(recommendation);
  const [least, most] = [Math.round(minimum), Math.round(maximum)];
  const from = Math.max(least, Math.floor((income.total * SLIDER_SHARES.least) / STEP) * STEP);
  const to = Math.min(most, Math.ceil((income.total * SLIDER_SHARES.most) / STEP) * STEP);
  const marks = listMarks(recommendation).filter(({ amount }) => amount >= from && amount <= to);
  return {
    label: "New monthly income, before tax",
    hint: [SLIDE_OR_TYPE, ...sayMarks(marks)].join(" "),
    least: { amount: from, words: `${formatRand(from)}${from === least ? ", the least" : ""}` },
    most: { amount: to, words: `${formatRand(to)}${to === most ? ", the most" : ""}` },
    recommended: { amount: income.total, words: formatRand(income.total) },
    marks: marks.map(({ amount, lasts }) => ({ amount, words: `${lasts} of ${FUTURES_SHOWN} futures` })),
    step: STEP,
    reset: `Reset to ${formatRand(income.total)}`,
  };
}

/** An income, and the number of futures in which it lasts. */
type Mark = { amount: number; lasts: number };

/** Incomes that last with a higher and a lower chance; empty in recommendations of earlier releases. */
function listMarks({ common_info }: PlanFacts["recommendation"]): Mark[] {
  return (common_info.lasting_incomes ?? []).map(({ success_perct, monthly_income_total }) => ({
    amount: Math.round(monthly_income_total),
    lasts: countFutures(success_perct),
  }));
}

function sayMarks([first, ...others]: readonly Mark[]): string[] {
  if (!first) return [];
  const said = [
    `${formatRand(first.amount)} lasts for life in ${first.lasts} of ${FUTURES_SHOWN} futures`,
    ...others.map(({ amount, lasts }) => `${formatRand(amount)} in ${lasts}`),
  ];
  return [`Marked: ${joinWords(said)}.`];
}

/**
 * States the plan's income and the range for another one.
 * @param now the current plan
 */
export function introduceOwnIncome(facts: PlanFacts, now: PlanFacts): string[] {
  const { minimum, maximum } = findIncomeRange(facts.recommendation);
  const ours = `We ${now === facts ? "recommend" : "recommended"} ${formatRand(facts.income.total)} a month: ${sayLasts(facts)}.`;
  const paid = now === facts ? [] : [`The plan pays ${formatRand(now.income.total)} a month.`];
  return [
    [
      ...paid,
      ours,
      `${speakOf(facts).You} may choose from ${formatRand(minimum)} to ${formatRand(maximum)}.`,
    ].join(" "),
    ...describeSource(facts),
    ...sayLaterIncome(facts),
  ];
}

function sayLasts(facts: PlanFacts): string {
  if (isGuaranteed(facts)) return "it is guaranteed for life";
  return `it lasts for life in ${writeFutures(facts)}`;
}

function isGuaranteed(facts: PlanFacts): boolean {
  return facts.isLifeAnnuity && !drawsUnitTrust(facts);
}

function writeFutures({ product }: PlanFacts): string {
  return `${countFutures(product.joint_success_perct)} of ${FUTURES_SHOWN} futures`;
}

function describeSource(facts: PlanFacts): string[] {
  const { you, your, does } = speakOf(facts);
  if (!facts.isLifeAnnuity)
    return [`If ${you} ${does("draw")} more now, it is less likely to last.`, ...sayLeastByLaw(facts)];
  const { amounts, ownSavings, income, product } = facts;
  const trust = formatRand(amounts.unitTrust + ownSavings);
  return [
    `The ${PRODUCT_WORDS[product.product].name} pays ${formatRand(income.fromAnnuity)} of it for life, which cannot be changed once it is bought. The rest comes out of ${your} unit trust of ${trust}.`,
    ...sayPrices(facts),
  ];
}

/** The legal minimum is for the annuity alone; with a unit trust drawn in step, both have a higher minimum. */
function sayLeastByLaw({ product, hasUnitTrust, guaranteedShare }: PlanFacts): string[] {
  if (!hasUnitTrust || guaranteedShare > 0) return [];
  return [
    `By law the annuity has to pay at least ${formatRand(product.min_annuity_inc_pm)} a month, 2.5% of it a year. The unit trust is drawn in step with it.`,
  ];
}

/** Describes the plan's figures with an income. */
export function describeOwnIncomeFigures(weighed: Weighed): ChangedFigures {
  const { facts, now, chosen = now } = weighed;
  const figures = describeFigures(weighed, `With ${formatRand(chosen.income.total)} a month`, [
    rowBeforeTax(weighed),
    ...(isAfterTaxOpen(now) ? [] : [compareRand("Tax a month", readTax(now), readTax(chosen))]),
  ]);
  return {
    ...figures,
    rows: [...figures.rows, ...listFamilyFigures(weighed)],
    effect: isGuaranteed(chosen) ? "Guaranteed for life." : `It lasts for life in ${writeFutures(chosen)}.`,
    sentences: [...sayTax(chosen), ...noteTax(chosen)],
    otherOrder: describeTrustFirst(chosen),
    warning: warnOfChance(facts, chosen),
  };
}

function readTax(facts: PlanFacts): number {
  return facts.income.total - roundAfterTax(facts);
}

function sayTax(facts: PlanFacts): string[] {
  if (isAfterTaxOpen(facts)) return [];
  const tax = readTax(facts);
  const taken = tax > 0 ? `${formatRand(tax)} a month of it goes in tax` : "No tax is due on it";
  return [`${namePlanAfterTax(taken, facts)}.`];
}

/** A warning below the recommended chance; a strong one where the income is more likely to drop than to last. */
function warnOfChance(facts: PlanFacts, chosen: PlanFacts): ChangedFigures["warning"] {
  if (isGuaranteed(chosen) || isAsSure(chosen)) return undefined;
  const { common } = facts;
  const { you, does } = speakOf(facts);
  const chance = chosen.product.joint_success_perct;
  const [lasts, aim] = [chance, common.target_confidence_level * 100].map(countFutures) as [number, number];
  const guaranteed = chosen.isLifeAnnuity
    ? ` The ${formatRand(chosen.income.fromAnnuity)} from the annuity stays, whatever happens.`
    : "";
  const rest = FUTURES_SHOWN - lasts;
  const drops = `In ${rest === 1 ? "one" : rest} of ${FUTURES_SHOWN} futures it has to drop while ${you} ${does("live")}.${guaranteed}`;
  if (chance < EVEN_CHANCE)
    return {
      title: "More likely to drop than to last",
      text: `${drops} We recommend an income that lasts in ${aim}.`,
      isStrong: true,
    };
  const less =
    lasts < aim
      ? `We recommend an income that lasts in ${aim}.`
      : "That is a little less sure than we recommend.";
  return { title: "Less sure than we recommend", text: `${drops} ${less}`, isStrong: false };
}

/** Says that another income replaces other changes. */
export const REPLACES_CHANGES =
  "Another income that you choose here replaces the other changes that you made. Otherwise they stay.";
