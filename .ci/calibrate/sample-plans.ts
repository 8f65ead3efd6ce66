import type { IsoDate } from "../../app/base/date";
import { isAnswered, toRetirementCase } from "../../app/backend/plans/retirement-case";
import { readSurveyRecord } from "../../app/contract/survey/survey-record";
import { advise, DEFAULT_OPTIONS, productAdviceOf, type AdviceOptions, type Basis } from "../../app/engine";
import { people } from "../../fixtures/people";

/** Incomes a month of a sample person, before tax: of the plan, and of life annuities beside it. */
export type SampleIncomes = { who: string; product: string; incomes: Record<string, number> };

/** As plans are worked out, but for the standard error, which is not told. */
const OPTIONS: AdviceOptions = { seed: DEFAULT_OPTIONS.seed, paths: DEFAULT_OPTIONS.paths };

/** What each of the sample people would be advised on a day with a basis. */
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
