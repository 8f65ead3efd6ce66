import { beforeAll, describe, expect, inject, it } from "vitest";
import type { AdjustNeeds } from "../../app/contract/plan/adjust-needs";
import {
  TABS,
  findLaterDate,
  openTab,
  readOverridden,
  readPage,
  readTotal,
  sayRand,
} from "../support/adjust-tabs";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { readErrorSummary, readTitle } from "../support/visitor";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

describe("a mistake", () => {
  // Nothing is stored, so one plan of each person is enough; a guest may have only so many.
  const plans = new Map<string, Promise<number>>();
  const findPlan = (slug: string) => {
    const plan = plans.get(slug) ?? guest.make(slug);
    plans.set(slug, plan);
    return plan;
  };

  it.each<[string, string, Record<string, string>, string]>([
    [
      "thandi",
      "dependants",
      { dependentPercentage: "51" },
      "Percentage to dependants has to be between 10% and 50%",
    ],
    [
      "thandi",
      "dependants",
      { dependentPercentage: "" },
      "Percentage to dependants has to be between 10% and 50%",
    ],
    ["thandi", "delay-retirement", { retirementDate: "" }, "Please enter your retirement date"],
    ["thandi", "delay-retirement", { retirementDate: "31/02/2028" }, "Please enter a date as DD/MM/YYYY"],
    ["thandi", "cash-needs", { debtRepayment: "150 001" }, "Debt amount has to be between 0 and R150 000"],
    ["thandi", "cash-needs", { debtRepayment: "" }, "Debt amount has to be between 0 and R150 000"],
    [
      "thandi",
      "cash-needs",
      { emergencySavings: "96 001" },
      "Emergency amount has to be between 0 and R96 000",
    ],
    ["thandi", "cash-needs", { emergencySavings: "lots" }, "Invalid input format"],
    ["thandi", "dependants", { dependentPercentage: "45,5" }, "Please enter a whole percentage"],
    ["johan", "guarantee-period", { incomeGuaranteePeriod: "" }, "Please enter your income guarantee period"],
    [
      "johan",
      "guarantee-period",
      { incomeGuaranteePeriod: "99" },
      "The guarantee period needs to be between 0-",
    ],
  ])("of %s on %s, %j, is said to the word and kept", async (slug, tab, typed, message) => {
    const plan = await findPlan(slug);
    const visitor = await openTab(guest, plan, tab);
    const page = await visitor.press("next", typed);
    expect(page).toMatchObject({ status: 422, path: `${TABS}/${tab}?plan=${plan}` });
    const [name = "", text] = Object.entries(typed)[0] ?? [];
    expect(readErrorSummary(page.html)).toEqual([
      { href: `#${name}`, words: expect.stringMatching(new RegExp(message.slice(1), "i")) as string },
    ]);
    expect(readPage(visitor)).toContain(message);
    expect(visitor.fields().get(name)).toBe(text);
    expect(readTitle(page.html)).toMatch(/^Error: /);
  });

  it("in the retirement date names both ends", async () => {
    const plan = await guest.make("thandi");
    const { base } = await guest.read(plan);
    const visitor = await openTab(guest, plan, "delay-retirement");
    await visitor.press("recalculate", { retirementDate: await findLaterDate(guest, plan, -1) });
    expect(readPage(visitor)).toContain(
      `Retirement date has to be between ${base.common_info.retirement_date} and `,
    );
  });

  it("does not hinder Back, which leaves it out", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "delay-retirement");
    expect((await visitor.press("back", { retirementDate: "soon" })).path).toBe(
      `${TABS}/dependants?plan=${plan}`,
    );
    expect(readPage(visitor)).toContain("More each month R0");
  });

  it("that is an expired page keeps what was typed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    const page = await visitor.press("next", { dependentPercentage: "30", csrf: "of long ago" });
    expect(page.status).toBe(422);
    expect(readPage(visitor)).toContain("Nothing is lost: please press the button again.");
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
  });
});

describe("what all changes come to", () => {
  it.each<
    [
      string,
      string,
      (plan: number) => Promise<Record<string, string>>,
      (plan: number) => Promise<AdjustNeeds>,
    ]
  >([
    [
      "thandi",
      "cash-needs",
      async () => ({ debtRepayment: "50 000" }),
      async () => ({ debt_recommend: 50_000 }),
    ],
    [
      "pieter",
      "delay-retirement",
      async (plan) => ({ retirementDate: await findLaterDate(guest, plan, 1) }),
      async (plan) => ({ retirement_date: await findLaterDate(guest, plan, 1) }),
    ],
    [
      "johan",
      "guarantee-period",
      async () => ({ incomeGuaranteePeriod: "2.5" }),
      async () => ({ income_guarantee_period: 2.5 }),
    ],
  ])("for %s is compared, stored by Next, and the plan pays it", async (slug, lastTab, type, expected) => {
    const plan = await guest.make(slug);
    const total = await readTotal(guest, plan);
    const visitor = await openTab(guest, plan, lastTab);
    let page = await visitor.press("next", await type(plan));
    while (!page.path.includes("/result")) page = await visitor.press("next");
    expect(page).toMatchObject({ status: 200, path: `${TABS}/result?plan=${plan}` });
    expect(readTitle(page.html)).toContain("More each month, and what it costs – Step 12 of 13");
    expect(readPage(visitor)).toContain(`Recommended ${sayRand(total)} a month`);
    expect(readPage(visitor)).toContain("What you changed");
    const [, amended = ""] = /Amended R([\d ]+) a month/.exec(readPage(visitor)) ?? [];
    const income = Number(amended.replace(/ /g, ""));
    expect(readPage(visitor)).toContain(`Your changes add ${sayRand(income - total)} a month`);
    expect(await guest.readAttributes(plan)).toBeUndefined();

    const end = await visitor.press("next");
    expect(end).toMatchObject({ status: 200, path: `/en/recommended-plan?plan=${plan}` });
    expect(await guest.readAttributes(plan)).toMatchObject(await expected(plan));
    expect(await readOverridden(guest, plan)).toBe(income);
    expect(await guest.isGoneThrough(plan)).toBe(true);
    expect(readPage(visitor)).toContain(`${sayRand(income)} a month`);
    await visitor.open(`${TABS}?plan=${plan}`);
    expect(readPage(visitor)).toContain(`More each month +${sayRand(income - total)}`);
  });

  it("is not asked about where the income stays, but what was changed is kept", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "cash-needs");
    await visitor.press("next", { debtRepayment: "149 999" });
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 149_999 });
    expect(await readOverridden(guest, plan)).toBe(await readTotal(guest, plan));
  });

  it("leads back to the last tab, and by Undo to where nothing is changed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "cash-needs");
    await visitor.press("next", { debtRepayment: "0" });
    expect(visitor.page().path).toContain("/result");
    expect((await visitor.press("back")).path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    await visitor.press("next");
    expect((await visitor.press("undo")).path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    expect(visitor.fields().get("debtRepayment")?.replace(/\s/g, "")).toBe("150000");
  });

  it("can be let go of for the recommended plan", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "cash-needs");
    await visitor.press("next", { debtRepayment: "0" });
    expect((await visitor.press("keep")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });
});
