import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { formatRand } from "~/base/money";
import type { SmallSavingsAnswer, SmallSavingsRequest } from "~/contract/plan/small-savings-operations";
import { chooseBasis, expectedNominalNetReturn, mostWholeInCash, weighSmallSavings } from "~/engine";
import type { DebtPayment, SmallIncome } from "~/engine";
import { findGrant } from "~/base/law/older-persons-grant";
import { done, withJudge } from "../../calls/handler";
import { roundPercent, roundToCents } from "../../calls/round";

/** An income for life beside all in cash. Nothing of it is kept. */
export const checkSmallSavings = withJudge<"checkSmallSavings">(findMistakes, async ({ body, now }) => {
  const { age, retirement_savings: savings, debt_value: debt, earlier_lump_sums: earlierLumpSums } = body;
  const today = todayInSouthAfrica(now);
  const basis = chooseBasis(today);
  const advice = weighSmallSavings({ adviceDate: today, age, savings, debt, earlierLumpSums }, basis);
  const { female, male, annuity, ...forDebt } = advice.incomeForLife;
  const { inHand, ...whole } = advice.allInCash;
  const grant = findGrant(today, age);
  return done({
    most_whole_in_cash: mostWholeInCash(today, basis),
    income_for_life: {
      ...presentPayment(forDebt),
      annuity_amount: roundToCents(annuity),
      woman: presentIncome(female),
      man: presentIncome(male),
    },
    all_in_cash: { ...presentPayment(whole), in_hand: roundToCents(inHand) },
    prices_as_of: formatDayMonthYear(basis.pricesAsOfByKind.linked),
    unit_trust_expected_return_perct: roundPercent(expectedNominalNetReturn(basis, "unitTrust")),
    grant: {
      from_age: grant.fromAge,
      most_per_month: grant.most,
      income_limit_per_month: grant.incomeLimitPerMonth,
      assets_limit: grant.assetsLimit,
    },
  });
});

function findMistakes({ age, retirement_savings: savings }: Partial<SmallSavingsRequest>, now: Date) {
  const today = todayInSouthAfrica(now);
  const basis = chooseBasis(today);
  const { earliestRetirementAge: from, latestRetirementAge: to } = basis.rules;
  const most = mostWholeInCash(today, basis);
  const tooMuch = `Please enter an amount up to ${formatRand(most)}. For more than that we make you a plan`;
  return [
    ...(age !== undefined && (age < from || age > to)
      ? [{ path: "age", message: `Your age should be between ${from} and ${to}` }]
      : []),
    ...(savings !== undefined && savings > most ? [{ path: "retirement_savings", message: tooMuch }] : []),
  ];
}

function presentPayment({ lumpSum, lumpSumTax, paidOff, debtLeft }: DebtPayment) {
  return {
    lump_sum: roundToCents(lumpSum),
    lump_sum_tax: roundToCents(lumpSumTax),
    paid_off: roundToCents(paidOff),
    debt_left: roundToCents(debtLeft),
  };
}

function presentIncome({
  perMonth,
  afterTaxPerMonth,
  guaranteePeriodYears,
}: SmallIncome): SmallSavingsAnswer["income_for_life"]["woman"] {
  return {
    monthly_income: roundToCents(perMonth),
    after_tax_monthly_income: roundToCents(afterTaxPerMonth),
    life_annuity_guaranteed_period_years: guaranteePeriodYears,
  };
}
