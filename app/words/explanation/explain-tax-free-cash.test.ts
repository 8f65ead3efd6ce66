import { describe, expect, it } from "vitest";
import { type Cash, plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainTaxFreeCash } from "./explain-tax-free-cash";
import { gatherFacts } from "../plan/plan-facts";

const explain = (cash: Partial<Cash> = {}, answers: Parameters<typeof plan>[0] = {}) =>
  explainTaxFreeCash(gatherFacts(recommend("LivingAnnuity", { cash }), plan(answers)));
const listRows = ({ rows, total }: ReturnType<typeof explain>) =>
  [...rows, ...(total ? [total] : [])].map(({ name, amount }) => [name, plain(amount)]);
const answerTo = ({ terms }: ReturnType<typeof explain>, asked: string) =>
  plain(terms.find(({ question }) => question === asked)?.answer.join(" "));

describe("the full tax-free part", () => {
  it("is the cash needs and the unit trust, and adds up", () => {
    const step = explain();
    expect(answerTo(step, "Why take it in cash?")).toContain(
      "We recommend that you take a cash portion to use the tax-free benefit.",
    );
    expect(plain(step.heading)).toBe("We suggest R550 000 in cash: no tax on it");
    expect(step.tags).toContain("tax-free");
    expect(listRows(step)).toEqual([
      ["Pay off debt", "R180 000"],
      ["Save for an emergency", "R84 000"],
      ["Personal cash needs", "R120 000"],
      ["Invest in a unit trust", "R166 000"],
      ["You take in cash", "R550 000"],
    ]);
    expect(step.terms.at(-1)?.question).toBe("What is a unit trust?");
    expect(step.picture?.map(({ name, amount }) => [name, plain(amount)])).toEqual([
      ["Cash needs", "R384 000"],
      ["Unit trust", "R166 000"],
      ["Left for your income", "R3 650 000"],
    ]);
  });

  it("lists a need only above zero, and explains no unit trust where there is none", () => {
    const step = explain({
      cash_recommend: 120_000,
      debt_recommend: 0,
      emergency_savings_recommend: 0,
      unit_trust_recommend: 0,
      annuity_amount_recommend: 4_080_000,
    });
    expect(listRows(step)).toEqual([
      ["Personal cash needs", "R120 000"],
      ["You take in cash", "R120 000"],
    ]);
    expect(step.terms.map(({ question }) => question)).not.toContain("What is a unit trust?");
  });

  it("says what a debt that stays costs, and who helps", () => {
    // R359 000 and R361 000 with R200 000 of debt: thirds of R119 667 and R120 333 leave R80 333 and R79 667
    // of it.
    for (const left of [80_333, 79_667]) {
      const { sentences } = explain({
        unmet_cash_needs: left,
        debt_left: left,
        debt_left_payment_per_month: left / 85,
      });
      const told = plain(sentences.join(" "));
      expect(told).toMatch(/of your debt stays\. Paid off over ten years .* it costs R9\d\d a month/);
      expect(told).toContain("A registered debt counsellor may be able to lower");
    }
    expect(explain().sentences).toEqual([]);
  });

  it("counts the tax in, where needs go beyond it", () => {
    const step = explain({
      cash_recommend: 700_000,
      debt_recommend: 496_000,
      unit_trust_recommend: 0,
      lump_sum_tax: 33_000,
      annuity_amount_recommend: 3_467_000,
    });
    expect(step.heading).toContain("what else you need");
    expect(step.tags).toContain("before tax");
    expect(answerTo(step, "Why take it in cash?")).toContain("R33 000 of it is tax");
    expect(listRows(step).slice(-2)).toEqual([
      ["Tax on it", "R33 000"],
      ["You take in cash", "R733 000"],
    ]);
  });

  it("promises no tax-free part to somebody who has taken cash before", () => {
    const step = explain({ lump_sum_tax: 33_000, unit_trust_recommend: 0 }, { earlier_lump_sums: 900_000 });
    expect(step.heading).toBe("Take in cash what you need");
    expect(answerTo(step, "Why no more?")).toContain(
      "So R33 000 of this one is tax, and none of it goes into a unit trust.",
    );
    expect(step.tags).not.toContain("tax-free");
  });

  it("is tax-free only if no cash was taken before, until that is answered", () => {
    expect(answerTo(explain(), "Why take it in cash?")).toContain("if no cash was taken before");
  });

  it("says that nothing is taken where nothing is", () => {
    const step = explain({
      cash_recommend: 0,
      unit_trust_recommend: 0,
      lump_sum: 0,
      annuity_amount_recommend: 4_200_000,
    });
    expect(step).toMatchObject({ heading: "We do not recommend taking any cash", rows: [], terms: [] });
  });

  it("says what cannot be met, and what small savings allow", () => {
    const step = explain({
      unmet_cash_needs: 50_000,
      de_minimis: { threshold: 360_000, tax: 0, net: 300_000 },
    });
    expect(plain(step.sentences.join(" "))).toContain("R50 000 of your cash needs cannot be met.");
    const why = answerTo(step, "Why take it in cash?");
    expect(why).toContain("You may take all of it in cash instead.");
    expect(why).toContain("We assumed this is your first lump sum");
  });
});
