import { describe, expect, it } from "vitest";
import { formatRand } from "~/base/money";
import type { Recommendation } from "~/contract/plan/recommendation";
import { SAMPLE_AGES, collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import { gatherFacts } from "../plan/plan-facts";
import { formatProjection } from "../plan/write-figures";
import { PLAN_VIEWS } from "./chart-views";
import { describeChart } from "./describe-chart";

describe("the chart", () => {
  it("shows the view that was asked for, up to age 95", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), { view: "inheritance" });
    expect(chart.view).toBe("inheritance");
    expect(chart.figures.ages.at(-1)).toBe(95);
    expect(chart.figures.lines.map(({ kind }) => kind)).toEqual(["poor", "expected", "strong"]);
    for (const { values } of chart.figures.lines) expect(values).toHaveLength(chart.figures.ages.length);
    expect(plain(chart.sentences[0])).toBe(
      "In **expected** markets what you leave shrinks to R2 450 000 at 95.",
    );
    // The lines' ends have the amounts of the sentences.
    for (const { note } of chart.figures.ends)
      expect(chart.sentences.map(plain).join(" ")).toContain(plain(note)?.replace(" left at", " at"));
  });

  it("goes on for 20 years for those who retire late, and says when money is used up", () => {
    const advice = recommend("LivingAnnuityPlus", { common: { age_at_retirement: 85 } });
    const { chart } = describePlan(advice, plan(), { view: "savings" });
    expect(chart.figures.ages.at(-1)).toBe(105);
    expect(chart.sentences[1]).toContain("are used up at 105");
    expect(chart.figures.ends.find(({ name }) => name === "Poor")?.note).toBe("nothing left");
  });

  it("says that an income keeps up with prices, and how little is left", () => {
    const advice = recommend("LivingAnnuity");
    const level = SAMPLE_AGES.map(() => 14_500);
    advice.la_recommendations.poor.age_income_reduces = null;
    advice.graphs_data.la.monthly_income = { poor: level, expected: level, strong: level };
    expect(plain(describePlan(advice, plan(), { view: "income" }).chart.sentences[0])).toBe(
      "In **all** markets your income keeps up with prices: R14 500 a month at 95.",
    );
    advice.la_recommendations.poor.age_income_reduces = 84;
    expect(plain(describePlan(advice, plan(), { view: "savings" }).chart.sentences[1])).toBe(
      "In **poor** markets only R300 000 is left at 95, and the income starts to fall at 84.",
    );
    expect(plain(describePlan(advice, plan(), { view: "income" }).chart.sentences[1])).toContain(
      "R14 500 a month at 95, falling from 84.",
    );
  });

  it("names what little is left of, and says when nothing is left to inherit", () => {
    const advice = recommend("LivingAnnuity");
    const little = SAMPLE_AGES.map((age) => (age < 95 ? 2_000_000 : 197_000));
    const nothing = SAMPLE_AGES.map((age) => (age < 75 ? 13_200 : 0));
    advice.graphs_data.la.invest_balance.expected = little;
    advice.graphs_data.la.estate = { poor: nothing, expected: nothing, strong: nothing };
    expect(plain(describePlan(advice, plan(), { view: "savings" }).chart.sentences[0])).toBe(
      "In **expected** markets only R197 000 of your savings is left at 95.",
    );
    expect(describePlan(advice, plan(), { view: "inheritance" }).chart.sentences).toEqual([
      "In **all** markets nothing is left from age 75.",
    ]);
  });

  it("offers top-ups for living annuity plus alone, and falls back on the first view", () => {
    const names = (advice: Recommendation) =>
      describePlan(advice, plan(), { view: "topups" }).chart.views.map(({ name }) => name);
    expect(names(recommend("LivingAnnuityPlus"))).toContain("Top-ups");
    expect(names(recommend("LifeAnnuity"))).not.toContain("Top-ups");
    expect(describePlan(recommend("LifeAnnuity"), plan(), { view: "topups" }).chart.view).toBe("income");
  });

  it("writes on the chart how long people live and where income starts to fall", () => {
    const wordsOf = (...args: Parameters<typeof describePlan>) =>
      describePlan(...args).chart.figures.events.map(({ words }) => words);
    expect(wordsOf(recommend("LivingAnnuityPlus"), plan(), { view: "savings" })).toEqual([
      "In poor markets the income reaches its ceiling at 84 and starts to fall",
      "Half of women your age live past 88",
    ]);
    const ill = plan({ has_serious_illness: "yes" });
    expect(wordsOf(recommend("LivingAnnuity"), ill, { view: "inheritance" })).toEqual([
      "Half of women your age live past 88",
    ]);
  });

  it("writes at most three events, the partner's age and the end of the support among them, in their order", () => {
    const family = plan({
      financially_support_partner: "yes",
      partner_name: "Sipho Nkosi",
      partner_dob: "02/09/1966",
      financially_support_children: "yes",
      support_children_upto: 2040,
    });
    const { events, ageRows } = describePlan(recommend("LivingAnnuityPlus"), family, null).chart.figures;
    expect(events.map(({ age }) => age)).toEqual([77, 84, 88]);
    expect(events[0]?.words).toBe("Support for children ends in 2040");
    expect(events[2]?.words).toBe("Half of women your age live past 88 (Sipho is then 84)");
    expect(ageRows).toEqual([
      { name: "You", firstAge: 64 },
      { name: "Sipho", firstAge: 60 },
    ]);
  });

  it("has the series in the cells of its table, every age of it, and marks the rows that paper leaves out", () => {
    for (const view of ["income", "savings", "inheritance", "topups"] as const) {
      const advice = recommend("LivingAnnuityPlus");
      const { chart } = describePlan(advice, plan(), { view });
      const laplus = advice.graphs_data.laplus!;
      const drawn = {
        income: laplus.monthly_income,
        savings: laplus.invest_balance,
        inheritance: laplus.estate,
      };
      const series = { ...drawn, topups: laplus.top_ups }[view];
      const write = view === "income" ? (amount: number) => formatRand(Math.round(amount)) : formatProjection;
      expect(chart.table.heads).toEqual(["Age", "Poor markets", "Expected", "Strong"]);
      expect(chart.table.rows).toEqual(
        chart.figures.ages.map((age, i) => [
          age,
          ...(["poor", "expected", "strong"] as const).map((market) => write(series[market][i] ?? 0)),
        ]),
      );
      for (const { kind, values } of chart.figures.lines)
        expect(values).toEqual(series[kind].slice(0, values.length));
    }
    const late = describePlan(
      recommend("LivingAnnuity", { common: { age_at_retirement: 85 } }),
      plan(),
      null,
    );
    expect(late.chart.table.minorRows).toEqual([]);
  });
});

