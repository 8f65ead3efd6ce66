import { describe, expect, it } from "vitest";
import type { CheckAnswer, CheckedIncome } from "~/contract/living-annuity/check-operations";
import { describeWith, drawing, JOHAN, JOHANS_CHECK, payUntil } from "../../../tests/support/johans-check";
import { gatherCheck } from "./check-facts";
import { listCheckFigures } from "./list-check-figures";

const [now, between, lasts] = JOHANS_CHECK.incomes as [CheckedIncome, CheckedIncome, CheckedIncome];

describe("the conclusion of a check", () => {
  it("says what is drawn and what would last, the law's limits, and from when it falls", () => {
    const { drawn } = describeWith();
    expect(drawn.checked).toBe("Your living annuity, checked on 25 November 2026");
    expect(drawn.heading).toBe("You draw **R9 500**. About **R5 590** would last.");
    expect(drawn.sentences).toBe(
      "R9 500 a month is 8.8% a year of R1 300 000. The law allows 2.5% to 17.5%. But in poor markets your income has to fall from 76, and in expected ones from 78.",
    );
    expect(drawn.debts).toMatch(
      /^Do debts take part of it\? A registered debt counsellor may be able to lower what debts cost a month/,
    );
    expect(drawn.law).toBeUndefined();
    // 30% of 20 futures are 6.
    expect(drawn.dots).toBe(6);
    expect(drawn.chance).toBe("At R9 500 your income keeps up with prices for life in **6 of 20** futures.");
  });

  it("says what would help: draw less, lower costs, a part in a life annuity", () => {
    const { drawn } = describeWith();
    expect(drawn.helpHeading).toBe("What would help most");
    expect(drawn.help).toEqual([
      { to: "incomes", name: "Draw less: R5 590", worth: "15 of 20" },
      // R6 220 less R5 590, as both are shown.
      { to: "costs", name: "1% less in costs", worth: "R630 a month" },
      { to: "life-annuity", name: "Half in a life annuity", worth: "R4 610 always" },
    ]);
  });

  it("of somebody who draws less than lasts says that they may draw more", () => {
    const { drawn } = describeWith(drawing(4_000), { monthly_income: 4_000 });
    // 1.3 × 2 400 less half of 4 000 is 1 120; 9 350 − 4 000 is more than the grant.
    const alone = describeWith(drawing(4_000), { monthly_income: 4_000, other_taxable_income: 0 });
    expect(alone.drawn.sentences).toContain("You may be due about R1 120 to R2 400 a month of the older");
    expect(drawn.sentences).not.toContain("SASSA");
    expect(drawn.heading).toBe("You draw **R4 000**. You may draw more: about **R5 590** would last.");
    expect(drawn.debts).toBeUndefined();
    expect(drawn.sentences).toMatch(/It does not have to fall before you are 110, even in poor markets\.$/);
    expect(drawn.helpHeading).toBe("What you could do");
    expect(drawn.help[0]).toEqual({ to: "incomes", name: "Draw more: R5 590", worth: "15 of 20" });
  });

  it("of an income within 2% of what lasts says that it is about that", () => {
    // 2% of R5 587 are R111.74.
    const alike = describeWith(drawing(5_698), { monthly_income: 5_698 }).drawn;
    expect(alike.heading).toBe("You draw **R5 698**. That is about what lasts.");
    expect(alike.help.map(({ to }) => to)).toEqual(["costs", "life-annuity"]);
    const more = describeWith(drawing(5_700), { monthly_income: 5_700 }).drawn;
    expect(more.heading).toContain("About **R5 590** would last.");
  });

  it("says when the law asks for more than is drawn, and when it allows less", () => {
    const little = describeWith(drawing(2_000, { is_allowed: false }), { monthly_income: 2_000 }).drawn;
    expect(little.heading).toBe("You draw **R2 000**. The law asks for at least **R2 720**.");
    expect(little.law).toBe(
      "From 1 December 2026 the law asks you to draw at least R2 720 a month: 2.5% a year of its worth then, in expected markets. R2 000 is too little.",
    );
    const much = describeWith(drawing(20_000, { is_allowed: false }), { monthly_income: 20_000 }).drawn;
    expect(much.heading).toBe("You draw **R20 000**. About **R5 590** would last.");
    expect(much.law).toContain("lets you draw at most R18 970 a month: 17.5% a year");
    const today = { ...drawing(20_000, { is_allowed: false }), year_begins: "25/11/2026" };
    expect(describeWith(today, { monthly_income: 20_000 }).drawn.law).toMatch(
      /^Now the law lets you draw at most R18 971 a month: 17\.5% a year of its worth\. /,
    );
  });

  it("names an amount that the law allows, in ten rand while markets still decide, else to the rand", () => {
    const little = drawing(2_000, { is_allowed: false });
    const limits = { least_monthly_income: 2_708.33, most_monthly_income: 18_958.33 };
    const now = { ...little, ...limits, year_begins: "25/11/2026" };
    expect(describeWith(now).drawn.heading).toContain("at least **R2 709**.");
    expect(describeWith({ ...little, ...limits }).drawn.heading).toContain("at least **R2 710**.");
    const much = { ...drawing(20_000, { is_allowed: false }), ...limits };
    expect(describeWith(much).drawn.law).toContain("at most R18 950 a month");
  });

  it("does not call unlawful what may be right until the year begins", () => {
    const over = { ...drawing(19_000, { is_allowed: false }), drawdown_perct: 17.5385 };
    expect(describeWith(over, { monthly_income: 19_000 }).drawn.sentences).toContain(
      "is 17.54% a year of R1 300 000. The law allows 2.5% to 17.5% when its year begins. ",
    );
    const today = { ...over, year_begins: "25/11/2026" };
    expect(describeWith(today).drawn.sentences).toContain("The law allows 2.5% to 17.5%. ");
  });

  it("of a couple counts for as long as either lives", () => {
    const { drawn } = describeWith({}, { partner_dob: "01/02/1960", partner_gender: "female" });
    expect(drawn.chance).toContain("while either of you lives in **6 of 20** futures.");
  });

  it.each([
    [85, null, "But in poor markets your income has to fall from 85, in expected ones not before 110."],
    [85, 85, "But in poor and in expected markets your income has to fall from 85."],
  ])("falls from %s and %s", (poor, expected, words) => {
    const income = { ...now, poor_age_income_reduces: poor, expected_age_income_reduces: expected };
    expect(describeWith({ incomes: [income, between, lasts] }).drawn.sentences).toContain(words);
  });
});

