/** Laws of mortality whose values have a closed form, or an integral computed here by another method. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countRuns } from "../../tests/support/count-runs";
import {
  annuityFactor,
  assuranceFactor,
  certainAnnuityFactor,
  lifeExpectancy,
  makehamSurvival,
  medianAgeAtDeath,
  mortalityFromLives,
  survivalAt,
  survivalFrom,
} from "~/engine";

const near = (actual: number, expected: number, share = 1e-10) =>
  expect(Math.abs(actual / expected - 1)).toBeLessThan(share);

describe("a constant force of mortality", () => {
  const force = fc.double({ min: 0.03, max: 1.5, noNaN: true });
  const interest = fc.double({ min: 0, max: 0.2, noNaN: true });
  const frequency = fc.constantFrom(1, 2, 4, 12);
  const lawOf = (mu: number) => makehamSurvival({ a: mu, b: 0, c: 1.1, age: 40 });

  // By hand: at μ = 0.02 people live 1/μ = 50 years on average, and 1/(e^0.02 - 1) = 49.5017 whole ones; at
  // 0.001 a thousand years, of which an annuity at 5% values few: 1/(1 - e^-0.001/1.05) = 20.5884.
  test("however small, is followed until hardly anybody lives", () => {
    expect(lifeExpectancy(lawOf(0.02), 40).completeYears).toBeCloseTo(50, 6);
    expect(lifeExpectancy(lawOf(0.02), 40).curtateYears).toBeCloseTo(49.50167, 5);
    expect(medianAgeAtDeath(lawOf(0.002), 40)).toBeCloseTo(40 + Math.LN2 / 0.002, 6);
    const yearly = { interestShare: 0.05, paymentsPerYear: 1, timing: "advance" } as const;
    expect(annuityFactor({ ...yearly, mortality: lawOf(0.001) })).toBeCloseTo(20.5884, 4);
    near(assuranceFactor({ mortality: lawOf(0.01), interestShare: 0, kind: "wholeLife" }), 1, 1e-12);
  });

  test("of 0, under which nobody dies, is refused but for a term", () => {
    const immortal = { mortality: lawOf(0), interestShare: 0.05, paymentsPerYear: 1 };
    expect(() => annuityFactor({ ...immortal, timing: "advance" })).toThrow(/^mortality\(40000\): must be 0/);
    const term = annuityFactor({ ...immortal, timing: "arrears", termYears: 20 });
    near(term, (1 - 1.05 ** -20) / 0.05);
    expect(assuranceFactor({ ...immortal, kind: "term", termYears: 20 })).toBe(0);
  });

  // The m payments of 1/m are a geometric series in w = exp(-(μ+δ)/m): w/(m(1-w)) in arrears, 1/(m(1-w)) in advance.
  test("annuities in arrears and in advance are geometric series", () => {
    fc.assert(
      fc.property(force, interest, frequency, (mu, i, m) => {
        const ratio = Math.exp(-(mu + Math.log1p(i)) / m);
        const terms = { mortality: lawOf(mu), interestShare: i, paymentsPerYear: m };
        near(annuityFactor({ ...terms, timing: "arrears" }), ratio / (m * (1 - ratio)));
        near(annuityFactor({ ...terms, timing: "advance" }), 1 / (m * (1 - ratio)));
      }),
    );
  });

  // Daily payments differ from a continuous annuity, 1/(μ+δ), by half a payment less (μ+δ)/(12·365²) and
  // smaller terms. With the textbooks' μ = 0.04 and δ = 0.06 it is 10 and the assurance at the moment of
  // death μ/(μ+δ) = 0.4.
  test.each([
    [0.04, 0.06, 10, 0.4],
    [0.02, 0.03, 20, 0.4],
    [0.25, 0.0625, 3.2, 0.8],
  ])(
    "of %d, at a force of interest of %d, daily payments approach the continuous annuity",
    (mu, delta, annuity, assurance) => {
      const daily = { mortality: lawOf(mu), interestShare: Math.expm1(delta), paymentsPerYear: 365 };
      const middle =
        (annuityFactor({ ...daily, timing: "arrears" }) + annuityFactor({ ...daily, timing: "advance" })) / 2;
      near(middle, annuity, 1e-6);
      near(1 - delta * middle, assurance, 1e-6);
    },
  );

  // Independent forces add: two lives of μ and ν end jointly like one of μ+ν, so every state has its own series.
  test("two lives are lives of the sum of their forces", () => {
    fc.assert(
      fc.property(force, force, interest, (mu, nu, i) => {
        const terms = {
          mortality: lawOf(mu),
          interestShare: i,
          paymentsPerYear: 12,
          timing: "arrears",
        } as const;
        const series = (sum: number) => {
          const ratio = Math.exp(-(sum + Math.log1p(i)) / 12);
          return ratio / (12 * (1 - ratio));
        };
        const [x, y, xy] = [series(mu), series(nu), series(mu + nu)];
        const pair = (shares: { share: number; bothShare?: number; memberAloneShare?: number }) =>
          annuityFactor({ ...terms, partner: { mortality: lawOf(nu), ...shares } });
        near(pair({ share: 0, memberAloneShare: 0 }), xy);
        near(pair({ share: 1 }), x + y - xy);
        near(pair({ share: 1, bothShare: 0, memberAloneShare: 0 }), y - xy, 1e-8);
        near(pair({ share: 0.75 }), x + 0.75 * (y - xy));
        near(pair({ share: 0.6, memberAloneShare: 0.6 }), 0.6 * (x + y) - 0.2 * xy);
      }),
      { seed: 20_261_127, numRuns: countRuns({ usually: 20, long: 100 }) },
    );
  });

  test("assurances are series too, at the end of the year and of the month", () => {
    fc.assert(
      fc.property(force, interest, frequency, (mu, i, m) => {
        const [p, v] = [Math.exp(-mu / m), (1 + i) ** (-1 / m)];
        const terms = { mortality: lawOf(mu), interestShare: i, periodsPerYear: m };
        near(assuranceFactor({ ...terms, kind: "wholeLife" }), ((1 - p) * v) / (1 - p * v));
        const term = (((1 - p) * v) / (1 - p * v)) * (1 - (p * v) ** (10 * m));
        near(assuranceFactor({ ...terms, kind: "term", termYears: 10 }), term, 1e-9);
        near(assuranceFactor({ ...terms, kind: "pureEndowment", termYears: 2.5 }), (p * v) ** (2.5 * m));
        near(
          assuranceFactor({ ...terms, kind: "endowment", termYears: 10 }),
          term + (p * v) ** (10 * m),
          1e-9,
        );
      }),
    );
  });

  // While both live, two lives are one of the sum of their forces; the second death is the one that is not the first.
  test("assurances of the first and of the second of two deaths", () => {
    fc.assert(
      fc.property(force, force, interest, (mu, nu, interestShare) => {
        const [x, y] = [survivalFrom(lawOf(mu), 0), survivalFrom(lawOf(nu), 0)];
        const valueOf = (mortality: (years: number) => number) =>
          assuranceFactor({ mortality, interestShare, kind: "wholeLife" });
        const single = (sum: number) => -Math.expm1(-sum) / (1 + interestShare - Math.exp(-sum));
        near(
          valueOf((years) => x(years) * y(years)),
          single(mu + nu),
        );
        const last = single(mu) + single(nu) - single(mu + nu);
        near(
          valueOf((years) => x(years) + y(years) - x(years) * y(years)),
          last,
        );
      }),
    );
  });

  test("expectancy and median", () => {
    fc.assert(
      fc.property(force, (mu) => {
        const { completeYears, curtateYears } = lifeExpectancy(lawOf(mu), 40);
        near(completeYears, 1 / mu, 1e-6);
        near(curtateYears, 1 / Math.expm1(mu));
        expect(medianAgeAtDeath(lawOf(mu), 40)).toBeCloseTo(40 + Math.LN2 / mu, 9);
      }),
      { numRuns: 20 },
    );
  });
});

describe("de Moivre's law, uniform deaths up to an oldest age", () => {
  // With n years to go A = a_n/n, a_n = (1-v^n)/i the annuity certain, and ä = (1 - A)/d.
  test("annuity, assurance and expectancy in closed form", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0.01, max: 0.2, noNaN: true }),
        (n, i) => {
          const lives = Array.from({ length: n + 1 }, (_, k) => n - k);
          const mortality = mortalityFromLives({ firstAge: 100 - n, lives, age: 100 - n });
          const certain = (1 - (1 + i) ** -n) / i;
          const terms = { mortality, interestShare: i, withinYear: "uniformDeaths" } as const;
          near(assuranceFactor({ ...terms, kind: "wholeLife" }), certain / n);
          near(
            annuityFactor({ ...terms, paymentsPerYear: 1, timing: "advance" }),
            ((1 - certain / n) * (1 + i)) / i,
            1e-9,
          );
          expect(lifeExpectancy(mortality, 100 - n, "uniformDeaths").completeYears).toBeCloseTo(n / 2, 10);
          expect(medianAgeAtDeath(mortality, 100 - n, "uniformDeaths")).toBeCloseTo(100 - n / 2, 10);
          expect(survivalAt(mortality, n / 3, "uniformDeaths")).toBeCloseTo(2 / 3, 12);
        },
      ),
    );
  });

  test("a table with uniform deaths is the law itself at every point, from exact ages too", () => {
    const mortality = mortalityFromLives({ firstAge: 60, lives: [4, 3, 2, 1, 0], age: 60 });
    const from = survivalFrom(mortality, 1.25, "uniformDeaths");
    for (const t of [0, 0.1, 1.5, 2.7]) expect(from(t)).toBeCloseTo(1 - t / 2.75, 12);
    expect(from(2.75)).toBe(0);
    const law = annuityFactor({
      mortality: (t) => Math.max(1 - t / 4, 0),
      interestShare: 0.07,
      paymentsPerYear: 12,
      timing: "arrears",
    });
    const table = annuityFactor({
      mortality,
      withinYear: "uniformDeaths",
      interestShare: 0.07,
      paymentsPerYear: 12,
      timing: "arrears",
    });
    near(table, law);
  });
});

describe("Gompertz's law", () => {
  const [b, c] = [0.00003, 1.1];
  const gompertz = (age: number) => makehamSurvival({ a: 0, b, c, age });

  // An integral independent of the engine's: substituting z = c^t turns ∫ S v^t dt into
  // ∫ exp(-h(z-1)) z^(-δ/ln c - 1) dz / ln c (an incomplete gamma function), here by the midpoint rule in ln z.
  function continuousAnnuity(age: number, i: number): number {
    const [h, delta] = [(b * c ** age) / Math.log(c), Math.log1p(i)];
    const [steps, end] = [200_000, Math.log(60 / h + 1)];
    let sum = 0;
    for (let step = 0; step < steps; step++) {
      const logZ = ((step + 0.5) * end) / steps;
      sum += Math.exp(-h * Math.expm1(logZ) - (delta / Math.log(c)) * logZ);
    }
    return (sum * end) / steps / Math.log(c);
  }

  test.each([
    [60, 0.036],
    [65, 0.05],
    [80, 0.092],
  ])("at %i and %d, Woolhouse's monthly annuity from the integral is the exact one", (age, i) => {
    // Woolhouse (Euler-Maclaurin): a^(12) in advance = ā + 1/24 + (μ_x + δ)/(12·12²) and terms of 12^-4.
    const force = b * c ** age;
    const woolhouse = continuousAnnuity(age, i) + 1 / 24 + (force + Math.log1p(i)) / (12 * 144);
    const exact = annuityFactor({
      mortality: gompertz(age),
      interestShare: i,
      paymentsPerYear: 12,
      timing: "advance",
    });
    expect(Math.abs(exact - woolhouse)).toBeLessThan(1e-7);
  });

  // And from the yearly annuity: ä^(m) = ä - (m-1)/2m - (m²-1)/12m²·(δ + μ_x), next term (m⁴-1)/720m⁴ of third derivatives.
  test("Woolhouse's three terms from the yearly annuity, to the size of the next one", () => {
    for (const age of [30, 50, 65, 75]) {
      const terms = { mortality: gompertz(age), interestShare: 0.05, timing: "advance" } as const;
      const yearly = annuityFactor({ ...terms, paymentsPerYear: 1 });
      const force = b * c ** age;
      const woolhouse = yearly - 11 / 24 - (143 / 1728) * (Math.log(1.05) + force);
      expect(Math.abs(annuityFactor({ ...terms, paymentsPerYear: 12 }) - woolhouse)).toBeLessThan(1e-5);
    }
  });

  test("the expectancy is the annuity without interest", () => {
    for (const age of [40, 65, 90])
      near(lifeExpectancy(gompertz(age), age).completeYears, continuousAnnuity(age, 0), 1e-6);
  });

  // c^x + c^y = c^z: while both live, two are as one of age z. With Makeham's a, two ages x, y are two of one age w with
  // 2·c^w = c^x + c^y (the law of uniform seniority).
  const age = fc.double({ min: 30, max: 95, noNaN: true });
  test("two lives are one of the equivalent single age; under Makeham, two of one age", () => {
    fc.assert(
      fc.property(age, age, fc.double({ min: 0, max: 0.15, noNaN: true }), (x, y, interestShare) => {
        const terms = { interestShare, paymentsPerYear: 12, timing: "arrears" } as const;
        const jointLife = (law: (age: number) => (t: number) => number, u: number, w: number) =>
          annuityFactor({
            ...terms,
            mortality: law(u),
            partner: { mortality: law(w), share: 0, memberAloneShare: 0 },
          });
        const z = Math.log(c ** x + c ** y) / Math.log(c);
        near(jointLife(gompertz, x, y), annuityFactor({ ...terms, mortality: gompertz(z) }));
        const makeham = (at: number) => makehamSurvival({ a: 0.0007, b, c, age: at });
        const w = Math.log((c ** x + c ** y) / 2) / Math.log(c);
        near(jointLife(makeham, x, y), jointLife(makeham, w, w));
      }),
      { numRuns: 40 },
    );
  });
});

describe("a law that is too steep to compute with", () => {
  test("is refused and gives no chance that is no number", () => {
    expect(() => makehamSurvival({ a: 0, b: 1e-5, c: 1.1, age: 1e5 })).toThrow(/^age: /);
    expect(() => makehamSurvival({ a: 0, b: 1e-5, c: 1e300, age: 65 })).toThrow(/^age: /);
    expect(makehamSurvival({ a: 0, b: 1e-5, c: 1.1, age: 1000 })(0)).toBe(1);
  });
});

describe("a table that ends before everybody has died", () => {
  // Nobody survives the table's last year, so the survivors die in the year after: with q = 0.25 alone a
  // quarter dies in the first year and the rest in the second. And A = 1 - d·ä must hold, as for any life.
  test("has everybody's death paid", () => {
    const terms = { mortality: [0.25], interestShare: 0.1 };
    const assurance = assuranceFactor({ ...terms, kind: "wholeLife" });
    near(assurance, 0.25 / 1.1 + 0.75 / 1.21);
    near(assurance, 1 - (0.1 / 1.1) * annuityFactor({ ...terms, paymentsPerYear: 1, timing: "advance" }));
  });
});

describe("limits", () => {
  test("who never dies within a thousand years has a perpetuity, 1/i in arrears and (1+i)/i in advance", () => {
    const payments = { interestShare: 0.08, paymentsPerYear: 1 } as const;
    near(certainAnnuityFactor({ ...payments, timing: "arrears" }, 1000), 1 / 0.08);
    near(certainAnnuityFactor({ ...payments, timing: "advance" }, 1000), 1.08 / 0.08);
  });

  test("no interest counts the payments", () => {
    const payments = { interestShare: 0, paymentsPerYear: 1, timing: "arrears" } as const;
    expect(certainAnnuityFactor(payments, 12)).toBeCloseTo(12, 12);
  });

  // A level annuity at (1+i)/(1+g)-1 equals one that rises by g.
  test("rising annuities certain in closed form", () => {
    const [i, n] = [0.06, 15];
    const due = { interestShare: i, paymentsPerYear: 1, timing: "advance" } as const;
    const net = (1.06 / 1.04) ** -1;
    near(certainAnnuityFactor({ ...due, increaseShare: 0.04 }, n), (1 - net ** n) / (1 - net));
  });
});
