/** The worked example: one invented person with every step's figures, as the engine computes them. */
import { daysBetween, exactAge, yearsBetween } from "~/base/date";
import {
  type Advice,
  advise,
  type Basis,
  type DEFAULT_OPTIONS,
  poolCredits,
  survivalAtAnniversaries,
  yearlyMortality,
} from "~/engine";
import { EXAMPLE_PERSON as PERSON, EXAMPLE_YEARS } from "./example-person";
import { writeExampleProducts } from "./example-products";
import type { Figures } from "./fill-template";
import { writeLeverTable } from "./lever-table";
import { day, decimal, percent, rand, table, whole } from "./write-numbers";

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
  const { livingAnnuityPlus: plus } = advice.products;
  const credits =
    plus &&
    poolCredits({ mortality: q, dependantsShare: plus.dependantsShare, applyExclusion: plus.applyExclusion });
  return {
    "example.age": String(years),
    "example.fraction": decimal(fraction, 4),
    "example.meanAge": decimal(advice.lifeExpectancyAge, 2),
    "example.medianAge": decimal(advice.medianAgeAtDeath, 2),
    "example.table.life": table(
      ["anniversary", "age", "chance to live to it", "q(k)", ...(credits ? ["credit(k) of the pool"] : [])],
      EXAMPLE_YEARS.map((k) => [
        `k = ${k}`,
        String(years + k),
        decimal(survival[k]!, 4),
        decimal(q[k]!, 5),
        ...(credits ? [percent(credits[k]!, 3)] : []),
      ]),
    ),
  };
}

/**
 * Every figure of the worked example.
 * cost: one advice
 */
export function writeWorkedExample(basis: Basis, options: typeof DEFAULT_OPTIONS): Figures {
  const advice = advise(PERSON, basis, options);
  const q = findLife(basis);
  return {
    ...writePerson(),
    ...writeCash(advice),
    ...writeLife(advice, q),
    ...writeExampleProducts(advice, basis, q),
    "example.table.levers": writeLeverTable(advice),
    paths: whole(options.paths),
    replicates: String(options.replicates),
    "example.standardError": percent(advice.standardErrorShare ?? Number.NaN, 2),
    engine: advice.engineVersion,
    seed: String(options.seed),
  };
}
