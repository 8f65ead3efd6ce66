/** A living annuity that already pays: the mixes to choose from, and a check that can be recomputed. */
import { addMonths, daysBetween, yearsBetween } from "~/base/date";
import {
  type AdviceOptions,
  ageAtTaxYearEnd,
  annuityFactor,
  ASSET_CLASS_IDS,
  type Basis,
  checkPayingAnnuity,
  expectedRealGrossReturn,
  expectedRealNetReturn,
  incomeTax,
  logReturnDeviation,
  type PayingAnnuity,
  type PayingAnnuityCheck,
  readMix,
  survivalAt,
  yearlyMortality,
  yearOfAssessment,
} from "~/engine";
import type { Figures } from "./fill-template";
import { count, day, decimal, percent, rand, table } from "./write-numbers";

const OTHER_INCOME = 6_000;
const FEE_SHARE = 0.025;
const BEFORE = {
  checkedOn: "2025-11-20",
  value: 1_350_000,
  incomePerMonth: 9_200,
  lastingPerMonth: 5_600,
} as const;

/** An invented man with a high drawdown, and a pension beside it. */
const RAVI = {
  adviceDate: "2026-11-20",
  member: { birthDate: "1956-06-15", sex: "male" },
  value: 1_300_000,
  incomePerMonth: 9_500,
  anniversaryMonth: 1,
  annualFeeShare: FEE_SHARE,
  mix: "middle",
  otherTaxableIncomePerMonth: OTHER_INCOME,
  before: BEFORE,
} as const satisfies PayingAnnuity;

const NAMES = { now: "what it pays now", between: "halfway", lasts: "what lasts" } as const;

/**
 * The table of the mixes and the worked check.
 * cost: a check
 */
export function writeWorkedCheck(basis: Basis, options: AdviceOptions): Figures {
  const check = checkPayingAnnuity(RAVI, basis, options);
  return {
    "table.checkedMixes": writeMixes(basis),
    "case.ravi": [
      writeAnswers(basis),
      writeDrawn(check),
      writeUntil(check, basis),
      writeNeed(check, basis),
      writeIncomes(check),
      writeTax(check, basis),
      writeCosts(check),
      writeLifeAnnuity(check, basis),
      writeChange(check, basis),
    ].join("\n\n"),
  };
}

function writeMixes(basis: Basis): string {
  const mixes = (["careful", "middle", "bold"] as const).map((name) => readMix(name, basis));
  const rows = ASSET_CLASS_IDS.map((id, index) => [
    basis.assetClasses[index]!.name,
    ...mixes.map((mix) => percent(mix[id] ?? 0)),
  ]);
  return table(
    ["", "careful", "middle", "bold"],
    [
      ...rows,
      [
        "expected real return a year, before costs",
        ...mixes.map((mix) => percent(expectedRealGrossReturn(mix, basis), 2)),
      ],
      ["volatility of it", ...mixes.map((mix) => percent(logReturnDeviation(mix, basis), 1))],
    ],
  );
}

function writeAnswers({ funds, defaultFunds }: Basis): string {
  const rows = [
    ["who", `man, born ${day(RAVI.member.birthDate)}`],
    ["partner who depends on it", "none"],
    ["day of the check", day(RAVI.adviceDate)],
    ["what it is worth", rand(RAVI.value)],
    ["what it pays a month, before tax", rand(RAVI.incomePerMonth)],
    ["when its year begins", "January"],
    ["all costs a year", percent(FEE_SHARE)],
    ["how it is invested", `middle, the mix of ${funds[defaultFunds.annuity].name}`],
    ["other income a month, before tax", rand(OTHER_INCOME)],
  ];
  return `_What was answered_\n\n${table(["question", "answer"], rows)}`;
}

function writeDrawn({ drawdownShare, band }: PayingAnnuityCheck): string {
  return `**Drawn.** ${rand(12 * RAVI.incomePerMonth)} a year is ${percent(drawdownShare, 2)} of ${rand(RAVI.value)}. The law allows ${percent(band.minimumShare)} to ${percent(band.maximumShare)}.`;
}

function writeUntil({ yearBegins, valueThen, mix }: PayingAnnuityCheck, basis: Basis): string {
  const growth = expectedRealNetReturn(mix, FEE_SHARE, basis);
  const [days, years] = [daysBetween(RAVI.adviceDate, yearBegins), yearsBetween(RAVI.adviceDate, yearBegins)];
  return `**Until the year begins** on ${day(yearBegins)} it has ${days} days, t = ${decimal(years, 4)} years. In real terms it grows by ${percent(growth, 3)} a year, and it pays ${rand(RAVI.incomePerMonth)} on 1 December and on 1 January. That leaves ${rand(valueThen)} in today’s rand.`;
}

function writeNeed({ yearBegins, confidenceShare }: PayingAnnuityCheck, basis: Basis): string {
  const { member: life, adviceDate: retirementDate } = RAVI;
  const q = yearlyMortality({ life, retirementDate, basis, impairment: 1 });
  const died = 1 - survivalAt(q, yearsBetween(retirementDate, yearBegins));
  const confidence = (confidenceShare - died) / (1 - died);
  return `**The need.** His chance of dying within a year is ${percent(q[0]!, 3)}, and before the year begins D = ${percent(died, 3)}. So what lasts has to last with ${percent(confidence, 3)} from then on.`;
}

