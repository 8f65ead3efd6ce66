import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { sayDebtLeft } from "./debt-left";
import { gatherFacts, type PlanRecord } from "./plan-facts";
import { describePlan } from "../plan-page/describe-plan";
import { saySplit } from "./describe-split";

const BREAK_EVEN = {
  lump_sum_rate_perct: 36,
  income_tax_rate_perct: 18,
  break_even_perct: 13.26,
  by_rate: [],
};

function tell(cash: object, answers: Partial<PlanRecord> = {}) {
  const told = { ...cash, debt_break_even: BREAK_EVEN };
  const alone = { other_taxable_income: 0, ...answers };
  const { hero, split } = describePlan(recommend("LivingAnnuityPlus", { cash: told }), plan(alone), null);
  return {
    help: hero.help.map(plain).join(" "),
    notes: hero.notes.map(plain).join(" "),
    lead: split.lead.map(plain).join(" "),
    rest: plain(saySplit(split).join(" ")),
  };
}

describe("a debt that stays", () => {
  it("is told with its payment over ten years, and why it is left", () => {
    const { lead, notes, help } = tell(
      { debt_left: 565_324.6, debt_left_payment_per_month: 8_110.8 },
      { debt_interest_perct: 12 },
    );
    expect(lead).toContain(
      "R565 325 of your debt stays: at 12% interest it costs less than the tax on more cash. Paid off over ten years it costs R8 111 a month, which leaves R",
    );
    expect(notes).not.toContain("debt");
    // The debt is better left, so no help is offered.
    expect(help).not.toContain("debt");
  });

  it("is told at what the annuity earns where nobody said what it costs", () => {
    const { lead, help } = tell({
      debt_left: 80_000,
      debt_left_payment_per_month: 942.05,
      unmet_cash_needs: 80_000,
    });
    expect(lead).toContain(
      "R80 000 of your debt stays. Paid off over ten years at what the annuity is expected to earn it costs R942 a month",
    );
    expect(help).toContain("A registered debt counsellor may be able to lower what debts cost a month");
  });

  it("comes first of all where it costs more than the income", () => {
    const { notes, lead } = tell({ debt_left: 4_000_000, debt_left_payment_per_month: 57_000 });
    expect(notes).toContain(
      "R4 000 000 of your debt stays, and costs more than this income.** Paid off over ten years it is R57 000 a month.",
    );
    expect(lead).not.toContain("which leaves");
  });

  it("is helped with where it costs more than the income, although it is better left", () => {
    // A bond of R399 928 at 10%: 10/12% a month over 120 months is 0.0132151 of each rand, R5 285; its
    // interest alone is R3 333.
    const facts = (after_tax_monthly_income: number) => {
      const cash = { debt_left: 399_928, debt_left_payment_per_month: 399_928 * 0.0132151 };
      const advice = recommend("LivingAnnuityPlus", { cash });
      Object.assign(advice.laplus_recommendations ?? {}, { after_tax_monthly_income });
      return gatherFacts(advice, plan({ other_taxable_income: 0, debt_interest_perct: 10 }));
    };
    const [warned, help] = sayDebtLeft(facts(2_236)).map(plain);
    expect(warned).toBe(
      "**R399 928 of your debt stays, and costs more than this income.** Paid off over ten years it is R5 285 a month.",
    );
    expect(help).toContain("A registered debt counsellor");
    // R9 000 covers it: R9 000 less R5 285.
    expect(plain(sayDebtLeft(facts(9_000)).join(" "))).toBe(
      "R399 928 of your debt stays: at 10% interest it costs less than the tax on more cash. Paid off over ten years it costs R5 285 a month, which leaves R3 715 of your income after tax.",
    );
  });

  it("is warned of too where nobody knows the tax, by the income before it", () => {
    const cash = { debt_left: 4_000_000, debt_left_payment_per_month: 57_000 };
    const open = { other_taxable_income: undefined, backup_plan_other_src_support: "yes" } as const;
    expect(tell(cash, open).notes).toContain("of your debt stays, and costs more than this income.");
    expect(tell({ ...cash, debt_left_payment_per_month: 900 }, open).notes).not.toContain("debt stays");
  });

  it("is not spoken of where none stays, but for the interest that makes its tax worth it", () => {
    const { lead, rest, help } = tell({ debt_left: 0, debt_left_payment_per_month: null });
    expect(`${lead} ${help}`).not.toMatch(/stays|counsellor/);
    expect(rest).toContain(
      "The last of the cash for all of your debt is taxed at 36%. That is worth it if the debt costs more than 13.3% a year; else it is better left, and paid from the income.",
    );
  });
});
