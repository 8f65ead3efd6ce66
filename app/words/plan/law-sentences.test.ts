import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import { saySplit } from "./describe-split";

const WITHOUT = { unit_trust_recommend: 0 };

describe("the law beside a plan", () => {
  const tellLaw = (...args: Parameters<typeof recommend>) =>
    plain(saySplit(describePlan(recommend(...args), plan(), null).split).join(" "));
  const tellEstate = (...args: Parameters<typeof recommend>) =>
    plain(describePlan(recommend(...args), plan(), null).family.estate.join(" "));

  it("says what is taken of an estate, and that an annuity with nominees is outside it", () => {
    expect(tellEstate("LivingAnnuity")).toBe(
      "Of your estate the state takes 20% of what is above R3 500 000. On what is more than R30 000 000 above that it takes 25%. An executor takes up to 3.5% of all that is in it, before VAT. An annuity for which you have named people is outside it, the unit trust in it.",
    );
    expect(tellEstate("LivingAnnuity", { cash: WITHOUT })).not.toContain("unit trust");
  });

  it("says to somebody with a partner that what a spouse gets bears no estate duty", () => {
    const answers = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    const { family } = describePlan(recommend("LivingAnnuity"), answers, null);
    expect(family.estate).toContain("What you leave to your spouse does not count for that.");
    expect(tellEstate("LivingAnnuity")).not.toContain("spouse");
  });

  it("says how much of a unit trust may go where it grows free of tax", () => {
    expect(tellLaw("LivingAnnuity")).toContain(
      "In a tax-free savings account nothing that a unit trust earns is taxed. You may pay in R46 000 a year, R500 000 in a lifetime.",
    );
    expect(tellLaw("LivingAnnuity", { cash: WITHOUT })).not.toContain("tax-free savings account");
  });

  it("puts a debt that costs more than the unit trust earns before it", () => {
    expect(tellLaw("LifeAnnuity")).toContain(
      "A debt that costs more than 7.8% a year should be paid before anything is invested. We expect the unit trust to earn that",
    );
    expect(tellLaw("LifeAnnuity", { cash: WITHOUT })).not.toContain("A debt that costs");
    const earlier = recommend("LifeAnnuity");
    delete earlier.common_info.unit_trust_expected_return_perct;
    expect(saySplit(describePlan(earlier, plan(), null).split).join(" ")).not.toContain("A debt that costs");
  });
});
