import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import type { PlanRecord } from "./plan-facts";

const NO_UNIT_TRUST = { cash: { unit_trust_recommend: 0 } };

describe("the reasons", () => {
  it("reads them from the recommendation and leaves out a rule it has no words for", () => {
    const { reasons } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(reasons.heading).toBe("Why a living annuity plus");
    expect(reasons.reasons.map(({ point }) => point)).toEqual(["You want to leave an inheritance."]);
    expect(reasons.others.map(({ heading }) => heading)).toEqual(["Why not a living annuity"]);
    expect(plain(reasons.nextBest!.sentences.join(" "))).toContain("**R18 300** a month");
  });

  it("tells of the next best the chance that its whole income lasts", () => {
    const common = { runner_up: "LivingAnnuity" as const };
    const { nextBest } = describePlan(recommend("LifeAnnuity", { common }), plan(), null).reasons;
    expect(nextBest!.sentences[0]).toContain("in 15 of 20 futures");
  });

  it("does not repeat a chance that is the same as the plan's", () => {
    const tellNext = (chance: number) => {
      const advice = recommend("LivingAnnuityPlus");
      advice.la_recommendations.joint_success_perct = chance;
      return plain(describePlan(advice, plan(), null).reasons.nextBest!.sentences[0]);
    };
    expect(tellNext(75.1)).toBe("It would pay **R18 300** a month, and last as surely.");
    expect(tellNext(65)).toContain("last for life in 13 of 20 futures");
  });

  it("says of a life annuity that is next best what becomes of it at a death, as of one that is recommended", () => {
    const advice = recommend("LivingAnnuity", { common: { runner_up: "LifeAnnuity" } });
    const { family } = describePlan(recommend("LifeAnnuity", NO_UNIT_TRUST), plan(), null);
    const { sentences } = describePlan(advice, plan(), null).reasons.nextBest!;
    expect(sentences.slice(1, 1 + family.sentences.length)).toEqual(family.sentences);
    expect(family.sentences.length).toBeGreaterThan(1);
  });

  it("names the partner when there is one", () => {
    const reason = {
      rule: "prefersIncome",
      product: "LifeAnnuity",
      verdict: "for",
      answer: "income",
    } as const;
    const advice = recommend("LifeAnnuity", { common: { reasons: [reason] } });
    const alone = describePlan(advice, plan(), null).reasons.reasons[0]?.text;
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const together = describePlan(advice, partner, null).reasons.reasons[0]?.text;
    expect(alone).not.toContain("Sipho");
    expect(together).toContain("After that, 75% of it goes to Sipho.");
  });
});

describe("why not the others", () => {
  const against = { verdict: "against", product: "LivingAnnuity", answer: 0.5 } as const;
  const topUps = [
    { ...against, rule: "noSeriousIllness" },
    { ...against, rule: "supportIsCovered" },
  ];

  it.each([
    ["LivingAnnuityPlus", 2],
    ["LifeAnnuity", 0],
    ["EnhancedLifeAnnuity", 0],
  ] as const)("holds the top-ups against a living annuity beside %s in %i reasons", (annuity, count) => {
    const advice = recommend(annuity, { common: { reasons: topUps } });
    const { others } = describePlan(advice, plan(), null).reasons;
    expect(others.flatMap(({ reasons }) => reasons)).toHaveLength(count);
  });

  it("claims nothing for a living annuity plus that could share nothing", () => {
    const reason = { ...against, product: "LivingAnnuityPlus", rule: "supportNeedsAll", answer: 1 } as const;
    const advice = recommend("LivingAnnuity", {
      common: { runner_up: "LivingAnnuityPlus", reasons: [reason] },
    });
    advice.laplus_recommendations!.perct_capital_to_dependents = 1;
    const { nextBest, others } = describePlan(advice, plan(), null).reasons;
    expect(nextBest!.sentences).toContainEqual(expect.stringContaining("works like a living annuity"));
    expect(nextBest!.sentences.at(-1)).toContain(
      "It comes second because supporting your dependants takes all of it.",
    );
    expect(others[0]?.reasons[0]?.text).toBe(
      "With nothing to share, it would pay no more than a living annuity.",
    );
  });

  it("tells only those of their smoking who were asked about it", () => {
    const reason = {
      rule: "notImpaired",
      product: "EnhancedLifeAnnuity",
      verdict: "against",
      answer: false,
    } as const;
    const advice = recommend("LivingAnnuityPlus", { common: { reasons: [reason] } });
    const sayPoint = (answers: PlanRecord) =>
      describePlan(advice, answers, null).reasons.others[0]?.reasons[0]?.point;
    expect(sayPoint(plan())).toBe("You are not seriously ill.");
    expect(sayPoint(plan({ are_you_smoker: "no" }))).toBe(
      "You told us you are not seriously ill and do not smoke heavily.",
    );
  });
});
