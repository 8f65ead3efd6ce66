import { describe, expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts, type PlanRecord } from "../plan/plan-facts";
import { type ColumnsView, compareManyPlans, compareProducts } from "./compare-columns";
import { compareFunds } from "../changes/compare-funds";
import { compareGuarantees } from "./compare-guarantees";

const readRow = ({ rows }: ColumnsView, name: string) =>
  rows
    .find((row) => row.name === name)
    ?.cells.map(({ text, difference }) => [plain(text), plain(difference?.words)]);

describe("the three products", () => {
  const advice = recommend("LivingAnnuityPlus");
  advice.la_recommendations.expected = {
    ...advice.la_recommendations.expected,
    monthly_income_total: 17_000,
  };
  advice.ila_recommendations.expected = {
    ...advice.ila_recommendations.expected,
    monthly_income_total: 24_000.4,
    monthly_income_from_annuity: 22_000,
    monthly_income_from_unit_trust: 2_000.4,
  };
  const facts = gatherFacts(advice, plan());

  it("stand beside the recommended one with the fields of the stored result, and say how they differ", () => {
    const view = compareProducts(facts, null);
    expect(view.columns.map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ["Living annuity plus, in the plan", true],
      ["Living annuity", false],
      ["Life annuity", false],
    ]);
    expect(readRow(view, "Income a month")).toEqual([
      ["R18 300", undefined],
      ["R17 000", "R1 300 less"],
      ["R24 000", "R5 700 more"],
    ]);
    expect(readRow(view, "Of it guaranteed for life")).toEqual([
      ["None", undefined],
      ["None", "The same"],
      ["R22 000", "R22 000 more"],
    ]);
    expect(readRow(view, "Lasts for life in full")).toEqual([
      ["15 of 20 futures", undefined],
      ["15 of 20 futures", "The same"],
      ["Guaranteed part: always. Unit trust: 15 of 20 futures", "Different"],
    ]);
    expect(readRow(view, "Income a month in poor markets at 90")?.[0]?.[0]).toBe("R600 000");
    // The sample's yearly figures at these ages.
    expect(readRow(view, "Left if you die at 65")?.[0]?.[0]).toBe("R3 600 000");
    expect(readRow(view, "Left if you die at 75")?.[0]?.[0]).toBe("R3 080 000");
    expect(readRow(view, "Left if you die at 85")?.[0]?.[0]).toBe("R2 540 000");
    expect(readRow(view, "Guaranteed years")).toEqual([
      ["None", undefined],
      ["None", "The same"],
      ["10 years", "More"],
    ]);
    expect(view.notes[0]).toContain("the income that lasts for life in 15 of 20 futures");
    expect(readRow(view, "The annuity’s fees a month at first")?.map(([text]) => text)).toEqual([
      "R7 485",
      "R7 485",
      "In the price",
    ]);
  });

  it("can each be chosen, and the others then say how they differ from it", () => {
    const view = compareProducts(facts, "LifeAnnuity");
    expect(view.columns.findIndex(({ isChosen }) => isChosen)).toBe(2);
    expect(readRow(view, "Income a month")?.map(([, words]) => words)).toEqual([
      "R5 700 less",
      "R7 000 less",
      undefined,
    ]);
    expect(compareProducts(facts, "nonsense").columns[0]?.isChosen).toBe(true);
  });
});

