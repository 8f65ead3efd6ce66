import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { formatRand } from "~/base/money";
import type { SmallSavingsAnswer, SmallSavingsRequest } from "~/contract/plan/small-savings-operations";
import {
  chooseBasis,
  type DebtPayment,
  expectedNominalNetReturn,
  type FundParts,
  mostWholeInCash,
  savingsTested,
  type SmallIncome,
  weighSmallSavings,
} from "~/engine";
import { findGrant } from "~/base/law/older-persons-grant";
import { done, withJudge } from "../../calls/handler";
import { roundPercent, roundToCents } from "../../calls/round";

/** Compares an income for life with all in cash. Nothing is stored. */
export const checkSmallSavings = withJudge<"checkSmallSavings">(findMistakes, async ({ body, now }) => {
  const { age, retirement_savings: savings, debt_value: debt, earlier_lump_sums: earlierLumpSums } = body;
  const today = todayInSouthAfrica(now);
  const basis = chooseBasis(today);
  const interest = body.debt_interest_perct;
  const answers = {
    adviceDate: today,
    age,
    savings,
    fundParts: readParts(body),
    debt,
    debtInterestShare: interest === undefined ? undefined : interest / 100,
    earlierLumpSums,
  };
  const advice = weighSmallSavings(answers, basis);
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

/** The parts of the savings, once one is given: the rest is old money, of which a third may be taken in cash. */
function readParts({
  retirement_savings: savings = 0,
  fund_retirement: locked,
  fund_in_cash: inCash,
}: Partial<SmallSavingsRequest>): FundParts | undefined {
  if (locked === undefined && inCash === undefined) return undefined;
  const [retirementComponent, vestedWhole] = [locked ?? 0, inCash ?? 0];
  const vestedThird = savings - retirementComponent - vestedWhole;
  return { vestedWhole, vestedThird, savingsComponent: 0, retirementComponent };
}

function findMistakes(asked: Partial<SmallSavingsRequest>, now: Date) {
  const { age, retirement_savings: savings } = asked;
  const today = todayInSouthAfrica(now);
  const basis = chooseBasis(today);
  const { earliestRetirementAge: from, latestRetirementAge: to } = basis.rules;
  const most = mostWholeInCash(today, basis);
  const fundParts = readParts(asked);
  return [
    ...(age !== undefined && (age < from || age > to)
      ? [{ path: "age", message: `Your age should be between ${from} and ${to}` }]
      : []),
    ...(savings === undefined ? [] : findTooMuch({ savings, fundParts }, { most, basis })),
  ];
}

/** Refuses savings too large to be taken whole, and parts that exceed the savings. */
function findTooMuch(
  { savings, fundParts }: { savings: number; fundParts: FundParts | undefined },
  { most, basis }: { most: number; basis: ReturnType<typeof chooseBasis> },
) {
  const refuse = (path: keyof SmallSavingsRequest, message: string) => [{ path, message }];
  const savingsWritten = formatRand(savings);
  if (fundParts && fundParts.vestedThird < 0) {
    const path = fundParts.retirementComponent > 0 ? "fund_retirement" : "fund_in_cash";
    return refuse(path, `Please enter parts that are together no more than your savings, ${savingsWritten}`);
  }
  const tested = savingsTested({ savings, fundParts }, basis);
  if (tested <= most) return [];
  if (!fundParts)
    return refuse(
      "retirement_savings",
      `Please enter an amount up to ${formatRand(most)}, or the parts of it below. For more than that we make you a plan`,
    );
  const ofRule = (amount: number) => formatRand(amount * (1 - basis.rules.cashShare));
  return refuse(
    "fund_retirement",
    `Your retirement pot and two thirds of your other money come to ${ofRule(tested)}. The law lets you take all of it up to ${ofRule(most)}. For more than that we make you a plan`,
  );
}

function presentPayment({ lumpSum, lumpSumTax, paidOff, debtLeft, debtLeftPerMonth }: DebtPayment) {
  return {
    lump_sum: roundToCents(lumpSum),
    lump_sum_tax: roundToCents(lumpSumTax),
    paid_off: roundToCents(paidOff),
    debt_left: roundToCents(debtLeft),
    debt_left_payment_per_month: debtLeftPerMonth === null ? null : roundToCents(debtLeftPerMonth),
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
