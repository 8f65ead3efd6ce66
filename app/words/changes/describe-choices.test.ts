import { describe, expect, it } from "vitest";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan/describe-plan";

const describeLevers = (levers: WireLeverPrice[], answers = plan()) =>
  describePlan(recommend("LifeAnnuity", { common: { levers } }), answers, null).choices;

/** Each row as it reads. */
function read(choices: ReturnType<typeof describeLevers>) {
  return choices?.groups.map(({ rows }) => rows.map(({ choice, amount }) => plain(`${choice}: ${amount}`)));
}

describe("what each choice costs", () => {
  it("is told both ways, the largest first, with the largest gain in the heading", () => {
    // The sample's income is R18 300.30 a month.
    const { choices } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(plain(choices?.heading)).toBe("Retiring a year later would add R910 a month");
    expect(read(choices)).toEqual([
      ["Retiring a year later: R910 more", "Paying off R10 000 less of your debt: R43 more"],
      ["Paying off R10 000 more of your debt: R43 less"],
    ]);
  });

  it("says every lever as something to do", () => {
    const both = <Value>(lower: Value, higher: Value) => ({
      lower: { value: lower, monthly_income: 18_400.3 },
      higher: { value: higher, monthly_income: 18_200.3 },
    });
    const levers: WireLeverPrice[] = [
      {
        lever: "emergency_savings_recommend",
        value: 84_000,
        minimum: 0,
        maximum: 84_000,
        ...both(74_000, 94_000),
      },
      { lever: "personal_cash_recommend", value: 4_000, minimum: 0, maximum: 4_000, ...both(0, 14_000) },
      {
        lever: "percent_capital_to_partner_dependants_annuity",
        value: 0.5,
        minimum: 0.1,
        maximum: 0.5,
        ...both(0.45, 0.55),
      },
      { lever: "income_guarantee_period", value: 2, minimum: 0, maximum: 2, ...both(11, 3) },
      { lever: "partner_guaranteed_inc_perct", value: 75, minimum: 0, maximum: 75, ...both(65, 85) },
    ];
    const answers = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });
    expect(read(describeLevers(levers, answers))?.[0]).toEqual([
      "Keeping R10 000 less for emergencies: R100 more",
      "Taking R4 000 less for personal use: R100 more",
      "Leaving 45% to dependants instead of 50%: R100 more",
      "An 11-year guarantee instead of 2: R100 more",
      "Leaving Sipho 65% of the income instead of 75%: R100 more",
    ]);
  });

  it("is left out where nothing would raise the income", () => {
    expect(describeLevers([])).toBeUndefined();
  });
});
