import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeOutlook } from "./describe-outlook";
import { gatherFacts } from "../plan/plan-facts";

const tell = (...[annuity, changes]: Parameters<typeof recommend>) =>
  describeOutlook(gatherFacts(recommend(annuity, changes), plan()));

describe("what else could happen", () => {
  it("names the ceiling that makes a living annuity fall, as it follows from the figures", () => {
    expect(tell("LivingAnnuity")?.falling.sentences[0]).toContain("at most 17.5%");
  });

  it("is told out of 20 futures by age, and in the labels of chance and risk", () => {
    const outlook = tell("LivingAnnuityPlus");
    expect(outlook?.chances?.rows.map(({ figure }) => figure)).toContain("18 of 20");
    expect(outlook?.labels.map(({ words }) => words)).toEqual(["High likely, 18 of 20", "Unlikely, 5 of 20"]);
  });

  it("says of a need how surely it is met, and of a plan that pays more, if no more is drawn", () => {
    const say = (over_or_short: number, success_perct = 93) => {
      const need = { over_or_short, success_perct, guaranteed_amount: null, perct_guaranteed: null };
      const income_need = { ...need, closers: [], closers_together: null };
      return plain(tell("LivingAnnuity", { common: { income_need } })!.sentences[0]);
    };
    expect(say(500)).toBe("If you draw only what you need, that is met for life in **19 of 20** futures.");
    expect(say(500, 100)).toBe("What you need is met for life in **20 of 20** futures.");
    expect(say(-500)).toBe("What you need is met for life in **19 of 20** futures.");
  });

  it("names no ceiling of an annuity where all is in the unit trust", () => {
    const all = recommend("LivingAnnuity", {
      cash: { annuity_amount_recommend: 0, unit_trust_recommend: 4_200_000, cash_recommend: 0 },
    });
    const { falling } = describeOutlook(gatherFacts(all, plan())) ?? {};
    expect(falling?.sentences.join(" ")).not.toMatch(/NaN|Infinity|living annuity/);
  });

  it("is about the unit trust alone beside a life annuity, and nothing where nothing can fail", () => {
    const life = recommend("LifeAnnuity");
    life.ila_recommendations.expected.age_income_reduces = 90;
    const { falling } = describeOutlook(gatherFacts(life, plan())) ?? {};
    expect(plain(falling?.sentences.join(" "))).toBe(
      "In expected markets the unit trust pays less from 90. From then on it pays a little less each year, and is never used up. You always have the R17 600 a month of the annuity, rising with prices for life.",
    );
    expect(tell("LifeAnnuity", { cash: { unit_trust_recommend: 0 } })).toBeUndefined();
  });
});

it("names the client to their adviser, and never says “you”", () => {
  for (const annuity of ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity"] as const) {
    const facts = { ...gatherFacts(recommend(annuity), plan()), clientName: "Thandi" };
    const { heading, sentences, falling } = describeOutlook(facts)!;
    const said = [heading, ...sentences, falling.heading, ...falling.sentences].join(" ");
    expect(said).toContain("Thandi");
    expect(said).not.toMatch(/\byou(r|rs)?\b/i);
  }
});
