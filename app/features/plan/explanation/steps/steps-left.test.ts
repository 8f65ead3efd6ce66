import { describe, expect, it } from "vitest";
import { describeStepsLeft } from "./steps-left";

describe("how far somebody has come in the explanation", () => {
  it.each([
    // Steps 5 to 11: 3 × 65 words, 240, 125 and 2 × 95, 120 of them a minute.
    [5, 11, "LivingAnnuityPlus", "about 7 minutes left"],
    // Without 9 and 10: 3 × 65 words, 240 and 125.
    [5, 11, "LivingAnnuity", "about 5 minutes left"],
    // Steps 8 and 11: 125 and 65 words.
    [8, 11, "LifeAnnuity", "about 2 minutes left"],
    [11, 11, "LifeAnnuity", "less than a minute left"],
    // A person who accepts the income does not come here.
    [12, 12, "LivingAnnuityPlus", undefined],
  ] as const)(
    "at step %i of %i of a %s is said in minutes, from the words that are left",
    (step, steps, product, timeLeft) =>
      expect(describeStepsLeft(step, product)).toEqual({
        step,
        steps,
        words: `Step ${step} of ${steps}`,
        timeLeft,
      }),
  );
});
