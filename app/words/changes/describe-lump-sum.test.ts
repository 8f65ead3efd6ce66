import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import { describeLumpSum, describeLumpSumFigures, introduceLumpSum } from "./describe-lump-sum";

const OURS = gatherFacts(recommend("LivingAnnuityPlus"), plan());

/** The plan with another lump sum and its tax. */
function take(lump_sum: number, lump_sum_tax: number, changes: Partial<PlanFacts["cash"]> = {}): PlanFacts {
  const recommendation = structuredClone(OURS.recommendation);
  Object.assign(recommendation.common_info.cash_recommendations, { lump_sum, lump_sum_tax, ...changes });
  return gatherFacts(recommendation, OURS.plan);
}

const FREE = "all that is free of tax, if no cash was taken before.";

describe("another lump sum", () => {
  it.each<[lumpSum: number, tax: number, trust: number, most: number, words: string]>([
    [0, 0, 0, 900_000, "We recommend taking nothing in cash."],
    [550_000, 0, 400_000, 900_000, `We recommend R550 000: ${FREE}`],
    [700_000, 27_000, 0, 900_000, "We recommend R700 000: what is needed."],
    [300_000, 0, 100_000, 300_000, "We recommend R300 000."],
  ])("starts from ours of %d, with %d of tax, and says why", (lumpSum, tax, trust, most, words) => {
    const facts = take(lumpSum, tax, { unit_trust_recommend: trust, max_available_for_withdrawl: most });
    expect(plain(introduceLumpSum(facts, 900_000)[0]!)).toBe(`${words} You may take up to R900 000.`);
  });

  it("has both ends named, and a step that fits them", () => {
    const wide = describeLumpSum(OURS, { minimum: 150_000.4, maximum: 1_250_000 });
    expect([plain(wide.least.words), plain(wide.most.words), wide.step]).toEqual([
      "R150 000, for your needs",
      "R1 250 000, the most",
      10_000,
    ]);
    const small = describeLumpSum(OURS, { minimum: 0, maximum: 33_333 });
    expect([small.least.words, small.step]).toEqual(["R0", 1_000]);
  });

  it("says what the next rand cost, and up to where nothing is due", () => {
    const base = take(550_000, 0);
    const describeChosen = (chosen: PlanFacts, next: PlanFacts) =>
      describeLumpSumFigures({ facts: base, now: base, base, chosen, next });
    const { effect, sentences } = describeChosen(take(800_000, 47_700), take(810_000, 50_400));
    expect(plain(effect)).toBe("R47 700 of it goes in tax, if no cash was taken before.");
    expect(sentences.map(plain)).toEqual([
      "The next R10 000 costs R2 700 more.",
      "Up to R550 000 nothing is due.",
    ]);
    const free = describeChosen(take(500_000, 0), base);
    expect(free.sentences.map(plain)).toEqual(["The next R10 000 costs no tax either."]);
  });
});
