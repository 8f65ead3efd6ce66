import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeIncome } from "./describe-income";
import { describeSmallPrint } from "./describe-small-print";
import { gatherFacts } from "./plan-facts";

const tell = (advice: ReturnType<typeof recommend>) => describeIncome(gatherFacts(advice, plan()));

describe("the income", () => {
  it("has rows that add up to the amount after rounding", () => {
    const income = tell(recommend("LivingAnnuityPlus"));
    expect(plain(income.amountPerMonth)).toBe("R18 300");
    expect(income.rows.map((row) => plain(row.amount))).toEqual(["R17 600", "R700"]);
    expect(income.rows.map((row) => plain(row.note))).toEqual(["5.8% a year", "5.1% a year"]);
    expect(plain(income.afterTax.amount)).toBe("about R16 600");
    expect(income.afterTax.name).toBe("What you take home after tax, if this is your only income");
  });

  it("names the unit trust only when it pays something", () => {
    const advice = recommend("LivingAnnuityPlus");
    const { expected } = advice.laplus_recommendations!;
    expected.monthly_income_from_unit_trust = 0;
    expected.monthly_income_from_annuity = expected.monthly_income_total;
    expect(tell(advice).rows).toHaveLength(1);
  });

  it("says first that promised support is more than the income", () => {
    const advice = recommend("LivingAnnuity", { common: { support_per_month: 18_301 } });
    expect(plain(tell(advice).shortfall?.text)).toContain("R18 301");
    const enough = recommend("LivingAnnuity", { common: { support_per_month: 18_300 } });
    expect(tell(enough).shortfall).toBeUndefined();
    const later = recommend("LivingAnnuity", { common: { is_support_covered: false, support_value: 5e6 } });
    expect(plain(tell(later).shortfall?.text)).toContain("R5 000 000");
  });

  it("shows no tax where none is due", () => {
    const advice = recommend("LivingAnnuityPlus");
    advice.laplus_recommendations!.after_tax_monthly_income = 18_300.3;
    const { afterTax } = tell(advice);
    expect([afterTax.note, plain(afterTax.amount)]).toEqual(["no income tax due on the annuity", "R18 300"]);
  });

  it("says of a unit trust that tax on its growth is left out", () => {
    const tellTax = (unit_trust_recommend: number) =>
      describeSmallPrint(
        gatherFacts(recommend("LivingAnnuityPlus", { cash: { unit_trust_recommend } }), plan()),
        "",
      ).taxNotes.join(" ");
    expect(tellTax(166_000)).toContain("Tax on interest and gains in the unit trust is not included.");
    expect(tellTax(0)).not.toContain("unit trust");
  });

  it("says of a plan that an earlier version worked out that its figures were kept", () => {
    const advice = { ...recommend("LivingAnnuity"), is_outdated: true };
    expect(tell(advice).earlierVersion).toContain("has changed since");
    expect(tell(recommend("LivingAnnuity")).earlierVersion).toBeUndefined();
  });
});
