import { formatRand } from "~/base/money";
import { isAssumed } from "./assumed-answers";
import { paysAnotherIncome, type PlanFacts } from "./plan-facts";
import { writeLawfulAmount } from "./rand-of-the-day";
import { speakOf } from "./speak-of";
import { sayRuleByParts, type WholeLimit } from "./whole-in-cash";
import { capitalise } from "./write-figures";

/** Whether the savings change before retirement. */
export function isGrowing({ plan, cash }: Pick<PlanFacts, "plan" | "cash">): boolean {
  return Math.round(plan.retirement_savings ?? 0) !== Math.round(cash.savings_at_retirement);
}

/** The unmet part of the cash needs. */
export function describeUnmet(facts: PlanFacts): string[] {
  const { cash } = facts;
  if (cash.unmet_cash_needs <= 0) return [];
  return [
    `**${formatRand(cash.unmet_cash_needs)} of ${speakOf(facts).your} cash needs cannot be met.** ${sayMost(facts)} We met debt first, then emergencies, then personal use.`,
  ];
}

/** Whether the fund's missing amounts may let more needs be met; an earlier version of the method did not ask. */
export function asksForFund({ common, cash, recommendation }: PlanFacts): boolean {
  const isAsked = isAssumed(common, "fund_vested_whole") && !recommendation.is_outdated;
  return cash.unmet_cash_needs > 0 && isAsked;
}

function sayMost(facts: PlanFacts): string {
  const { common, cash } = facts;
  const { you, your } = speakOf(facts);
  const third = `We take at most one third in cash. ${capitalise(your)} fund may allow more`;
  if (asksForFund(facts)) return `${third}: tell us its amounts, below what we assumed in this plan.`;
  if (isAssumed(common, "fund_vested_whole")) return `${third}.`;
  const most = formatRand(cash.max_available_for_withdrawl);
  if (cash.funds && cash.whole_in_cash)
    return `Beside an income ${you} may take ${most} of this money in cash, but every fund may be taken whole: ${writeNet(cash.whole_in_cash)}, and no income.`;
  return `The law lets ${you} take ${most} of this money in cash.`;
}

/** The most in cash, if the fund permits more than is taken. */
export function describeMore(facts: PlanFacts): string[] {
  const { common, cash, hasUnitTrust } = facts;
  const { You, their } = speakOf(facts);
  const { max_available_for_withdrawl: most, lump_sum, unmet_cash_needs } = cash;
  if (isAssumed(common, "fund_vested_whole") || unmet_cash_needs > 0 || most - lump_sum < 1) return [];
  const instead = hasUnitTrust ? "what comes on top is taxed" : "it is taxed";
  return [
    `${You} may take up to ${formatRand(most)} of this money in cash: ${instead}, and ${their} income would be lower.`,
  ];
}

/** The tax that the last of the needs costs, so that the person may do without it. */
export function describeLastNeedTax(facts: PlanFacts): string[] {
  const { cash } = facts;
  const { you, does } = speakOf(facts);
  const tax = cash.last_need_tax ?? 0;
  const last = [cash.personal_cash_recommend, cash.emergency_savings_recommend, cash.debt_recommend].find(
    (need) => need > 0,
  );
  if (tax < 1 || last === undefined) return [];
  return [`The last ${formatRand(last)} that ${you} ${does("need")} costs ${formatRand(tax)} in tax.`];
}

/** Own savings spent on needs save tax now but pay no income later, which costs a little at a higher tax rate. */
export function describeOwnSavingsFirst(facts: PlanFacts): string[] {
  if (facts.amounts.ownSavingsUsed <= 0) return [];
  const { your, their } = speakOf(facts);
  return [
    `We use ${your} own savings for cash needs before any cash that is taxed. If ${their} income is taxed at a higher rate than that cash would be, this can cost up to 1.3% of ${their} income after tax. The other way can be chosen below what we assumed.`,
  ];
}

/** Years before retirement the savings are uncertain, so the expected amount alone is not enough. */
export function describeSavingsRange(facts: PlanFacts): string[] {
  const { common, plan } = facts;
  const range = common.savings_at_retirement_range;
  if (!range) return [];
  const write = ({ savings_at_retirement, monthly_income_total }: typeof range.poor) =>
    `${formatRand(savings_at_retirement)}, which would pay ${formatRand(monthly_income_total)} a month`;
  return [
    `**What ${speakOf(facts).your} ${formatRand(Math.round(plan.retirement_savings ?? 0))} will be worth by then is not certain.** In poor markets it would be ${write(range.poor)}. In strong markets it would be ${write(range.strong)}. Both are in today’s rand, before tax.`,
  ];
}

/**
 * Small savings may be taken whole in cash. An earlier version of the method compared the current limit with
 * today's savings.
 */
