/** Access to the walk-through, and the cases in which it comes first. */
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, test } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const STEP = "/en/recommendation-experience";

const server = inject("site");
let database: Client;
let guest: GuestPlans;
beforeAll(async () => {
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  guest = await becomeGuest(server.origin);
});
afterAll(async () => {
  await database.end();
});

/** A window of the guest's browser at a step of a plan. */
async function openAt(step: number, plan: number): Promise<Visitor> {
  const visitor = guest.browser.clone();
  await visitor.open(`${STEP}/${step}?plan=${plan}`);
  return visitor;
}

describe("whoever cannot be shown the walk-through", () => {
  it("has no plan: the start page, or the survey where it was left", async () => {
    const visitor = createVisitor(server.origin);
    expect((await visitor.open(`${STEP}/3`)).path).toBe("/en");
    expect((await visitor.open(STEP)).path).toBe("/en");
    await walkTo(visitor, 3);
    expect((await visitor.open(`${STEP}/3`)).path).toBe("/en/3");
    expect((await guest.browser.clone().open(`${STEP}/3?plan=new`)).path).toMatch(/^\/en\/1\?plan=new/);
  });

  it.each([
    "/en/recommended-plan",
    "/en/recommended-plan/charts",
    "/en/recommended-plan/choose",
    "/en/recommended-plan/record-of-advice",
    "/en/recommended-plan/files/plan.json",
    "/en/thank-you",
    "/en/waiting",
  ])("nor is %s shown then: it leads to the same places", async (address) => {
    const visitor = createVisitor(server.origin);
    expect((await visitor.open(address)).path).toBe("/en");
    await walkTo(visitor, 3);
    expect(await visitor.open(address)).toMatchObject({ status: 200, path: "/en/3" });
  });

  it("names another person's plan, or one that no browser can open any more", async () => {
    const plan = await guest.make("thandi");
    const stranger = createVisitor(server.origin);
    expect((await stranger.open(`${STEP}/3?plan=${plan}`)).status).toBe(404);
    await walkTo(stranger, 7);
    expect((await stranger.open(`${STEP}/3?plan=${plan}`)).status).toBe(404);
    expect((await stranger.open(`${STEP}?plan=${plan}`)).html).toContain("We cannot find this page");
  });

  it("waits for the recommendation", async () => {
    const plan = await guest.make("thandi");
    await setStatus(plan, "pending");
    const page = await guest.browser.clone().open(`${STEP}/3?plan=${plan}`);
    expect(page.path).toBe(`/en/waiting?plan=${plan}`);
  });

  it("has a recommendation that failed: a page with a retry, and back to the first question", async () => {
    const plan = await guest.make("thandi");
    await setStatus(plan, "failed");
    const visitor = guest.browser.clone();
    const page = await visitor.open(`${STEP}/3?plan=${plan}`);
    expect(page.path).toBe(`/en/waiting?plan=${plan}`);
    expect(page.html).toContain(`href="/en/1?plan=${plan}"`);
    expect((await visitor.press("again")).status).toBe(200);
    await expect
      .poll(async () => (await visitor.open(`${STEP}/3?plan=${plan}`)).path)
      .toBe(`${STEP}/3?plan=${plan}`);
  });

  async function setStatus(plan: number, status: string): Promise<void> {
    await database.query("update recommendations set status = $1 where plan_id = $2", [status, plan]);
  }

  describe("because an earlier version made the recommendation", () => {
    async function makeOutdatedPlan(): Promise<number> {
      const plan = await guest.make("thandi");
      await database.query("update recommendations set engine_version = '0.9.3' where plan_id = $1", [plan]);
      return plan;
    }

    it("chooses between old and new on one page", async () => {
      const plan = await makeOutdatedPlan();
      for (const path of [STEP, `${STEP}/1`, `${STEP}/11`]) {
        const page = await guest.browser.clone().open(`${path}?plan=${plan}`);
        expect(page).toMatchObject({ status: 200, path: `${STEP}/earlier-version?plan=${plan}` });
        expect(readText(page.html)).toContain("Keep it as it is");
      }
    });

    it("keeps it, which then counts as gone through", async () => {
      const plan = await makeOutdatedPlan();
      const visitor = guest.browser.clone();
      await visitor.open(`${STEP}?plan=${plan}`);
      expect((await visitor.press("keep")).path).toBe(`/en/recommended-plan?plan=${plan}`);
      expect(await guest.isGoneThrough(plan)).toBe(true);
    });

    it("has it worked out anew, and explained from the beginning", async () => {
      const plan = await makeOutdatedPlan();
      const visitor = guest.browser.clone();
      await visitor.open(`${STEP}?plan=${plan}`);
      await visitor.press("anew");
      await expect
        .poll(async () => (await visitor.open(`/en/recommended-plan?plan=${plan}`)).path)
        .toBe(`${STEP}/1?plan=${plan}`);
    });

    it("loses nothing by a form that says neither", async () => {
      const plan = await makeOutdatedPlan();
      const visitor = guest.browser.clone();
      await visitor.open(`${STEP}?plan=${plan}`);
      const page = await visitor.press("");
      expect(page).toMatchObject({ status: 422, path: `${STEP}/earlier-version?plan=${plan}` });
      expect(readText(page.html)).toContain("Please choose whether to keep your plan");
      expect((await visitor.open(`${STEP}/1?plan=${plan}`)).path).toContain("/earlier-version");
    });

    it("keeps what was amended too, which is then shown and can no longer be changed", async () => {
      const plan = await guest.make("thandi");
      await guest.override(plan, { debt_recommend: 0 });
      await database.query("update recommendations set engine_version = '0.9.3' where plan_id = $1", [plan]);
      const visitor = guest.browser.clone();
      for (const step of [11, 12, 13]) {
        await visitor.open(`${STEP}/${step}?plan=${plan}`);
        expect(visitor.page().path).toBe(`${STEP}/earlier-version?plan=${plan}`);
      }
      const page = await visitor.press("keep");
      expect(readTitle(page.html)).toBe("Amended plan – Baobab");
      expect(readText(page.html)).not.toContain("Change the income again");
      expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
    });

    it("hears what becomes of what was amended, before it is made again in the new one", async () => {
      const visitor = guest.browser.clone();
      const question = async (plan: number) =>
        readText((await visitor.open(`${STEP}/earlier-version?plan=${plan}`)).html);
      expect(await question(await makeOutdatedPlan())).not.toContain("This plan was changed");
      const plan = await guest.make("thandi");
      await guest.override(plan, { debt_recommend: 0 });
      await database.query("update recommendations set engine_version = '0.9.3' where plan_id = $1", [plan]);
      expect(await question(plan)).toContain(
        "If we work it out anew, we make your changes again in the new plan.",
      );
      await visitor.press("anew");
      await expect.poll(async () => (await visitor.open(`${STEP}/1?plan=${plan}`)).path).toContain("/1?");
      expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 0 });
    });

    it("cannot choose where there is nothing to choose", async () => {
      const plan = await guest.make("thandi");
      const page = await guest.browser.clone().open(`${STEP}/earlier-version?plan=${plan}`);
      expect(page.path).toBe(`${STEP}/1?plan=${plan}`);
    });
  });
});

