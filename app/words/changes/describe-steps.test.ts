import { describe, expect, it } from "vitest";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeSteps } from "./describe-steps";

describe("one step of a need", () => {
  it("is told both ways, as something to do, with what it adds", () => {
    // The sample's income is R18 300.30 a month.
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
    const facts = gatherFacts(recommend("LifeAnnuity", { common: { levers } }), answers);
    const steps = levers.map((lever) => describeSteps(lever, facts));
    expect(steps.map(([lower]) => plain(lower?.choice))).toEqual([
      "Keeping R10 000 less for emergencies",
      "Taking R4 000 less for personal use",
      "Leaving 45% to dependants instead of 50%",
      "An 11-year guarantee instead of 2",
      "Leaving Sipho 65% of the income instead of 75%",
    ]);
    expect(plain(steps[0]?.[1]?.choice)).toBe("Keeping R10 000 more for emergencies");
    expect(steps.map((each) => each.map(({ perMonth }) => Math.round(perMonth)))).toEqual(
      levers.map(() => [100, -100]),
    );
  });
});
