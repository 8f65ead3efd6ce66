import type { IsoDate } from "../../app/base/date";
import { isAnswered, toRetirementCase } from "../../app/backend/plans/retirement-case";
import { readSurveyRecord } from "../../app/contract/survey/survey-record";
import { advise, DEFAULT_OPTIONS, productAdviceOf, type AdviceOptions, type Basis } from "../../app/engine";
import { people } from "../../fixtures/people";

/** A sample person's incomes a month, before tax: from the plan, and from life annuities beside it. */
export type SampleIncomes = { who: string; product: string; incomes: Record<string, number> };

/** The usual options, without the replicates for the standard error, which is not reported. */
const OPTIONS: AdviceOptions = { seed: DEFAULT_OPTIONS.seed, paths: DEFAULT_OPTIONS.paths };

/** The advice to each of the sample people on a day with a basis. */
export function adviseSamplePeople(today: IsoDate, basis: Basis): SampleIncomes[] {
  return people(today).map(({ slug, record }) => {
    const profile = readSurveyRecord(record);
    if (!isAnswered(profile)) throw new Error(`${slug} lacks answers`);
    const { recommended, products, comparisonAnnuities } = advise(
      toRetirementCase(profile, today),
      basis,
      OPTIONS,
    );
    const paid = productAdviceOf(products, recommended).outcomes.expected;
    return {
      who: slug,
      product: recommended,
      incomes: {
        plan: paid.incomeFromAnnuityPerMonth + paid.incomeFromUnitTrustPerMonth,
        linked: products.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth,
        "rising 5%": comparisonAnnuities.increasing5PerMonth,
        level: comparisonAnnuities.levelPerMonth,
      },
    };
  });
}
