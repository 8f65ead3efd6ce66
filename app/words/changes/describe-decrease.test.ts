import { describe, expect, it } from "vitest";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeDecrease, findDecreaseKind } from "./describe-decrease";
import { gatherFacts } from "../plan/plan-facts";

const factsOf = (product: AnnuityRecommendation) => gatherFacts(recommend(product), plan());

/** A life annuity for which nothing was left to invest in a unit trust. */
function withoutUnitTrust() {
  const facts = factsOf("LifeAnnuity");
  return {
    ...facts,
    hasUnitTrust: false,
    income: { total: 17_600, fromAnnuity: 17_600, fromUnitTrust: 0 },
  };
}

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
    const view = describeDecrease(withoutUnitTrust(), { hasUnsavedNeeds: true });
    expect(view).toMatchObject({ kind: "nothing", heading: "This income is fixed", warnings: [] });
    expect(view.sentences.map(plain).join(" ")).toContain("R17 600 a month for life");
    expect(view.more.answer.join(" ")).toContain("Retirement Annuity");
  });
});

it("an amount starts at the recommended total and names its limits", () => {
  const view = describeDecrease(factsOf("LivingAnnuity"));
  if (view.kind !== "amount") throw new Error("an amount is asked for");
  expect([view.start, view.hint, view.reset].map(plain)).toEqual([
    "18 300",
    "From R7 604 to R18 300, in today’s rand, before tax",
    "Reset to R18 300",
  ]);
  expect(view.warnings).toEqual([]);
});

it("a yes leaves the annuity's income alone, a no the total", () => {
  const view = describeDecrease(factsOf("EnhancedLifeAnnuity"));
  if (view.kind !== "unit trust") throw new Error("a yes or no is asked for");
  const notes = view.choices.map(({ value, note }) => [value, plain(note)]);
  expect(notes).toEqual([
    ["yes", expect.stringContaining("Your income is R17 600 a month.")],
    ["no", "Your income stays R18 300 a month."],
  ]);
});

describe("what was changed before", () => {
  const amended = { total: 12_000, fromAnnuity: 11_600, fromUnitTrust: 400 };

  it.each([
    [amended, "Your amended plan stays, with R12 000 a month."],
    [{ total: 17_600, fromAnnuity: 17_600, fromUnitTrust: 0 }, "Your income is R18 300 a month."],
  ])("%j is what a no keeps or takes back", (before, note) => {
    const view = describeDecrease(factsOf("LifeAnnuity"), { amended: before });
    if (view.kind !== "unit trust") throw new Error("a yes or no is asked for");
    expect(plain(view.choices[1]!.note)).toBe(note);
  });

  it("is replaced, and the page says so", () => {
    expect(describeDecrease(factsOf("LivingAnnuity"), { hasUnsavedNeeds: true }).warnings).toEqual([
      "A lower income that you choose here replaces the other changes that you made.",
    ]);
    expect(describeDecrease(factsOf("LivingAnnuity"), { amended }).warnings.map(plain)).toEqual([
      "You amended your plan before. It now pays R12 000 a month.",
      "A lower income that you choose here replaces those changes. Otherwise they stay.",
    ]);
  });

  it("is taken back by a no, if it was the same yes", () => {
    const refused = { total: 17_600, fromAnnuity: 17_600, fromUnitTrust: 0 };
    const [, way] = describeDecrease(factsOf("LifeAnnuity"), { amended: refused }).warnings;
    expect(way).toBe("“No” brings our recommendation back.");
    const [, other] = describeDecrease(factsOf("LifeAnnuity"), { amended }).warnings;
    expect(other).toBe("“Yes” replaces those changes. Otherwise they stay.");
  });
});
