import { estimateGrant } from "~/base/law/older-persons-grant";
import { sayPricesTold } from "../plan/annuity-prices";
import { formatRand } from "~/base/money";
import type { SmallSavingsAnswer, SmallSavingsRequest } from "~/contract/plan/small-savings-operations";
import { sayRuleByParts, warnOfRetirementPot } from "../plan/whole-in-cash";
import { formatFee } from "../plan/write-figures";
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

/** The two ways of using savings that are small enough to be taken whole. */
export type SmallSavingsView = WaysView & {
  told: readonly { name: string; amount: string }[];
  notes: readonly string[];
  grant: GrantView;
};

/** Describes both ways with equal weight, in one sentence. */
export function describeSmallSavings(
  answer: SmallSavingsAnswer,
  asked: SmallSavingsRequest,
): SmallSavingsView {
  const { income_for_life: forLife, all_in_cash: whole } = answer;
  const { age, retirement_savings: savings, debt_value: debt, earlier_lump_sums: taken } = asked;
  const perMonth = Math.round(forLife.woman.after_tax_monthly_income);
  const inHand = whole.in_hand;
  const hasDebt = debt > 0;
  return {
    phrases: sayBothWays(perMonth, {
      inHand,
      lessDebt: forLife.debt_left - whole.debt_left,
      taken: whole.lump_sum - whole.lump_sum_tax,
    }),
    lead: [
      ...sayWhole(answer, asked),
      ...sayDebtFirst({ debt, leftBesideIncome: forLife.debt_left }),
      "Which one you take is your choice.",
    ],
    tags: ["today’s rand", "after tax"],
    spent: `What happens to the ${formatRand(savings)}`,
    ways: [describeIncome(answer, { perMonth, hasDebt }), describeCash(answer, { age, debt, perMonth })],
    debtFirst: putDebtFirst({
      debt,
      leftBesideIncome: forLife.debt_left,
      leftAfterAll: whole.debt_left,
      perMonth,
      asked: readDebtCost(answer, asked),
    }),
    told: [
      { name: "Savings", amount: formatRand(savings) },
      ...(knowsParts(asked)
        ? [
            { name: "In the retirement pot", amount: formatRand(asked.fund_retirement ?? 0) },
            { name: "Free to be taken", amount: formatRand(asked.fund_in_cash ?? 0) },
          ]
        : []),
      { name: "Debt", amount: hasDebt ? formatRand(debt) : "None" },
      ...(asked.debt_interest_perct === undefined
        ? []
        : [{ name: "Interest on it", amount: `${formatFee(asked.debt_interest_perct)} a year` }]),
      {
        name: "Cash taken before",
        amount: taken > 0 ? formatRand(taken) : "None",
      },
      { name: "Age", amount: String(age) },
    ],
    notes: [
      `The income is worked out for a woman of ${age} and a half who is alone and in good health. A man would get ${formatRand(forLife.man.after_tax_monthly_income)}. It is after tax, if it is your only income. Not every insurer sells one for so little.`,
      sayPricesTold(answer.prices_as_of),
      ...(hasDebt && !knowsParts(asked)
        ? [
            "Beside the income, we assumed that you may take a third in cash. Your fund may allow more: ask it first.",
          ]
        : []),
    ],
    grant: compareGrants(answer, age),
  };
}

const knowsParts = ({ fund_retirement, fund_in_cash }: SmallSavingsRequest) =>
  fund_retirement !== undefined || fund_in_cash !== undefined;

/** All may be taken, by the rule of the parts if those are given; else the retirement pot may leave less. */
function sayWhole({ most_whole_in_cash: threshold }: SmallSavingsAnswer, asked: SmallSavingsRequest) {
  if (knowsParts(asked))
    return [`You may take all of it in cash: the law allows that ${sayRuleByParts({ threshold })}.`];
  return [
    `You may take all of it in cash, because it is no more than ${formatRand(threshold)}.`,
    ...warnOfRetirementPot(asked.retirement_savings, { threshold }),
  ];
}

function readDebtCost(
  { income_for_life: { debt_left_payment_per_month: payment } }: SmallSavingsAnswer,
  { debt_interest_perct: interest }: SmallSavingsRequest,
) {
  return interest !== undefined && payment ? { interest, payment } : undefined;
}

/** The grant that each way leaves, for a single person without other means. */
function compareGrants(
  {
    grant,
    income_for_life: forLife,
    all_in_cash: whole,
    unit_trust_expected_return_perct,
  }: SmallSavingsAnswer,
  age: number,
): GrantView {
  const law = {
    fromAge: grant.from_age,
    most: grant.most_per_month,
    incomeLimitPerMonth: grant.income_limit_per_month,
    assetsLimit: grant.assets_limit,
  };
  const weigh = (incomePerMonth: number, assets: number) => ({
    incomePerMonth,
    assets,
    range: estimateGrant(law, { incomePerMonth, assets, isCouple: false }),
  });
  const earned = (whole.in_hand * (unit_trust_expected_return_perct ?? 0)) / 100 / 12;
  return describeGrant(law, {
    age,
    forLife: weigh(forLife.woman.monthly_income, 0),
    inCash: weigh(earned, whole.in_hand),
  });
}

function describeIncome(
  { income_for_life: forLife }: SmallSavingsAnswer,
  { perMonth, hasDebt }: { perMonth: number; hasDebt: boolean },
): Way {
  const years = forLife.woman.life_annuity_guaranteed_period_years;
  return {
    title: "An income for life",
    amount: formatRand(perMonth),
    unit: "a month, guaranteed",
    text: `It is a life annuity. It rises with prices${years > 0 ? ` and is paid for ${years} ${years === 1 ? "year" : "years"} at least, even if you die` : ""}.`,
    rows: listSpent(readSpent(forLife), {
      taken: "Taken in cash",
      last: { name: "Buys a life annuity", amount: forLife.annuity_amount },
      hasDebt,
    }),
  };
}

function describeCash(
  { all_in_cash: whole }: SmallSavingsAnswer,
  { perMonth, age, debt }: { perMonth: number; age: number; debt: number },
): Way {
  const inHand = whole.in_hand;
  return {
    title: "All in cash",
    amount: formatRand(inHand),
    unit: "once, in your hand",
    text: inHand < 1 ? "All of it goes to your debt." : sayUsedUp(inHand, { perMonth, age }),
    rows: listSpent(readSpent(whole), {
      taken: "Taken in cash",
      last: { name: "In your hand", amount: inHand },
      hasDebt: debt > 0,
    }),
  };
}

function readSpent({
  lump_sum,
  lump_sum_tax,
  paid_off,
  debt_left,
}: SmallSavingsAnswer["all_in_cash"] | SmallSavingsAnswer["income_for_life"]) {
  return { lumpSum: lump_sum, tax: lump_sum_tax, toDebt: paid_off, debtLeft: debt_left };
}