describe("several plans", () => {
  const column = (key: string, changes: Partial<PlanRecord>, lump_sum: number) => ({
    key,
    name: key,
    facts: gatherFacts(recommend("LivingAnnuity", { cash: { lump_sum } }), plan(changes)),
  });

  it("say besides what was chosen differently", () => {
    const view = compareManyPlans([column("recommended", {}, 550_000), column("1502", {}, 300_000)], null);
    expect(readRow(view, "Taken in cash, tax included")).toEqual([
      ["R550 000", undefined],
      ["R300 000", "R250 000 less"],
    ]);
    expect(readRow(view, "Retirement date")?.[1]).toEqual(["1 March 2027", "The same"]);
    expect(readRow(view, "Share for the family")?.[0]?.[0]).toBe("100%");
  });

  it("tell what the partner gets where there is one", () => {
    const supported = { financially_support_partner: "yes" as const, partner_name: "Sipho Mokoena" };
    const one = column("recommended", supported, 0);
    const monthly = one.facts.series.ages.map((age) => 100 * age + 76);
    one.facts.series.monthly_income_from_annuity = { poor: [], expected: monthly, strong: [] };
    const view = compareManyPlans([one], null);
    expect(readRow(view, "Sipho’s income a month if you die at 85")).toEqual([["R8 580", undefined]]);
    expect(readRow(view, "Left if you die at 85, once Sipho has died too")).toBeDefined();
  });

  it("name the client to their adviser, and never say “you”", () => {
    const supported = { financially_support_partner: "yes" as const, partner_name: "Sipho Mokoena" };
    const { facts, ...one } = column("recommended", supported, 0);
    const view = compareManyPlans([{ ...one, facts: { ...facts, clientName: "Thandi" } }], null);
    expect(readRow(view, "Left if Thandi dies at 85, once Sipho has died too")).toBeDefined();
    expect(collectTexts(view).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
  });

  it("tell what is missed by waiting, and interest on debt that stays, where there is any", () => {
    const ours = column("recommended", { debt_value: 180_000 }, 550_000);
    expect(readRow(compareManyPlans([ours], null), "Payments missed by retiring later")).toBeUndefined();
    const changed = column("amended", { debt_value: 180_000 }, 550_000);
    changed.facts.common.retirement_date = "01/03/2028";
    changed.facts.cash.debt_recommend = 60_000;
    const view = compareManyPlans([ours, changed], null);
    // A year of R18 300, and R120 000 at 20% a year.
    expect(readRow(view, "Payments missed by retiring later")).toEqual([
      ["None", undefined],
      ["R219 600", "R219 600 more"],
    ]);
    expect(readRow(view, "Interest a month on debt that stays, at 20% a year")).toEqual([
      ["None", undefined],
      ["R2 000", "R2 000 more"],
    ]);
  });

  it("mark more as better only where nothing else is worse than in the chosen one", () => {
    const income = (key: string, total: number, lumpSum: number) => {
      const one = column(key, {}, lumpSum);
      one.facts.product.expected = { ...one.facts.product.expected, monthly_income_total: total };
      return one;
    };
    const view = compareManyPlans(
      [income("ours", 18_000, 550_000), income("better", 19_000, 550_000), income("traded", 19_000, 300_000)],
      null,
    );
    const kinds = view.rows.find(({ name }) => name === "Income a month")?.cells;
    expect(kinds?.map(({ difference }) => difference?.kind)).toEqual([undefined, "more", "traded"]);
  });
});

describe("how much is guaranteed", () => {
  it("is the stored result's five parts, each cell a field", () => {
    const blends = [0, 0.25, 0.5, 0.75, 1].map((perct_guaranteed) => ({
      perct_guaranteed,
      monthly_income_total: 10_000 + 1_000 * perct_guaranteed,
      guaranteed_monthly_income: 8_000 * perct_guaranteed,
      poor_monthly_income_at_90: 7_000,
      left: [{ age: 75, capital: 2_000_000, to_dependents: 1_234_567 }],
    }));
    const { table } = compareGuarantees(
      gatherFacts(recommend("LivingAnnuity", { common: { blends } }), plan()),
    );
    expect(table?.heads.at(-1)).toBe("To others at 75");
    expect(table?.rows.map(([part]) => part)).toEqual([
      "Flexible (0%)",
      "25%",
      "Half (50%)",
      "75%",
      "Guaranteed (100%)",
    ]);
    expect(table?.rows[2]?.map(plain)).toEqual(["Half (50%)", "R10 500", "R4 000", "R7 000", "R1 230 000"]);
  });

  it("names the part that is enough for what the person needs", () => {
    const blends = [0, 0.4321, 1].map((perct_guaranteed) => ({
      perct_guaranteed,
      monthly_income_total: 10_000,
      guaranteed_monthly_income: 0,
      poor_monthly_income_at_90: 7_000,
      left: [],
    }));
    const income_need = {
      over_or_short: 100,
      success_perct: 80,
      guaranteed_amount: 432_100,
      perct_guaranteed: 0.4321,
      closers: [],
      closers_together: null,
    };
    const { table } = compareGuarantees(
      gatherFacts(recommend("LivingAnnuity", { common: { blends, income_need } }), plan()),
    );
    expect(table?.rows.map(([part]) => part)).toEqual([
      "Flexible (0%)",
      "43%: enough for what is needed",
      "Guaranteed (100%)",
    ]);
  });

  it("prints an income that does not fall as itself, and one that falls as a projection", () => {
    // 19 666 in both markets stays 19 666; 19 660 would be rounded up past the income it falls from; 12 345
    // becomes 12 300.
    const blends = [19_666.2, 19_660, 12_345].map((poor_monthly_income_at_90, index) => ({
      perct_guaranteed: [1, 0.5, 0][index]!,
      monthly_income_total: 19_666.2,
      guaranteed_monthly_income: 0,
      poor_monthly_income_at_90,
      left: [],
    }));
    const { table } = compareGuarantees(
      gatherFacts(recommend("LivingAnnuity", { common: { blends } }), plan()),
    );
    expect(table?.rows.map((row) => plain(row[3]!))).toEqual(["R19 666", "R19 666", "R12 300"]);
  });

  it("is said not to be there for a plan that was lowered", () => {
    const { table, sentences } = compareGuarantees(gatherFacts(recommend("LivingAnnuity"), plan()));
    expect(table).toBeUndefined();
    expect(sentences.join(" ")).toContain("not worked this out");
  });
});

describe("the funds", () => {
  it("say what they hold and what of the plan is in them", () => {
    const advice = recommend("LivingAnnuity", { cash: { emergency_savings_recommend: 0 } });
    const fund = {
      fact_sheet_link: "/en/methodology#one",
      risk_rating_description: "Low To Medium",
      risk_rating_id: 2,
    };
    advice.funds.ut_funds = [
      {
        ...fund,
        fund_number: "1",
        fund_name: "One",
        asset_mix: [
          { asset_class: "Cash", share: 0.4 },
          { asset_class: "Shares", share: 0.6 },
        ],
      },
      { ...fund, fund_number: "2", fund_name: "Two", asset_mix: [{ asset_class: "Cash", share: 1 }] },
    ];
    const held = (fund_number: string, perct_alloc: number) => [{ fund_number, fund_name: "", perct_alloc }];
    advice.common_info.investment_recommendations = {
      annuity: held("1", 1),
      unit_trust: held("1", 0.5),
      emergency_savings: held("2", 1),
    };
    expect(compareFunds(advice).rows).toEqual([
      ["In the plan", "100% of the annuity and 50% of the unit trust", "Not used"],
      ["Risk", "Low to medium", "Low to medium"],
      ["Cash", "40%", "100%"],
      ["Shares", "60%", "0%"],
    ]);
  });
});
