import { beforeAll, describe, expect, inject, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { writeDate } from "../../app/words/plan/write-figures";
import { today } from "../support/answers";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const STEP = "/en/recommendation-experience";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** A window of the guest's browser at a plan that counts as gone through. */
async function openPlan(plan: number): Promise<Visitor> {
  const visitor = guest.browser.clone();
  await visitor.open(`${STEP}/1?plan=${plan}`);
  await visitor.press("plan");
  return visitor;
}

const sayRand = (amount: number) => formatRand(amount).replace(/\u00a0/g, " ");
const inYears = (years: number) => formatDayMonthYear(addYears(today, years));

describe("the page of an amended plan", () => {
  it("says so, shows the amended figures, and sets both incomes side by side with the difference in words", async () => {
    const plan = await guest.make("thandi");
    const edit = await guest.override(plan, { desired_gross_monthly_income: 12_000 });
    const { base } = await guest.read(plan);
    const total = findRecommended(base).expected.monthly_income_total;
    expect(findRecommended(edit).expected.monthly_income_total).toBe(12_000);
    const { html } = (await openPlan(plan)).page();
    const text = readText(html);
    expect(readTitle(html)).toBe("Amended plan – Baobab");
    expect(text).toContain("This is your amended plan.");
    expect(text).toContain("Amended plan for Thandi");
    expect(text).toContain("R12 000 a month");
    expect(text).toContain(`We recommended ${sayRand(total)} a month; this one pays R12 000:`);
    expect(text).toContain(`Recommended ${sayRand(total)} a month`);
    expect(text).toContain(`Amended R12 000 a month ${sayRand(Math.round(total) - 12_000)} less`);
  });

  it("reads the retirement date that was chosen, and leaves the answers as they were", async () => {
    const plan = await guest.make("arjun");
    await guest.override(plan, { retirement_date: inYears(2) });
    const visitor = await openPlan(plan);
    const text = readText(visitor.page().html);
    expect(text).toContain(`You retire on ${writeDate(inYears(2))}`);
    expect(text).not.toContain(`You retire on ${writeDate(inYears(0))}`);
    await visitor.open(`/en/1?plan=${plan}`);
    expect(visitor.fields().get("retirementDate")).toBe(inYears(0));
  });

  it("leads back to our recommendation, which then counts again", async () => {
    const plan = await guest.make("johan");
    await guest.override(plan, { income_guarantee_period: 0 });
    const { html } = (await openPlan(plan)).page();
    const restore = `${PLAN}/restore?plan=${plan}`;
    expect(html).toContain(`href="${restore}"`);
    const visitor = guest.browser.clone();
    const asked = await visitor.open(restore);
    const { base, edit } = await guest.read(plan);
    for (const one of [base, edit!])
      expect(readText(asked.html)).toContain(sayRand(findRecommended(one).expected.monthly_income_total));
    expect(asked.html).toContain(`href="${PLAN}?plan=${plan}"`);
    expect(await guest.readAttributes(plan)).toBeDefined();
    const page = await visitor.press("restore");
    expect(page).toMatchObject({ status: 200, path: `${PLAN}?plan=${plan}` });
    expect(readTitle(page.html)).toBe("Recommended plan – Baobab");
    expect(readText(page.html)).not.toContain("amended");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("leads to the explanation, which is still that of our recommendation, and to the decision", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { desired_gross_monthly_income: 12_000 });
    const { base } = await guest.read(plan);
    const total = sayRand(findRecommended(base).expected.monthly_income_total);
    const visitor = await openPlan(plan);
    expect(visitor.page().html).toContain(`href="${STEP}?plan=${plan}"`);
    expect(visitor.page().html).toContain(`href="${STEP}/11?plan=${plan}"`);
    expect(readText((await visitor.open(`${STEP}/11?plan=${plan}`)).html)).toContain(`${total} a month`);
  });

  it("is that of the recommendation again where nothing was amended", async () => {
    const plan = await guest.make("thandi");
    const { html } = (await openPlan(plan)).page();
    expect(readTitle(html)).toBe("Recommended plan – Baobab");
    expect(html).not.toContain("/restore");
    expect(readText(html)).not.toContain("amended");
    const nothing = await guest.browser.clone().open(`${PLAN}/restore?plan=${plan}`);
    expect(nothing.path).toBe(`${PLAN}?plan=${plan}`);
  });

  it("is given up only by a form that is trusted", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { debt_recommend: 0 });
    const visitor = await openPlan(plan);
    await visitor.open(`${PLAN}/restore?plan=${plan}`);
    const page = await visitor.press("restore", { csrf: "of long ago" });
    expect(page).toMatchObject({ status: 422, path: `${PLAN}/restore?plan=${plan}` });
    expect(readText(page.html)).toContain("please press the button again");
    expect(readTitle(page.html)).toMatch(/^Error: /);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });

  it("is not another guest's to give up", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { debt_recommend: 0 });
    const stranger = (await becomeGuest(server.origin)).browser;
    const theirs = Number(/plan=(\d+)/.exec(stranger.page().path)?.[1]);
    for (const path of [PLAN, `${PLAN}/restore`])
      expect((await stranger.open(`${path}?plan=${plan}`)).status).toBe(404);
    // A form of theirs, posted to the address of this plan.
    await stranger.open(`/en/clear-my-answers?plan=${theirs}`);
    const fields = stranger.fields();
    fields.set("intent", "restore");
    const answer = await fetch(`${server.origin}${PLAN}/restore?plan=${plan}`, {
      method: "POST",
      body: fields,
      headers: { Cookie: [...stranger.cookies].map((pair) => pair.join("=")).join("; ") },
      redirect: "manual",
    });
    expect(answer.status).toBe(404);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });
});
