import { parseDayMonthYear } from "~/base/date";
import { formatRand } from "~/base/money";
import { estimateGrant, findGrant } from "~/base/law/older-persons-grant";
import { isAssumed } from "../plan/assumed-answers";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { warnOfRetirementPot } from "../plan/whole-in-cash";
import { speakOf } from "../plan/speak-of";
import { readIncomeShown, tagIncomeShown } from "../plan/after-tax";
import { sayWholeRule } from "../plan/split-notes";
import { describeGrant, type GrantView } from "../plan/describe-grant";
import {
  listSpent,
  putDebtFirst,
  sayBothWays,
  sayDebtFirst,
  sayUsedUp,
  type Way,
  type WaysView,
} from "./two-ways";

/** The head of a plan whose savings are small enough to be taken whole in cash. */
export type LeadView = WaysView & {
  /** Absent above a limit, where other income is unknown, and in plans of earlier versions of the method. */
  grant?: GrantView;
};

/**
 * The whole debt. A shared plan does not show it: there it is the repaid amount, unless part of the debt may
 * be unmet because nothing is left for the other needs.
 */
function findDebt({ plan, cash }: PlanFacts): number | undefined {
  if (plan.has_debt === "no") return 0;
  if (plan.debt_value !== undefined) return plan.debt_value;
  const isMet = cash.unmet_cash_needs < 1 || sumOtherNeeds(cash) >= 1;
  return isMet ? cash.debt_recommend : undefined;
}

const sumOtherNeeds = (cash: PlanFacts["cash"]) =>
  cash.emergency_savings_recommend + cash.personal_cash_recommend;

/** The use of all in cash: debt first, then the other needs. */
function spendAll({ cash }: PlanFacts, { debt, net }: { debt: number; net: number }) {
  const unmetOthers = cash.unmet_cash_needs - (debt - cash.debt_recommend);
  const toDebt = Math.min(debt, net);
  const toNeeds = Math.min(sumOtherNeeds(cash) + Math.max(unmetOthers, 0), net - toDebt);
  return { toDebt, toNeeds, inHand: net - toDebt - toNeeds };
}

/** The choice; undefined if not all may be taken, if the debt is unknown, and for earlier methods. */
export function leadWithChoice(facts: PlanFacts): LeadView | undefined {
  const { cash, common } = facts;
  const person = speakOf(facts);
  const { You, you, your, their, does } = person;
  const whole = cash.whole_in_cash;
  const debt = findDebt(facts);
  if (!whole || debt === undefined) return undefined;
  const { toDebt, toNeeds, inHand } = spendAll(facts, { debt, net: whole.net });
  const perMonth = readIncomeShown(facts);
  const age = Math.floor(common.age_at_retirement);
  const hasDebt = debt >= 1;
  const debtLeft = Math.max(debt - cash.debt_recommend, 0);
  const interest = facts.plan.debt_interest_perct;
  const payment = cash.debt_left_payment_per_month ?? 0;
  return {
    phrases: sayBothWays(perMonth, { inHand, lessDebt: debtLeft - (debt - toDebt), taken: whole.net }),
    lead: [
      `${You} may take all of it in cash: the law allows that ${sayWholeRule(facts, whole)}.`,
      ...warnOfLocked(facts),
      ...sayDebtFirst({ debt, leftBesideIncome: debtLeft }),
      `Which one ${you} ${does("take")} is ${their} choice.`,
    ],
    tags: ["today’s rand", tagIncomeShown(facts)],
    spent: `What happens to the ${formatRand(cash.savings_at_retirement)}`,
    ways: [
      describeIncomeWay(facts, { perMonth, debtLeft, hasDebt }),
      {
        title: "All in cash",
        amount: formatRand(inHand),
        unit: `once, in ${your} hand`,
        text:
          inHand < 1
            ? `All of it goes to ${your} ${hasDebt ? "debt and needs" : "needs"}.`
            : sayUsedUp(inHand, { perMonth, age }),
        rows: listSpent(
          {
            lumpSum: cash.savings_at_retirement,
            tax: whole.tax,
            toDebt,
            debtLeft: debt - toDebt,
            toNeeds,
          },
          { taken: "Taken in cash", last: { name: `In ${your} hand`, amount: inHand }, hasDebt },
        ),
      },
    ],
    debtFirst: putDebtFirst({
      debt,
      leftBesideIncome: debtLeft,
      leftAfterAll: debt - toDebt,
      perMonth,
      asked: interest !== undefined && payment > 0 ? { interest, payment } : undefined,
    }),
    grant: compareGrants(facts, { age, inHand }),
  };
}

/** While the parts of the money are unknown, the retirement pot may leave less to be taken. */
function warnOfLocked({ cash, common }: PlanFacts): string[] {
  if (!cash.whole_in_cash || !isAssumed(common, "fund_vested_whole")) return [];
  return warnOfRetirementPot(cash.savings_at_retirement, cash.whole_in_cash);
}

/** The grant with the income and with all in cash; the cash left and the emergency money count as assets. */
function compareGrants(
  facts: PlanFacts,
  { age, inHand }: { age: number; inHand: number },
): GrantView | undefined {
  const { common, cash, plan, partnerName } = facts;
  const { grant: told, unit_trust_expected_return_perct: earnedPerct = 0 } = common;
  if (!told) return undefined;
  const grant = findGrant(parseDayMonthYear(common.advice_date) ?? "", age);
  const isCouple = partnerName !== undefined;
  const held = inHand + cash.emergency_savings_recommend;
  const means = {
    incomePerMonth: (plan.other_taxable_income ?? 0) + (held * earnedPerct) / 100 / 12,
    assets: held + facts.ownSavings,
    isCouple,
  };
  const ofAll = isCouple ? 0.5 : 1;
  return describeGrant(
    grant,
    {
      age,
      forLife: { incomePerMonth: told.monthly_income, assets: told.assets, range: told },
      inCash: {
        incomePerMonth: ofAll * means.incomePerMonth,
        assets: ofAll * means.assets,
        range: estimateGrant(grant, means),
      },
    },
    speakOf(facts),
  );
}

function describeIncomeWay(
  { cash, product, income, isLifeAnnuity }: PlanFacts,
  { perMonth, debtLeft, hasDebt }: { perMonth: number; debtLeft: number; hasDebt: boolean },
): Way {
  const { name, withArticle } = PRODUCT_WORDS[product.product];
  const isAllGuaranteed = isLifeAnnuity && income.fromUnitTrust < 1;
  return {
    title: "An income for life",
    amount: formatRand(perMonth),
    unit: isAllGuaranteed ? "a month, guaranteed" : "a month",
    text: sayHowSafe(),
    rows: listSpent(
      {
        lumpSum: cash.lump_sum,
        tax: cash.lump_sum_tax,
        toDebt: cash.debt_recommend,
        debtLeft,
        toNeeds: sumOtherNeeds(cash),
        toUnitTrust: cash.unit_trust_recommend,
      },
      {
        taken: "Taken in cash",
        last: { name: `Buys ${withArticle}`, amount: cash.annuity_amount_recommend },
        hasDebt,
      },
    ),
  };

  function sayHowSafe(): string {
    if (isAllGuaranteed) return "It rises with prices and is paid for life.";
    if (isLifeAnnuity)
      return `${formatRand(income.fromAnnuity)} of it, before tax, is guaranteed for life. The unit trust adds the rest as long as it lasts.`;
    return `The ${name} stays invested. The income rises with prices and is likely to last for life.`;
  }
}
