import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";
import { canChooseIncome, describeOwnIncomeFigures, introduceOwnIncome } from "./describe-own-income";

const OURS = gatherFacts(recommend("LivingAnnuityPlus"), plan());

/** The plan with another income, which lasts with this chance in percent. */
function pay(total: number, chance: number, facts = OURS): PlanFacts {
  const { product } = facts;
  return {
    ...facts,
    income: { ...facts.income, total, fromUnitTrust: total - facts.income.fromAnnuity },
    product: { ...product, joint_success_perct: chance, after_tax_monthly_income: total - 1_500.4 },
  };
}

const describeChosen = (chosen: PlanFacts, facts = OURS) =>
  describeOwnIncomeFigures({ facts, now: facts, chosen });

describe("another income", () => {
  it.each<[number, string | undefined, boolean]>([
    [75, undefined, false],
    [
      74.4,
      "In 5 of 20 futures it has to drop while you live. That is a little less sure than we recommend.",
      false,
    ],
    [56, "In 9 of 20 futures it has to drop while you live. We recommend an income that lasts in 15.", false],
    [
      50,
      "In 10 of 20 futures it has to drop while you live. We recommend an income that lasts in 15.",
      false,
    ],
    [
      49.9,
      "In 10 of 20 futures it has to drop while you live. We recommend an income that lasts in 15.",
      true,
    ],
    [2, "In 19 of 20 futures it has to drop while you live. We recommend an income that lasts in 15.", true],
  ])("that lasts with %s% is warned of: %s", (chance, text, isStrong) => {
    const { warning } = describeChosen(pay(20_000, chance));
    if (text === undefined) expect(warning).toBeUndefined();
    else expect(warning).toMatchObject({ text, isStrong });
  });

  it("says what it changes beside what the plan pays now", () => {
    const { title, income, more, rows, effect } = describeChosen(pay(20_000, 56));
    expect(plain(title)).toBe("With R20 000 a month");
    expect(plain(income)).toBe("R18 500");
    expect(plain(more ?? "")).toMatch(/more$/);
    expect(effect).toBe("It lasts for life in 11 of 20 futures.");
    expect(plain(rows[0]!.now)).toBe("R18 300");
    expect(plain(rows[0]!.difference.words)).toBe("R1 700 more");
    // R20 000 less R18 500 after tax.
    expect(rows[1]).toMatchObject({
      name: "Tax a month",
      value: expect.stringMatching(/^R1.500$/) as string,
    });
  });

  it("of a plan that nobody changed has no difference to tell", () => {
    const { title, more } = describeOwnIncomeFigures({ facts: OURS, now: OURS });
    expect(title).toBe("As it stands");
    expect(more).toBeUndefined();
  });

  it("beside a life annuity says what stays, and is guaranteed where the unit trust is left alone", () => {
    const life = gatherFacts(recommend("LifeAnnuity"), plan());
    expect(plain(describeChosen(pay(25_000, 30, life), life).warning?.text ?? "")).toContain(
      "The R17 600 from the annuity stays, whatever happens.",
    );
    const alone = describeChosen(pay(life.income.fromAnnuity, 100, life), life);
    expect(alone.effect).toBe("Guaranteed for life.");
    expect(alone.warning).toBeUndefined();
  });

  it("can be chosen where the least is not the most", () => {
    const { recommendation } = OURS;
    const { min_desired_monthly_income: least } = recommendation.common_info;
    const fixed = structuredClone(recommendation);
    fixed.laplus_recommendations!.max_monthly_income_total = least;
    expect(canChooseIncome(OURS)).toBe(true);
    expect(canChooseIncome({ ...OURS, recommendation: fixed })).toBe(false);
  });

  it("starts from ours, and from what was chosen before", () => {
    expect(plain(introduceOwnIncome(OURS, OURS)[0]!)).toMatch(
      /^We recommend R18 300 a month: it lasts for life in 15 of 20 futures\. You may choose from/,
    );
    expect(plain(introduceOwnIncome(OURS, pay(20_000, 56))[0]!)).toMatch(
      /^Your plan pays R20 000 a month\. We recommended R18 300 a month/,
    );
  });
});
