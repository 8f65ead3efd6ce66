import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { FEATURE_DEFAULTS } from "../../app/contract/feature-flags";
import { people } from "../../fixtures/people";
import { thandi, today, walkTo } from "../support/answers";
import { take } from "../support/call";
import { startBeforeFailing } from "../support/failing-services";
import type { FailingServices } from "../support/failing-services";
import { readBearer } from "../support/read-bearer";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readElement, readErrorSummary, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const STEP = "/en/recommendation-experience";

let server: TestServer;
let database: Client;
/** The browser of a guest who has finished the survey; each test has a window of its own. */
let guest: Visitor;
let bearer: string;
beforeAll(async () => {
  server = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  guest = createVisitor(server.origin);
  await walkTo(guest, 7);
  await guest.press("save", thandi[7]);
  bearer = await readBearer(guest);
});
afterAll(async () => {
  await database.end();
  await server.stop();
});
beforeEach(() => switchFeature(false));

async function switchFeature(enabled: boolean): Promise<void> {
  await database.query("update features set enabled = $1 where name = 'GoToRecommendation'", [enabled]);
}

const remote = () => reachOver(server.origin);

/** Another plan of the guest, of one of the invented people, with its recommendation. */
async function makePlan(slug = "thandi"): Promise<number> {
  const { record } = people(today).find((person) => person.slug === slug)!;
  const { id } = take(await callOver(remote(), "createDemoPlan", { body: record }, { bearer }));
  const isReady = async () =>
    (await callOver(remote(), "getRecommendations", { query: { id } }, { bearer })).response_code;
  await expect.poll(isReady, { timeout: 90_000 }).toBe("R00");
  return id;
}

const isFinished = async (id: number) =>
  take(await callOver(remote(), "getPlan", { query: { id } }, { bearer }))[0]?.finished_recommendation;

/** A window of the guest's browser at a step of a plan. */
async function openAt(step: number, plan: number): Promise<Visitor> {
  const visitor = guest.clone();
  await visitor.open(`${STEP}/${step}?plan=${plan}`);
  return visitor;
}

/** Presses Next as often as there are steps, and lists the pages. */
async function walk(visitor: Visitor, intent: "next" | "back", end: string): Promise<string[]> {
  const paths = [visitor.page().path];
  while (!visitor.page().path.startsWith(end) && paths.length < 20) {
    expect(visitor.page().status).toBe(200);
    paths.push((await visitor.press(intent)).path);
  }
  return paths;
}

