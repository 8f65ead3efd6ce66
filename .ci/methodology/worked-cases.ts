/**
 * Worked cases of life annuities: the answers, each step, and the probabilities of every year, as the engine
 * computes them.
 */
import { addMonths, daysBetween, exactAge, yearsBetween } from "~/base/date";
import {
  type Advice,
  type AdviceOptions,
  advise,
  ageAtTaxYearEnd,
  annuityFactor,
  type Basis,
  expectedRealNetReturn,
  incomeTax,
  isForLife,
  type Life,
  MOST_GUARANTEE_COST_SHARE,
  type RetirementCase,
  survivalAtAnniversaries,
  totalAnnualFee,
  yearlyMortality,
  yearOfAssessment,
} from "~/engine";
import { CASE_PEOPLE } from "./case-people";
import type { Figures } from "./fill-template";
import { day, decimal, percent, rand, table } from "./write-numbers";

/** In the tables: enough to recompute the income to the rand. */
const CHANCE_DECIMALS = 7;

type Lives = { member: Float64Array; partner?: Float64Array; impairment: number };

/**
 * A block of text for each case.
 * cost: an advice for each
 */
export function writeWorkedCases(basis: Basis, options: AdviceOptions): Figures {
  const cases = Object.entries(CASE_PEOPLE);
  return Object.fromEntries(
    cases.map(([name, person]) => [`case.${name}`, writeCase(person, basis, options)]),
  );
}

function writeCase(person: RetirementCase, basis: Basis, options: AdviceOptions): string {
  const advice = advise(person, basis, options);
  if (!isForLife(advice.recommended)) throw new Error("The worked case tells of another product.");
  const lives = findLives(person, basis);
  return [
    writeAnswers(person),
    writeSavings(person, advice, basis),
    writeCash(person, advice),
    writeIncome(advice, basis, lives),
    writeUnitTrust(advice),
    writeTax(person, advice, basis),
    writeLives(person, advice, lives),
  ].join("\n\n");
}

function findLives({ member, partner, retirementDate, ...health }: RetirementCase, basis: Basis): Lives {
  const impairment = findImpairment(health, basis);
  const yearly = (life: Life, multiple: number) =>
    Float64Array.from(yearlyMortality({ life, retirementDate, basis, impairment: multiple }));
  return { member: yearly(member, impairment), partner: partner && yearly(partner, 1), impairment };
}

function findImpairment(
  { seriousIllness, smoker }: Pick<RetirementCase, "seriousIllness" | "smoker">,
  { impairment }: Basis,
): number {
  if (seriousIllness) return smoker ? impairment.both : impairment.seriousIllness;
  return smoker ? impairment.smoker : 1;
}

const yesOrNo = (isSo: boolean) => (isSo ? "yes" : "no");
const nameLife = ({ sex, birthDate }: Life) => `${sex === "male" ? "man" : "woman"}, born ${day(birthDate)}`;

function writeAnswers(person: RetirementCase): string {
  const { emergencyIncomePerMonth: netIncome, supports, importance } = person;
  const rows = [
    ["who", nameLife(person.member)],
    ["partner who depends on the income", person.partner ? nameLife(person.partner) : "none"],
    ["day of the advice", day(person.adviceDate)],
    ["retirement date", day(person.retirementDate)],
    ["retirement savings", rand(person.savings)],
    ["debt to repay", rand(person.debt)],
    ["net income a month, without emergency money", netIncome > 0 ? rand(netIncome) : "has emergency money"],
    ...supports.map((one) => [
      "support for children",
      `${rand(one.amountPerMonthReal)} a month to December ${one.endYear}`,
    ]),
    ["other means to fall back on", yesOrNo(person.hasBackup)],
    ["what matters more", importance === "income" ? "a guaranteed income" : "not asked"],
    ["seriously ill", yesOrNo(person.seriousIllness)],
    ["smokes", yesOrNo(person.smoker)],
  ];
  return `_What was answered_\n\n${table(["question", "answer"], rows)}`;
}

function writeSavings({ adviceDate, retirementDate, savings }: RetirementCase, advice: Advice, basis: Basis) {
  const { savingsAtRetirement, maxLumpSum } = advice.cash;
  const days = daysBetween(adviceDate, retirementDate);
  const { mix } = basis.funds[basis.defaultFunds.annuity];
  const growth = expectedRealNetReturn(mix, totalAnnualFee(basis.fees.annual.annuity), basis);
  const grown =
    days === 0
      ? `Retirement is on the day of the advice, so they stay ${rand(savings)}`
      : `${days} days, ${decimal(yearsBetween(adviceDate, retirementDate), 4)} years, at ${percent(growth, 2)} a year turn them into ${rand(savingsAtRetirement)}`;
  return `**Savings.** ${grown}, of which ${rand(maxLumpSum)} may be taken in cash.`;
}

function writeCash(person: RetirementCase, { cash }: Advice): string {
  const met = [
    ["Debt", cash.debtRepayment],
    ["Emergency savings", cash.emergencySavings],
    ["Personal use", cash.personalUse],
  ] as const;
  const needs = met.filter(([, amount]) => amount > 0).map(([name, amount]) => `${name}: ${rand(amount)}.`);
  const missing =
    cash.unmetCashNeeds > 0
      ? [
          `${rand(person.debt)} of debt was to be repaid; ${rand(cash.unmetCashNeeds)} of it does not fit into what may be taken in cash, and stays unpaid.`,
        ]
      : [];
  const small = cash.wholeInCash
    ? [
        `Savings of at most ${rand(cash.wholeInCash.threshold)} may instead be taken in cash whole: after ${rand(cash.wholeInCash.tax)} of tax that is ${rand(cash.wholeInCash.net)}, and no income.`,
      ]
    : [];
  const unitTrust =
    cash.unitTrust > 0
      ? `The rest of the tax-free part, ${rand(cash.unitTrust)}, buys a unit trust.`
      : "Nothing is left for a unit trust.";
  return [
    "**Cash.**",
    ...(needs.length > 0 ? needs : ["Nothing is needed."]),
    ...missing,
    unitTrust,
    `The lump sum is ${rand(cash.grossLumpSum)}, with ${rand(cash.lumpSumTax)} of tax, and ${rand(cash.annuity)} buys the annuity.`,
    ...small,
  ].join(" ");
}

