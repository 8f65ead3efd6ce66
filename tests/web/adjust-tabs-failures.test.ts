import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { TABS, readPage } from "../support/adjust-tabs";
import { startBeforeFailing } from "../support/failing-services";
import type { FailingServices } from "../support/failing-services";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { createVisitor } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const server = inject("site");
let guest: GuestPlans;
let failing: FailingServices;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
  failing = await startBeforeFailing(server);
});
afterEach(() => failing.refused.clear());
afterAll(async () => {
  await failing.stop();
});

/** The guest's browser at a tab of a site whose services can be made to fail. */
async function openThere(plan: number, tab: string): Promise<Visitor> {
  const visitor = createVisitor(failing.origin, new Map(guest.browser.cookies));
  await visitor.open(`${TABS}/${tab}?plan=${plan}`);
  expect(visitor.page().path).toBe(`${TABS}/${tab}?plan=${plan}`);
  return visitor;
}

describe("when the services fail", () => {
  it("a recalculation says so, keeps what was typed, and can be tried again", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openThere(plan, "dependants");
    failing.refused.add("POST /api/plan/calculation");
    await visitor.press("recalculate", { dependentPercentage: "30" });
    expect(readPage(visitor)).toContain("Not able to calculate monthly income. Please try again.");
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toContain("You are here: changed, not worked out yet");
    await visitor.press("go-delay-retirement");
    expect(readPage(visitor)).toContain("Done: changed, not worked out yet");
    await visitor.press("go-dependants");
    failing.refused.clear();
    await visitor.press("recalculate");
    expect(readPage(visitor)).not.toContain("Not able to calculate");
    expect(readPage(visitor)).toMatch(/You are here: \+R/);
  });

  it("a last tab does not lead on without its income", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openThere(plan, "cash-needs");
    failing.refused.add("POST /api/plan/calculation");
    const page = await visitor.press("next", { debtRepayment: "0" });
    expect(page).toMatchObject({ status: 422, path: `${TABS}/cash-needs?plan=${plan}` });
    expect(readPage(visitor)).toContain("Not able to calculate monthly income. Please try again.");
    expect(visitor.fields().get("debtRepayment")).toBe("0");
  });

  it.each([
    ["thandi", "dependants", "POST /api/plan/calculation/reduce"],
    ["johan", "partner-income", "POST /api/plan/calculation/reduce/partner"],
  ])("the list of %s's shares is missed, and the tab %s works without it", async (slug, tab, call) => {
    const plan = await guest.make(slug);
    failing.refused.add(call);
    const visitor = await openThere(plan, tab);
    expect(visitor.page().status).toBe(200);
    expect(readPage(visitor)).toMatch(/Unable to (load percentage|preload)/);
    const field = tab === "dependants" ? "dependentPercentage" : "guaranteeIncomePartnerPercentage";
    await visitor.press("recalculate", { [field]: "20" });
    expect(readPage(visitor)).toMatch(/You are here: \+R/);
    expect(readPage(visitor)).toMatch(/This adds R[\d ]+ a month/);
  });

  it("the comparison says so, and the override can be made without it", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openThere(plan, "cash-needs");
    failing.refused.add("POST /api/plan/calculation/recommendation");
    await visitor.press("next", { debtRepayment: "0" });
    expect(visitor.page().path).toContain("/result");
    expect(readPage(visitor)).toContain("Not able to calculate new plan recommendation. Please try again.");
    await visitor.press("next");
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });

  it("the override says so on the page, and everything is kept", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openThere(plan, "cash-needs");
    await visitor.press("next", { debtRepayment: "0" });
    failing.refused.add("POST /api/plan/calculation/override/recommendation");
    const page = await visitor.press("next");
    expect(page).toMatchObject({ status: 422, path: `${TABS}/result?plan=${plan}` });
    expect(readPage(visitor)).toContain("Unable to override plan recommendations. Please try again.");
    expect(readPage(visitor)).toContain("Keep the recommended plan");
    expect(await guest.isGoneThrough(plan)).toBe(false);
    failing.refused.clear();
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
  });
});
