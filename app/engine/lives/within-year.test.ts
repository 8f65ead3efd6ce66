/** How deaths are spread between the anniversaries of a table. */
import { describe, expect, test } from "vitest";
import {
  annuityFactor,
  lifeExpectancy,
  makehamSurvival,
  mortalityFromLives,
  randomLifetimes,
  survivalAt,
  survivalAtTimes,
  survivalFrom,
} from "~/engine";

const near = (actual: number, expected: number, share = 1e-10) =>
  expect(Math.abs(actual / expected - 1)).toBeLessThan(share);

describe("Balducci's assumption within the year", () => {
  // 1/S is linear between the anniversaries: of q = 0.2 and 1 after half a year 1/(1.125) live, as 1/S goes from 1 to 1.25.
  test("makes the reciprocal of survival linear", () => {
    expect(survivalAt([0.2, 1], 0.5, "balducci")).toBeCloseTo(1 / 1.125, 12);
    expect([...survivalAtTimes([0.2, 1], 4, "balducci")].slice(0, 6)).toEqual(
      [1, 1 / 1.0625, 1 / 1.125, 1 / 1.1875, 0.8, 0].map((chance) => expect.closeTo(chance, 12) as number),
    );
    // From 65¾ on the rest of the year is survived with 1 - q/4: its rate is (1-s)·q, which is what defines it.
    expect(survivalFrom([0.2, 1], 0.75, "balducci")(0.25)).toBeCloseTo(1 - 0.2 / 4, 12);
  });

  // ∫ (1-q)/(1-(1-s)q) ds = -(1-q)·ln(1-q)/q: for q = 0.2 that is 0.8·0.223144/0.2 = 0.892574 years.
  test("has the expectancy of its integral, and random lifetimes that invert it", () => {
    expect(lifeExpectancy([0.2, 1], 70, "balducci").completeYears).toBeCloseTo(0.892574, 6);
    const uniforms = Array.from({ length: 4000 }, (_, k) => (k + 0.5) / 4000);
    const q = [0.1, 0.3, 0.5, 1];
    const lifetimes = randomLifetimes(q, uniforms, "balducci");
    lifetimes.forEach((years, k) => {
      if (years < 3) expect(survivalAt(q, years, "balducci")).toBeCloseTo(1 - uniforms[k]!, 12);
    });
    const mean = lifetimes.reduce((sum, years) => sum + years, 0) / 4000;
    // Evenly spaced numbers leave no sampling error but that of the midpoint rule.
    expect(mean).toBeCloseTo(lifeExpectancy(q, 70, "balducci").completeYears, 3);
  });

  // At small q the three assumptions differ by q²/8 within the year at most: by hand, Balducci is below, uniform deaths above.
  test("lies below a constant force, and that below uniform deaths", () => {
    const [low, middle, high] = (["balducci", "constantForce", "uniformDeaths"] as const).map((withinYear) =>
      annuityFactor({
        mortality: [0.1, 0.2, 0.4, 1],
        withinYear,
        interestShare: 0.04,
        paymentsPerYear: 12,
        timing: "advance",
      }),
    ) as [number, number, number];
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
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
