import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { FollowedFigure } from "~/contract/plan/first-figure";
import { describeFirstFigure } from "./describe-first-figure";
import { gatherFacts } from "./plan-facts";

type Parts = [cause: FollowedFigure["parts"][number]["cause"], added: number][];

function tell(
  parts: Parts,
  {
    way = "guaranteed",
    product = "LivingAnnuity",
  }: { way?: FollowedFigure["way"]; product?: Parameters<typeof recommend>[0] } = {},
) {
  const first_figure = {
    way,
    monthly_income_total: 3_679,
    parts: parts.map(([cause, monthly_income_added]) => ({ cause, monthly_income_added })),
  };
  const said = describeFirstFigure(gatherFacts(recommend(product, { common: { first_figure } }), plan()));
  return said && plain(said);
}

describe("from the first figure to the plan", () => {
  it("says what was told, and what each part takes and adds", () => {
    expect(
      tell([
        ["debt", -210],
        ["product", -633],
      ]),
    ).toBe(
      "Your first figure was **R3 679**, mostly guaranteed. Debt takes R210 of it, a flexible income R633.",
    );
    expect(
      tell(
        [
          ["dates", 51],
          ["debt", -210],
          ["product", 400],
        ],
        { way: "flexible", product: "LifeAnnuity" },
      ),
    ).toBe(
      "Your first figure was **R3 679**, all flexible. Debt takes R210 of it. Your exact ages, dates and gender add R51, a guaranteed income R400.",
    );
  });

  it("says so where the plan comes to the same, and nothing to who saw none", () => {
    expect(tell([])).toBe(
      "Your first figure was **R3 679**, mostly guaranteed. Your plan comes to the same.",
    );
    expect(describeFirstFigure(gatherFacts(recommend("LivingAnnuity"), plan()))).toBeUndefined();
  });

  it("names the three largest of many, and adds the others up", () => {
    const said = tell([
      ["dates", 5],
      ["savings", 300],
      ["debt", -210],
      ["health", -7],
      ["product", -633],
    ]);
    expect(said).toContain("Debt takes R210 of it, a flexible income R633, your other answers R2.");
    expect(said).toContain("What you said of your savings adds R300.");
  });
});
