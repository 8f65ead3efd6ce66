import { expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { layOutChoice } from "./lay-out-choice";

it("paper shows the choice of a plan of small savings first: both ways beside each other, then the grant", () => {
  const cash = {
    whole_in_cash: { threshold: 360_000, tax: 0, net: 228_000 },
    savings_at_retirement: 228_000,
    lump_sum: 76_000,
    debt_recommend: 76_000,
    emergency_savings_recommend: 0,
    personal_cash_recommend: 0,
    unit_trust_recommend: 0,
    annuity_amount_recommend: 152_000,
    unmet_cash_needs: 44_000,
  };
  const GRANT = { full: 2_400, low: 2_400, high: 2_400, monthly_income: 780, assets: 0 };
  const small = recommend("LifeAnnuity", { cash, common: { age_at_retirement: 62, grant: GRANT } });
  small.ila_recommendations.after_tax_monthly_income = 780;
  const answers = plan({ has_debt: "yes", debt_value: 120_000 });
  const [section] = layOutChoice(gatherFacts(small, answers));
  expect(plain(section?.heading)).toBe("R780 a month for life, or R108 000 in cash");
  const [both, grant] = section!.blocks.filter((block) => block.kind === "table");
  expect(both?.rows.map(({ cells }) => cells.map((cell) => plain(String(cell))))).toEqual([
    ["Taken in cash", "R76 000", "R228 000"],
    ["Tax on it", "R0", "R0"],
    ["To debt", "R76 000", "R120 000"],
    ["Debt that stays", "R44 000", "R0"],
    ["Buys a life annuity", "R152 000", "–"],
    ["In your hand", "–", "R108 000"],
    ["What you get", "R780 a month", "R108 000 once, in your hand"],
  ]);
  expect(grant?.heads).toEqual(["What counts", "An income for life", "All in cash"]);
  expect(layOutChoice(gatherFacts(recommend("LifeAnnuity"), answers))).toEqual([]);
});