describe("the chart of the income", () => {
  const level = (amount: number) => SAMPLE_AGES.map(() => amount);

  /** An annuity of R12 000 and a unit trust of R2 000, which pays nothing from 80 on in poor markets. */
  function recommendParts(product: "LifeAnnuity" | "LivingAnnuity") {
    const advice = recommend(product);
    const graph = product === "LifeAnnuity" ? advice.graphs_data.ila : advice.graphs_data.la;
    const used = SAMPLE_AGES.map((age) => (age < 80 ? 14_000 : 12_000));
    graph.monthly_income = { poor: used, expected: level(14_000), strong: level(14_000) };
    graph.monthly_income_from_annuity = {
      poor: level(12_000),
      expected: level(12_000),
      strong: level(12_000),
    };
    const { ila_recommendations: life } = advice;
    life.poor.age_income_reduces = 80;
    return advice;
  }

  it("stacks the unit trust on the annuity in the chosen market, and draws the others only where they differ", () => {
    const { chart } = describePlan(recommendParts("LifeAnnuity"), plan(), null);
    expect(chart.figures.columns?.solid.values).toEqual(chart.figures.ages.map(() => 12_000));
    expect(chart.figures.columns?.striped?.values).toEqual(chart.figures.ages.map(() => 2_000));
    expect(chart.markets.find(({ isShown }) => isShown)?.market).toBe("expected");
    const [poor, strong] = chart.figures.lines;
    // Of 64, 65, 70, 75, 80 … the line begins at the last age before it leaves the columns.
    expect(poor?.values.slice(0, 5)).toEqual([null, null, null, 14_000, 12_000]);
    expect(strong?.values.every((value) => value === null)).toBe(true);
    expect(chart.figures.ends.map(({ name }) => name)).toEqual(["Poor", "Expected and strong"]);
  });

  it("shows another market by the address, its parts in the table adding up", () => {
    const { chart } = describePlan(recommendParts("LifeAnnuity"), plan(), { market: "poor" });
    expect(chart.figures.columns?.striped?.values.slice(3, 5)).toEqual([2_000, 0]);
    expect(chart.table.heads.slice(0, 3)).toEqual(["Age", "Annuity", "Unit trust"]);
    const amounts = chart.table.rows.map((row) =>
      row.slice(1, 4).map((cell) => Number(String(cell).replace(/\D/g, ""))),
    );
    for (const [annuity = 0, unitTrust = 0, total] of amounts) expect(annuity + unitTrust).toBe(total);
    expect(
      describePlan(recommendParts("LifeAnnuity"), plan(), { market: "mad" }).chart.markets[1]?.isShown,
    ).toBe(true);
  });

  it("has in the cells of its table what the columns and the lines are drawn from, at every age", () => {
    const advice = recommendParts("LivingAnnuity");
    const graph = advice.graphs_data.la;
    const rise = (first: number, by: number) => SAMPLE_AGES.map((_, i) => first + i * by);
    graph.monthly_income = {
      poor: rise(14_000, -900),
      expected: rise(14_000, 110),
      strong: rise(14_000, 700),
    };
    const fromAnnuity = { poor: rise(12_000, -800), expected: rise(12_000, 90), strong: rise(12_000, 500) };
    graph.monthly_income_from_annuity = fromAnnuity;
    for (const market of ["poor", "expected", "strong"] as const) {
      const { chart } = describePlan(advice, plan(), { market });
      const { ages, columns, lines } = chart.figures;
      expect(chart.table.rows).toHaveLength(ages.length);
      for (const [i, row] of chart.table.rows.entries()) {
        const whole = graph.monthly_income[market][i] ?? Number.NaN;
        const annuity = fromAnnuity[market][i] ?? Number.NaN;
        expect(row[0]).toBe(SAMPLE_AGES[i]);
        expect(row[1]).toBe(formatRand(annuity));
        expect(row[2]).toBe(formatRand(whole - annuity));
        expect(row.slice(3)).toEqual(
          (["poor", "expected", "strong"] as const).map((one) =>
            formatRand(graph.monthly_income[one][i] ?? Number.NaN),
          ),
        );
        expect(columns?.solid.values[i]).toBe(annuity);
        expect(columns?.striped?.values[i]).toBe(whole - annuity);
        for (const { kind, values } of lines)
          expect([null, graph.monthly_income[kind][i]]).toContain(values[i]);
      }
      expect(lines.map(({ kind }) => kind)).toEqual(
        ["poor", "expected", "strong"].filter((one) => one !== market),
      );
    }
  });

  it("never says that a guaranteed income shrinks", () => {
    const { chart } = describePlan(recommendParts("LifeAnnuity"), plan(), null);
    const sentences = chart.sentences.map(plain);
    expect(sentences[0]).toBe(
      "The **R17 600** from the life annuity rises with prices for as long as you live.",
    );
    expect(sentences[1]).toBe(
      "In **expected** and **strong** markets the unit trust adds R700 to 95 and beyond; in **poor** markets until 80.",
    );
    expect(sentences.join(" ")).not.toMatch(/shrink|fall/);
    const tellWith = (poor: number, strong: number | null) => {
      const advice = recommendParts("LifeAnnuity");
      advice.ila_recommendations.poor.age_income_reduces = poor;
      advice.ila_recommendations.expected.age_income_reduces = 85;
      advice.ila_recommendations.strong.age_income_reduces = strong;
      return plain(describePlan(advice, plan(), null).chart.sentences[1]);
    };
    expect(tellWith(85, 85)).toBe("In **all** markets the unit trust adds R700 until 85.");
    expect(tellWith(80, null)).toBe(
      "In **expected** markets the unit trust adds R700 until 85; in **poor** markets until 80 and in **strong** markets to 95 and beyond.",
    );
    expect(chart.figures.columns?.solid.note).toBe("guaranteed for life");
    const flexible = describePlan(recommendParts("LivingAnnuity"), plan(), null).chart;
    expect(flexible.figures.columns?.solid.note).toBe("follows markets");
  });

  it("draws the three markets as lines for a recommendation that does not tell the parts", () => {
    const { chart } = describePlan(recommend("LivingAnnuity"), plan(), { market: "poor" });
    expect(chart.figures.columns).toBeUndefined();
    expect(chart.figures.lines).toHaveLength(3);
    expect(chart.markets).toEqual([]);
  });
});

