/** The worked example's products: the income, tax, future, legacy and costs of each. */
import { addMonths } from "~/base/date";
import {
  type Advice,
  ageAtTaxYearEnd,
  annuityFactor,
  type Basis,
  incomeTax,
  isForLife,
  type ProductAdvice,
  productAdviceOf,
  totalAnnualFee,
  yearOfAssessment,
} from "~/engine";
import { EXAMPLE_PERSON as PERSON, EXAMPLE_YEARS } from "./example-person";
import type { Figures } from "./fill-template";
import { decimal, percent, rand, table } from "./write-numbers";

const VIEWS = ["poor", "expected", "strong"] as const;

/** The product that she is advised to take: a living annuity, whose income the text states. */
function findChosen({ products, recommended }: Advice): ProductAdvice {
  if (isForLife(recommended)) throw new Error("The worked example tells of another product.");
  return productAdviceOf(products, recommended);
}

function totalOf({ outcomes: { expected } }: ProductAdvice): number {
  return expected.incomeFromAnnuityPerMonth + expected.incomeFromUnitTrustPerMonth;
}

function writeIncomes(advice: Advice, basis: Basis, q: Float64Array): Figures {
  const { lifeAnnuity, livingAnnuity, livingAnnuityPlus } = advice.products;
  const chosen = findChosen(advice);
  const factor = annuityFactor({
    mortality: q,
    interestShare: basis.pricing.linkedReal,
    guaranteeYears: basis.pricing.guaranteePeriodYears,
    paymentsPerYear: 12,
    timing: "arrears",
  });
  const products: [name: string, product: ProductAdvice][] = [
    ["life annuity", lifeAnnuity],
    ["living annuity", livingAnnuity],
    ...(livingAnnuityPlus
      ? [["living annuity plus", livingAnnuityPlus] satisfies [string, ProductAdvice]]
      : []),
  ];
  return {
    "example.factor": decimal(factor, 4),
    "example.lifeIncome": rand(lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth),
    "example.dependantsShare": percent(chosen.dependantsShare),
    "example.table.incomes": table(
      ["product", "drawn in the first year", "from the annuity", "with the unit trust", "lasts for life"],
      products.map(([name, product]) => [
        name,
        percent(product.outcomes.expected.annuityDrawdownShare, 3),
        rand(product.outcomes.expected.incomeFromAnnuityPerMonth),
        rand(totalOf(product)),
        percent(product.incomeLastsShare, 1),
      ]),
    ),
    "example.unitTrustDrawdown": percent(chosen.outcomes.expected.unitTrustDrawdownShare, 3),
    "example.unitTrustIncome": rand(chosen.outcomes.expected.incomeFromUnitTrustPerMonth),
  };
}

function writeCareful({ moreCarefulIncome }: Advice): Figures {
  if (!moreCarefulIncome) throw new Error("The worked example tells of an income that can be more careful.");
  const { perMonth, afterTaxPerMonth } = moreCarefulIncome;
  return {
    "example.careful": rand(perMonth.annuity + perMonth.unitTrust),
    "example.carefulAfterTax": rand(afterTaxPerMonth),
  };
}

function writeTax(advice: Advice, basis: Basis): Figures {
  const chosen = findChosen(advice);
  const year = yearOfAssessment(addMonths(PERSON.retirementDate, 1));
  const taxablePerYear = chosen.outcomes.expected.incomeFromAnnuityPerMonth * 12;
  const ageAtYearEnd = ageAtTaxYearEnd(PERSON.member.birthDate, year);
  const tax = incomeTax({ taxablePerYear, ageAtYearEnd, yearOfAssessment: year, basis });
  return {
    "example.taxYear": String(year),
    "example.taxAge": String(ageAtYearEnd),
    "example.taxable": rand(taxablePerYear),
    "example.tax": rand(tax),
    "example.afterTax": rand(chosen.afterTaxIncomePerMonth),
  };
}

function writeFuture(advice: Advice): Figures {
  const { projection, outcomes, ...product } = findChosen(advice);
  const at = (series: Record<(typeof VIEWS)[number], readonly number[]>, k: number) =>
    VIEWS.map((view) => rand(series[view][k]!));
  return {
    "example.table.income": table(
      ["at", ...VIEWS],
      EXAMPLE_YEARS.map((k) => [`age ${projection.ages[k]}`, ...at(projection.incomePerMonthReal, k)]),
    ),
    "example.table.capital": table(
      ["at", ...VIEWS],
      EXAMPLE_YEARS.map((k) => [`age ${projection.ages[k]}`, ...at(projection.capitalReal, k)]),
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

function writeFees(advice: Advice, basis: Basis): Figures {
  const { feeComparison: fees, outcomes } = findChosen(advice);
  if (!fees) throw new Error("The worked example's product has no fees.");
  const row = (name: string, ours: number, industry: number) => [
    name,
    rand(ours),
    rand(industry),
    rand(industry - ours),
  ];
  const income = outcomes.expected.incomeFromAnnuityPerMonth;
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
    "example.lowFeeGain": rand(fees.incomeLostPerMonth),
    "example.lifetimeSaving": percent(fees.lifetimeSavingShare, 2),
  };
}

/** Every figure of the products; `q` holds her yearly probabilities of death. */
export function writeExampleProducts(advice: Advice, basis: Basis, q: Float64Array): Figures {
  return {
    ...writeIncomes(advice, basis, q),
    ...writeCareful(advice),
    ...writeTax(advice, basis),
    ...writeFuture(advice),
    ...writeFees(advice, basis),
    "example.total": rand(totalOf(findChosen(advice))),
  };
}
