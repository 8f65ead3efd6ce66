/** Tables and figures published by others, on their own bases. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  annuityFactor,
  annuityPayment,
  assuranceFactor,
  certainAnnuityFactor,
  checkPayingAnnuity,
  deathInYearProbabilities,
  findBasis,
  lifeExpectancy,
  listCeilings,
  livingAnnuityCeilings,
  makehamSurvival,
  mortalityFromLives,
  mortalityFromRates,
  noCredits,
  pathsFromReturns,
  sustainableIncome,
  yearlyMortality,
  yearsUntilIncomeReduces,
} from "~/engine";
import { insurersQuotes, NEWEST_WEEK } from "../../tests/support/insurers-quotes";

/** A table's lines without its comments, each line's cells by column name. */
function readTable(file: string): Record<string, string>[] {
  const lines = readFileSync(`fixtures/reference/${file}`, "utf8").trim().split("\n");
  const [head, ...rows] = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(","));
  return rows.map((cells) => Object.fromEntries(head!.map((name, index) => [name, cells[index] ?? ""])));
}

/** Half of the last printed digit, and 1e-9 for the binary form of the printed number. */
const toRounding = (decimals: number) => 0.5 * 10 ** -decimals + 1e-9;

describe("the Standard Ultimate Life Table from its printed l_x", () => {
  const rows = readTable("annuity/sult.csv");
  const lives = rows.map((row) => Number(row.l_x));
  // The table prints survivors of 100 000 to a tenth, which moves the fourth decimal by one; nobody here is over 100.
  test.each([30, 45, 60, 75])("temporary and endowment values of 20 years at %i, to four decimals", (age) => {
    const mortality = mortalityFromLives({ firstAge: 20, lives, age });
    const row = rows.find(({ x }) => Number(x) === age)!;
    const terms = { mortality, interestShare: 0.05, termYears: 20 };
    const annuity = annuityFactor({ ...terms, paymentsPerYear: 1, timing: "advance" });
    expect(Math.abs(annuity - Number(row.adue_x_20))).toBeLessThan(1e-4);
    expect(Math.abs(assuranceFactor({ ...terms, kind: "endowment" }) - Number(row.A_x_20))).toBeLessThan(
      1e-5,
    );
    expect(
      Math.abs(assuranceFactor({ ...terms, kind: "pureEndowment" }) - Number(row["20E_x"])),
    ).toBeLessThan(1e-5);
  });
});

describe("the Illustrative Life Table at 6%", () => {
  const law = (age: number) => makehamSurvival({ a: 0.0007, b: 0.00005, c: 10 ** 0.04, age });
  const inAdvance = { paymentsPerYear: 1, timing: "advance" } as const;
  const jointly = (y: number) => ({ mortality: law(y), share: 0, memberAloneShare: 0 });
  /** Uniform deaths need a table: the law's q by age, to 140. */
  const table = (age: number) =>
    mortalityFromLives({
      firstAge: age,
      lives: Array.from({ length: 141 - age }, (_, k) => law(age)(k)),
      age,
    });

  function valueOf(row: Record<string, string>): number {
    const [x, y, n, u] = [row.x, row.y, row.n, row.u].map(Number) as [number, number, number, number];
    const terms = { mortality: law(x), interestShare: Number(row.interest) };
    const pair =
      row.lives === "single"
        ? {}
        : { partner: row.lives === "last" ? { mortality: law(y), share: 1 } : jointly(y) };
    switch (row.value) {
      case "annuity":
        return annuityFactor({ ...terms, ...inAdvance, ...pair });
      case "deferred":
        return annuityFactor({ ...terms, ...inAdvance, ...pair, deferredYears: u, termYears: u + n });
      case "monthly_udd":
        return annuityFactor({
          ...terms,
          mortality: table(x),
          withinYear: "uniformDeaths",
          paymentsPerYear: 12,
          timing: "advance",
        });
      case "assurance":
        return assuranceFactor({ ...terms, kind: "wholeLife" });
      case "quarterly_udd":
        return assuranceFactor({
          ...terms,
          mortality: table(x),
          withinYear: "uniformDeaths",
          kind: "wholeLife",
          periodsPerYear: 4,
        });
      case "term":
        return assuranceFactor({ ...terms, kind: "term", termYears: n });
      default:
        throw new Error(`no such value: ${row.value}`);
    }
  }

  // Two units of the fifth decimal: the printed values come from survivors rounded to a tenth of ten million.
  test.each(readTable("annuity/illustrative-life-table.csv"))("$value of $lives $x $y: $printed", (row) => {
    const tolerance = Math.max(toRounding(Number(row.decimals)), Number(row.decimals) === 5 ? 2e-5 : 0);
    expect(Math.abs(valueOf(row) - Number(row.printed))).toBeLessThan(tolerance);
  });
});

