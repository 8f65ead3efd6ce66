import { describe, expect, it } from "vitest";
import { collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import type { Recommendation } from "~/contract/plan/recommendation";
import { describeFees } from "./describe-fees";
import { gatherFacts } from "../plan/plan-facts";

const tell = (advice: Recommendation) => describeFees(gatherFacts(advice, plan()));

/** The cells of a table's row, by the row's name and the column's heading. */
function readCell(table: {
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}) {
  return (row: string, head: string) => {
    const cells = table.rows.find(({ name }) => name === row)?.cells;
    return plain(cells?.[table.heads.indexOf(head) - 1]);
  };
}

/** As in engines before 4: the return adds a tenth to every yearly fee, and 1% at the start is spread. */
function chargeAtStart(advice: Recommendation): Recommendation {
  const once = { ...advice.fees.annuity.initial_total, financial_planner: 1, total: 1 };
  Object.assign(advice.fees.annuity, {
    initial_total: once,
    initial: [{ ...advice.fees.annuity.initial[0], ...once }],
  });
  Object.assign(advice.fees.annuity.eac_fees, {
    tic: [1.50535, 1.50535, 1.50535, 1.50535],
    advice: [2.27, 1.56, 1.42, 1.31],
    totals: [3.77535, 3.06535, 2.92535, 2.81535],
  });
  return Object.assign(advice, {
    fees: { ...advice.fees, initial_total: 36_500, initial_total_perct: 0.94 },
  });
}

describe("the percentages of a plan's fees", () => {
  const advice = recommend("LivingAnnuityPlus");
  Object.assign(advice.fees.annuity.eac_fees, {
    tic: [1.5097, 1.5097, 1.5097, 1.5097],
    totals: [2.7148, 2.7148, 2.7148, 2.7148],
  });

  it("are led to each other in one table that says why they differ", () => {
    const { reconciliation } = tell(advice);
    expect(reconciliation?.rows.map(({ name, percents }) => [name, ...percents])).toEqual([
      ["Fees", "2.46%", "2.50%"],
      ["Effective annual cost", "2.71%", "2.76%"],
    ]);
    expect(reconciliation?.rows.every(({ why }) => why.length > 20)).toBe(true);
  });

  it("need no table where the fees are the effective annual cost", () => {
    expect(tell(recommend("LivingAnnuity")).reconciliation).toBeUndefined();
  });

  it("have the fee at the start, spread over the longest term", () => {
    const rows = tell(chargeAtStart(recommend("LivingAnnuity"))).reconciliation?.rows ?? [];
    // 2.461% grows by a tenth to 2.71%; 1% at the start over ten years is 0.11%.
    expect(rows.map(({ name, percents }) => [name, percents[0]])).toEqual([
      ["Fees", "2.46%"],
      ["The fee at the start", "0.11%"],
      ["Effective annual cost", "2.82%"],
    ]);
  });

  it("are those of the unit trust beside a life annuity, without the usual fee, and none where nothing is charged", () => {
    const beside = recommend("LifeAnnuity");
    beside.fees.unit_trust.eac_fees.totals = [2.49, 2.49, 2.49, 2.49];
    const { reconciliation, comparison } = tell(beside);
    expect(reconciliation?.caption).toMatch(/^Unit trust/);
    expect(comparison).toBeUndefined();
    const alone = recommend("LifeAnnuity", {
      cash: { unit_trust_recommend: 0, emergency_savings_recommend: 0 },
    });
    alone.fees.annual_total_per_month = 0;
    const fees = tell(alone);
    expect([fees.reconciliation, fees.breakdown, fees.effectiveCosts]).toEqual([undefined, undefined, []]);
    expect(fees.lead.join(" ")).toContain("They are in its price");
  });
});

describe("the breakdown of fees", () => {
  it("has every part and fund with the fields of the stored result, and their totals", () => {
    const advice = recommend("LivingAnnuityPlus");
    const { breakdown } = tell(advice);
    const ongoing = readCell(breakdown!.ongoing);
    expect(ongoing("Living annuity plus", "Managing the investment")).toBe("1.37%");
    expect(ongoing("Living annuity plus", "Financial planner")).toBe("0.98%");
    expect(ongoing("Living annuity plus", "In all")).toBe("2.46%");
    expect(ongoing("The whole plan", "In all")).toBe("2.46%");
    expect(ongoing("The whole plan", "Rand a month")).toBe("R7 998");
    const amounts = breakdown!.ongoing.rows.map(({ cells }) => Number(cells.at(-1)?.replace(/\D/g, "")));
    expect(amounts.slice(0, -1).reduce((sum, one) => sum + one)).toBe(amounts.at(-1));
    expect(breakdown!.initial).toBeUndefined();
    expect(breakdown!.ongoing.rows[0]?.note).toBe("Select Income Fund of Funds");
  });

  it("names each fund of a part that has several, with its share", () => {
    const advice = recommend("LivingAnnuityPlus");
    const [fund] = advice.fees.annuity.annual;
    advice.fees.annuity.annual = [0.6, 0.4].map((perct_alloc) => ({ ...fund!, perct_alloc }));
    const rows = tell(advice).breakdown!.ongoing.rows.slice(0, 2);
    expect(rows.map(({ note }) => note)).toEqual([
      "Select Income Fund of Funds, 60%",
      "Select Income Fund of Funds, 40%",
    ]);
    expect(rows.map(({ cells }) => plain(cells.at(-1)))).toEqual(["R4 492", "R2 994"]);
  });

  it("marks a planner's fee of nothing beside others, and says below what that means", () => {
    const { breakdown } = tell(chargeAtStart(recommend("LivingAnnuityPlus")));
    expect(readCell(breakdown!.initial!)("Unit trust", "Financial planner")).toBe("0.00% *");
    expect(breakdown!.footnote).toMatch(/^\* No once-off planner’s fee unless one is agreed\./);
    expect(tell(recommend("LivingAnnuityPlus")).breakdown!.footnote).toMatch(/^No once-off planner’s fee/);
    const charged = recommend("LivingAnnuityPlus", {
      cash: { unit_trust_recommend: 0, emergency_savings_recommend: 0 },
    });
    const after = tell(chargeAtStart(charged)).breakdown!;
    expect(collectTexts(after).join()).not.toContain("*");
    expect(readCell(after.initial!)("Living annuity plus", "In rand")).toBe("R36 500");
  });
});

describe("the effective annual cost", () => {
  it("has its four parts at each term, their sum, and that in rand a month", () => {
    const [table] = tell(chargeAtStart(recommend("LivingAnnuity"))).effectiveCosts;
    expect(table?.heads).toEqual(["Cost", "1 year", "3 years", "5 years", "10 years"]);
    expect(table?.rows.map(({ name }) => name)).toEqual([
      "Investment management",
      "Advice",
      "Administration",
      "Other",
      "Effective annual cost",
      "In rand a month",
    ]);
    const cell = readCell(table!);
    expect(cell("Advice", "1 year")).toBe("2.27%");
    expect(cell("Effective annual cost", "10 years")).toBe("2.82%");
    // 3 650 000 · 3.06535% ÷ 12
    expect(cell("In rand a month", "3 years")).toBe("R9 324");
  });

  it("stands once where it is the same however long the money stays", () => {
    const [table] = tell(recommend("LivingAnnuity")).effectiveCosts;
    expect(table?.heads).toEqual(["Cost", "However long it stays"]);
    expect(table?.rows.every(({ cells }) => cells.length === 1)).toBe(true);
  });
});

describe("what fees mean for the income", () => {
  const amounts = (changes: object) => {
    const advice = recommend("LivingAnnuity");
    Object.assign(advice.la_recommendations, changes);
    const { comparison } = tell(advice);
    return {
      text: plain(comparison?.sentences.join(" ")),
      rows: comparison?.rows.map(({ amount }) => plain(amount)),
    };
  };

  it("is said in rand of income for every R100 of fees, from the two differences", () => {
    // 51 of income for 119 of fees
    expect(amounts({}).text).toContain("Every R100 a month in fees takes about R43 a month off the income");
    expect(amounts({}).text).toContain("A low-cost plan, at 1.5% a year, would pay R1 310 more a month");
    expect(amounts({}).rows).toEqual(["R51 less", "R119 a month more", "R22 200 more"]);
  });

  it("is the same sentence when ours is the higher fee, and left out when both are the same", () => {
    const higher = {
      industry_fee_income_saving_per_month: -80,
      industry_fee_saving_per_month: -160,
      lifetime_fee_saving: -30_000,
    };
    expect(amounts(higher).text).toContain("takes about R50 a month off");
    expect(amounts(higher).rows).toEqual(["R80 more", "R160 a month less", "R30 000 less"]);
    expect(amounts({ industry_fee_saving_per_month: 0 }).text).not.toContain("Every R100");
  });
});

it("the fees name the client to their adviser, and never say “you”", () => {
  for (const annuity of ["LivingAnnuityPlus", "LifeAnnuity"] as const) {
    const fees = describeFees({ ...gatherFacts(recommend(annuity), plan()), clientName: "Thandi" });
    expect(fees.title).toBe("What Thandi’s plan costs");
    expect(collectTexts(fees).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
  }
});