describe("a check in which even the law's least may not last", () => {
  const least = { ...payUntil("lasts", 2_710, 85), success_perct: 12 };
  const describeLeast = (monthly: number, costs: Partial<CheckAnswer["costs"]> = {}) =>
    describeWith(
      {
        incomes: [{ ...now, monthly_income: monthly, success_perct: 5 }, between, least],
        costs: { ...JOHANS_CHECK.costs, lower_cost_lasting_income: 2_710, ...costs },
      },
      { monthly_income: monthly },
    );

  it("says so, with its own chance, and never that it lasts", () => {
    const { drawn, incomes, chart, part } = describeLeast(9_500);
    expect(drawn.heading).toBe(
      "You draw **R9 500**. Even the least that the law allows,  **R2 710**, may not last.",
    );
    // 12% of 20 futures are 2.4.
    expect(drawn.help[0]).toEqual({ to: "incomes", name: "The least allowed: R2 710", worth: "2 of 20" });
    expect(incomes.cards[2]?.title).toBe("The least allowed");
    expect(chart?.table.heads).toContain("The least allowed, poor markets");
    expect(part.sentences[2]).toMatch(/From it you would draw the least that the law allows\.$/);
    expect(describeLeast(2_720).drawn.heading).toBe(
      "You draw **R2 720**. That is about the least that the law allows, and may not last.",
    );
  });

  it("does not say that lower costs would change little", () => {
    const { drawn, costs } = describeLeast(9_500);
    expect(costs.title).toBe("Lower costs would make it last longer");
    expect(drawn.help[1]).toEqual({ to: "costs", name: "1% less in costs", worth: "lasts longer" });
    const enough = describeLeast(9_500, { lower_cost_lasting_income: 3_000 }).costs;
    expect(enough.sentences[0]).toMatch(/At 1\.5%, about R3 000 would last\.$/);
  });
});