function writeIncome({ cash, products }: Advice, basis: Basis, lives: Lives): string {
  const { guaranteePeriodYears: years, partnerShare, partnerIncomePerMonth, outcomes } = products.lifeAnnuity;
  const price = (guaranteeYears: number) =>
    annuityFactor({
      mortality: lives.member,
      ...(lives.partner && { partner: { mortality: lives.partner, share: partnerShare } }),
      interestShare: basis.pricing.linkedReal,
      guaranteeYears,
      paymentsPerYear: 12,
      timing: "arrears",
    });
  const cost = (guaranteeYears: number) => percent(1 - price(0) / price(guaranteeYears), 2);
  const most = Math.floor(basis.pricing.guaranteePeriodYears);
  const next = years < most ? `, and one of ${years + 1} years ${cost(years + 1)}` : "";
  const { incomeFromAnnuityPerMonth: income } = outcomes.expected;
  if (Math.abs(cash.annuity / (12 * price(years)) - income) > 0.005)
    throw new Error("The worked case's steps do not lead to the engine's income.");
  const terms = `i = ${percent(basis.pricing.linkedReal, 2)}, g = 0${lives.partner ? `, c = ${percent(partnerShare)}` : ""}`;
  const partner = lives.partner
    ? ` A partner who is left receives ${percent(partnerShare)} of it, ${rand(partnerIncomePerMonth)}.`
    : "";
  return [
    `**Guarantee.** With ${terms} and the chances below, one rand a year costs a = ${decimal(price(0), 4)} without a guarantee. One of ${years} years lowers the income by ${cost(years)}${next}; at most ${percent(MOST_GUARANTEE_COST_SHARE)} is accepted.`,
    `**Life annuity.** With ${years} years a = ${decimal(price(years), 4)}, so ${rand(cash.annuity)} ÷ 12a is **${rand(income)} a month** for life.${partner}`,
  ].join("\n\n");
}

function writeUnitTrust({ cash, products }: Advice): string {
  const { outcomes, incomeLastsShare } = products.lifeAnnuity;
  if (cash.unitTrust === 0) return "**Unit trust.** There is none.";
  const { unitTrustDrawdownShare, incomeFromUnitTrustPerMonth, incomeFromAnnuityPerMonth } =
    outcomes.expected;
  return `**Unit trust.** It pays ${percent(unitTrustDrawdownShare, 3)} of ${rand(cash.unitTrust)} a year, ${rand(incomeFromUnitTrustPerMonth)} a month, which lasts for life with a chance of ${percent(incomeLastsShare, 1)}: this figure alone comes from the simulated markets. Together that is **${rand(incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth)} a month**, before tax, in today’s rand.`;
}

function writeTax({ member, retirementDate }: RetirementCase, { products }: Advice, basis: Basis): string {
  const { outcomes, afterTaxIncomePerMonth } = products.lifeAnnuity;
  const year = yearOfAssessment(addMonths(retirementDate, 1));
  const taxablePerYear = outcomes.expected.incomeFromAnnuityPerMonth * 12;
  const ageAtYearEnd = ageAtTaxYearEnd(member.birthDate, year);
  const tax = incomeTax({ taxablePerYear, ageAtYearEnd, yearOfAssessment: year, basis });
  return `**Tax.** ${rand(taxablePerYear)} of annuity income in the year of assessment ${year}, at the age of ${ageAtYearEnd} at its end, is taxed with ${rand(tax)}. After tax the income is **${rand(afterTaxIncomePerMonth)} a month**.`;
}

function writeLives(person: RetirementCase, advice: Advice, lives: Lives): string {
  const { years, fraction } = exactAge(person.member.birthDate, person.retirementDate);
  const alive = survivalAtAnniversaries(lives.member);
  const partnerAlive = lives.partner && survivalAtAnniversaries(lives.partner);
  const length = Math.max(lives.member.length, lives.partner?.length ?? 0);
  const chance = (values: Float64Array | undefined, k: number, atEnd: number) =>
    decimal(values?.[k] ?? atEnd, CHANCE_DECIMALS);
  const rows = Array.from({ length }, (_, k) => [
    String(k),
    chance(lives.member, k, 1),
    chance(alive, k, 0),
    ...(lives.partner ? [chance(lives.partner, k, 1), chance(partnerAlive, k, 0)] : []),
  ]);
  const heads = ["k", "q(k)", "chance to live to it"];
  const ofPartner = lives.partner ? ["partner’s q(k)", "partner’s chance"] : [];
  const multiple =
    lives.impairment > 1 ? ` The impairment multiple is m = ${lives.impairment.toFixed(1)}.` : "";
  return [
    `**Lives.** The age at retirement is ${years} and ${decimal(fraction, 4)} of a year; the mean age at death is ${decimal(advice.lifeExpectancyAge, 2)}.${multiple}`,
    "_Chances at each anniversary_",
    table([...heads, ...ofPartner], rows),
  ].join("\n\n");
}
