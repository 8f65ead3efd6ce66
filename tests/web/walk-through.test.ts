/** The steps of the walk-through, and the decision, without scripts. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { take } from "../support/call";
import { becomeGuest, type GuestPlans } from "../support/guest-plans";
import { readBearer } from "../support/read-bearer";
import {
  createVisitor,
  readElement,
  readErrorSummary,
  readText,
  readTitle,
  type Visitor,
} from "../support/visitor";

const STEP = "/en/recommendation-experience";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** A window of the guest's browser at a step of a plan. */
async function openAt(step: number, plan: number): Promise<Visitor> {
  const visitor = guest.browser.clone();
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
    const plan = await guest.make(slug);
    const addresses = steps.map((step) => `${STEP}/${step}?plan=${plan}`);
    const visitor = await openAt(1, plan);
    expect(await walk(visitor, "next", `${STEP}/11?`)).toEqual(addresses);
    expect(await walk(visitor, "back", `${STEP}/1?`)).toEqual([...addresses].reverse());
    const skipped = await visitor.open(`${STEP}/9?plan=${plan}`);
    expect(skipped.path).toBe(`${STEP}/${steps.includes(9) ? 9 : 11}?plan=${plan}`);
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("says why the numbers of steps are left out, and when the last two are needed", async () => {
    const read = async (slug: string) => readText((await openAt(11, await guest.make(slug))).page().html);
    const change = "You need steps 12 and 13 only to change the income.";
    expect(await read("pieter")).toContain(
      `Steps 9 and 10 are about top-ups, which your plan does not have. ${change}`,
    );
    expect(await read("thandi")).toContain(change);
    expect(await read("thandi")).not.toContain("Steps 9 and 10");
  });

  it("names who provides a living annuity plus where it is recommended and compared, marked as an example", async () => {
    const plan = await guest.make("thandi");
    const provider = "Baobab Annuities Ltd provides the living annuity plus. Example";
    const visitor = await openAt(1, plan);
    for (const page of [`${STEP}/7?`, "/en/recommended-plan?", "/en/recommended-plan/compare?show=options&"])
      expect(readText((await visitor.open(`${page}plan=${plan}`)).html), page).toContain(provider);
    const forLife = await guest.make("nomvula", { are_you_smoker: "yes" });
    for (const page of [`${STEP}/7?`, "/en/recommended-plan?"])
      expect(readText((await visitor.open(`${page}plan=${forLife}`)).html), page).not.toContain(
        "provides the",
      );
  });

  it("is that of a life annuity for an enhanced one, which step 7 names", async () => {
    const plan = await guest.make("nomvula", { are_you_smoker: "yes" });
    expect((await guest.read(plan)).base.common_info.annuity_recommendation).toBe("EnhancedLifeAnnuity");
    const visitor = await openAt(1, plan);
    const steps = await walk(visitor, "next", `${STEP}/11?`);
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11].map((step) => `${STEP}/${step}?plan=${plan}`));
    expect(readText(visitor.page().html)).toContain("retire later, take less cash or guarantee less");
    const product = await visitor.open(`${STEP}/7?plan=${plan}`);
    expect(readText(product.html)).toContain("An enhanced life annuity suits you best");
    await visitor.open(`${STEP}/12?plan=${plan}`);
    expect(visitor.page().status).toBe(200);
    expect((await visitor.open(`${STEP}/13?plan=${plan}`)).status).toBe(200);
  });

  it("says where one is, has one heading, and no Back at its beginning", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(1, plan);
    const titles = new Set<string>();
    const steps = [1, 2, 3, 7, 8, 11];
    for (const step of steps) {
      const { html, status } = await visitor.open(`${STEP}/${step}?plan=${plan}`);
      expect(status).toBe(200);
      expect(readText(html)).toContain(`The plan explained · Step ${step} of ${Math.max(step, 11)}`);
      expect(html).toContain(`aria-valuenow="${step}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      const [, name = ""] =
        new RegExp(`^([^\\d]+) – Step ${step} of ${Math.max(step, 11)} – Baobab$`).exec(readTitle(html)) ??
        [];
      expect(name).not.toBe("");
      titles.add(name);
      expect(/<button[^>]*value="back"/.test(html)).toBe(step > 1);
      expect(html).toMatch(/<button[^>]*value="next"[^>]*data-busy="Loading"/);
    }
    expect(titles.size).toBe(steps.length);
  });

  it("presses Next when Enter is pressed, not the way out", async () => {
    const visitor = await openAt(3, await guest.make("thandi"));
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
    const plan = await guest.make("thandi");
    const visitor = guest.browser.clone();
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
    const { html } = (await openAt(7, await guest.make(slug))).page();
    expect(readText(html)).toContain(words);
  });

  it.each(["0", "14", "01", "x"])("has no step %s", async (step) => {
    const page = await guest.browser.clone().open(`${STEP}/${step}?plan=${await guest.make("thandi")}`);
    expect(page.status).toBe(404);
  });
});

describe("the decision", () => {
  it("says clearly that nothing is chosen, and links to the choices", async () => {
    const plan = await guest.make("thandi");
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
    expect(readTitle(page.html)).toMatch(/^Error: Is this monthly income right for you\? – Step 11 of 11/);
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("shows the recommended income, what it is made of, and how likely it lasts", async () => {
    const plan = await guest.make("thandi");
    const { base } = await guest.read(plan);
    const total = Math.round(findRecommended(base).expected.monthly_income_total);
    const text = readText((await openAt(11, plan)).page().html);
    expect(text.replace(/\s/g, "")).toContain(`R${total}amonth`);
    expect(text).toContain("From the living annuity plus");
    expect(text).toContain("Likely to last for life");
  });

  it("to accept ends the walk-through at the plan, which begins anew when it is opened again", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(11, plan);
    expect((await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" })).path).toBe(
      `/en/recommended-plan?plan=${plan}`,
    );
    expect(await guest.isGoneThrough(plan)).toBe(true);
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/1?plan=${plan}`);
  });

  it.each([
    ["INCREASE_INCOME", 12],
    ["DECREASE_INCOME", 13],
  ])("of %s leads to step %i, and is still chosen when one comes back", async (incomeChoice, step) => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(11, plan);
    const fields = visitor.fields();
    fields.set("incomeChoice", incomeChoice);
    fields.set("intent", "next");
    const answer = await visitor.post(fields);
    expect(answer.headers.get("Location")).toBe(`${STEP}/${step}?plan=${plan}`);
    await visitor.open(`${STEP}/11?plan=${plan}`);
    expect(visitor.fields().get("incomeChoice")).toBe(incomeChoice);
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });

  it("for a life annuity says what can be less", async () => {
    const text = readText((await openAt(11, await guest.make("nomvula"))).page().html);
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
  const CHANGED = "The changes are not saved yet.";

  it("is still chosen when one comes back, and its income stands at the decision", async () => {
    const id = await guest.make("thandi");
    const { visitor, recommended, higher } = await chooseShare(id);
    const body = { id, percent_capital_to_partner_dependants_annuity: Number(higher) / 100 };
    const bearer = await readBearer(guest.browser);
    const answer = await callOver(reachOver(server.origin), "calculateIncome", { body }, { bearer });
    const { monthly_income } = take(answer);
    const text = readText(visitor.page().html);
    expect(text).toContain(CHANGED);
    expect(text.replace(/\s/g, "")).toContain(`R${Math.round(monthly_income)}amonth`);
    await visitor.press("back");
    expect(visitor.fields().get("dependentPercentage")).toBe(higher);
    await visitor.press("next", { dependentPercentage: recommended });
    expect(readText(visitor.page().html)).not.toContain(CHANGED);
  });

  it("becomes the amended recommendation when accepted, and never stands in an address", async () => {
    const id = await guest.make("thandi");
    const { visitor, higher } = await chooseShare(id);
    expect(visitor.page().path).toBe(`${STEP}/11?plan=${id}`);
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${id}`);
    const attributes = await guest.readAttributes(id);
    expect(attributes?.percent_capital_to_partner_dependants_annuity).toBe(Number(higher) / 100);
    await visitor.open(`${STEP}/11?plan=${id}`);
    expect(readText(visitor.page().html)).not.toContain(CHANGED);
  });

  it.each(["10", "30", "100"])("may be any from a tenth to all, as %s%", async (share) => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(10, plan);
    await visitor.press("next", { dependentPercentage: share });
    expect(readText(visitor.page().html)).toContain(CHANGED);
    await visitor.press("next", { incomeChoice: "ACCEPT_INCOME" });
    const attributes = await guest.readAttributes(plan);
    expect(attributes?.percent_capital_to_partner_dependants_annuity).toBe(Number(share) / 100);
  });

  it.each(["5", "101", "half", ""])("is not taken as %j", async (share) => {
    const visitor = await openAt(10, await guest.make("thandi"));
    await visitor.press("next", { dependentPercentage: share });
    expect(visitor.page().path).toContain(`${STEP}/11?`);
    expect(readText(visitor.page().html)).not.toContain(CHANGED);
  });
});

describe("leaving and coming back", () => {
  it("lands where one was, in each of two plans", async () => {
    const [first, second] = [await guest.make("thandi"), await guest.make("pieter")];
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
    const plan = await guest.make("thandi");
    const visitor = await openAt(4, plan);
    expect(readText(visitor.page().html)).toContain("Go straight to my plan");
    expect((await visitor.press("plan")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(visitor.page().status).toBe(200);
    expect(await guest.isGoneThrough(plan)).toBe(true);
    expect((await visitor.open(`${STEP}?plan=${plan}`)).path).toBe(`${STEP}/4?plan=${plan}`);
  });

  it("keeps the place of few plans, and forgets all with the answers", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(4, plan);
    const places = () => [...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_place"));
    expect(places()).toContain(`baobab_place_${plan}`);
    await visitor.open(`/en/clear-my-answers?plan=${plan}`);
    await visitor.press("clear");
    expect(places()).toEqual([]);
  });
});
