/** Another income than the recommended one: the lower one of step 13, and the one chosen on the plan's page. */
import { describe, expect, it } from "vitest";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import { describeDecrease, findDecreaseKind } from "./describe-decrease";
import { canChooseIncome, describeOwnIncomeFigures, introduceOwnIncome } from "./describe-own-income";

const factsOf = (product: AnnuityRecommendation) => gatherFacts(recommend(product), plan());

describe("what can be lowered", () => {
  it.each([
    ["LivingAnnuityPlus", "amount"],
    ["LivingAnnuity", "amount"],
    ["LifeAnnuity", "unit trust"],
    ["EnhancedLifeAnnuity", "unit trust"],
  ] as const)("of a recommended %s is the %s", (product, kind) =>
    expect(findDecreaseKind(factsOf(product))).toBe(kind),
  );

  it("of a life annuity without a unit trust is nothing", () => {
    const income = { total: 17_600, fromAnnuity: 17_600, fromUnitTrust: 0 };
    const alone = { ...factsOf("LifeAnnuity"), hasUnitTrust: false, income };
    const view = describeDecrease(alone, { hasUnsavedNeeds: true });
    expect(view).toMatchObject({ kind: "nothing", heading: "This income is fixed", warnings: [] });
    expect(view.sentences.map(plain).join(" ")).toContain("R17 600 a month for life");
    expect(view.more.answer.join(" ")).toContain("Retirement Annuity");
  });

  it("as an amount starts at the recommended total and names its limits", () => {
    expect(describeDecrease(factsOf("LivingAnnuity"))).toMatchObject({
      start: expect.stringMatching(/^18\s300$/) as string,
      hint: expect.stringMatching(/^From R7\s604 to R18\s300, in today’s rand, before tax$/) as string,
      reset: expect.stringMatching(/^Reset to R18\s300$/) as string,
      warnings: [],
    });
  });
});

describe("what was changed before", () => {
  const amended = { total: 12_000, fromAnnuity: 11_600, fromUnitTrust: 400 };
  const refused = { total: 17_600, fromAnnuity: 17_600, fromUnitTrust: 0 };

  it.each([
    [undefined, "Your income stays R18 300 a month."],
    [amended, "Your amended plan stays, with R12 000 a month."],
    [refused, "Your income is R18 300 a month."],
  ])("%j is what a no keeps or takes back; a yes leaves the annuity's income alone", (before, note) => {
    const view = describeDecrease(factsOf("EnhancedLifeAnnuity"), { amended: before });
    if (view.kind !== "unit trust") throw new Error("a yes or no is asked for");
    expect(view.choices.map(({ value }) => value)).toEqual(["yes", "no"]);
    const [yes, no] = view.choices.map((choice) => plain(choice.note));
    expect(yes).toContain("Your income is R17 600 a month.");
    expect(no).toBe(note);
  });

  it("is replaced or taken back, and the page says so", () => {
    const warn = (product: AnnuityRecommendation, before: Parameters<typeof describeDecrease>[1]) =>
      describeDecrease(factsOf(product), before).warnings.map(plain);
    expect(warn("LivingAnnuity", { hasUnsavedNeeds: true })).toEqual([
      "A lower income that you choose here replaces the other changes that you made.",
    ]);
    expect(warn("LivingAnnuity", { amended })).toEqual([
      "You amended your plan before. It now pays R12 000 a month.",
      "A lower income that you choose here replaces those changes. Otherwise they stay.",
    ]);
    expect(warn("LifeAnnuity", { amended: refused })[1]).toBe("“No” brings our recommendation back.");
    expect(warn("LifeAnnuity", { amended })[1]).toBe("“Yes” replaces those changes. Otherwise they stay.");
  });
});

describe("an income that is chosen", () => {
  const OURS = factsOf("LivingAnnuityPlus");

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

  const WE_RECOMMEND = "We recommend an income that lasts in 15.";
  it.each([
    [75, undefined, undefined, undefined],
    [74.4, 5, "That is a little less sure than we recommend.", false],
    [56, 9, WE_RECOMMEND, false],
    [50, 10, WE_RECOMMEND, false],
    [49.9, 10, WE_RECOMMEND, true],
    [2, 19, WE_RECOMMEND, true],
  ])("and lasts with %s% is warned of: in %s of 20 it drops. %s", (chance, drops, beside, isStrong) => {
    const { warning } = describeChosen(pay(20_000, chance));
    const text = `In ${drops} of 20 futures it has to drop while you live. ${beside}`;
    if (drops === undefined) expect(warning).toBeUndefined();
    else expect(warning).toMatchObject({ text, isStrong });
  });

  it("says what it changes beside what the plan pays now", () => {
    const { title, income, more, rows, effect } = describeChosen(pay(20_000, 56));
    expect(plain(title)).toBe("With R20 000 a month");
    expect(plain(income)).toBe("R18 500");
    expect(plain(more ?? "")).toMatch(/more$/);
    expect(effect).toBe("It lasts for life in 11 of 20 futures.");
    expect(plain(`${rows[0]!.now}, ${rows[0]!.difference.words}`)).toBe("R18 300, R1 700 more");
    // R20 000 less R18 500 after tax.
    expect(plain(`${rows[1]!.name}: ${rows[1]!.value}`)).toBe("Tax a month: R1 500");
    const standing = describeOwnIncomeFigures({ facts: OURS, now: OURS });
    expect([standing.title, standing.more]).toEqual(["As it stands", undefined]);
  });

  it("beside a life annuity says what stays, and is guaranteed where the unit trust is left alone", () => {
    const life = factsOf("LifeAnnuity");
    expect(plain(describeChosen(pay(25_000, 30, life), life).warning?.text ?? "")).toContain(
      "The R17 600 from the annuity stays, whatever happens.",
    );
    const alone = describeChosen(pay(life.income.fromAnnuity, 100, life), life);
    expect([alone.effect, alone.warning]).toEqual(["Guaranteed for life.", undefined]);
  });

  it("is one where the least is not the most", () => {
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
      /^The plan pays R20 000 a month\. We recommended R18 300 a month/,
    );
  });
});
