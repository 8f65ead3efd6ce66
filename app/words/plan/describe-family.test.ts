import { describe, expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import type { PlanRecord } from "./plan-facts";

describe("what is left for the family", () => {
  it("shows capital for three ages at death", () => {
    const { family } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(family.rows.map(({ age, amounts }) => [age, plain(amounts[0])])).toEqual([
      [72, "R1 720 000"],
      [82, "R1 720 000"],
      [92, "R1 720 000"],
    ]);
  });

  it("says what differs in the first five years where that was chosen", () => {
    const advice = recommend("LivingAnnuityPlus");
    const tell = () => describePlan(advice, plan(), null).family.sentences.join(" ");
    expect(tell()).not.toContain("five years");
    advice.laplus_recommendations!.five_year_exclusion = true;
    expect(tell()).toContain("In the first five years it is different: all of it goes");
  });

  it("gives the partner's income a column of its own", () => {
    const advice = recommend("LifeAnnuity");
    for (const row of advice.ila_recommendations.survivors) row.partner_monthly_income = 13_200;
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    expect(describePlan(advice, partner, null).family.heads[1]).toBe("Sipho’s income a month");
    expect(describePlan(recommend("LifeAnnuity"), plan(), null).family.heads).toHaveLength(2);
  });

  it("speaks of a unit trust only where there is one", () => {
    const tellFamily = (unit_trust_recommend: number) => {
      const { family } = describePlan(
        recommend("LifeAnnuity", { cash: { unit_trust_recommend } }),
        plan(),
        null,
      );
      return collectTexts([family.sentences, family.heads, family.note]).join(" ");
    };
    expect(tellFamily(166_000)).toContain("unit trust");
    expect(tellFamily(0)).not.toContain("unit trust");
  });

  it("calls the payments of a life annuity's guaranteed years what they are", () => {
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const nameColumns = (answers: PlanRecord) =>
      describePlan(recommend("LifeAnnuity"), answers, null).family.heads.slice(1);
    expect(nameColumns(plan())).toEqual(["Payments still due and unit trust"]);
    expect(nameColumns(partner)).toEqual(["Left in the unit trust"]);
  });
});
