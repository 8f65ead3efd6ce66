import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeTaxAnswers, noteTax, pairAfterTax, rowAfterTax } from "./after-tax";
import type { PlanRecord } from "./plan-facts";
import { gatherFacts } from "./plan-facts";

const ASSUMED = { earlier_lump_sums: true, fund_vested_whole: true, contribution_per_month: true };

/** A plan of R18 300 a month, of which so much is left after tax, with what was told besides. */
function facts(afterTax: number, answers: Partial<PlanRecord> = {}) {
  const advice = recommend("LivingAnnuity", {
    common: {
      assumed: {
        ...ASSUMED,
        other_taxable_income: answers.other_taxable_income === undefined,
        medical_people: answers.medical_people === undefined,
      },
    },
  });
  advice.la_recommendations.after_tax_monthly_income = afterTax;
  return gatherFacts(advice, plan(answers));
}

const pair = (...asked: Parameters<typeof facts>) => {
  const { label, amount } = pairAfterTax(facts(...asked));
  return plain(`${label} ${amount}`);
};
const TAXED = 16_604;
const UNTAXED = 18_300.3;

describe("what is left after tax", () => {
  it("says in the same breath that it takes this for the only income, until that was answered", () => {
    expect(pair(TAXED)).toBe("After tax, if this is your only income, about R16 600");
    expect(pair(UNTAXED)).toBe("After tax, if this is your only income R18 300");
    expect(rowAfterTax(facts(TAXED)).name).toBe("What you take home after tax, if this is your only income");
  });

  it("is a fact once it was", () => {
    expect(pair(TAXED, { other_taxable_income: 0 })).toBe("After tax, about R16 600");
    expect(pair(UNTAXED, { other_taxable_income: 0 })).toBe("After tax: none is due R18 300");
    expect(pair(TAXED, { other_taxable_income: 20_000 })).toBe("After tax, about R16 600");
    expect(rowAfterTax(facts(TAXED, { other_taxable_income: 0 })).name).toBe("What you take home after tax");
    const notes = noteTax(facts(TAXED, { other_taxable_income: 20_000 })).map(plain);
    expect(notes).toContain(
      "The amount after tax is what you keep of this income, with the tax on your other R20 000 a month counted.",
    );
  });

  it("is told to the rand where it is held against a need, which the page does to the rand", () => {
    const held = facts(TAXED);
    held.common.income_need = {
      over_or_short: -1_396,
      success_perct: 40,
      guaranteed_amount: null,
      perct_guaranteed: null,
      closers: [],
      closers_together: null,
    };
    expect(plain(pairAfterTax(held).amount)).toBe("R16 604");
  });

  it("is never free of tax for somebody who has another income and did not say how much", () => {
    const ticked = facts(UNTAXED, { backup_plan_other_src_support: "yes" });
    const said = [pairAfterTax(ticked).label, rowAfterTax(ticked).note, ...noteTax(ticked)].join(" ");
    expect(said).not.toMatch(/none is due|no income tax/);
    expect(said).toContain("With it counted, less of this is left after tax.");
    const none = facts(UNTAXED, { backup_plan_other_src_support: "no" });
    expect(noteTax(none).join(" ")).not.toContain("With it counted");
  });

  it("is said in full in the small print", () => {
    const say = (answers: Partial<PlanRecord>) => describeTaxAnswers(facts(TAXED, answers)).map(plain);
    expect(say({})).toEqual([
      "Tax is worked out as if this were your only income. With another one you pay more.",
      "Medical tax credits are not included, so you may pay less.",
    ]);
    expect(say({ other_taxable_income: 0, medical_people: 0 })).toEqual([]);
    expect(say({ other_taxable_income: 20_000, medical_people: 2 })).toEqual([
      "Tax is what this income adds to the tax on your other R20 000 a month before tax, in today’s rand.",
      "Medical tax credits for 2 people are included.",
    ]);
    expect(say({ other_taxable_income: 0, medical_people: 1 })).toEqual([
      "Medical tax credits for one person are included.",
    ]);
  });
});
