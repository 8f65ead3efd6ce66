import { describe, expect, it } from "vitest";
import { describeProgress } from "./describe-progress";

describe("the progress of a plan", () => {
  it("names what is done, what is under way and what is still to come", () => {
    const { stages, words, doneWords, share } = describeProgress(3);
    expect(stages.map(({ state }) => state)).toEqual(["done", "done", "done", "busy", "to come"]);
    expect(stages.map(({ stateWords }) => stateWords).slice(2)).toEqual([
      "Done",
      "Busy with this",
      "Still to come",
    ]);
    expect([words, doneWords, share]).toEqual(["Step 4 of 5", "3 done", 0.6]);
  });

  it("stays at the last step when all are done", () => {
    expect(describeProgress(5).words).toBe("Step 5 of 5");
    expect(describeProgress(5).share).toBe(1);
  });
});
