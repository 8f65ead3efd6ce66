/**
 * The survey's questions about earlier lump sums, a fund's parts, and money that already pays an income.
 * Without scripts.
 */
import { describe, expect, inject, it } from "vitest";
import { thandi, walkOn, walkTo } from "../support/answers";
import { becomeGuest } from "../support/guest-plans";
import { type Changes, createVisitor, readErrorSummary, readText, type Visitor } from "../support/visitor";

const server = inject("site");

async function arriveAt(step: number): Promise<Visitor> {
  return walkOn(createVisitor(server.origin), step);
}

/** The plan's page for other answers to step 3. */
async function readPlan(step3: Changes): Promise<string> {
  const visitor = createVisitor(server.origin);
  await walkTo(visitor, 7, { ...thandi, 3: { ...thandi[3], ...step3 } });
  await visitor.press("save", thandi[7]);
  await expect
    .poll(async () => (await visitor.open("/en/recommended-plan")).path)
    .toMatch(/^\/en\/recommendation-experience\/1/);
  await visitor.press("plan");
  return readText(visitor.page().html);
}

describe("what kind of money it is", () => {
  it("leads to what else can be done, and back with all that was typed", async () => {
    const visitor = await arriveAt(2);
    const page = await visitor.press("next", { ...thandi[2], moneyKind: "paying" });
    expect(page).toMatchObject({ status: 200, path: "/en/already-paying" });
    expect(readText(page.html)).toContain("Money that already pays you needs another plan");
    expect(page.html).toContain('href="/en/2"');
    expect(page.html).toContain('href="/en/contact"');
    await visitor.open("/en/2");
    expect(visitor.fields().get("investments")).toBe("4 200 000");
    expect(visitor.fields().get("moneyKind")).toBe("paying");
    expect((await visitor.open("/en/3")).path).toBe("/en/2");
    expect((await visitor.press("next", { moneyKind: "fund" })).path).toBe("/en/3");
  });

  it.each([
    ["formula", "/en/formula-pension", "A pension by a formula is compared, not divided"],
    ["own", "/en/own-savings", "Savings in no fund are yours already"],
    ["inherited", "/en/inherited-money", "Money from a death or a divorce has rules of its own"],
  ])("leads to a page of its own for %s", async (moneyKind, path, title) => {
    const visitor = await arriveAt(2);
    const page = await visitor.press("next", { ...thandi[2], moneyKind });
    expect(page).toMatchObject({ status: 200, path });
    const text = readText(page.html);
    expect(text).toContain(title);
    expect(text).toContain("What the law and the tax do");
    expect(page.html).toContain('href="/en/2"');
    expect(page.html).toContain('href="/en/contact"');
  });

  it("is asked once more where the employer is known for a pension by formula", async () => {
    const visitor = await arriveAt(2);
    const transnet = { ...thandi[2], otherInvestmentFund: "Transnet Freight Rail" };
    const asked = await visitor.press("next", transnet);
    expect(asked.path).toBe("/en/formula-pension?employer");
    expect(readText(asked.html)).toContain("Is it a pension worked out by a formula?");
    expect(asked.html).toContain('href="/en/3"');
    await visitor.open("/en/2");
    expect((await visitor.press("next")).path).toBe("/en/3");
    await visitor.open("/en/2");
    expect((await visitor.press("next", { otherInvestmentFund: "Karoo Wool Board" })).path).toBe("/en/3");
  });

  it("has to be answered", async () => {
    const visitor = await arriveAt(2);
    const { investments, investmentFund, otherInvestmentFund } = thandi[2];
    const refused = await visitor.press("next", { investments, investmentFund, otherInvestmentFund });
    expect(readErrorSummary(refused.html)).toMatchObject([{ href: "#moneyKind" }]);
  });
});

describe("the fund's statement", () => {
  const parts = { fundVestedWhole: "0", fundVestedThird: "3 000 000", fundSavings: "200 000" };

  it("stays closed for those who do not have it at hand", async () => {
    const visitor = await arriveAt(2);
    expect(visitor.page().html).toMatch(
      /<details class="disclosure[^"]*">(?:(?!<\/summary>).)*statement shows more/s,
    );
    expect((await visitor.press("next", thandi[2])).path).toBe("/en/3");
  });

  it("is open where its amounts do not add up, and says by how much", async () => {
    const visitor = await arriveAt(2);
    const refused = await visitor.press("next", { ...thandi[2], ...parts, fundRetirement: "900 000" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("They add up to R4 100 000, which is R100 000 less");
    expect(refused.html).toMatch(/<details[^>]*open=""[^>]*>(?:(?!<\/summary>).)*statement shows more/s);
    expect((await visitor.press("next", { fundRetirement: "1 000 000" })).path).toBe("/en/3");
    const { html } = await visitor.open("/en/check-answers");
    expect(readText(html)).toContain("Savings pot R200 000");
  });
});

it("every page of a plan opens where all of the savings may be taken, and nothing buys an annuity", async () => {
  const guest = await becomeGuest(server.origin);
  const all = {
    retirement_savings: 400_000,
    fund_vested_whole: 400_000,
    fund_vested_third: 0,
    fund_savings: 0,
    fund_retirement: 0,
    has_debt: "no",
    has_emergency_savings: "yes",
    need_cash_lump_sum: "no",
  } as const;
  for (const slug of ["thandi", "nomvula"]) {
    const plan = await guest.make(slug, all);
    const steps = Array.from({ length: 13 }, (_, index) => `recommendation-experience/${index + 1}`);
    const pages = ["", "/fees", "/compare", "/charts", "/edit/income", "/files/plan.csv"];
    for (const page of [...steps, ...pages.map((name) => `recommended-plan${name}`)]) {
      const { status, html } = await guest.browser.clone().open(`/en/${page}?plan=${plan}`);
      expect([page, status < 500]).toEqual([page, true]);
      expect(readText(html)).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});

describe("cash taken before", () => {
  it("is asked for, and its amount only with a yes", async () => {
    const visitor = await arriveAt(3);
    const open = await visitor.press("next", { ...thandi[3], earlierCash: "yes" });
    expect(readErrorSummary(open.html)).toMatchObject([{ href: "#earlierLumpSums" }]);
    expect((await visitor.press("next", { earlierLumpSums: "500 000" })).path).toBe("/en/4");
    const { html } = await visitor.open("/en/check-answers");
    expect(readText(html)).toContain("Cash taken before Yes, R500 000 before tax");
  });

  it("is said on the plan: none, not sure, or how much", async () => {
    // Without debt and emergency savings all of the lump sum is free of tax, and goes into the unit trust.
    const noNeeds = {
      debt: "no",
      debtAmount: "",
      emergencyMoney: "yes",
      currentNetIncomeAmount: "",
      otherCash: "no",
      otherCashAmount: "",
    };
    const never = await readPlan({ ...noNeeds, earlierCash: "no" });
    expect(never).toMatch(/you take R[\d\s]+ in cash , free of tax\./);
    expect(never).not.toContain("first lump sum");
    const unsure = await readPlan({ ...noNeeds, earlierCash: "unsure" });
    expect(unsure).toContain("free of tax if no cash was taken before");
    expect(unsure).toContain("You are not sure whether you took cash before, so we counted none.");
    const before = await readPlan({ ...noNeeds, earlierCash: "yes", earlierLumpSums: "900 000" });
    expect(before).toContain("You took R900 000 in cash before.");
    expect(before).not.toMatch(/you take R[\d\s]+ in cash , free of tax/);
  });
});