describe("the way through the steps", () => {
  it.each([
    ["thandi", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ["pieter", [1, 2, 3, 4, 5, 6, 7, 8, 11]],
    ["nomvula", [1, 2, 3, 4, 5, 6, 7, 8, 11]],
    ["johan", [1, 2, 3, 4, 5, 6, 7, 8, 11]],
  ])("leads %s through those of the product, there and back", async (slug, steps) => {
    const plan = await makePlan(slug);
    const addresses = steps.map((step) => `${STEP}/${step}?plan=${plan}`);
    const visitor = await openAt(1, plan);
    expect(await walk(visitor, "next", `${STEP}/11?`)).toEqual(addresses);
    expect(await walk(visitor, "back", `${STEP}/1?`)).toEqual([...addresses].reverse());
    const skipped = await visitor.open(`${STEP}/9?plan=${plan}`);
    expect(skipped.path).toBe(`${STEP}/${steps.includes(9) ? 9 : 11}?plan=${plan}`);
    expect(await isFinished(plan)).toBe("no");
  });

  it("says where one is, has one heading, and no Back at its beginning", async () => {
    const plan = await makePlan();
    const visitor = await openAt(1, plan);
    for (const step of [1, 2, 7, 11]) {
      const { html, status } = await visitor.open(`${STEP}/${step}?plan=${plan}`);
      expect(status).toBe(200);
      expect(readText(html)).toContain(`Your plan explained · Step ${step} of 13`);
      expect(html).toContain(`aria-valuenow="${step}"`);
      const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(readTitle(html)).toBe(`${readText(heading)} – Step ${step} of 13 – Baobab`);
      expect(/<button[^>]*value="back"/.test(html)).toBe(step > 1);
      expect(html).toMatch(/<button[^>]*value="next"[^>]*data-busy="Loading"/);
    }
  });

  it("presses Next when Enter is pressed, not the way out", async () => {
    const visitor = await openAt(3, await makePlan());
    const [, first = ""] = /<button([^>]*)form="walk-through"/.exec(visitor.page().html) ?? [];
    expect(first).not.toContain("value");
    const fields = visitor.fields();
    fields.delete("intent");
    expect((await visitor.post(fields)).headers.get("Location")).toMatch(/\/4\?plan=\d+$/);
  });

  it("runs no React: every step has the one small module of the survey", async () => {
    const listScripts = ({ html }: { html: string }) =>
      [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"|<script|modulepreload[^>]*href="([^"]+)"/g)].map(
        ([tag, source, preload]) => source ?? preload ?? tag,
      );
    const survey = listScripts(await createVisitor(server.origin).open("/en/1"));
    expect(survey.length).toBeGreaterThan(0);
    const plan = await makePlan();
    const visitor = guest.clone();
    for (let step = 1; step <= 11; step += 1)
      expect(listScripts(await visitor.open(`${STEP}/${step}?plan=${plan}`)), `step ${step}`).toEqual(survey);
  });

  it.each([
    [
      "thandi",
      "If a sure income mattered more to you than leaving money behind, we would recommend a life annuity.",
    ],
    ["nomvula", "With a back-up plan, you could choose to leave money behind."],
  ])("tells %s under a reason which answer would have led to another product", async (slug, words) => {
    const { html } = (await openAt(7, await makePlan(slug))).page();
    expect(readText(html)).toContain(words);
  });

  it.each(["0", "14", "01", "x"])("has no step %s", async (step) => {
    const page = await guest.clone().open(`${STEP}/${step}?plan=${await makePlan()}`);
    expect(page.status).toBe(404);
  });
});

describe("the decision", () => {
  it("says clearly that nothing is chosen, and links to the choices", async () => {
    const plan = await makePlan();
    const visitor = await openAt(11, plan);
    expect(visitor.fields().get("incomeChoice")).toBeNull();
    const page = await visitor.press("next");
    expect(page).toMatchObject({ status: 422, path: `${STEP}/11?plan=${plan}&check` });
    expect(readErrorSummary(page.html)).toEqual([
      {
        href: "#incomeChoice",
        words: expect.stringContaining(
          "Please choose whether to accept, increase or reduce this income",
        ) as string,
      },
    ]);
    expect(page.html).toMatch(
      /<input type="radio" id="incomeChoice" name="incomeChoice" [^>]*value="ACCEPT_INCOME"/,
    );
    expect(readElement(page.html, "incomeChoice-error")).toContain("Please choose");
    expect(readTitle(page.html)).toMatch(/^Error: Is this monthly income right for you\? – Step 11 of 13/);
    expect(await isFinished(plan)).toBe("no");
  });

  it("shows the recommended income, what it is made of, and how likely it lasts", async () => {
    const plan = await makePlan();
    const [recommendation] = take(
      await callOver(remote(), "getRecommendations", { query: { id: plan } }, { bearer }),
    ) as { laplus_recommendations: { expected: { monthly_income_total: number } } }[];
    const total = Math.round(recommendation!.laplus_recommendations.expected.monthly_income_total);
    const text = readText((await openAt(11, plan)).page().html);
    expect(text.replace(/\s/g, "")).toContain(`R${total}amonth`);
    expect(text).toContain("From the living annuity plus");
    expect(text).toContain("Likely to last for life");
  });

  it("to accept ends the walk-through at the plan, which begins anew when it is opened again", async () => {
    const plan = await makePlan();
    const visitor = await openAt(11, plan);
    expect((await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" })).path).toBe(
      `/en/recommended-plan?plan=${plan}`,
    );
    expect(await isFinished(plan)).toBe("yes");
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/1?plan=${plan}`);
  });

  it.each([
    ["INCREASE_INCOME", 12],
    ["DECREASE_INCOME", 13],
  ])("of %s leads to step %i, and is still chosen when one comes back", async (incomeChoice, step) => {
    const plan = await makePlan();
    const visitor = await openAt(11, plan);
    const fields = visitor.fields();
    fields.set("incomeChoice", incomeChoice);
    fields.set("intent", "next");
    const answer = await visitor.post(fields);
    expect(answer.headers.get("Location")).toBe(`${STEP}/${step}?plan=${plan}`);
    await visitor.open(`${STEP}/11?plan=${plan}`);
    expect(visitor.fields().get("incomeChoice")).toBe(incomeChoice);
    expect(await isFinished(plan)).toBe("no");
  });

  it("for a life annuity says what can be less", async () => {
    const text = readText((await openAt(11, await makePlan("nomvula"))).page().html);
    expect(text).toContain("pays a fixed income");
    expect(text).toContain("retire later, take less cash or guarantee less");
  });
});

describe("another share to leave, chosen at step 10", () => {
  const chooseShare = async (plan: number) => {
    const visitor = await openAt(10, plan);
    const radios = [...visitor.page().html.matchAll(/<input[^>]*name="dependentPercentage"[^>]*>/g)];
    const shares = radios.map(([tag]) => Number(/value="(\d+)"/.exec(tag)?.[1]));
    expect(shares).toHaveLength(3);
    const recommended = visitor.fields().get("dependentPercentage") ?? "";
    const higher = String(Math.max(...shares));
    expect(Number(higher)).toBeGreaterThan(Number(recommended));
    await visitor.press("next", { dependentPercentage: higher });
    return { visitor, recommended, higher };
  };
  const CHANGED = "Your income with what you changed";

  it("is still chosen when one comes back, and its income stands at the decision", async () => {
    const id = await makePlan();
    const { visitor, recommended, higher } = await chooseShare(id);
    const body = { id, percent_capital_to_partner_dependants_annuity: Number(higher) / 100 };
    const { monthly_income } = take(await callOver(remote(), "calculateIncome", { body }, { bearer }));
    const text = readText(visitor.page().html);
    expect(text).toContain(CHANGED);
    expect(text.replace(/\s/g, "")).toContain(`R${Math.round(monthly_income)}amonth`);
    await visitor.press("back");
    expect(visitor.fields().get("dependentPercentage")).toBe(higher);
    await visitor.press("next", { dependentPercentage: recommended });
    expect(readText(visitor.page().html)).not.toContain(CHANGED);
  });

  it("becomes the customised recommendation when accepted, and never stands in an address", async () => {
    const id = await makePlan();
    const { visitor, higher } = await chooseShare(id);
    expect(visitor.page().path).toBe(`${STEP}/11?plan=${id}`);
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${id}`);
    const attributes = take(await callOver(remote(), "getAttributes", { query: { id } }, { bearer }));
    expect(attributes.percent_capital_to_partner_dependants_annuity).toBe(Number(higher) / 100);
    await visitor.open(`${STEP}/11?plan=${id}`);
    expect(readText(visitor.page().html)).not.toContain(CHANGED);
  });

  it.each(["10", "30", "100"])("may be any from a tenth to all, as %s%", async (share) => {
    const plan = await makePlan();
    const visitor = await openAt(10, plan);
    await visitor.press("next", { dependentPercentage: share });
    expect(readText(visitor.page().html)).toContain(CHANGED);
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    const attributes = take(await callOver(remote(), "getAttributes", { query: { id: plan } }, { bearer }));
    expect(attributes.percent_capital_to_partner_dependants_annuity).toBe(Number(share) / 100);
  });

  it.each(["5", "101", "half", ""])("is not taken as %j", async (share) => {
    const visitor = await openAt(10, await makePlan());
    await visitor.press("next", { dependentPercentage: share });
    expect(visitor.page().path).toContain(`${STEP}/11?`);
    expect(readText(visitor.page().html)).not.toContain(CHANGED);
  });
});

describe("leaving and coming back", () => {
  it("lands where one was, in each of two plans", async () => {
    const [first, second] = [await makePlan(), await makePlan("pieter")];
    const visitor = await openAt(1, first);
    await visitor.press("next");
    await visitor.press("next");
    await visitor.open(`${STEP}/7?plan=${second}`);
    await visitor.open("/en/privacy");
    expect((await visitor.open(`${STEP}?plan=${first}`)).path).toBe(`${STEP}/3?plan=${first}`);
    expect((await visitor.open(`${STEP}?plan=${second}`)).path).toBe(`${STEP}/7?plan=${second}`);
    expect((await visitor.open(STEP)).path).toBe(`${STEP}/7?plan=${second}`);
  });

  it("straight to the plan counts as gone through, and the place is kept", async () => {
    await switchFeature(true);
    const plan = await makePlan();
    const visitor = await openAt(4, plan);
    expect(readText(visitor.page().html)).toContain("Go straight to my plan");
    expect((await visitor.press("plan")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(visitor.page().status).toBe(200);
    expect(await isFinished(plan)).toBe("yes");
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/4?plan=${plan}`);
  });

  it("keeps the place of few plans, and forgets all with the answers", async () => {
    const plan = await makePlan();
    const visitor = await openAt(4, plan);
    const places = () => [...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_place"));
    expect(places()).toContain(`baobab_place_${plan}`);
    await visitor.open(`/en/clear-my-answers?plan=${plan}`);
    await visitor.press("clear");
    expect(places()).toEqual([]);
  });
});

describe("whoever cannot be shown the walk-through", () => {
  it("has no plan: the start page, or the survey where it was left", async () => {
    const visitor = createVisitor(server.origin);
    expect((await visitor.open(`${STEP}/3`)).path).toBe("/en");
    expect((await visitor.open(STEP)).path).toBe("/en");
    await walkTo(visitor, 3);
    expect((await visitor.open(`${STEP}/3`)).path).toBe("/en/3");
    expect((await guest.clone().open(`${STEP}/3?plan=new`)).path).toMatch(/^\/en\/1\?plan=new/);
  });

  it("names another person's plan, or one that no browser can open any more", async () => {
    const plan = await makePlan();
    const stranger = createVisitor(server.origin);
    expect((await stranger.open(`${STEP}/3?plan=${plan}`)).status).toBe(404);
    await walkTo(stranger, 7);
    expect((await stranger.open(`${STEP}/3?plan=${plan}`)).status).toBe(404);
    expect((await stranger.open(`${STEP}?plan=${plan}`)).html).toContain("We cannot find this page");
  });

  it("waits for the recommendation", async () => {
    const plan = await makePlan();
    await setStatus(plan, "pending");
    const page = await guest.clone().open(`${STEP}/3?plan=${plan}`);
    expect(page.path).toBe(`/en/waiting?plan=${plan}`);
  });

  it("has a recommendation that failed: a page with a retry, and back to the first question", async () => {
    const plan = await makePlan();
    await setStatus(plan, "failed");
    const visitor = guest.clone();
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
      const plan = await makePlan();
      await database.query("update recommendations set engine_version = '0.9.3' where plan_id = $1", [plan]);
      return plan;
    }

    it("chooses between old and new on one page", async () => {
      const plan = await makeOutdatedPlan();
      for (const path of [STEP, `${STEP}/1`, `${STEP}/11`]) {
        const page = await guest.clone().open(`${path}?plan=${plan}`);
        expect(page).toMatchObject({ status: 200, path: `${STEP}/earlier-version?plan=${plan}` });
        expect(readText(page.html)).toContain("Keep it as it is");
      }
    });

    it("keeps it, which then counts as gone through", async () => {
      await switchFeature(true);
      const plan = await makeOutdatedPlan();
      const visitor = guest.clone();
      await visitor.open(`${STEP}?plan=${plan}`);
      expect((await visitor.press("keep")).path).toBe(`/en/recommended-plan?plan=${plan}`);
      expect(await isFinished(plan)).toBe("yes");
    });

    it("has it worked out anew, and explained from the beginning", async () => {
      await switchFeature(true);
      const plan = await makeOutdatedPlan();
      const visitor = guest.clone();
      await visitor.open(`${STEP}?plan=${plan}`);
      await visitor.press("anew");
      await expect
        .poll(async () => (await visitor.open(`/en/recommended-plan?plan=${plan}`)).path)
        .toBe(`${STEP}/1?plan=${plan}`);
    });

    it("loses nothing by a form that says neither", async () => {
      const plan = await makeOutdatedPlan();
      const visitor = guest.clone();
      await visitor.open(`${STEP}?plan=${plan}`);
      const page = await visitor.press("");
      expect(page).toMatchObject({ status: 422, path: `${STEP}/earlier-version?plan=${plan}` });
      expect(readText(page.html)).toContain("Please choose whether to keep your plan");
      expect((await visitor.open(`${STEP}/1?plan=${plan}`)).path).toContain("/earlier-version");
    });

    it("keeps what was amended too, which is then shown and can no longer be changed", async () => {
      const plan = await makePlan();
      const body = { id: plan, debt_recommend: 0 };
      take(await callOver(remote(), "overrideRecommendation", { body }, { bearer }));
      await database.query("update recommendations set engine_version = '0.9.3' where plan_id = $1", [plan]);
      const visitor = guest.clone();
      for (const step of [11, 12, 13]) {
        await visitor.open(`${STEP}/${step}?plan=${plan}`);
        expect(visitor.page().path).toBe(`${STEP}/earlier-version?plan=${plan}`);
      }
      const page = await visitor.press("keep");
      expect(readTitle(page.html)).toBe("Amended plan – Baobab");
      expect(readText(page.html)).not.toContain("Change the income again");
      const attributes = take(await callOver(remote(), "getAttributes", { query: { id: plan } }, { bearer }));
      expect(attributes.debt_recommend).toBe(0);
    });

    it("cannot choose where there is nothing to choose", async () => {
      const plan = await makePlan();
      const page = await guest.clone().open(`${STEP}/earlier-version?plan=${plan}`);
      expect(page.path).toBe(`${STEP}/1?plan=${plan}`);
    });
  });
});

describe("a form that is not trusted", () => {
  it("is shown again in place, with what was chosen and the reason", async () => {
    const plan = await makePlan();
    const visitor = await openAt(11, plan);
    const page = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME", csrf: "of long ago" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/11?plan=${plan}` });
    expect(readText(page.html)).toContain("Nothing is lost: please press the button again.");
    expect(readTitle(page.html)).toMatch(/^Error: /);
    expect(visitor.fields().get("incomeChoice")).toBe("ACCEPT_INCOME");
    expect(await isFinished(plan)).toBe("no");
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });
});

describe("when the services fail", () => {
  let services: FailingServices;
  beforeAll(async () => void (services = await startBeforeFailing(server)));
  afterAll(() => services.stop());
  afterEach(() => services.refused.clear());

  /** The guest's browser in front of pages whose services refuse some of the calls. */
  const look = () => createVisitor(services.origin, new Map(guest.cookies));

  it("to load the recommendation, says so, with a retry and back to the first question", async () => {
    const plan = await makePlan();
    services.refused.add("GET /api/plan/recommendations");
    const page = await look().open(`${STEP}/3?plan=${plan}`);
    expect(page.status).toBe(503);
    expect(readText(page.html)).toContain("Unable to fetch plan recommendations");
    expect(page.html).toContain(`href="${STEP}/3?plan=${plan}"`);
    expect(page.html).toMatch(new RegExp(`<a href="/en/1\\?plan=${plan}"[^>]*>Back<`));
    services.refused.clear();
    expect((await look().open(`${STEP}/3?plan=${plan}`)).status).toBe(200);
  });

  it("to load the incomes of other shares, says so, and the step can be left", async () => {
    const plan = await makePlan();
    const visitor = look();
    services.refused.add("POST /api/plan/calculation/reduce");
    await visitor.open(`${STEP}/10?plan=${plan}`);
    const text = readText(visitor.page().html);
    expect(visitor.page().status).toBe(200);
    expect(text).toContain("We could not load the incomes of other shares just now.");
    expect(text).toContain("Unable to preload for recommendation flow.");
    expect((await visitor.press("next")).path).toBe(`${STEP}/11?plan=${plan}`);
  });

  it("to store that it was gone through, says so in place, and goes on when pressed again", async () => {
    const plan = await makePlan();
    const visitor = look();
    await visitor.open(`${STEP}/11?plan=${plan}`);
    services.refused.add("PUT /api/plan");
    const page = await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(page).toMatchObject({ status: 422, path: `${STEP}/11?plan=${plan}` });
    expect(readText(page.html)).toContain("Unable to update plan recommendation");
    expect(visitor.fields().get("incomeChoice")).toBe("ACCEPT_INCOME");
    services.refused.clear();
    expect((await visitor.press("next")).path).toBe(`/en/recommended-plan?plan=${plan}`);
  });

  it("to say which features are on, uses their defaults", async () => {
    await switchFeature(true);
    const plan = await makePlan();
    services.refused.add("GET /api/features");
    const page = await look().open(`/en/recommended-plan?plan=${plan}`);
    const explains = FEATURE_DEFAULTS.GoToRecommendation;
    expect(page.path).toBe(explains ? `${STEP}/1?plan=${plan}` : `/en/recommended-plan?plan=${plan}`);
  });
});

describe("a new plan with the walk-through switched on", () => {
  beforeEach(() => switchFeature(true));

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

  test("is explained again from the beginning after answers changed, and not after a new name", async () => {
    const plan = await makePlan();
    const visitor = await openAt(5, plan);
    await visitor.press("plan");
    await visitor.open(`/en/1?plan=${plan}`);
    await visitor.press("save", { name: "Thandeka" });
    expect(await isFinished(plan)).toBe("yes");
    expect((await visitor.open(`/en/recommended-plan?plan=${plan}`)).path).toContain("recommended-plan");
    await visitor.open(`/en/3?plan=${plan}`);
    await visitor.press("save", { debt: "yes", debtAmount: "99 000" });
    expect(await isFinished(plan)).toBe("no");
    await expect
      .poll(async () => (await visitor.open(`/en/recommended-plan?plan=${plan}`)).path)
      .toBe(`${STEP}/1?plan=${plan}`);
  });
});

test("without the switch a plan is shown at once, and its thanks lead there", async () => {
  const plan = await makePlan();
  expect((await guest.clone().open(`/en/recommended-plan?plan=${plan}`)).path).toContain("recommended-plan");
  const thanks = await guest.clone().open(`/en/thank-you?plan=${plan}`);
  expect(thanks.html).toContain(`href="/en/recommended-plan?plan=${plan}"`);
});
