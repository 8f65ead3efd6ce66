/** Savings too small for a plan: four fields, and both ways on the result page. Without scripts. */
import { describe, expect, inject, it } from "vitest";
import { formatDayMonthYear } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import { findProduct } from "../../app/contract/plan/recommended-product";
import { thandi, today, walkOn } from "../support/answers";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { type Changes, createVisitor, readElement, readErrorSummary, readText } from "../support/visitor";

const server = inject("site");
const sayRand = (amount: number) => formatRand(amount).replaceAll("\u00a0", " ");

async function ask(changes: Changes) {
  const visitor = createVisitor(server.origin);
  await visitor.open("/en/small-savings");
  const page = await visitor.press("weigh", changes);
  return { visitor, page, text: readText(page.html) };
}

describe("small savings", () => {
  it("take over what the first figure was told", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/small-savings?age=62&savings=54000");
    const page = await visitor.press("weigh");
    expect(readText(page.html)).toMatch(/R\d{3} a month for life, or R54 000 in cash/);
  });

  it("of R54 000 are R54 000 in cash without tax, or an income for life of all of it", async () => {
    const { page, text } = await ask({ age: "62", retirement_savings: "R54 000" });
    expect(page.status).toBe(200);
    expect(text).toMatch(/R\d{3} a month for life, or R54 000 in cash/);
    expect(text).toContain("Taken in cash R0 Tax on it R0 Buys a life annuity R54 000");
    expect(text).toContain("Taken in cash R54 000 Tax on it R0 In your hand R54 000");
    expect(text).not.toContain("Debt first");
    expect(text).not.toContain("Start a plan");
  });

  it("of R228 000 with a debt of R120 000 pay it first, and the grant may be due", async () => {
    const { text } = await ask({ age: "62", retirement_savings: "228 000", debt_value: "120000" });
    // A third is R76 000, so R44 000 of the debt remains beside R152 000 in the annuity; all in cash leaves
    // R108 000.
    expect(text).toMatch(/R\d{3} a month for life, or R108 000 in cash/);
    expect(text).toContain("To debt R76 000 Debt that stays R44 000 Buys a life annuity R152 000");
    expect(text).toContain("To debt R120 000 Debt that stays R0 In your hand R108 000");
    // 20% of R44 000 is R8 800 a year, R733 a month.
    expect(text).toContain("the R44 000 that stays beside the income would cost about R730 a month");
    expect(text).toContain("You may get the older person’s grant as well");
    expect(text).toContain("From 60 the state pays up to R2 400 a month");
    expect(text).toContain("for a woman of 62 and a half");
    expect(text).toContain("Start a plan");
  });

  it("of R500 000 may be taken whole by the rule of their parts, and a debt that stays costs its interest", async () => {
    const parts = { retirement_savings: "500 000", fund_in_cash: "350 000", fund_retirement: "150 000" };
    const { text, page } = await ask({
      age: "62",
      ...parts,
      debt_value: "400 000",
      debt_interest_perct: "12",
    });
    expect(text).toMatch(/R\d{3} a month for life, or R100 000 in cash/);
    expect(text).toContain(
      "the law allows that where the retirement pot and two thirds of the other money saved before September 2024 are at most R240 000 together",
    );
    expect(text).not.toContain("R360 000");
    // R50 000 × 0.0143471 at 1% a month over 120 months.
    expect(text).toContain(
      "Paid off over ten years at 12% interest, the R50 000 that stays beside the income costs R717 a month.",
    );
    expect(text).toContain("A registered debt counsellor");
    expect(page.html).toMatch(/<details[^>]* open=""/);
  });

  it("of more than R240 000 may be less where some is locked, and too much that is locked says so", async () => {
    const { text } = await ask({ age: "62", retirement_savings: "300 000" });
    expect(text).toContain("If some of it is in the retirement pot, which is locked, it may be less.");
    const { text: refused } = await ask({
      age: "62",
      retirement_savings: "300 000",
      fund_retirement: "270 000",
    });
    // Two thirds of R30 000 is R20 000.
    expect(refused).toContain(
      "Your retirement pot and two thirds of your other money come to R290 000. The law lets you take all of it up to R240 000.",
    );
  });

  it("bear tax after earlier cash, say less debt where nothing is left, and name the grant's age", async () => {
    // After R550 000 of earlier lump sums, 18% of R60 000 is R10 800, and R49 200 goes to the debt; of a
    // third, R20 000, R16 400.
    const { text } = await ask({
      age: "56",
      retirement_savings: "60 000",
      earlier_lump_sums: "550 000",
      debt_value: "70 000",
    });
    expect(text).toMatch(/R\d{3} a month for life, or R32 800 less debt/);
    expect(text).toContain("Tax on it R10 800 To debt R49 200 Debt that stays R20 800 In your hand R0");
    expect(text).toContain("All of it goes to your debt.");
    expect(text).toContain("From 60 you may get the older person’s grant as well");
  });

  it("come again with what was typed, to be changed", async () => {
    const { visitor } = await ask({ age: "62", retirement_savings: "54 000", debt_value: "12 000" });
    expect(visitor.fields("weigh").get("debt_value")).toBe("12 000");
    const page = await visitor.press("weigh", { debt_value: "" });
    expect(readText(page.html)).toContain("or R54 000 in cash");
  });

  it("are kept nowhere: a fresh look at the page knows nothing", async () => {
    const { visitor } = await ask({ age: "62", retirement_savings: "54 000" });
    const { html } = await visitor.open("/en/small-savings");
    expect(html).not.toContain('id="answer"');
    expect(visitor.fields("weigh").get("retirement_savings")).toBe("");
  });

  it.each<[Changes, string[]]>([
    [{}, ["#age", "#retirement_savings"]],
    [{ age: "62", retirement_savings: "lots" }, ["#retirement_savings"]],
    [{ age: "54", retirement_savings: "54 000" }, ["#age"]],
    [{ age: "62", retirement_savings: "360 001" }, ["#retirement_savings"]],
    [{ age: "62", retirement_savings: "54 000", debt_value: "some" }, ["#debt_value"]],
  ])("that cannot be weighed are refused at their fields: %o", async (changes, fields) => {
    const { page } = await ask(changes);
    expect(page.status).toBe(422);
    expect(readErrorSummary(page.html).map(({ href }) => href)).toEqual(fields);
  });
});