describe("a form that is not trusted", () => {
  it("is shown again in place, with what was chosen and the reason", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(11, plan);
    const page = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME", csrf: "of long ago" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/11?plan=${plan}` });
    expect(readText(page.html)).toContain("Nothing is lost: please press the button again.");
    expect(readTitle(page.html)).toMatch(/^Error: /);
    expect(visitor.fields().get("incomeChoice")).toBe("ACCEPT_INCOME");
    expect(await guest.isGoneThrough(plan)).toBe(false);
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });
});

describe("a new plan with the walk-through switched on", () => {
  test("is explained first: from the thanks, and from the plan's own address", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7);
    await visitor.press("save", thandi[7]);
    const plan = /plan=(\d+)/.exec(visitor.page().path)?.[1];
    await expect
      .poll(async () => (await visitor.open(`/en/thank-you?plan=${plan}`)).html)
      .toContain(`href="${STEP}/1?plan=${plan}"`);
    const page = await visitor.open(`/en/recommended-plan?plan=${plan}`);
    expect(page).toMatchObject({ status: 200, path: `${STEP}/1?plan=${plan}` });
    await visitor.press("next");
    expect((await visitor.open("/en/recommended-plan")).path).toBe(`${STEP}/2?plan=${plan}`);
    await visitor.press("plan");
    expect((await visitor.open("/en/recommended-plan")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });

  test("is shown at once, and thanks lead there, when it is chosen before it was explained", async () => {
    const plan = await guest.make("thandi");
    const read = async (address: string) => guest.browser.clone().open(`${address}?plan=${plan}`);
    expect((await read("/en/recommended-plan")).path).toBe(`${STEP}/1?plan=${plan}`);
    await database.query("update plans set selected_at = now() where id = $1", [plan]);
    expect(await guest.isGoneThrough(plan)).toBe(false);
    expect((await read("/en/recommended-plan")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect((await read("/en/thank-you")).html).toContain(`href="/en/recommended-plan?plan=${plan}"`);
  });

  test("is explained again from the beginning after answers changed, and not after a new name", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(5, plan);
    await visitor.press("plan");
    await visitor.open(`/en/1?plan=${plan}`);
    expect((await visitor.press("save", { name: "Thandeka" })).path).toBe("/en/dashboard");
    expect(await guest.isGoneThrough(plan)).toBe(true);
    await visitor.open(`/en/2?plan=${plan}`);
    expect(await visitor.press("save")).toMatchObject({ status: 200, path: "/en/dashboard" });
    expect((await visitor.open(`/en/recommended-plan?plan=${plan}`)).path).toContain("recommended-plan");
    await visitor.open(`/en/3?plan=${plan}`);
    await visitor.press("save", { debt: "yes", debtAmount: "99 000" });
    expect(await guest.isGoneThrough(plan)).toBe(false);
    await expect
      .poll(async () => (await visitor.open(`/en/recommended-plan?plan=${plan}`)).path)
      .toBe(`${STEP}/1?plan=${plan}`);
  });
});
