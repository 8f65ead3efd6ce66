import { describe, expect, it } from "vitest";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeLevers } from "./describe-levers";
import { gatherFacts } from "../plan/plan-facts";

const INCOME = 18_300.3;
const step = (value: number, more: number) => ({ value, monthly_income: INCOME + more });
const cash = (
  lever: "debt_recommend" | "emergency_savings_recommend",
  value: number,
  more: number,
): WireLeverPrice => ({
  lever,
  value,
  minimum: 0,
  maximum: value,
  lower: step(value - 10_000, more),
  higher: null,
});

const PRICES: WireLeverPrice[] = [
  {
    lever: "percent_capital_to_partner_dependants_annuity",
    value: 0.5,
    minimum: 0.1,
    maximum: 1,
    lower: step(0.45, 102),
    higher: step(0.55, -98),
  },
  cash("debt_recommend", 90_000, 48),
  cash("emergency_savings_recommend", 60_000, 47.9),
  {
    lever: "retirement_date",
    value: "01/03/2027",
    minimum: "01/03/2027",
    maximum: "01/03/2032",
    lower: null,
    higher: { value: "01/03/2028", monthly_income: INCOME + 712 },
  },
  {
    lever: "apply_exclusion",
    value: "no",
    minimum: "no",
    maximum: "yes",
    lower: null,
    higher: { value: "yes", monthly_income: INCOME + 1.2 },
  },
];

const tell = (levers: WireLeverPrice[]) =>
  describeLevers(gatherFacts(recommend("LivingAnnuityPlus", { common: { levers } }), plan())).map(
    ({ lever, name, amount }) => [lever, plain(`${name} ${amount}`)],
  );

describe("the levers", () => {
  it("are the three that raise the income most, the largest first, all cash as one", () => {
    expect(tell(PRICES)).toEqual([
      ["retirement_date", "Retire a year later R712 more"],
      ["percent_capital_to_partner_dependants_annuity", "Leave 45% to dependants, not 50% R102 more"],
      ["debt_recommend", "R10 000 less in cash R48 more"],
    ]);
  });

  it("are none where nothing adds a rand", () => {
    expect(tell([cash("debt_recommend", 90_000, 0.4)])).toEqual([]);
  });
});
