import { formatRand } from "~/base/money";
import { PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { formatShare, writeDate } from "./write-figures";

/** One part of the savings: its share as a fraction of 1, its amount and a note. */
export type SplitPart = {
  key: "cash" | "unitTrust" | "annuity";
  name: string;
  share: number;
  amount: string;
  note: string;
};

/** How the savings are split, and what limits the split. */
export type SplitView = {
  heading: string;
  intro: string;
  parts: readonly SplitPart[];
  /** What limits the split, the most important first: what cannot be met, what could be taken in cash, what was assumed. */
  notes: readonly string[];
};

/** How the savings are split between cash, unit trust and annuity. */
export function describeSplit(facts: PlanFacts): SplitView {
  const { cash } = facts;
  return {
    heading: `How your ${formatRand(cash.savings_at_retirement)} is split`,
    intro: `${describeGrowth(facts)}${describeLumpSum(facts)}`,
    parts: describeParts(facts),
    notes: [
      ...describeUnmet(facts),
      ...describeSavingsRange(facts),
      ...describeDeMinimis(facts),
      ...describeCommutation(facts),
      ...describeAllInAnnuity(facts),
      ...describeEarlierLumpSums(facts),
    ],
  };
}

/** Whether there is time before retirement in which the savings change. */
function isGrowing({ plan, cash }: Pick<PlanFacts, "plan" | "cash">): boolean {
  return Math.round(plan.retirement_savings ?? 0) !== Math.round(cash.savings_at_retirement);
}

function describeGrowth({ plan, cash, common }: PlanFacts): string {
  if (!isGrowing({ plan, cash })) return "";
  const today = Math.round(plan.retirement_savings ?? 0);
  return `Your ${formatRand(today)} should be worth this by ${writeDate(common.retirement_date)}, in today’s rand. `;
}

function describeLumpSum({ cash, hasUnitTrust }: PlanFacts): string {
  if (cash.lump_sum <= 0) return "All of it is used to pay your income.";
  const taken =
    cash.lump_sum_tax > 0
      ? `You take ${formatRand(cash.lump_sum)} in cash, less ${formatRand(cash.lump_sum_tax)} tax.`
      : `You take ${formatRand(cash.lump_sum)} in cash, tax-free.`;
  const invested = hasUnitTrust
    ? ` ${formatRand(cash.unit_trust_recommend)} of it goes into a unit trust.`
    : "";
  return `${taken}${invested} The rest of your savings is used to pay your income.`;
}

function describeParts({ cash, product, isLifeAnnuity }: PlanFacts): SplitPart[] {
  const total = cash.savings_at_retirement;
  const cashTaken = cash.cash_recommend + cash.lump_sum_tax;
  const parts: [SplitPart["key"], string, number, string][] = [
    ["cash", cash.lump_sum_tax > 0 ? "Cash needs and tax" : "Cash needs", cashTaken, describeNeeds(cash)],
    ["unitTrust", "Unit trust", cash.unit_trust_recommend, "Invested, and yours to draw on at any time."],
    [
      "annuity",
      capitalise(PRODUCT_WORDS[product.product].name),
      cash.annuity_amount_recommend,
      isLifeAnnuity ? "Buys an income for life." : "Pays you each month and stays invested.",
    ],
  ];
  return parts
    .filter(([, , amount]) => amount > 0)
    .map(([key, name, amount, note]) => ({
      key,
      name,
      share: amount / total,
      amount: formatRand(amount),
      note: `${formatShare(amount / total)}. ${note}`,
    }));
}

function describeNeeds(cash: PlanFacts["cash"]): string {
  const needs = [
    ["debt", cash.debt_recommend],
    ["emergencies", cash.emergency_savings_recommend],
    ["personal use", cash.personal_cash_recommend],
    ["tax", cash.lump_sum_tax],
  ] as const;
  const named = needs
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${name} ${formatRand(amount)}`);
  return `${capitalise(named.join(", "))}.`;
}

function describeUnmet({ cash }: PlanFacts): string[] {
  if (cash.unmet_cash_needs <= 0) return [];
  return [
    `**${formatRand(cash.unmet_cash_needs)} of your cash needs cannot be met.** We take at most one third in cash. We met debt first, then emergencies, then personal use.`,
  ];
}

/** Years before retirement the markets decide what there will be, so more than the middle is told. */
function describeSavingsRange({ common, plan }: PlanFacts): string[] {
  const range = common.savings_at_retirement_range;
  if (!range) return [];
  const write = ({ savings_at_retirement, monthly_income_total }: typeof range.poor) =>
    `${formatRand(savings_at_retirement)}, which would pay ${formatRand(monthly_income_total)} a month`;
  return [
    `**What your ${formatRand(Math.round(plan.retirement_savings ?? 0))} will be worth by then is not certain.** In poor markets it would be ${write(range.poor)}. In strong markets it would be ${write(range.strong)}. Both are in today’s rand, before tax.`,
  ];
}

/** An earlier version of the method compared the limit as it stood with the savings of today. */
function describeDeMinimis({ cash, plan, recommendation }: PlanFacts): string[] {
  const whole = cash.de_minimis;
  if (!whole) return [];
  const isLimitGrowing = isGrowing({ cash, plan }) && !recommendation.is_outdated;
  const keepsUp = isLimitGrowing ? " We expect that limit to keep up with prices until you retire." : "";
  return [
    `**You may take all of it in cash instead.** The law allows that up to ${formatRand(whole.threshold)}.${keepsUp} You would have ${writeNet(whole)}, but no income.`,
  ];
}

function writeNet({ net, tax }: { net: number; tax: number }): string {
  return tax > 0 ? `${formatRand(net)} after ${formatRand(tax)} tax` : `${formatRand(net)}, tax-free`;
}

/** A living annuity that is small enough may be taken in cash; said only where the savings as a whole may not. */
function describeCommutation({ cash }: PlanFacts): string[] {
  const annuity = cash.commutation;
  if (!annuity || cash.de_minimis) return [];
  return [
    `**You may take the annuity in cash as well.** The law allows that below ${formatRand(annuity.threshold)}. That is ${writeNet(annuity)}, but no income.`,
  ];
}

/** A unit trust can lower a small pension, so the income without one is told as well. */
function describeAllInAnnuity({ common, product, hasUnitTrust }: PlanFacts): string[] {
  if (!hasUnitTrust) return [];
  const income = common.monthly_income_all_in_annuity;
  const more = Math.round(income) - Math.round(product.expected.monthly_income_total);
  const but = more > 0 ? "But" : "And";
  const difference = more === 0 ? "the same" : `${formatRand(Math.abs(more))} ${more > 0 ? "more" : "less"}`;
  return [
    `**Without the unit trust you would get ${formatRand(income)} a month.** That is ${difference}, in today’s rand before tax. ${but} you could not get at any of the money.`,
  ];
}

function describeEarlierLumpSums({ cash }: PlanFacts): string[] {
  if (cash.lump_sum <= 0) return [];
  return ["We assumed this is your first lump sum. If not, you may pay more tax."];
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