describe("annuities certain at 12%, the table of South African estate duty", () => {
  // One unit of the fourth decimal: five of the hundred printed values are off their rounded value by that much.
  test("for 1 to 100 years", () => {
    const rows = readTable("annuity/certain-at-12-percent.csv");
    expect(rows).toHaveLength(100);
    for (const { years, value } of rows) {
      const payments = { interestShare: 0.12, paymentsPerYear: 1, timing: "arrears" } as const;
      expect(Math.abs(certainAnnuityFactor(payments, Number(years)) - Number(value))).toBeLessThan(1e-4);
    }
  });
});

describe("insurers' quotes of five weeks of 2024 and 2025, at whatever interest rates were then", () => {
  const level = insurersQuotes().filter(({ date, kind }) => date < NEWEST_WEEK && kind === "level");
  const ofMen = level.filter(({ partnerShare }) => partnerShare === 0);
  const guaranteed = { paymentsPerYear: 12, timing: "arrears", guaranteeYears: 10 } as const;

  /** The yield at which an annuity pays the quoted income, by bisection. */
  function impliedYield(quoted: number, mortality: Float64Array): number {
    let [low, high] = [0, 0.3];
    for (let step = 0; step < 50; step++) {
      const middle = (low + high) / 2;
      if (annuityPayment(1_000_000, { ...guaranteed, mortality, interestShare: middle }) < quoted)
        low = middle;
      else high = middle;
    }
    return low;
  }

  // At the yield that an insurer's quote for a single man implies, the annuity with a woman of his age as
  // partner comes out 1% to 5% below the same insurer's. That is expected: the table's male mortality is
  // heavy at these ages, as its authors say, which makes the implied yield low, and the low yield then meets
  // a woman's longer life. It never comes out above.
  test("the level annuity of a couple is 0 to 5.5% below what each insurer quotes for it", () => {
    expect(ofMen).toHaveLength(40);
    for (const { insurer, date, ageYears, incomePerMonth } of ofMen) {
      const born = Number(date.slice(0, 4)) - Math.trunc(ageYears);
      const mortalityOf = (sex: "male" | "female") =>
        yearlyMortality({
          life: { birthDate: `${born}-01-01`, sex },
          retirementDate: date,
          basis: findBasis("2026-11"),
          impairment: 1,
        });
      const mortality = mortalityOf("male");
      const couple = {
        ...guaranteed,
        mortality,
        partner: { mortality: mortalityOf("female"), share: 1 },
        interestShare: impliedYield(incomePerMonth, mortality),
      };
      const ofCouple = level.filter(
        (quote) => quote.partnerShare === 1 && quote.insurer === insurer && quote.date === date,
      );
      expect(ofCouple.map(({ guaranteePeriodYears }) => guaranteePeriodYears)).toEqual([10, 0]);
      for (const quote of ofCouple) {
        const annuity = { ...couple, guaranteeYears: quote.guaranteePeriodYears };
        const below = 1 - annuityPayment(1_000_000, annuity) / quote.incomePerMonth;
        expect(below).toBeGreaterThan(0);
        expect(below).toBeLessThan(0.055);
      }
    }
  });
});

