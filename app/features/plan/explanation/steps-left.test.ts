import { describe, expect, it } from "vitest";
import { describeStepsLeft } from "./steps-left";

describe("how far somebody has come in the explanation", () => {
  it.each([
    // Steps 5 to 11: 6 × 60 words and the 240 of step 7, 120 of them a minute.
    [5, "LivingAnnuityPlus", "about 5 minutes left"],
    // Without 9 and 10: 4 × 60 words and 240.
    [5, "LivingAnnuity", "about 4 minutes left"],
    // Steps 8 and 11: 2 × 60 words.
    [8, "LifeAnnuity", "about 1 minute left"],
    [11, "LifeAnnuity", "less than a minute left"],
    [12, "LivingAnnuityPlus", undefined],
  ] as const)(
    "at step %i of a %s is said in minutes, from the words that are left",
    (step, product, timeLeft) =>
      expect(describeStepsLeft(step, product)).toEqual({
        step,
        steps: 13,
        words: `Step ${step} of 13`,
        timeLeft,
      }),
  );
});
