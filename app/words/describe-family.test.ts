import { describe, expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../tests/support/recommendation";
import { describePlan } from "./describe-plan";
import type { PlanRecord } from "./plan-facts";

describe("what stays for the family", () => {
  it("shows capital for three ages at death", () => {
    const { family } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(family.rows.map(({ age, amounts }) => [age, plain(amounts[0])])).toEqual([
      [72, "R1 720 000"],
      [82, "R1 720 000"],
      [92, "R1 720 000"],
    ]);
  });

  it("gives the partner's income a column of its own", () => {
    const advice = recommend("LifeAnnuity");
    for (const row of advice.ila_recommendations.survivors) row.partner_monthly_income = 13_200;
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    expect(describePlan(advice, partner, null).family.columns[0]).toBe("Sipho then gets a month");
    expect(describePlan(recommend("LifeAnnuity"), plan(), null).family.columns).toHaveLength(1);
  });

  it("speaks of a unit trust only where there is one", () => {
    const tellFamily = (unit_trust_recommend: number) => {
      const { family } = describePlan(
        recommend("LifeAnnuity", { cash: { unit_trust_recommend } }),
        plan(),
        null,
      );
      return collectTexts([family.sentences, family.columns, family.note]).join(" ");
    };
    expect(tellFamily(166_000)).toContain("unit trust");
    expect(tellFamily(0)).not.toContain("unit trust");
  });

  it("calls the payments of a life annuity's guaranteed years what they are", () => {
    const partner = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const nameColumns = (answers: PlanRecord) =>
      describePlan(recommend("LifeAnnuity"), answers, null).family.columns;
    expect(nameColumns(plan())).toEqual(["Payments still due and unit trust"]);
    expect(nameColumns(partner)).toEqual(["Left in the unit trust"]);
  });
});

/** What is said of a life annuity with so many years of guarantee and so much for the partner, if there is one. */
function describeGuarantee(years: number, percent: number, partner?: string) {
  const recommendation = recommend("LifeAnnuity", { cash: { unit_trust_recommend: 0 } });
  const { ila_recommendations: product } = recommendation;
  Object.assign(product, {
    life_annuity_guaranteed_period_years: years,
    partner_guaranteed_inc_perct: percent,
  });
  const answers = partner ? { financially_support_partner: "yes" as const, partner_name: partner } : {};
  return describePlan(recommendation, plan(answers), null).family.sentences;
}

describe("what stays of a life annuity", () => {
  it("is the guaranteed years, then the partner's share", () => {
    expect(describeGuarantee(10, 75, "Sipho Mokoena")).toEqual([
      "If you die within 10 years, the income is paid on until they are over.",
      "Then Sipho gets 75% of it for life.",
    ]);
    expect(describeGuarantee(0, 75, "Sipho Mokoena")).toEqual([
      "When you die, Sipho gets 75% of the income for life.",
    ]);
  });

  it("is nothing beyond the guarantee without a partner or a share for them", () => {
    expect(describeGuarantee(10, 0, "Sipho Mokoena")).toEqual(describeGuarantee(10, 75));
    expect(describeGuarantee(1, 0)).toEqual([
      "If you die within a year, the income is paid on until it is over.",
      "After that the annuity ends and leaves nothing.",
    ]);
    expect(describeGuarantee(0, 0)).toEqual(["When you die, the annuity ends and leaves nothing."]);
  });
});