describe("the industry's table of years until a living annuity's income reduces", () => {
  const rows = readTable("drawdown/years-until-income-reduces.csv").map((row) => ({
    drawdownShare: Number(row.income),
    returnShare: Number(row.return),
    years: Number(row.years),
    confirmed: row.confirmed!,
  }));
  const yearsOf = (row: { drawdownShare: number; returnShare: number }) =>
    Math.min(yearsUntilIncomeReduces({ ...row, inflationShare: 0.06 }) ?? 50, 50);

  test.each(rows.filter(({ confirmed }) => confirmed !== ""))(
    "an income of $drawdownShare at $returnShare lasts $years years ($confirmed)",
    (row) => expect(yearsOf(row)).toBe(row.years),
  );

  test("all others too, but for one that is a hair from the next", () => {
    const others = rows.filter(({ confirmed, ...row }) => confirmed === "" && yearsOf(row) !== row.years);
    expect(rows).toHaveLength(35);
    expect(others.map(({ drawdownShare, returnShare }) => [drawdownShare, returnShare])).toEqual([
      [0.1, 0.075],
    ]);
  });

  // Drawdowns are printed, and chosen, in tenths of a percent: 17.5% stands for any below 17.55%.
  test("all of them, with the drawdown rounded as it is printed", () => {
    for (const { years, ...row } of rows) {
      const rounded = yearsUntilIncomeReduces({ ...row, inflationShare: 0.06, maximumShare: 0.1755 - 1e-9 });
      expect(Math.min(rounded ?? 50, 50)).toBe(years);
    }
  });

  // Allan Gray (S. Duddy, in Business Times, 18 November 2017): "to provide an income starting at 4% of your capital, and
  // increasing by inflation each year for 30 years, you need to earn a real after-fees return of 2.2%".
  test("4% for 30 years needs 2.2% above inflation, to the printed tenth of a percent", () => {
    const lasts = (returnShare: number) =>
      yearsUntilIncomeReduces({ drawdownShare: 0.04, returnShare, inflationShare: 0 })!;
    expect(lasts(0.0225)).toBeGreaterThanOrEqual(30);
    expect(lasts(0.0205)).toBeLessThan(30);
  });

  test("the ceilings on which sustainable incomes rest fall short in the same year", () => {
    for (const { drawdownShare, returnShare } of rows) {
      const fund = pathsFromReturns({ returns: [new Array<number>(60).fill(returnShare)], inflation: 0.06 });
      const ceilings = livingAnnuityCeilings({ fund, credits: noCredits(60), maximumShare: 0.175 });
      const first = listCeilings(ceilings).findIndex((ceiling) => drawdownShare > ceiling * (1 + 1e-12));
      expect(Math.min(first < 0 ? 50 : first, 50)).toBe(yearsOf({ drawdownShare, returnShare }));
    }
  });

  // Exactly 55, with the policy year starting today and everything in a class with a constant return and no fees.
  test("the check of a living annuity that already pays says the age at which it falls short", () => {
    const basis = findBasis("2026-11");
    const inflation = { ...basis.inflation, mean: 0.06, deviation: 0 };
    for (const { drawdownShare, returnShare } of rows) {
      const geometricReal = (1 + returnShare) / 1.06 - 1;
      const assetClasses = basis.assetClasses.map((each) => ({ ...each, geometricReal, volatility: 0 }));
      const { incomes } = checkPayingAnnuity(
        {
          adviceDate: "2026-11-20",
          member: { birthDate: "1971-11-20", sex: "female" },
          value: 1_200_000,
          incomePerMonth: 100_000 * drawdownShare,
          anniversaryMonth: 11,
          annualFeeShare: 0,
          mix: { cash: 1 },
        },
        { ...basis, inflation, assetClasses },
        { seed: 1, paths: 1 },
      );
      const { poor, expected, strong } = incomes[0]!.fallsFromAge;
      expect([poor, strong]).toEqual([expected, expected]);
      expect(Math.min((expected ?? Infinity) - 55, 50)).toBe(yearsOf({ drawdownShare, returnShare }));
    }
  });
});

describe("a whole table of q, held against sums written out", () => {
  // SAIFL98 from 60 to 64 (Dorrington and Tootla 2007): five rates, then certain death.
  const rates = [0.00694, 0.00761, 0.00835, 0.00917, 0.01007, 1];
  const mortality = mortalityFromRates({ firstAge: 60, rates, age: 60 });

  test("life expectancy, annuity and assurance", () => {
    const alive = [0, 1, 2, 3, 4, 5].map((k) =>
      rates.slice(0, k).reduce((product, q) => product * (1 - q), 1),
    );
    const { curtateYears, completeYears } = lifeExpectancy(mortality, 60, "uniformDeaths");
    expect(curtateYears).toBeCloseTo(
      alive.slice(1).reduce((sum, chance) => sum + chance, 0),
      12,
    );
    expect(completeYears).toBeCloseTo(curtateYears + 0.5, 12);
    const annuity = annuityFactor({ mortality, interestShare: 0.1, paymentsPerYear: 1, timing: "advance" });
    expect(annuity).toBeCloseTo(
      alive.reduce((sum, chance, k) => sum + chance / 1.1 ** k, 0),
      12,
    );
    // A = 1 - d·ä, the premium conversion formula, with d = 0.1/1.1.
    expect(assuranceFactor({ mortality, interestShare: 0.1, kind: "wholeLife" })).toBeCloseTo(
      1 - (0.1 / 1.1) * annuity,
      12,
    );
  });

  test("a sustainable income at certainty is the lowest ceiling that anybody reaches", () => {
    const fund = pathsFromReturns({ returns: [[0.1, 0.02, 0.07, 0.05, 0.04, 0.03]], inflation: 0.05 });
    const ceilings = livingAnnuityCeilings({ fund, credits: noCredits(6), maximumShare: 0.175 });
    const income = sustainableIncome(ceilings, deathInYearProbabilities(mortality), 1);
    expect(income).toBe(Math.min(...listCeilings(ceilings)));
  });
});
