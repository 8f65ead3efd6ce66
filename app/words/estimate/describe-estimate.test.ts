import { describe, expect, it } from "vitest";
import type { EstimateAnswer } from "~/contract/plan/estimate-operations";
import type { EstimateRequest } from "~/contract/survey/estimate-answers";
import { paidWay } from "../../../tests/support/paid-ways";
import { describeEstimate } from "./describe-estimate";

const NOMSA: EstimateRequest = {
  age: 64,
  retire_at: 64,
  gender: "female",
  savings: 900_000,
  partner_age: 61,
};
const INCOME = { success_perct: 75, poor_age_income_reduces: 89 };

const ANSWER: EstimateAnswer = {
  guaranteed: {
    ...INCOME,
    monthly_income_total: 4004.6,
    monthly_income_from_annuity: 2918.5,
    monthly_income_from_unit_trust: 1086.1,
    after_tax_monthly_income: 4004.6,
    guaranteed_partner_income: 2189,
    life_annuity_guaranteed_period_years: 10,
  },
  flexible: {
    ...INCOME,
    product: "LivingAnnuityPlus",
    monthly_income_total: 3109,
    monthly_income_from_annuity: 2073,
    monthly_income_from_unit_trust: 1036,
    after_tax_monthly_income: 3000,
    perct_capital_to_dependents: 0.5,
  },
  ways: [paidWay(0, [3109, 0, 2400], 300_000, 9_800), paidWay(1, [4004.6, 2918.5, 3600], 120_000, 3_300)],
  lump_sum: 300_000,
  unit_trust: 300_000,
  annuity_amount: 600_000,
  whole_in_cash: null,
  changes: [
    { change: "no_partner", guaranteed_added: 419, flexible_added: -439 },
    { change: "no_cash", guaranteed_added: 374, flexible_added: 0.4 },
  ],
  debt: { amount: 10_000, guaranteed_added: -36, flexible_added: -33 },
  assumed: {
    born: "26/05/1962",
    partner_born: "26/05/1965",
    retirement_date: "26/11/2026",
    annual_cost_perct: 2.44,
    prices_as_of: "15/09/2025",
    basis_version: "2026-11",
  },
};

const describeWith = (change: object, asked: EstimateRequest = NOMSA) => {
  const view = describeEstimate({ ...ANSWER, ...change }, asked);
  return JSON.parse(JSON.stringify(view).replaceAll("\u00a0", " ")) as typeof view;
};

/** Half of R4 005 or of R5 230 is below the limit of R9 350, and half of R300 000 below that of R1 584 000. */
const GRANT = "You may be due a part of the older person’s grant. SASSA decides.";

