/** Projections by an independent program, written in another language from the description of the model alone. */
import { beforeAll, describe, expect, it } from "vitest";
import { countRuns } from "../../../tests/support/count-runs";
import { readReference, toReferenceCase, type ReferenceRow } from "../../../tests/support/drawdown-reference";
import type { MarketView, ProductAdvice, ProductOutcome } from "../advice/advice";
import { advise } from "../advise";
import { chooseBasis } from "../basis/choose-basis";

/** Before a release four seeds are averaged, to which the tolerances below apply. */
const SEEDS = Array.from({ length: countRuns({ usually: 1, long: 4 }) }, (_, index) => index + 1);
/** Our error as a multiple of that of four seeds. */
const ERROR_TIMES = 2 / Math.sqrt(SEEDS.length);
/**
 * A percentile of the capital left has on 4 096 plain random paths an error of 2 to 3%, the largest in poor
 * markets; four even sets halve that, and the other program's own error is about 0.5%.
 */
const AMOUNT_TOLERANCE_SHARE = 0.03 * ERROR_TIMES;
/** The error of a chance of one quarter on 4 096 plain random paths is 0.007; half of it for four sets, and even ones. */
const CHANCE_TOLERANCE = 0.0035 * ERROR_TIMES;
/** The other program's error is about 0.15% on 100 000 plain random paths, ours half of 0.2%: only ours scales. */
const INCOME_TOLERANCE_SHARE = 0.004 * Math.sqrt(ERROR_TIMES);
/** An event at the turn of a year may fall a year later in the other program. */
const AGE_TOLERANCE_YEARS = 1;
const AFTER_THE_LAST_SHOWN_AGE = 111;

const VIEWS: readonly MarketView[] = ["poor", "expected", "strong"];
const rows = readReference("projections");
const told = new Map<ReferenceRow, { product: ProductAdvice; capital: number }[]>();

beforeAll(() => {
  const basis = chooseBasis("2026-11-21");
  for (const seed of SEEDS) {
    for (const row of rows) {
      const { cash, products } = advise(toReferenceCase(row), basis, { seed, paths: 4096 });
      const product = row.product === "LivingAnnuity" ? products.livingAnnuity : products.livingAnnuityPlus!;
      told.set(row, [...(told.get(row) ?? []), { product, capital: cash.totalCapitalProvidingIncome }]);
    }
  }
});

/** The mean over the seeds. */
function meanOf(row: ReferenceRow, read: (product: ProductAdvice, capital: number) => number): number {
  const all = told.get(row)!;
  return all.reduce((sum, { product, capital }) => sum + read(product, capital), 0) / all.length;
}

const ageOf = (text: string) => (text === "" ? AFTER_THE_LAST_SHOWN_AGE : Number(text));

function expectAge(
  row: ReferenceRow,
  column: string,
  read: (outcome: ProductOutcome) => number | null,
): void {
  for (const view of VIEWS) {
    for (const { product } of told.get(row)!) {
      const difference =
        (read(product.outcomes[view]) ?? AFTER_THE_LAST_SHOWN_AGE) - ageOf(row[`${column}_${view}`]!);
      expect(Math.abs(difference), `${column} ${view}`).toBeLessThanOrEqual(AGE_TOLERANCE_YEARS);
    }
  }
}

function expectAmount(row: ReferenceRow, column: string, found: number): void {
  const wanted = Number(row[column]);
  expect(Math.abs(found - wanted), column).toBeLessThanOrEqual(AMOUNT_TOLERANCE_SHARE * wanted);
}

describe.each(rows)("$product for $sex, partner $partner, ill $ill", (row) => {
  it("pays as much for each rand, lasts, reduces and halves as likely", () => {
    const income = meanOf(
      row,
      ({ lastingIncomePerMonth: { annuity, unitTrust } }, capital) => (12 * (annuity + unitTrust)) / capital,
    );
    expect(Math.abs(income / Number(row.income_share) - 1)).toBeLessThan(INCOME_TOLERANCE_SHARE);
    const chances = {
      lasts: meanOf(row, ({ incomeLastsShare }) => incomeLastsShare),
      risk_reduces: meanOf(row, ({ riskIncomeReducesShare }) => riskIncomeReducesShare),
      risk_half: meanOf(row, ({ riskIncomeHalvesShare }) => riskIncomeHalvesShare),
    };
    for (const [column, chance] of Object.entries(chances))
      expect(Math.abs(chance - Number(row[column])), column).toBeLessThan(CHANCE_TOLERANCE);
  });

  it.runIf(row.ill === "yes")("lasts as likely over a shortened lifetime, in which more would last", () => {
    const chance = meanOf(row, ({ shortened }) => shortened!.incomeLastsShare);
    expect(Math.abs(chance - Number(row.shortened_lasts))).toBeLessThan(CHANCE_TOLERANCE);
    const income = meanOf(row, ({ shortened }, capital) => (12 * shortened!.lastingIncomePerMonth) / capital);
    expect(Math.abs(income / Number(row.shortened_income_share) - 1)).toBeLessThan(INCOME_TOLERANCE_SHARE);
  });

  it("reduces and halves at the same ages, to a year", () => {
    expectAge(row, "age_reduces", ({ ageIncomeReduces }) => ageIncomeReduces);
    expectAge(row, "age_half", ({ ageIncomeHalves }) => ageIncomeHalves);
  });

  it("brings the same top-ups in a lifetime and leaves as much", () => {
    for (const view of VIEWS) {
      const ofRand = (read: (outcome: ProductOutcome) => number) =>
        meanOf(row, ({ outcomes }, capital) => read(outcomes[view]) / capital);
      expectAmount(
        row,
        `top_ups_${view}`,
        ofRand(({ lifetimeTopUpsReal }) => lifetimeTopUpsReal),
      );
      expectAmount(
        row,
        `inheritance_${view}`,
        ofRand(({ inheritanceReal }) => inheritanceReal),
      );
    }
    [72, 82, 92].forEach((age, index) => {
      const left = meanOf(row, ({ survivors }, capital) => survivors[index]!.capitalReal / capital);
      expectAmount(row, `left_at_${age}`, left);
    });
  });
});