describe("the chart of a client", () => {
  const describeOf = (clientName: string) => (annuity: "LivingAnnuityPlus" | "LifeAnnuity") =>
    PLAN_VIEWS.map((view) =>
      describeChart({ ...gatherFacts(recommend(annuity), plan()), clientName }, { view }),
    );

  it("names them to their adviser, and never says “you”", () => {
    const charts = describeOf("Thandi")("LivingAnnuityPlus");
    expect(charts.map(({ heading }) => heading)).toEqual([
      "What Thandi is paid as they grow older",
      "What is left of Thandi’s savings as Thandi grows older",
      "What Thandi leaves behind, by their age at death",
      "What top-ups add to Thandi’s income",
    ]);
    expect(charts[0]?.figures.events.map(({ words }) => words)).toContain(
      "Half of women Thandi’s age live past 88",
    );
    // The plan's own sentences describe the income of a life annuity.
    const besideGuarantee = describeOf("Thandi")("LifeAnnuity").filter(({ view }) => view !== "income");
    expect(collectTexts([charts, besideGuarantee]).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
  });

  it("has their name beside the axis where it is short", () => {
    const nameAge = (clientName: string) =>
      describeOf(clientName)("LivingAnnuityPlus")[0]?.figures.ageRows[0]?.name;
    expect(["Thandi", "Bartholomew"].map(nameAge)).toEqual(["Thandi", "Client"]);
  });
});
