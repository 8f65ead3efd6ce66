/** The worked example: one invented person with every step's figures, as the engine works them out. */
import { daysBetween, exactAge, yearsBetween } from "~/base/date";
import { advise, DEFAULT_OPTIONS } from "~/engine";
import type { Advice, ProductAdvice } from "~/engine/advice";
import { annuityFactor, poolCredits, survivalAtAnniversaries, yearlyMortality } from "~/engine";
import type { Basis } from "~/engine/basis/basis";
import { totalAnnualFee } from "~/engine/fees/effective-annual-cost";
import { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "~/engine/tax/income-tax";
import { EXAMPLE_PERSON as PERSON } from "./example-person";
import type { Figures } from "./fill-template";
import { priceLevers } from "./lever-table";
import { day, decimal, percent, rand, table, whole } from "./write-numbers";

const SHOWN_YEARS = [0, 5, 10, 15, 20, 25, 30];
const VIEWS = ["poor", "expected", "strong"] as const;

function totalOf({ outcomes: { expected } }: ProductAdvice): number {
  return expected.incomeFromAnnuityPerMonth + expected.incomeFromUnitTrustPerMonth;
}

function writePerson(): Figures {
  const { member, retirementDate, adviceDate } = PERSON;
  return {
    "example.born": day(member.birthDate),
    "example.advised": day(adviceDate),
    "example.retires": day(retirementDate),
    "example.savings": rand(PERSON.savings),
    "example.debt": rand(PERSON.debt),
    "example.netIncome": rand(PERSON.emergencyIncomePerMonth),
  };
}

function writeCash({ cash }: Advice): Figures {
  const { adviceDate, retirementDate } = PERSON;
  return {
    "example.days": String(daysBetween(adviceDate, retirementDate)),
    "example.years": decimal(yearsBetween(adviceDate, retirementDate), 4),
    "example.atRetirement": rand(cash.savingsAtRetirement),
    "example.maxLumpSum": rand(cash.maxLumpSum),
    "example.emergency": rand(cash.emergencySavings),
    "example.needs": rand(cash.debtRepayment + cash.emergencySavings),
    "example.lumpSumTax": rand(cash.lumpSumTax),
    "example.unitTrust": rand(cash.unitTrust),
    "example.lumpSum": rand(cash.grossLumpSum),
    "example.annuity": rand(cash.annuity),
  };
}

function findLife(basis: Basis): Float64Array {
  const { member, retirementDate } = PERSON;
  return Float64Array.from(yearlyMortality({ life: member, retirementDate, basis, impairment: 1 }));
}

function writeLife(advice: Advice, q: Float64Array): Figures {
  const { years, fraction } = exactAge(PERSON.member.birthDate, PERSON.retirementDate);
  const survival = survivalAtAnniversaries(q);
  const credits = poolCredits({
    mortality: q,
    dependantsShare: advice.products.livingAnnuityPlus.dependantsShare,
    applyExclusion: false,
  });
  return {
    "example.age": String(years),
    "example.fraction": decimal(fraction, 4),
    "example.meanAge": decimal(advice.lifeExpectancyAge, 2),
    "example.medianAge": decimal(advice.medianAgeAtDeath, 2),
    "example.table.life": table(
      ["anniversary k", "age", "chance to live to it", "q(k)", "credit(k) of the pool"],
      SHOWN_YEARS.map((k) => [
        String(k),
        String(years + k),
        decimal(survival[k]!, 4),
        decimal(q[k]!, 5),
        percent(credits[k]!, 3),
      ]),
    ),
  };
}

function writeIncomes(advice: Advice, basis: Basis, q: Float64Array): Figures {
  const { lifeAnnuity, livingAnnuity, livingAnnuityPlus } = advice.products;
  const factor = annuityFactor({
    mortality: q,
    interestShare: basis.pricing.linkedReal,
    guaranteeYears: basis.pricing.guaranteePeriodYears,
    paymentsPerYear: 12,
    timing: "arrears",
  });
  const products = [
    ["life annuity", lifeAnnuity],
    ["living annuity", livingAnnuity],
    ["living annuity plus", livingAnnuityPlus],
  ] as const;
  return {
    "example.factor": decimal(factor, 4),
    "example.lifeIncome": rand(lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth),
    "example.dependantsShare": percent(livingAnnuityPlus.dependantsShare),
    "example.table.incomes": table(
      ["product", "drawn in the first year", "from the annuity", "with the unit trust", "both last for life"],
      products.map(([name, product]) => [
        name,
        percent(product.outcomes.expected.annuityDrawdownShare, 3),
        rand(product.outcomes.expected.incomeFromAnnuityPerMonth),
        rand(totalOf(product)),
        percent(product.jointIncomeLastsShare, 1),
      ]),
    ),
    "example.unitTrustDrawdown": percent(livingAnnuityPlus.outcomes.expected.unitTrustDrawdownShare, 3),
    "example.unitTrustIncome": rand(livingAnnuityPlus.outcomes.expected.incomeFromUnitTrustPerMonth),
  };
}

function writeTax({ products }: Advice, basis: Basis): Figures {
  const { livingAnnuityPlus } = products;
  const year = yearOfAssessment(PERSON.retirementDate);
  const taxablePerYear = livingAnnuityPlus.outcomes.expected.incomeFromAnnuityPerMonth * 12;
  const ageAtYearEnd = ageAtTaxYearEnd(PERSON.member.birthDate, year);
  const tax = incomeTax({ taxablePerYear, ageAtYearEnd, yearOfAssessment: year, basis });
  return {
    "example.taxYear": String(year),
    "example.taxAge": String(ageAtYearEnd),
    "example.taxable": rand(taxablePerYear),
    "example.tax": rand(tax),
    "example.afterTax": rand(livingAnnuityPlus.afterTaxIncomePerMonth),
  };
}

function writeFuture({ products, recommended }: Advice): Figures {
  const { projection, outcomes, ...product } = products.livingAnnuityPlus;
  if (recommended !== product.product) throw new Error("The worked example tells of another product.");
  const at = (series: Record<(typeof VIEWS)[number], readonly number[]>, k: number) =>
    VIEWS.map((view) => rand(series[view][k]!));
  return {
    "example.table.income": table(
      ["age", ...VIEWS],
      SHOWN_YEARS.map((k) => [String(projection.ages[k]), ...at(projection.incomePerMonthReal, k)]),
    ),
    "example.table.capital": table(
      ["age", ...VIEWS],
      SHOWN_YEARS.map((k) => [String(projection.ages[k]), ...at(projection.capitalReal, k)]),
    ),
    "example.table.survivors": table(
      ["death at", "left of the annuity", "with the unit trust"],
      product.survivors.map((row) => [
        String(row.ageAtDeath),
        rand(row.capitalReal),
        rand(row.capitalWithUnitTrustReal),
      ]),
    ),
    "example.reducesPoor":
      outcomes.poor.ageIncomeReduces === null ? "never" : `at ${outcomes.poor.ageIncomeReduces}`,
    "example.riskReduces": percent(product.riskIncomeReducesShare, 1),
    "example.topUps": rand(outcomes.expected.lifetimeTopUpsReal),
  };
}

function writeFees({ products }: Advice, basis: Basis): Figures {
  const fees = products.livingAnnuityPlus.feeComparison;
  if (!fees) throw new Error("The worked example's product has no fees.");
  const row = (name: string, ours: number, industry: number) => [
    name,
    rand(ours),
    rand(industry),
    rand(industry - ours),
  ];
  const income = products.livingAnnuityPlus.outcomes.expected.incomeFromAnnuityPerMonth;
  const yearly = (saving: number) => fees.firstYearFeePerMonth + saving;
  return {
    "example.table.fees": table(
      [
        "amount",
        `ours, ${percent(totalAnnualFee(basis.fees.annual.annuity))}`,
        `usual, ${percent(fees.industryFeeShare)}`,
        "difference",
      ],
      [
        row("fee a month in the first year", fees.firstYearFeePerMonth, yearly(fees.firstYearSavingPerMonth)),
        row("income a month that lasts, from the annuity", income, income - fees.incomeSavingPerMonth),
        row("fees to the mean age at death", fees.lifetimeFeesReal, fees.lifetimeIndustryFeesReal),
      ],
    ),
    "example.lifetimeSaving": percent(fees.lifetimeSavingShare, 2),
  };
}

/**
 * Every figure of the worked example.
 * cost: one advice on the usual number of paths
 */
export function writeWorkedExample(basis: Basis): Figures {
  const advice = advise(PERSON, basis, DEFAULT_OPTIONS);
  const q = findLife(basis);
  return {
    ...writePerson(),
    ...writeCash(advice),
    ...writeLife(advice, q),
    ...writeIncomes(advice, basis, q),
    ...writeTax(advice, basis),
    ...writeFuture(advice),
    ...writeFees(advice, basis),
    "example.total": rand(totalOf(advice.products.livingAnnuityPlus)),
    "example.table.levers": priceLevers(advice),
    paths: whole(DEFAULT_OPTIONS.paths),
    engine: advice.engineVersion,
    seed: String(DEFAULT_OPTIONS.seed),
  };
}