function writeIncomes({ incomes, valueThen }: PayingAnnuityCheck): string {
  const age = (reached: number | null) => (reached === null ? "not by 110" : String(reached));
  const leftAt = (wanted: number) => (income: PayingAnnuityCheck["incomes"][number]) =>
    rand(income.years.find((year) => year.age === wanted)!.leftReal.expected);
  type Cell = (income: PayingAnnuityCheck["incomes"][number]) => string;
  const lines: [string, Cell][] = [
    ["a month, before tax", ({ incomePerMonth }) => rand(incomePerMonth)],
    [`a year, of ${rand(valueThen)}`, ({ drawdownShare }) => percent(drawdownShare, 2)],
    ["chance that it keeps up with prices for life", ({ lastsShare }) => percent(lastsShare, 1)],
    ["falls in poor markets from", ({ fallsFromAge }) => age(fallsFromAge.poor)],
    ["falls in expected markets from", ({ fallsFromAge }) => age(fallsFromAge.expected)],
    ["a month, after tax", ({ afterTaxPerMonth }) => rand(afterTaxPerMonth)],
    ["left at 75 in expected markets", leftAt(75)],
    ["left at 85", leftAt(85)],
    ["left at 95", leftAt(95)],
  ];
  const heads = ["today’s rand", ...incomes.map(({ kind }) => NAMES[kind])];
  return `_Three incomes from ${rand(valueThen)} on_\n\n${table(
    heads,
    lines.map(([name, cell]) => [name, ...incomes.map(cell)]),
  )}`;
}

function writeTax({ yearBegins }: PayingAnnuityCheck, basis: Basis): string {
  const year = yearOfAssessment(addMonths(yearBegins, 1));
  const ageAtYearEnd = ageAtTaxYearEnd(RAVI.member.birthDate, year);
  const taxOn = (taxablePerYear: number) =>
    incomeTax({ taxablePerYear, ageAtYearEnd, yearOfAssessment: year, basis });
  const [other, both] = [12 * OTHER_INCOME, 12 * (OTHER_INCOME + RAVI.incomePerMonth)];
  return `**Tax.** The pension alone, ${rand(other)} in the year of assessment ${year}, is taxed with ${rand(taxOn(other))}; with what the annuity pays now it is ${rand(both)}, taxed with ${rand(taxOn(both))}. The difference is the annuity’s tax.`;
}

function writeCosts({ costs, incomes }: PayingAnnuityCheck): string {
  const added = costs.lowerFeeLastingPerMonth - incomes[2]!.incomePerMonth;
  return `**Costs.** ${percent(FEE_SHARE)} of ${rand(RAVI.value)} is ${rand(costs.perMonth)} a month. At ${percent(costs.lowerFeeShare)}, ${rand(costs.lowerFeeLastingPerMonth)} would last: ${rand(added)} a month more.`;
}

function writeLifeAnnuity(
  { lifeAnnuity, valueThen, yearBegins, incomes }: PayingAnnuityCheck,
  basis: Basis,
): string {
  const { guaranteePeriodYears: guaranteeYears, parts } = lifeAnnuity;
  const mortality = yearlyMortality({ life: RAVI.member, retirementDate: yearBegins, basis, impairment: 1 });
  const price = annuityFactor({
    mortality,
    interestShare: basis.pricing.linkedReal,
    guaranteeYears,
    paymentsPerYear: 12,
    timing: "arrears",
  });
  const rows = parts.map(({ share, incomePerMonth, guaranteedPerMonth, left }) => [
    percent(share),
    rand(incomePerMonth),
    rand(guaranteedPerMonth),
    rand(left.find(({ age }) => age === 85)!.leftReal),
  ]);
  return [
    `**Life annuity.** With a guarantee of ${count(guaranteeYears)} years one rand a year costs a = ${decimal(price, 4)} when the year begins, so ${rand(valueThen)} ÷ 12a is ${rand(valueThen / (12 * price))} a month. Half of it and half of the ${rand(incomes[2]!.incomePerMonth)} that last are ${rand(parts.find(({ share }) => share === 0.5)!.incomePerMonth)}.`,
    "_A part in a life annuity, and the rest drawn as it lasts; a month, and left in expected markets_",
    table(["part", "both together", "always", "left at 85"], rows),
  ].join("\n\n");
}

function writeChange({ change }: PayingAnnuityCheck, basis: Basis): string {
  if (!change) throw new Error("The worked check is told of no earlier one.");
  const { olderPerMonth, drawnPerMonth, marketsPerMonth, lastingBeforePerMonth, lastingNowPerMonth } = change;
  const rows = [
    ["what lasted then", rand(lastingBeforePerMonth)],
    ["a year older", rand(olderPerMonth)],
    ["drawn beyond what lasts", rand(drawnPerMonth)],
    ["markets", rand(marketsPerMonth)],
    ["what lasts now", rand(lastingNowPerMonth)],
  ];
  return [
    `**A year before**, on ${day(BEFORE.checkedOn)}, it was worth ${rand(BEFORE.value)} and paid ${rand(BEFORE.incomePerMonth)} until January, when its year began. From then on ${rand(BEFORE.lastingPerMonth)} would have lasted, with ${percent(basis.inflation.mean)} for prices ${rand(lastingBeforePerMonth)} in today’s rand; it has paid ${rand(RAVI.incomePerMonth)}.`,
    "_Why less lasts now, a month, today’s rand_",
    table(["", "a month"], rows),
  ].join("\n\n");
}
