/** The distribution of deaths between the anniversaries of a table. */
import { describe, expect, test } from "vitest";
import { annuityFactor, makehamSurvival, mortalityFromLives } from "~/engine";

const near = (actual: number, expected: number, share = 1e-10) =>
  expect(Math.abs(actual / expected - 1)).toBeLessThan(share);

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
