/**
 * The parts of a plan that can be changed, how changes join and replace each other, and the page of the
 * amended plan: without scripts.
 */
import { describe, expect, it } from "vitest";
import { writeDate } from "../../app/words/plan/write-figures";
import {
  EDIT,
  findLaterDate,
  inviteGuest,
  openAt,
  openPlan,
  PLAN,
  readField,
  readPage,
  readTotals,
  sayRand,
  SHARE,
  STEP,
} from "../support/change-a-plan";
import { countWords } from "../support/count-words";
import { readTitle } from "../support/visitor";

const guest = inviteGuest();

const openPart = (plan: number, part: string) => openAt(guest, plan, `edit/${part}`);
const LOWER = { desired_gross_monthly_income: 12_000 };

describe("the list of parts", () => {
  it.each<[slug: string, questions: Record<string, string>]>([
    [
      "thandi",
      {
        "lump-sum": "How much cash would you like to take?",
        income: "What monthly income would you like?",
        "elected-percentage": "What percentage would you like to leave?",
        "portfolio-layout": "Which funds should the plan be in?",
        "five-year-exclusion": "What if you die in the first five years?",
      },
    ],
    ["johan", { guarantees: "What would you like to have guaranteed?" }],
  ])("of %s's plan leads to where each is changed and back, and to no others", async (slug, questions) => {
    const plan = await guest.make(slug);
    const visitor = await openAt(guest, plan, "edit");
    expect(readTitle(visitor.page().html)).toBe("Change a part – Baobab");
    const found = visitor.page().html.matchAll(/<a href="([^"]*)"[^>]*>Change<span/g);
    const links = [...found].map(([, to = ""]) => to.replaceAll("&amp;", "&"));
    for (const to of links) {
      const [address = "", field] = to.split("#");
      const page = await visitor.open(address);
      expect(page).toMatchObject({ status: 200, path: address });
      if (field) expect(page.html, to).toContain(`id="${field}"`);
      if (address.startsWith(EDIT)) expect(page.html).toContain(`href="${EDIT}?plan=${plan}"`);
    }
    for (const [part, question] of Object.entries(questions)) {
      expect(links.join()).toContain(`${EDIT}/${part}?`);
      expect((await openPart(plan, part)).page().html).toMatch(
        new RegExp(`<h1[^>]*>${question.slice(0, -1)}`),
      );
    }
    const others = ["lump-sum", "income", "elected-percentage", "guarantees", "five-year-exclusion"].filter(
      (part) => !links.join().includes(`${EDIT}/${part}?`),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const part of others)
      expect((await visitor.open(`${EDIT}/${part}?plan=${plan}`)).path).toBe(`${EDIT}?plan=${plan}`);
    expect((await visitor.open(`${EDIT}/nothing?plan=${plan}`)).status).toBe(404);
  });

  it("says the values and the plan as it stands, and what was changed before", async () => {
    const plan = await guest.make("thandi");
    const { ours } = await readTotals(guest, plan);
    const text = readPage(await openAt(guest, plan, "edit"));
    expect(text).toContain(`Monthly income ${sayRand(ours)} Before tax.`);
    expect(text).toContain("Share for the family 50%");
    expect(text).toContain("As it stands");
    expect(text).toContain("nothing is changed yet");
    await guest.override(plan, { [SHARE]: 0.3 });
    const changed = readPage(await openAt(guest, plan, "edit"));
    expect(changed).toContain("Share for the family 30%");
    expect(changed).toMatch(/Changed from our recommendation, which pays R[\d ]+ a month\./);
    const shorter = await openAt(guest, await guest.make("nomvula"), "edit");
    expect(countWords(shorter.page().html).unfolded).toBeLessThan(200);
  });
});