export function describeWholeInCash(facts: PlanFacts): string[] {
  const { cash, plan } = facts;
  const { You } = speakOf(facts);
  const whole = cash.whole_in_cash ?? cash.de_minimis;
  if (!whole) return [];
  const isOnThatDay = isGrowing({ cash, plan }) && Boolean(cash.whole_in_cash);
  const [law, below] = cash.funds
    ? [", for each fund by itself", "each"]
    : ["", knowsParts(facts) ? "them" : "the savings"];
  const keepsUp = isOnThatDay ? ` We expect ${below} to be below that at retirement.` : "";
  return [
    `**${You} may take all of it in cash instead.** The law allows that ${sayWholeRule(facts, whole)}${law}.${keepsUp} ${You} would have ${writeNet(whole)}, but no income.`,
  ];
}

/** Whether a fund's parts are known, which then decide by law. */
function knowsParts({ common, cash, plan }: PlanFacts): boolean {
  if (cash.funds) return plan.funds?.some(({ retirement }) => retirement !== undefined) ?? false;
  return common.assumed !== undefined && !isAssumed(common, "fund_vested_whole");
}

/** The legal limit for taking all in cash, to follow "The law allows that"; by parts if these are known. */
export function sayWholeRule(facts: PlanFacts, limit: WholeLimit): string {
  if (knowsParts(facts)) return sayRuleByParts(limit, (part) => writeLimit(facts, part));
  return `up to ${writeLimit(facts, limit)}`;
}

function writeLimit(facts: PlanFacts, { threshold, threshold_today }: WholeLimit): string {
  return writeLawfulAmount(facts, { onTheDay: threshold, today: threshold_today });
}

function writeNet({ net, tax }: { net: number; tax: number }): string {
  return tax > 0 ? `${formatRand(net)} after ${formatRand(tax)} tax` : `${formatRand(net)}, tax-free`;
}

/** A living annuity that is small enough may be taken in cash; stated only if the savings as a whole may not. */
export function describeCommutation(facts: PlanFacts): string[] {
  const { cash } = facts;
  const annuity = cash.commutation;
  if (!annuity || cash.whole_in_cash || cash.de_minimis) return [];
  return [
    `**${speakOf(facts).You} may take the annuity in cash as well.** The law allows that below ${writeLimit(facts, annuity)}. That is ${writeNet(annuity)}, but no income.`,
  ];
}

/** The effect of having no unit trust. */
type AllInAnnuity = {
  /** The part that would be missing. */
  without: string;
  /** Rand a month above the plan's income; negative if below. */
  difference: number;
  /** The part of the money that would be accessible. */
  reach: string;
};

/**
 * A unit trust can lower a small pension, so its cost is stated, compared with the lasting income; undefined
 * for a plan with a chosen income.
 */
export function compareAllInAnnuity(facts: PlanFacts): AllInAnnuity | undefined {
  const { common, product, cash, ownSavings } = facts;
  if (cash.unit_trust_recommend <= 0 || paysAnotherIncome(facts)) return undefined;
  const { they, their } = speakOf(facts);
  const reach = ownSavings > 0 ? `only reach ${their} own savings` : "not get at any of the money";
  const difference =
    Math.round(common.monthly_income_all_in_annuity) - Math.round(product.expected.monthly_income_total);
  return {
    without: ownSavings > 0 ? "this part of the unit trust" : "the unit trust",
    difference,
    reach: `${difference > 0 ? "But" : "And"} ${they} could ${reach}.`,
  };
}

/** The same with the amount of that income. */
export function describeAllInAnnuity(facts: PlanFacts): string[] {
  const compared = compareAllInAnnuity(facts);
  if (!compared) return [];
  const { without, difference: more, reach } = compared;
  const income = formatRand(facts.common.monthly_income_all_in_annuity);
  const difference = more === 0 ? "the same" : `${formatRand(Math.abs(more))} ${more > 0 ? "more" : "less"}`;
  return [
    `**Without ${without} ${speakOf(facts).you} would get ${income} a month.** That is ${difference}, in today’s rand before tax. ${reach}`,
  ];
}

/** Whether the tax on the lump sum assumes that it is the first; an earlier version of the method always did. */
export function isFirstAssumed({ common }: Pick<PlanFacts, "common">): boolean {
  return isAssumed(common, "earlier_lump_sums");
}

/** The assumption behind the tax on the lump sum, or the earlier lump sums. */
export function describeEarlierLumpSums(facts: PlanFacts): string[] {
  const { common, cash, plan } = facts;
  const { You, your, they, their, does } = speakOf(facts);
  const before = plan.earlier_lump_sums ?? 0;
  if (before > 0)
    return [
      `${You} took ${formatRand(before)} in cash before. It counts towards the tax-free part of ${their} life, so less of this lump sum is free of tax, or none.`,
    ];
  if (cash.lump_sum <= 0 || !isFirstAssumed({ common })) return [];
  return [
    plan.has_earlier_lump_sums === "unsure"
      ? `${You} ${does("are")} not sure whether ${they} took cash before, so we counted none. If ${they} did, ${they} may pay more tax.`
      : `We assumed this is ${your} first lump sum. If not, more tax may be due.`,
  ];
}