describe("an adviser who reads a client's check", () => {
  const partner = { partner_dob: "01/02/1960", partner_gender: "female" } as const;
  const little = { ...drawing(2_000, { is_allowed: false }), cash: { below: 150_000, is_allowed: true } };
  const costs = { ...JOHANS_CHECK.costs, is_assumed: true };
  it.each([
    ["draws too much", {}, {}],
    ["draws less than the law asks for", little, { monthly_income: 2_000 }],
    ["could draw more, with a partner", { ...drawing(4_000), costs }, { monthly_income: 4_000, ...partner }],
    ["chooses now", { year_begins: "25/11/2026" }, partner],
    ["told costs of nothing", { costs: { ...costs, annual_cost_perct: 0 } }, {}],
  ])("reads the name and never “you” of somebody who %s", (_, change, asked) => {
    const said = JSON.stringify(describeWith(change, asked, "Johan"));
    expect(said.match(/\b(you|yours?)\b.{9}/gi)).toBeNull();
    expect(said).toContain("Johan draws **R");
  });

  it("reads what would last in whole sentences", () => {
    const { drawn, answersName, answers, incomes } = describeWith({}, {}, "Johan");
    expect(drawn.checked).toBe("Johan’s living annuity, checked on 25 November 2026");
    expect(drawn.heading).toBe("Johan draws **R9 500**. About **R5 590** would last.");
    expect(drawn.sentences).toContain("But in poor markets Johan’s income has to fall from 76");
    expect(answersName).toBe("Johan’s nine answers");
    expect(answers[1]).toEqual({ name: "Johan is a", value: "man" });
    expect(incomes.lead).toContain("Johan chooses again each year, when the year begins on 1 December.");
    const rows = listCheckFigures(gatherCheck(JOHAN, JOHANS_CHECK, "Johan"));
    expect(JSON.stringify(rows).match(/\b(you|yours?)\b.{9}/gi)).toBeNull();
  });
});

it("nine answers are listed as they were given", () => {
  expect(describeWith().answers).toEqual([
    { name: "Born", value: "3 June 1956" },
    { name: "You are a", value: "man" },
    { name: "It is worth", value: "R1 300 000" },
    { name: "It pays a month, before tax", value: "R9 500" },
    { name: "Its year begins in", value: "December" },
    { name: "Costs a year", value: "2.5%" },
    { name: "A partner depends on it", value: "no" },
    { name: "How it is invested", value: "middle" },
    { name: "Other income a month", value: "R6 000" },
  ]);
  const own_mix = {
    sa_shares: 40,
    sa_property: 0,
    sa_bonds: 30,
    inflation_linked: 0,
    cash: 10,
    foreign_shares: 20,
  };
  const costs = { ...JOHANS_CHECK.costs, annual_cost_perct: 1.36, is_assumed: true };
  const partner = { partner_dob: "01/02/1960", partner_gender: "female", mix: "own", own_mix } as const;
  const values = describeWith({ costs }, { ...partner, other_taxable_income: undefined }).answers;
  expect(values.slice(5).map(({ value }) => value)).toEqual([
    "not known; we assumed 1.36%",
    "yes, a woman, born 1 February 1960",
    "40% South African shares, 30% South African bonds, 10% cash and 20% shares abroad",
    "none",
  ]);
});

