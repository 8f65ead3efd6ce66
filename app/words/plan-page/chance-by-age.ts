import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import type { BarRow } from "../explanation/explain-savings";
import { drawsUnitTrust, type PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** The chance that the full income is still paid, for a person who reaches an age. */
export type ChanceByAge = {
  heading: string;
  sentences: readonly string[];
  caption: string;
  rows: readonly BarRow[];
  /** The total of which the rows' values are a part. */
  whole: number;
};

/**
 * The chance by age, for survivors: of annuity and unit trust together, or of the unit trust alone beside an
 * annuity that is paid in any case.
 * @returns undefined if nothing can fail, or if the recommendation has no such figures
 */
export function describeChanceByAge(facts: PlanFacts): ChanceByAge | undefined {
  const { product, isLifeAnnuity } = facts;
  const chances = (product.chance_by_age ?? []).flatMap(({ age, joint_perct, unit_trust_perct }) => {
    const percent = isLifeAnnuity ? unit_trust_perct : joint_perct;
    return percent === null ? [] : [{ age, futures: countFutures(percent), percent }];
  });
  const told = chances.find(({ age }) => age === 90) ?? chances.at(-1);
  if (!told || (isLifeAnnuity && !drawsUnitTrust(facts))) return undefined;
  const { you, does } = speakOf(facts);
  const what = isLifeAnnuity ? "the unit trust still pays in full" : "the full income is still paid";
  return {
    heading: `If ${you} ${does("live")} to ${told.age}, ${what} in ${told.futures} of ${FUTURES_SHOWN} futures`,
    sentences: isLifeAnnuity
      ? ["The life annuity pays at every age. Only the unit trust can come to pay less."]
      : [
          "The later the age, the less sure it is.",
          "When it is not paid in full, it is lower. It does not stop at once.",
        ],
    caption: `Futures out of ${FUTURES_SHOWN} in which ${what}, for somebody who reaches that age`,
    whole: FUTURES_SHOWN,
    rows: chances.map(({ age, futures }) => ({
      name: `At ${age}`,
      value: futures,
      figure: `${futures} of ${FUTURES_SHOWN}`,
      isMain: true,
    })),
  };
}
