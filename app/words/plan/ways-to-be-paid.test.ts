import { describe, expect, it } from "vitest";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import type { WireReason } from "~/contract/plan/recommendation";
import { paidWay } from "../../../tests/support/paid-ways";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "./plan-facts";
import { describeWays } from "./ways-to-be-paid";

/** Figures for the ways to be paid. */
const BLENDS = [
  paidWay(0, [14_410.3, 0, 10_823], 1_741_200, 46_228),
  paidWay(0.25, [15_700, 4_469, 13_000], 1_400_000, 36_000),
  paidWay(0.5, [17_052.8, 8_937.6, 15_120], 1_060_400, 26_085),
  paidWay(1, [19_666.4, 17_876.1, 19_666], 404_100, 5_942),
];

type Told = { common?: Record<string, unknown>; answers?: Record<string, unknown> };

function tell(product: AnnuityRecommendation, { common = {}, answers = {} }: Told = {}) {
  const recommendation = recommend(product, { common: { blends: BLENDS, ...common } });
  return describeWays(gatherFacts(recommendation, plan({ financially_support_partner: "yes", ...answers })));
}

const decided = (product: AnnuityRecommendation, rule: string, threshold?: number): WireReason[] => [
  { rule, product, verdict: "for", answer: "", threshold },
];

it("stand in one order, with figures that add up, and ours is marked", () => {
  const view = tell("LivingAnnuityPlus")!;
  expect(view.ways.map(({ name, product, isOurs }) => [name, product, isOurs])).toEqual([
    ["Flexible", "A living annuity plus", true],
    ["Half", "Half in a life annuity", false],
    ["Guaranteed", "A life annuity", false],
  ]);
  const figures = view.ways.map(({ income, figures: all }) =>
    [income, ...view.rows.map(({ told }) => all[told])].map(plain),
  );
  expect(figures).toEqual([
    ["R14 410", "nothing", "R14 410", "R10 800", "R1 740 000", "R46 200"],
    ["R17 053", "R8 938", "R8 115", "R15 100", "R1 060 000", "R26 100"],
    ["R19 666", "R17 876", "R1 790", "R19 666", "R404 000", "R5 900"],
  ]);
  expect(view.ways[0]?.bar).toEqual({ certain: 0, whole: 14_410 / 19_666 });
});

describe("what is said of them", () => {
  it("names the client at an adviser's desk, and never says you", () => {
    for (const rule of ["prefersInheritance", "noBackup"]) {
      const reasons = decided("LivingAnnuityPlus", rule);
      const advice = recommend("LivingAnnuityPlus", { common: { blends: BLENDS, reasons } });
      const facts = gatherFacts(advice, plan({ financially_support_partner: "yes", partner_name: "Sipho" }));
      const view = describeWays({ ...facts, clientName: "Kagiso" })!;
      expect(view.sentences.join(" ")).toMatch(/because Kagiso .* It costs Kagiso .* leaves Kagiso’s family/);
      expect(JSON.stringify(view)).not.toMatch(/\byour?\b/i);
    }
  });

  it.each<[AnnuityRecommendation, WireReason[], string]>([
    [
      "LivingAnnuityPlus",
      decided("LivingAnnuityPlus", "prefersInheritance"),
      "We suggest **flexible** because you said you want to leave an inheritance. It costs you **R5 256 a month** against guaranteed. At 85 it leaves your family R1 336 000 more. In poor markets it pays R10 800 at 90. We earn R40 300 a year more on it.",
    ],
    [
      "LifeAnnuity",
      decided("LifeAnnuity", "prefersIncome"),
      "We suggest **guaranteed** because you said you want a guaranteed income. It pays you **R5 256 a month** more than flexible. At 85 it leaves your family R1 336 000 less.",
    ],
    [
      "LifeAnnuity",
      decided("LifeAnnuity", "savingsUpToSoftMinimum", 1_500_000),
      "We suggest **guaranteed** because you have saved R1 500 000 or less. It pays you **R5 256 a month** more than flexible. At 85 it leaves your family R1 336 000 less.",
    ],
  ])("of %s is why, and what it costs or gives", (product, reasons, words) => {
    expect(plain(tell(product, { common: { reasons } })!.sentences.join(" "))).toBe(words);
  });

  it("is no reason of health, and none where a plan is shared without health", () => {
    const ill = { reasons: decided("EnhancedLifeAnnuity", "seriousIllness") };
    expect(tell("EnhancedLifeAnnuity", { common: ill })!.sentences[0]).toBe("We suggest **guaranteed**.");
    const reasons = decided("LivingAnnuityPlus", "prefersInheritance");
    const shared = { reasons, life_expectancy: undefined };
    expect(tell("LivingAnnuityPlus", { common: shared })!.sentences[0]).toBe("We suggest **flexible**.");
  });

  it.each([
    ["LivingAnnuity", "no", {}, "A living annuity"],
    ["LifeAnnuity", "no", {}, "A living annuity plus"],
    // Nobody with a serious illness is offered plus; a plan with hidden health must not reveal that.
    ["EnhancedLifeAnnuity", "yes", {}, "A living annuity"],
    ["LifeAnnuity", "no", { life_expectancy: undefined }, "A living annuity"],
  ] as const)("names what a %s is compared with", (product, has_serious_illness, common, flexible) => {
    const view = tell(product, { common, answers: { has_serious_illness } })!;
    expect(view.ways[0]?.product).toBe(flexible);
  });

  it("names nobody where nobody is supported", () => {
    const view = tell("LivingAnnuityPlus", { answers: { financially_support_partner: "no" } })!;
    expect(view.rows.map(({ name }) => name)).toContain("Left at 85");
    expect(view.sentences.join(" ")).not.toContain("family");
  });
});

describe("what cannot be told is left out", () => {
  it("the half that is too small to be sold, which is said", () => {
    const view = tell("LivingAnnuity", { common: { blends: [BLENDS[0], BLENDS[3]] } })!;
    expect(view.ways.map(({ name }) => name)).toEqual(["Flexible", "Guaranteed"]);
    expect(view.notes[0]).toContain("Half is left out");
  });

  it("what we earn, of results from before it was worked out", () => {
    const blends = BLENDS.map((each) => ({ ...each, advice_fees_per_year: undefined }));
    const view = tell("LivingAnnuityPlus", { common: { blends } })!;
    expect(view.rows.map(({ told }) => told)).toEqual(["certain", "follows", "poor", "left"]);
    expect(view.sentences.join(" ")).not.toContain("We earn");
  });

  it("all of it where nothing was compared", () => {
    expect(tell("LivingAnnuityPlus", { common: { blends: [] } })).toBeUndefined();
    expect(tell("LivingAnnuityPlus", { common: { blends: undefined } })).toBeUndefined();
  });
});