describe("three incomes side by side", () => {
  it("have the same rows, and what lasts stands out", () => {
    const { title, lead, cards } = describeWith().incomes;
    expect(title).toBe("Three incomes, side by side");
    expect(lead).toBe(
      "You choose again each year, when your year begins on 1 December. What is left is in expected markets.",
    );
    expect(cards.map(({ amount, dots, isMain }) => [amount, dots, isMain])).toEqual([
      ["R9 500", 6, false],
      ["R7 540", 9, false],
      ["R5 590", 15, true],
    ]);
    expect(cards[0]?.rows).toEqual([
      { name: "Drawn a year, of its worth", value: "8.8%" },
      { name: "After tax, beside other income", value: "R9 010" },
      { name: "Falls from, in poor markets", value: "76" },
      { name: "Falls from, in expected markets", value: "78" },
      // R1 302 400 less R40 000 for each year after 70.
      { name: "Left at 75", value: "R1 100 000" },
      { name: "Left at 85", value: "R702 000" },
      { name: "Left at 95", value: "R302 000" },
    ]);
  });

  it("say of what is left only at ages to come, and what the law does not allow", () => {
    const at = (age: number, change: Partial<CheckedIncome>) => ({
      ...now,
      by_age: now.by_age.filter((one) => one.age >= age),
      ...change,
    });
    const incomes = [at(90, { is_allowed: false, monthly_income: 20_000 }), between, lasts];
    const [card] = describeWith({ incomes }).incomes.cards;
    expect(card?.rows.slice(4).map(({ name }) => name)).toEqual(["Left at 95"]);
    expect(card?.unlawful).toBe("More than the law allows");
    const little = [at(90, { is_allowed: false, monthly_income: 2_000 }), between, lasts];
    expect(describeWith({ incomes: little }).incomes.cards[0]?.unlawful).toBe("Less than the law asks for");
  });

  it("are fewer where some are the same, within 2%", () => {
    const alike = (...amounts: number[]) =>
      describeWith({
        incomes: [now, between, lasts].map((income, at) => ({ ...income, monthly_income: amounts[at] ?? 0 })),
      });
    const one = alike(5_600, 5_590, 5_580);
    expect(one.incomes.title).toBe("What it pays now, in full");
    expect(one.incomes.cards.map(({ isMain }) => isMain)).toEqual([true]);
    expect(one.chart?.title).toBe("Your income as you grow older");
    expect(one.chart?.sentences).toHaveLength(1);
    const two = alike(5_700, 5_640, 5_580);
    expect(two.incomes.title).toBe("Two incomes, side by side");
    expect(two.chart?.sentences[1]).toContain("it is the higher of the two");
  });

  it("are chosen now where the year begins this month", () => {
    const { lead } = describeWith({ year_begins: "25/11/2026" }).incomes;
    expect(lead).toContain("your year begins this month.");
  });
});

describe("lower costs and cash", () => {
  it("are worth what they add to what lasts", () => {
    const { title, sentences, cash } = describeWith().costs;
    expect(title).toBe("One percent less in costs is worth R630 a month");
    expect(sentences[0]).toBe(
      "You told us 2.5% a year. That is R2 710 a month now. At 1.5%, about R6 220 would last, not R5 590.",
    );
    expect(cash.title).toBe("When you may take it in cash");
    expect(cash.sentences[0]).toContain("Only once it is worth less than R150 000");
  });

  it("are told as assumed, and with their points where there is less than one to save", () => {
    const costs = { ...JOHANS_CHECK.costs, annual_cost_perct: 0.6, lower_cost_perct: 0, is_assumed: true };
    const view = describeWith({ costs }).costs;
    expect(view.title).toBe("0.6% less in costs is worth R630 a month");
    expect(view.sentences[0]).toMatch(/^You do not know your costs, so we assumed 0\.6% a year\./);
    expect(view.sentences[1]).toContain("check again with it");
  });

  it("change little where nothing is saved", () => {
    const costs = { ...JOHANS_CHECK.costs, lower_cost_lasting_income: 5_589 };
    const view = describeWith({ costs });
    expect(view.costs.title).toBe("Lower costs would change little");
    expect(view.costs.sentences[0]).toBe("You told us 2.5% a year. That is R2 710 a month now.");
    expect(view.drawn.help.map(({ to }) => to)).not.toContain("costs");
  });

  it("are asked about where none were told", () => {
    const costs = {
      ...JOHANS_CHECK.costs,
      annual_cost_perct: 0,
      lower_cost_perct: 0,
      lower_cost_lasting_income: 5_587,
    };
    expect(describeWith({ costs }).costs.title).toBe("A living annuity seldom costs nothing");
  });

  it("may be taken in cash below the law's limit, said at the top as well", () => {
    const { costs, drawn } = describeWith({ cash: { below: 150_000, is_allowed: true } });
    expect(costs.cash.title).toBe("You may take it in cash");
    expect(drawn.sentences).toContain("worth less than R150 000, so you may take all of it in cash");
    expect(drawn.help.at(-1)).toEqual({ to: "cash", name: "Take it in cash", worth: "all of it" });
  });
});
