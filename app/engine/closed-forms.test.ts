/** Laws of mortality whose values are known in closed form, or by an integral worked out here in another way. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  adjustMortality,
  annuityFactor,
  assuranceFactor,
  certainAnnuityFactor,
  deathInYearProbabilities,
  lifeExpectancy,
  makehamSurvival,
  medianAgeAtDeath,
  mortalityFromForces,
  mortalityFromLives,
  mortalityFromRates,
  mortalityFromSelectRates,
  pairStatus,
  randomLifetimes,
  survivalAt,
  survivalAtAnniversaries,
  survivalFrom,
} from "~/engine";

const near = (actual: number, expected: number, share = 1e-10) =>
  expect(Math.abs(actual / expected - 1)).toBeLessThan(share);

describe("a constant force of mortality", () => {
  const force = fc.double({ min: 0.2, max: 1.5, noNaN: true });
  const interest = fc.double({ min: 0, max: 0.2, noNaN: true });
  const frequency = fc.constantFrom(1, 2, 4, 12);
  const lawOf = (mu: number) => makehamSurvival({ a: mu, b: 0, c: 1.1, age: 40 });

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

  // Of a continuous annuity, 1/(μ+δ), daily payments differ by half a payment less (μ+δ)/(12·365²) and smaller terms.
  test("daily payments approach the continuous annuity 1/(μ+δ)", () => {
    const [mu, i] = [0.25, 0.06];
    const daily = { mortality: lawOf(mu), interestShare: i, paymentsPerYear: 365 };
    const middle =
      (annuityFactor({ ...daily, timing: "arrears" }) + annuityFactor({ ...daily, timing: "advance" })) / 2;
    near(middle, 1 / (mu + Math.log1p(i)), 1e-7);
  });

  // Independent forces add: two lives of μ and ν end together like one of μ+ν, so every state has its own series.
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

  test("expectancy, median and random lifetimes", () => {
    fc.assert(
      fc.property(force, fc.double({ min: 0, max: 0.999, noNaN: true }), (mu, u) => {
        const { completeYears, curtateYears } = lifeExpectancy(lawOf(mu), 40);
        near(completeYears, 1 / mu, 1e-6);
        near(curtateYears, 1 / Math.expm1(mu));
        expect(medianAgeAtDeath(lawOf(mu), 40)).toBeCloseTo(40 + Math.LN2 / mu, 9);
        expect(randomLifetimes(lawOf(mu), [u])[0]).toBeCloseTo(-Math.log1p(-u) / mu, 9);
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

  // An integral apart from the engine's: substituting z = c^t turns ∫ S v^t dt into ∫ exp(-h(z-1)) z^(-δ/ln c - 1) dz / ln c
  // (an incomplete gamma function), here by the midpoint rule in ln z.
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

describe("uniform deaths within the year", () => {
  // Under uniform deaths ä^(m) = α(m)·ä - β(m), with α = i·d/(i^(m)·d^(m)) and β = (i - i^(m))/(i^(m)·d^(m)); at 5% the
  // Society of Actuaries prints α(12) = 1.00020 and β(12) = 0.46651 beside its table.
  test("monthly annuities are α(12) of the yearly one less β(12)", () => {
    const [i, m] = [0.05, 12];
    const im = m * ((1 + i) ** (1 / m) - 1);
    const dm = m * (1 - (1 + i) ** (-1 / m));
    const [alpha, beta] = [(i * (i / (1 + i))) / (im * dm), (i - im) / (im * dm)];
    expect(alpha).toBeCloseTo(1.0002, 5);
    expect(beta).toBeCloseTo(0.46651, 5);
    for (const age of [20, 45, 70, 95]) {
      const law = makehamSurvival({ a: 0.00022, b: 2.7e-6, c: 1.124, age });
      const lives = Array.from({ length: 131 }, (_, k) => law(k));
      const terms = {
        mortality: mortalityFromLives({ firstAge: age, lives: [...lives, 0], age }),
        withinYear: "uniformDeaths",
        interestShare: i,
        timing: "advance",
      } as const;
      const yearly = annuityFactor({ ...terms, paymentsPerYear: 1 });
      near(annuityFactor({ ...terms, paymentsPerYear: 12 }), alpha * yearly - beta);
    }
  });
});

describe("limits", () => {
  test("who never dies within a thousand years has a perpetuity, 1/i in arrears and (1+i)/i in advance", () => {
    const payments = { interestShare: 0.08, paymentsPerYear: 1 } as const;
    near(certainAnnuityFactor({ ...payments, timing: "arrears" }, 1000), 1 / 0.08);
    near(certainAnnuityFactor({ ...payments, timing: "advance" }, 1000), 1.08 / 0.08);
  });

  test("no interest counts the payments, and amounts that rise by 1 a year count them by turns", () => {
    const payments = { interestShare: 0, paymentsPerYear: 1, timing: "arrears" } as const;
    expect(certainAnnuityFactor(payments, 12)).toBeCloseTo(12, 12);
    expect(certainAnnuityFactor({ ...payments, increaseAmount: 1 }, 12)).toBeCloseTo((12 * 13) / 2, 12);
  });

  // (Iä)_n = (ä_n - n·v^n)/d, and a share g of increase is a level annuity at (1+i)/(1+g)-1.
  test("rising annuities certain in closed form", () => {
    const [i, n, v] = [0.06, 15, 1 / 1.06];
    const due = { interestShare: i, paymentsPerYear: 1, timing: "advance" } as const;
    const level = (1 - v ** n) / (1 - v);
    near(certainAnnuityFactor({ ...due, increaseAmount: 1 }, n), (level - n * v ** n) / (1 - v));
    const net = (1.06 / 1.04) ** -1;
    near(certainAnnuityFactor({ ...due, increaseShare: 0.04 }, n), (1 - net ** n) / (1 - net));
  });
});

describe("tables", () => {
  test("q, l and forces tell the same mortality", () => {
    const rates = [0.1, 0.2, 0.25, 1];
    const lives = [1000, 900, 720, 540, 0];
    const fromLives = mortalityFromLives({ firstAge: 70, lives, age: 71 });
    const fromRates = mortalityFromRates({ firstAge: 70, rates, age: 71 });
    const forces = rates.slice(0, 3).map((q) => -Math.log(1 - q));
    const fromForces = mortalityFromForces({ firstAge: 70, forces, age: 71 });
    fromRates.forEach((q, k) => expect(fromLives[k]).toBeCloseTo(q, 12));
    fromForces.forEach((q, k) => expect(q).toBeCloseTo(fromRates[k]!, 12));
  });

  // Selected at 41: 0.004 and 0.006 in the two select years, then the ultimate rates of 43 and 44.
  test("a select table passes into its ultimate rates", () => {
    const table = {
      firstAge: 40,
      select: [
        [0.003, 0.005],
        [0.004, 0.006],
      ],
      ultimate: { firstAge: 42, rates: [0.007, 0.009, 0.011] },
    };
    expect([...mortalityFromSelectRates({ ...table, ageAtSelection: 41 })]).toEqual([
      0.004, 0.006, 0.009, 0.011,
    ]);
    expect([...mortalityFromSelectRates({ ...table, ageAtSelection: 41, yearsSince: 1 })]).toEqual([
      0.006, 0.009, 0.011,
    ]);
  });

  // Multiples by hand: 90% of q = 0.1 is 0.09; twice the force squares survival, 1 - 0.9² = 0.19; forces improved by 1%
  // for 2 years and then year by year leave survival to the powers 0.99² and 0.99³.
  test("multiples and improvement", () => {
    const q = [0.1, 0.2, 1];
    expect(adjustMortality(q, { rateMultiple: 0.9 })[0]).toBeCloseTo(0.09, 12);
    expect(adjustMortality(q, { rateMultiple: 6 })[1]).toBe(1);
    expect(adjustMortality(q, { forceMultiple: 2 })[0]).toBeCloseTo(0.19, 12);
    const improved = adjustMortality(q, { improvementShare: 0.01, yearsImproved: 2 });
    expect(improved[0]).toBeCloseTo(1 - 0.9 ** (0.99 ** 2), 12);
    expect(improved[1]).toBeCloseTo(1 - 0.8 ** (0.99 ** 3), 12);
    expect(improved[2]).toBe(1);
  });

  // By a constant force the half-year from 65½ to 66 is survived with √p, by uniform deaths with (1-q)/(1-q/2).
  test("exact ages begin within a year", () => {
    const q = [0.19, 0.5, 1];
    expect(survivalFrom(q, 0.5)(0.5)).toBeCloseTo(0.9, 12);
    expect(survivalFrom(q, 0.5, "uniformDeaths")(0.5)).toBeCloseTo(0.81 / 0.905, 12);
    expect(survivalFrom(q, 0.5)(1.5)).toBeCloseTo(0.45, 12);
    expect([...survivalAtAnniversaries(survivalFrom(q, 1))].slice(0, 3)).toEqual([1, 0.5, 0]);
  });

  // Two Gompertz lives of 60 and 65: both live 5 years with the product of their chances.
  test("a law becomes a table for what needs one", () => {
    const law = (age: number) => makehamSurvival({ a: 0, b: 0.00003, c: 1.1, age });
    const tableOf = (age: number) =>
      mortalityFromLives({ firstAge: age, lives: survivalAtAnniversaries(law(age)), age });
    const { both, lastSurvivor } = pairStatus(tableOf(60), tableOf(65));
    expect(both[5]).toBeCloseTo(law(60)(5) * law(65)(5), 12);
    expect(lastSurvivor[5]).toBeCloseTo(1 - (1 - law(60)(5)) * (1 - law(65)(5)), 12);
    expect(deathInYearProbabilities(tableOf(60)).reduce((sum, death) => sum + death, 0)).toBeCloseTo(1, 12);
  });

  test("lifetimes of evenly spread people have the mean that the table has", () => {
    const q = mortalityFromRates({ firstAge: 60, rates: [0.02, 0.1, 0.3, 0.5, 1], age: 60 });
    const uniforms = Array.from({ length: 4000 }, (_, k) => (k + 0.5) / 4000);
    const mean = randomLifetimes(q, uniforms, "uniformDeaths").reduce((sum, years) => sum + years, 0) / 4000;
    // Evenly spaced numbers leave no sampling error but that of the midpoint rule.
    expect(mean).toBeCloseTo(lifeExpectancy(q, 60, "uniformDeaths").completeYears, 3);
  });
});