describe("an estimate in words", () => {
  it("leads with the larger income, with two figures", () => {
    expect(describeWith({})).toMatchObject({
      heading: "**R900 000** could pay you about **R4 000** a month",
      lead: `That is with most of it guaranteed. If it stays flexible, it is nearer R3 100. ${GRANT}`,
    });
    const flexible = { ...ANSWER.flexible, monthly_income_total: 5230 };
    expect(describeWith({ flexible })).toMatchObject({
      heading: "**R900 000** could pay you about **R5 200** a month",
      lead: `That is if it stays flexible. With most of it guaranteed, it is nearer R4 000. ${GRANT}`,
    });
    const alike = { ...ANSWER.flexible, monthly_income_total: 3990 };
    expect(describeWith({ flexible: alike }).lead).toContain("guaranteed, and if it stays flexible");
  });

  it("says from when on there may be a grant, where income and unit trust are below the limits for one or for two", () => {
    const alone = { ...NOMSA, partner_age: undefined };
    const tell = (income: number, asked: EstimateRequest) =>
      describeWith({ flexible: { ...ANSWER.flexible, monthly_income_total: income } }, asked).lead;
    expect(tell(9_349, alone)).toContain(GRANT);
    expect(tell(9_351, alone)).not.toContain("grant");
    expect(tell(18_699, NOMSA)).toContain(GRANT);
    expect(tell(18_701, NOMSA)).not.toContain("grant");
    expect(tell(5_000, { ...alone, age: 56, retire_at: 58 })).toContain("From 60 you may be due a part");
    expect(describeWith({ unit_trust: 1_584_000 }, alone).lead).not.toContain("grant");
  });

  it("says first that all may be taken in cash, where it is little", () => {
    const whole_in_cash = { threshold: 360_000, tax: 0, net: 300_000 };
    const little = { ...NOMSA, savings: 300_000 };
    expect(describeWith({ whole_in_cash }, little)).toMatchObject({
      heading: "**R300 000** in cash, or about **R4 000** a month",
      lead: `You may take all of it in cash: the law allows that up to R360 000. If some of it is in the retirement pot, which is locked, it may be less. Which one you take is your choice. With most of it guaranteed, the income is about R4 000 a month. If it stays flexible, it is nearer R3 100. ${GRANT}`,
    });
    // Two thirds of R360 000 are R240 000: smaller savings may be taken whole, whichever pots they are in.
    const least = describeWith(
      { whole_in_cash: { threshold: 360_000, tax: 0, net: 126_910 } },
      { age: 56, gender: "male", savings: 126_910 },
    );
    expect(least.heading).toMatch(/^\*\*R126 910\*\* in cash/);
    expect(least.lead).not.toContain("locked");
    const grown = { threshold: 360_000, tax: 500, net: 318_500 };
    expect(describeWith({ whole_in_cash: grown }, { ...little, age: 62 })).toMatchObject({
      heading: "**R318 500** in cash, or about **R4 000** a month",
      lead: expect.stringMatching(
        /^By 64 your R300 000 should be about R319 000, in today’s rand\. You may take/,
      ) as string,
    });
  });

  it("says when you retire, and what happens until then", () => {
    expect(describeWith({}).assumed[0]).toBe("You retire now.");
    const later = describeWith({}, { ...NOMSA, age: 62 });
    expect(later.asked).toBe("62, retire at 64, woman, R900 000, partner 61: change these");
    expect(later.assumed.slice(0, 2)).toEqual([
      "You retire at 64.",
      "Until then your savings grow as we expect, and you pay in no more.",
    ]);
  });

  it("has parts that add up as shown, and says whether tax is due", () => {
    const [free, sure] = describeWith({}).ways;
    // R4 004.60 is R4 005, and R2 918.50 is R2 919, which leaves R1 086.
    expect(sure?.parts.map(({ amount }) => amount)).toEqual(["R2 919", "R1 086"]);
    expect(sure?.taxNote).toBe("No tax is due, if this is your only income.");
    expect(free?.taxNote).toBe("If this is your only income.");
    expect([sure?.dots, free?.dots]).toEqual([20, 15]);
  });

  it("compares the ways as the plan does, and marks none", () => {
    const { sentences, mark, ways, rows } = describeWith({}).paid;
    expect(sentences.join(" ")).toBe(
      "**Guaranteed** pays you **R896 a month** more than flexible. At 85 it leaves your family R180 000 less.",
    );
    expect(mark).toBeUndefined();
    expect(ways.map(({ name, product, income, isOurs }) => [name, product, income, isOurs])).toEqual([
      ["Flexible", "A living annuity plus", "R3 109", false],
      ["Guaranteed", "A life annuity", "R4 005", false],
    ]);
    expect(ways.map(({ figures }) => rows.map(({ told }) => figures[told]))).toEqual([
      ["nothing", "R3 109", "R2 400", "R300 000", "R9 800"],
      ["R2 919", "R1 086", "R3 600", "R120 000", "R3 300"],
    ]);
  });

  it("says what is left at a death, with a partner and without", () => {
    const [free, sure] = describeWith({}).ways;
    expect(sure?.death).toBe(
      "your partner gets R2 189 a month for life. Beside that, only the unit trust is left after 10 years.",
    );
    expect(free?.death).toBe(
      "your partner goes on getting all of it. Half of what is left then goes to your family.",
    );
    const alone = describeWith({}, { ...NOMSA, partner_age: undefined });
    expect(alone.ways.map(({ death }) => death)).toEqual([
      "half of what is left goes to your family.",
      "it is paid for 10 years from the start. After that only the unit trust is left.",
    ]);
    expect(alone.paid.rows.map(({ name }) => name)).toContain("Left at 85");
    expect(alone.assumed).toContain("Nobody else lives on it.");
    expect(alone.asked).toBe("64, retire now, woman, R900 000: change these");
  });

  it("speaks of a living annuity where that is offered, which leaves everything", () => {
    const flexible = { ...ANSWER.flexible, product: "LivingAnnuity", perct_capital_to_dependents: 1 };
    const view = describeWith({ flexible });
    expect(view.ways[0]?.madeOf).toBe("A living annuity, and a unit trust");
    expect(view.ways[0]?.death).toContain("All of what is left then goes");
    expect(JSON.stringify(view)).not.toContain("plus");
  });

  it("says what a unit trust is before it first names one", () => {
    expect(describeWith({}).paid.notes[0]).toBe(
      "A unit trust holds savings outside the annuity, which you can use at any time.",
    );
  });

  it("says nothing of cash or a unit trust where there is none", () => {
    const guaranteed = {
      ...ANSWER.guaranteed,
      monthly_income_total: 2918.5,
      monthly_income_from_unit_trust: 0,
    };
    const view = describeWith({ guaranteed, lump_sum: 0, unit_trust: 0, annuity_amount: 900_000 });
    expect(view.cash).toBeUndefined();
    expect(view.ways[1]?.madeOf).toBe("A life annuity");
    expect(view.ways[1]?.outlookNote).toBeUndefined();
    expect(view.paid.notes.join(" ")).not.toContain("unit trust");
    expect(view.ways[1]?.death).toContain("nothing is left after 10 years");
  });

  it("says of each change whether it pays more, less or the same, and what a debt costs", () => {
    expect(describeWith({}).changes).toEqual([
      {
        name: "Your partner needs none of it",
        added: [
          { words: "R439 less", kind: "less" },
          { words: "R419 more", kind: "more" },
        ],
      },
      {
        name: "You take no cash at all",
        added: [
          { words: "the same", kind: "plain" },
          { words: "R374 more", kind: "more" },
        ],
      },
    ]);
    expect(describeWith({}).debt).toBe(
      "Each R10 000 of debt to be paid off first costs R36 a month, or R33 if flexible. A registered debt counsellor may be able to lower what debts cost a month: the National Credit Regulator has a list of them.",
    );
    const debt = { amount: 10_000, guaranteed_added: -34.2, flexible_added: -34.4 };
    expect(describeWith({ debt }).debt).toContain("costs R34 a month, either way.");
  });
});
