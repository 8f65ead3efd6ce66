/**
 * `node .ci/choose-seed.mjs`: finds the most representative seed: of the first 64 the one whose poor,
 * expected and strong figures are closest to those of 65 536 paths. It takes some minutes, and prints the
 * result.
 */
import type { IsoDate } from "../../app/base/date";
import { isAnswered, toRetirementCase } from "../../app/backend/plans/retirement-case";
import { readSurveyRecord } from "../../app/contract/survey/survey-record";
import {
  type AdviceOptions,
  advise,
  type Basis,
  chooseBasis,
  DEFAULT_OPTIONS,
  type ProductAdvice,
  type RetirementCase,
} from "../../app/engine";
import { people } from "../../fixtures/people";

const SEEDS = 64;
const REFERENCE: AdviceOptions = { seed: 0, paths: 65_536 };

/** The ages at which incomes and capital are compared. */
const INCOME_AGES = [75, 80, 85, 90, 95];
const CAPITAL_AGES = [75, 85, 95];

/**
 * A seed, and the root mean square of its relative differences: over all people, and for the person furthest
 * off.
 */
export type JudgedSeed = { seed: number; ofAll: number; ofWorst: number; worst: string };

type Judged = { who: string; retirementCase: RetirementCase };

/** The sample people, each alone and with a partner who depends on the income. */
export function listJudged(today: IsoDate): Judged[] {
  return people(today).flatMap(({ slug, record }) => {
    const profile = readSurveyRecord(record);
    if (!isAnswered(profile)) throw new Error(`${slug} lacks answers`);
    const { partner, ...alone } = toRetirementCase(profile, today);
    const { birthDate, sex } = alone.member;
    const another = partner ?? { birthDate, sex: sex === "male" ? "female" : "male" };
    return [
      { who: `${slug} alone`, retirementCase: alone },
      { who: `${slug} and a partner`, retirementCase: { ...alone, partner: another } },
    ];
  });
}

/** The figures of a product that follow markets. */
function readFigures({ projection }: ProductAdvice): number[] {
  const { ages, incomePerMonthReal, capitalReal } = projection;
  const read = (series: typeof capitalReal, wanted: readonly number[]) =>
    Object.values(series).flatMap((values) => wanted.flatMap((age) => values[ages.indexOf(age)] ?? []));
  return [...read(incomePerMonthReal, INCOME_AGES), ...read(capitalReal, CAPITAL_AGES)];
}

/** All figures of a person: those of each product with a drawdown. */
function adviseOn(retirementCase: RetirementCase, basis: Basis, options: AdviceOptions): number[] {
  const { livingAnnuityPlus, livingAnnuity, lifeAnnuity } = advise(retirementCase, basis, options).products;
  return [livingAnnuityPlus, livingAnnuity, lifeAnnuity].flatMap((product) =>
    product ? readFigures(product) : [],
  );
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/**
 * Judges seeds, the best first.
 * @param seeds the number of seeds, from 1
 * cost: some seconds for each seed, and a minute for the reference
 */
export function judgeSeeds(
  judged: readonly Judged[],
  basis: Basis,
  { seeds = SEEDS, paths = DEFAULT_OPTIONS.paths, reference = REFERENCE } = {},
): JudgedSeed[] {
  const references = judged.map(({ retirementCase }) => adviseOn(retirementCase, basis, reference));
  const judge = (seed: number): JudgedSeed => {
    const byPerson = judged.map(({ who, retirementCase }, person) => {
      const figures = adviseOn(retirementCase, basis, { seed, paths });
      const differences = figures.flatMap((figure, index) => {
        const expected = references[person]![index]!;
        return expected > 0 ? [figure / expected - 1] : [];
      });
      return { who, off: rootMeanSquare(differences) };
    });
    const furthest = byPerson.reduce((one, other) => (one.off >= other.off ? one : other));
    return {
      seed,
      ofAll: rootMeanSquare(byPerson.map(({ off }) => off)),
      ofWorst: furthest.off,
      worst: furthest.who,
    };
  };
  return Array.from({ length: seeds }, (_, index) => judge(index + 1)).sort((a, b) => a.ofAll - b.ofAll);
}

/** Runs the command. */
export function chooseSeed(today: IsoDate): string {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  const lines = judgeSeeds(listJudged(today), chooseBasis(today)).map(
    ({ seed, ofAll, ofWorst, worst }) =>
      `seed ${seed}: ${percent(ofAll)} off, at most ${percent(ofWorst)} (${worst})`,
  );
  return `${lines.join("\n")}\n`;
}