describe("what is saved", () => {
  it("joins what was changed before, and what was typed on the tabs and not saved", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { [SHARE]: 0.3 });
    const visitor = await openAt(guest, plan, "12/cash-needs");
    await visitor.press("recalculate", { debtRepayment: "10 000" });
    await openAt(guest, plan, "edit/five-year-exclusion", visitor);
    expect(readPage(visitor)).toContain("Saving here saves them too.");
    await visitor.press("save", { applyExclusion: "yes" });
    const all = { [SHARE]: 0.3, debt_recommend: 10_000, apply_exclusion: "yes" };
    expect(await guest.readAttributes(plan)).toMatchObject(all);
    await openAt(guest, plan, "edit/lump-sum", visitor);
    expect(readField(visitor, "debtRepayment")).toBe("10000");
    expect(readPage(visitor)).not.toContain("Saving here saves them too.");
  });

  it("joins what another window saves at the same moment", async () => {
    const plan = await guest.make("thandi");
    const share = await openPart(plan, "elected-percentage");
    const exclusion = await openPart(plan, "five-year-exclusion");
    const lumpSum = await openPart(plan, "lump-sum");
    await Promise.all([
      share.press("save", { dependentPercentage: "30" }),
      exclusion.press("save", { applyExclusion: "yes" }),
    ]);
    const both = { [SHARE]: 0.3, apply_exclusion: "yes" };
    expect(await guest.readAttributes(plan)).toMatchObject(both);
    // A form from before the change is shown again first, since it may replace that change.
    await lumpSum.press("save", { lumpSum: "300 000" });
    expect(readPage(lumpSum)).toContain("This plan was changed meanwhile");
    expect(lumpSum.fields("save").get("lumpSum")).toBe("300 000");
    // The second of two clicks shows what the first has saved.
    const second = lumpSum.clone();
    await lumpSum.press("save");
    await second.press("save");
    expect(readPage(second)).not.toContain("nothing was saved");
    expect(await guest.readAttributes(plan)).toMatchObject({ ...both, lump_sum: 300_000 });
  });

  it("asks again before an income from a page of before replaces other changes", async () => {
    const plan = await guest.make("thandi");
    const income = await openPart(plan, "income");
    await (await openPart(plan, "five-year-exclusion")).press("save", { applyExclusion: "yes" });
    await income.press("save", { newIncome: "12 000" });
    expect(readPage(income)).toContain("This plan was changed meanwhile");
    expect(readPage(income)).toContain("replaces the other changes");
    expect(await guest.readAttributes(plan)).toMatchObject({ apply_exclusion: "yes" });
    await income.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject(LOWER);
  });

  it("brings our recommendation back once nothing differs any more", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { [SHARE]: 0.3 });
    const visitor = await openPart(plan, "elected-percentage");
    expect(readField(visitor, "dependentPercentage")).toBe("30");
    await visitor.press("save", { dependentPercentage: "50" });
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("is nothing if nothing was changed", async () => {
    const plan = await guest.make("thandi");
    for (const part of ["lump-sum", "income", "elected-percentage", "five-year-exclusion"])
      await (await openPart(plan, part)).press("save");
    expect(await guest.readAttributes(plan)).toBeUndefined();
    await guest.override(plan, LOWER);
    const before = await guest.read(plan);
    for (const part of ["income", "lump-sum"]) await (await openPart(plan, part)).press("save");
    expect(await guest.read(plan)).toEqual(before);
  });

  it("replaces a lower income, which the page says first", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, LOWER);
    const visitor = await openPart(plan, "elected-percentage");
    expect(readPage(visitor)).toContain("A lower income was chosen before: R12 000 a month.");
    await visitor.press("save", { dependentPercentage: "40" });
    expect(await guest.readAttributes(plan)).toEqual({ [SHARE]: 0.4, id: plan, plan_type: "edit" });
  });

  it("of an income starts from the one chosen before, and ours discards it", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, LOWER);
    const visitor = await openPart(plan, "income");
    expect(readField(visitor, "newIncome")).toBe("12000");
    // Reset restores the recommended value in the field, whatever was typed, and stores nothing.
    const reset = await visitor.press("reset", { newIncome: "8 000" });
    expect(reset.path).toBe(`${EDIT}/income?plan=${plan}&recommended`);
    expect(readField(visitor, "newIncome")).toBe(String((await readTotals(guest, plan)).ours));
    expect(await guest.readAttributes(plan)).toMatchObject(LOWER);
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });
});

