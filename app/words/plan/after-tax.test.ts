import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import {
  describeTaxAnswers,
  noteTax,
  pairAfterTax,
  readIncomeShown,
  rowAfterTax,
  tagIncomeShown,
} from "./after-tax";
import { describeHero } from "../plan-page/describe-hero";
import { describeLikelihood } from "./describe-likelihood";
import { describeOutlook } from "../plan-page/describe-outlook";
import { gatherFacts, type PlanFacts, type PlanRecord } from "./plan-facts";

const ASSUMED = { earlier_lump_sums: true, fund_vested_whole: true, contribution_per_month: true };

/** A plan of R18 300 a month with this income after tax and these answers. */
function facts(
  afterTax: number,
  answers: Partial<PlanRecord> = {},
  income_need?: PlanFacts["common"]["income_need"],
) {
  const advice = recommend("LivingAnnuity", {
    common: {
      income_need,
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

  it("is that of this income alone in a shared plan whose finances are not told", () => {
    const shared = (afterTax: number) => {
      const told = facts(afterTax);
      return { ...told, common: { ...told.common, assumed: ASSUMED } };
    };
    const say = (told: PlanFacts) => plain(Object.values(pairAfterTax(told)).join(" "));
    expect(say(shared(TAXED))).toBe("After tax on this income alone, about R16 600");
    expect(say(shared(UNTAXED))).toBe("After tax on this income alone: none is due R18 300");
    expect(rowAfterTax(shared(TAXED)).name).toBe("What you take home after tax on this income alone");
    expect(describeTaxAnswers(shared(TAXED))).toEqual([
      "Tax is worked out on this income alone.",
      "Medical tax credits are not included.",
    ]);
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

  it("is told nowhere of somebody who has another income and did not say how much: they are asked", () => {
    const need = {
      over_or_short: -3_396,
      success_perct: 40,
      guaranteed_amount: null,
      perct_guaranteed: null,
      closers: [],
      closers_together: null,
    };
    const answers = { backup_plan_other_src_support: "yes", income_needed: 20_000 } as const;
    const ticked = facts(TAXED, answers, need);
    expect(JSON.stringify([describeOutlook(ticked), describeLikelihood(ticked)])).not.toMatch(/need/);
    expect(pairAfterTax(ticked)).toEqual({
      label: "After tax",
      amount: "Depends on your other income",
      ask: { line: "income", name: "Tell us your other income" },
    });
    expect(rowAfterTax(ticked)).toMatchObject({ amount: "not known yet" });
    expect(plain(noteTax(ticked).join(" "))).toContain(
      "What is left after tax depends on it, and so does whether you have the R20 000 that you need.",
    );
    const hero = plain(JSON.stringify(describeHero(ticked)));
    expect(hero).toContain("R18 300");
    expect(hero).not.toMatch(/R16 6\d\d|R3 396|only income/);
    expect([plain(String(readIncomeShown(ticked))), tagIncomeShown(ticked)]).toEqual(["18300", "before tax"]);
  });

  it("is told again once they said how much, or that there is none", () => {
    const ticked = { backup_plan_other_src_support: "yes" } as const;
    expect(pair(TAXED, { ...ticked, other_taxable_income: 20_000 })).toBe("After tax, about R16 600");
    expect(pair(TAXED, { backup_plan_other_src_support: "no" })).toContain("R16 600");
  });

  it("is said in full in the small print", () => {
    const say = (answers: Partial<PlanRecord>) => describeTaxAnswers(facts(TAXED, answers)).map(plain);
    expect(say({})).toEqual([
      "Tax is worked out as if this were your only income. With another one, more is due.",
      "Medical tax credits are not included, so less tax may be due.",
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