describe("a plan of savings that may be taken whole", () => {
  const small = {
    retirement_savings: 228_000,
    has_debt: "yes",
    debt_value: 120_000,
    has_emergency_savings: "yes",
    need_cash_lump_sum: "no",
    financially_support_partner: "no",
    financially_support_children: "no",
    financially_support_someone: "no",
    retirement_date: formatDayMonthYear(today),
  } as const;

  /** The plan's page, skipping the walk-through. */
  async function openPlan(guest: GuestPlans, plan: number): Promise<string> {
    const browser = guest.browser.clone();
    await browser.open(`/en/recommended-plan?plan=${plan}`);
    return (await browser.press("plan")).html;
  }

  it("leads with the choice: the income after tax, or what is left after the debt", async () => {
    const guest = await becomeGuest(server.origin);
    const plan = await guest.make("nomvula", small);
    const { base } = await guest.read(plan);
    const income = Math.round(
      findProduct(base, base.common_info.annuity_recommendation).after_tax_monthly_income,
    );
    const html = await openPlan(guest, plan);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const text = readText(html);
    // A third is R76 000, all of it for the debt; all in cash leaves R228 000 less R120 000.
    expect(text).toContain(`${sayRand(income)} a month for life, or R108 000 in cash`);
    expect(text).toContain("To debt R76 000 Debt that stays R44 000 Buys a");
    expect(text).toContain("To debt R120 000 Debt that stays R0 In your hand R108 000");
    expect(text).toContain("You may get the older person’s grant as well");
  });

  it("is not led with a choice where only a third may be taken", async () => {
    const guest = await becomeGuest(server.origin);
    const plan = await guest.make("nomvula", { ...small, retirement_savings: 900_000 });
    const html = await openPlan(guest, plan);
    expect(readText(html)).not.toContain("in your hand");
  });
});

it("step 2 keeps its message for less than R100 000 and leads there", async () => {
  const visitor = createVisitor(server.origin);
  await walkOn(visitor, 2);
  const { html } = await visitor.press("next", { ...thandi[2], investments: "54 000" });
  expect(readText(html)).toContain("Please enter an amount greater than R100 000");
  expect(readElement(html, "investments-way-on")).toBe(
    "If you have less than that, you may take all of it in cash: see what it gives you",
  );
  expect(html).toContain('href="/en/small-savings"');
});

it("leads somebody who stops work too young for them, because of ill health, to a person", async () => {
  const { page } = await ask({ age: "48", retirement_savings: "54 000" });
  expect(readElement(page.html, "age-way-on")).toBe(
    "If you stop work because of ill health, you may retire earlier: talk to a person",
  );
});