describe("the funds", () => {
  it("are asked for each part that holds some, start from what is held, and stay when saved again", async () => {
    const johans = await openPart(await guest.make("johan"), "portfolio-layout");
    expect(johans.fields().has("annuity-1003")).toBe(false);
    expect(johans.fields().get("unit_trust-1003")).toBe("100");
    const plan = await guest.make("thandi");
    const typed = { "annuity-1001": "25", "annuity-1003": "75" };
    await (await openPart(plan, "portfolio-layout")).press("save", typed);
    const saved = await guest.readAttributes(plan);
    const changed = await openPart(plan, "portfolio-layout");
    const kept = { ...typed, "annuity-1002": "0", "emergency_savings-1001": "100" };
    expect(Object.fromEntries(changed.fields())).toMatchObject(kept);
    await changed.press("save");
    expect(saved).toHaveProperty("investment_recommendations.annuity.length", 2);
    expect(await guest.readAttributes(plan)).toEqual(saved);
  });

  it("follow on the plan, its fees, the comparisons and the tabs, and stay when another part is changed", async () => {
    const plan = await guest.make("thandi");
    const typed = { "annuity-1001": "100", "annuity-1003": "0" };
    const unitTrust = { "unit_trust-1002": "60", "unit_trust-1003": "40" };
    await (await openPart(plan, "portfolio-layout")).press("save", { ...typed, ...unitTrust });
    const { ours, amended } = await readTotals(guest, plan);
    expect(amended).toBeLessThan(ours);
    const visitor = await openPlan(guest, plan);
    expect(readPage(visitor)).toContain(sayRand(amended));
    expect(readPage(visitor)).toContain("Funds of the unit trust");
    expect(readPage(visitor)).toContain("60% Core Income and 40% Select Income Fund of Funds");
    await openAt(guest, plan, "fees", visitor);
    expect(readPage(visitor)).toContain("Core Income, 60%");
    await visitor.open(`${PLAN}/compare?plan=${plan}&show=funds`);
    expect(readPage(visitor)).toContain("60% of the unit trust");
    await openAt(guest, plan, "12/cash-needs", visitor);
    expect(readPage(visitor)).toMatch(new RegExp(`The funds\\s*${sayRand(amended - ours)}`));

    const { investment_recommendations: funds } = (await guest.readAttributes(plan))!;
    await (await openPart(plan, "elected-percentage")).press("save", { dependentPercentage: "30" });
    const both = { [SHARE]: 0.3, investment_recommendations: funds };
    expect(await guest.readAttributes(plan)).toMatchObject(both);
    // Another income replaces them; its page says so first.
    const income = await openPart(plan, "income");
    expect(readPage(income)).toMatch(/replaces/);
    await income.press("save", { newIncome: "9 000" });
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: 9_000 });
    expect(await guest.readAttributes(plan)).not.toHaveProperty("investment_recommendations");
    expect((await openPart(plan, "portfolio-layout")).fields().get("unit_trust-1002")).toBe("0");
  });
});

describe("the page of an amended plan", () => {
  it("says so, sets both incomes side by side, and leads to the explanation of our recommendation and the decision", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, LOWER);
    const { ours, amended } = await readTotals(guest, plan);
    expect(amended).toBe(12_000);
    const visitor = await openPlan(guest, plan);
    const { html } = visitor.page();
    const text = readPage(visitor);
    expect(readTitle(html)).toBe("Amended plan – Baobab");
    expect(text).toContain("This is the amended plan.");
    expect(text).toContain("Amended plan for Thandi");
    expect(text).toContain(`We recommended ${sayRand(ours)} a month; this one pays R12 000:`);
    expect(text).toContain(`Recommended ${sayRand(ours)} a month`);
    expect(text).toContain(`Amended R12 000 a month ${sayRand(ours - 12_000)} less`);
    for (const page of [STEP, `${STEP}/11`]) expect(html).toContain(`href="${page}?plan=${plan}"`);
    await openAt(guest, plan, "11", visitor);
    expect(readPage(visitor)).toContain(`${sayRand(ours)} a month`);
  });

  it("reads the retirement date that was chosen, and leaves the answers as they were", async () => {
    const plan = await guest.make("arjun");
    const [ours, later] = [await findLaterDate(guest, plan, 0), await findLaterDate(guest, plan, 2)];
    await guest.override(plan, { retirement_date: later });
    const visitor = await openPlan(guest, plan);
    expect(readPage(visitor)).toContain(`You retire on ${writeDate(later)}`);
    expect(readPage(visitor)).not.toContain(`You retire on ${writeDate(ours)}`);
    await visitor.open(`/en/1?plan=${plan}`);
    expect(visitor.fields().get("retirementDate")).toBe(ours);
  });

  it("leads back to our recommendation, which then counts again, and can be given up once", async () => {
    const plan = await guest.make("johan");
    await guest.override(plan, { income_guarantee_period: 0 });
    const { ours, amended } = await readTotals(guest, plan);
    const restore = `${PLAN}/restore?plan=${plan}`;
    const visitor = await openPlan(guest, plan);
    expect(visitor.page().html).toContain(`href="${restore}"`);
    await visitor.open(restore);
    for (const total of [ours, amended]) expect(readPage(visitor)).toContain(sayRand(total));
    expect(visitor.page().html).toContain(`href="${PLAN}?plan=${plan}"`);
    expect(await guest.readAttributes(plan)).toBeDefined();
    const page = await visitor.press("restore");
    expect(page).toMatchObject({ status: 200, path: `${PLAN}?plan=${plan}` });
    expect(readTitle(page.html)).toBe("Recommended plan – Baobab");
    expect(page.html).not.toContain("/restore");
    expect(readPage(visitor)).not.toContain("amended");
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect((await visitor.open(restore)).path).toBe(`${PLAN}?plan=${plan}`);
  });
});
