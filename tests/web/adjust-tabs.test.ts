import { beforeAll, describe, expect, inject, it } from "vitest";
import { TABS, findLaterDate, openTab, readPage, readTotal, sayRand } from "../support/adjust-tabs";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { createVisitor } from "../support/visitor";

const STEP = "/en/recommendation-experience";
const UNCHANGED = "You have not changed this yet.";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

describe("the way through the tabs", () => {
  it.each([
    ["thandi", ["dependants", "delay-retirement", "cash-needs"]],
    ["pieter", ["delay-retirement"]],
    ["nomvula", ["delay-retirement"]],
    ["johan", ["delay-retirement", "partner-income", "guarantee-period"]],
  ])("leads %s through those of the product, to the plan if nothing was changed", async (slug, some) => {
    const plan = await guest.make(slug);
    const visitor = guest.browser.clone();
    await visitor.open(`${STEP}/11?plan=${plan}`);
    await visitor.press("next", { incomeChoice: "INCREASE_INCOME" });
    const tabs: string[] = [];
    while (visitor.page().path.startsWith(TABS) && tabs.length < 10) {
      expect(visitor.page().status).toBe(200);
      expect(readPage(visitor)).toContain("Step 12 of 13");
      tabs.push(/12\/([a-z-]+)\?/.exec(visitor.page().path)?.[1] ?? "");
      await visitor.press("next");
    }
    for (const tab of some) expect(tabs).toContain(tab);
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);

    const last = await openTab(guest, plan, tabs.at(-1) ?? "");
    for (const tab of tabs.slice(0, -1).reverse())
      expect((await last.press("back")).path).toBe(`${TABS}/${tab}?plan=${plan}`);
    expect((await last.press("back")).path).toBe(`${STEP}/11?plan=${plan}`);
  });

  it("leads from a tab that the product does not have to one that it has", async () => {
    const plan = await guest.make("pieter");
    const visitor = guest.browser.clone();
    for (const tab of ["dependants", "partner-income", "guarantee-period"])
      expect((await visitor.open(`${TABS}/${tab}?plan=${plan}`)).path).toBe(
        `${TABS}/delay-retirement?plan=${plan}`,
      );
    expect((await visitor.open(`${TABS}/result?plan=${plan}`)).path).toMatch(/12\/[a-z-]+\?/);
    expect(visitor.page().path).not.toContain("result");
    expect((await visitor.open(`${TABS}/nothing?plan=${plan}`)).status).toBe(404);
    expect((await visitor.open(`${TABS}/recalculation?plan=${plan}`)).status).toBe(404);
  });

  it("comes back to the tab shown last, with what was typed and stored", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    await visitor.press("go-cash-needs", { dependentPercentage: "30" });
    expect(visitor.page().path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    expect(readPage(visitor)).toMatch(/Reduce % to dependants Done: \+R\d/);
    await visitor.open(`${STEP}?plan=${plan}`);
    expect(visitor.page().path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    await visitor.press("go-dependants");
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toMatch(/Reduce cash needs Done: no change/);
  });

  it("has a way straight to the plan, which keeps what was changed for later", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    await visitor.press("recalculate", { dependentPercentage: "30" });
    expect((await visitor.press("plan")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    await visitor.open(`${STEP}?plan=${plan}`);
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
  });

  it("keeps what was typed by those who go straight to the plan, unless it is wrong", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    await visitor.press("plan", { dependentPercentage: "30" });
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
    await visitor.open(`${STEP}?plan=${plan}`);
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    await visitor.press("plan", { dependentPercentage: "90" });
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
    await visitor.open(`${STEP}?plan=${plan}`);
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
  });

  it("is closed to strangers", async () => {
    const plan = await guest.make("thandi");
    const stranger = createVisitor(server.origin);
    for (const tab of ["", "/dependants", "/result"])
      expect((await stranger.open(`${TABS}${tab}?plan=${plan}`)).status).toBe(404);
    expect((await stranger.open(`${TABS}/dependants`)).path).toBe("/en");
  });
});

describe("a recalculation", () => {
  it.each<[string, string, string, (plan: number) => Promise<Record<string, string>>]>([
    ["thandi", "dependants", "Reduce % to dependants", async () => ({ dependentPercentage: "20%" })],
    ["thandi", "dependants", "Reduce % to dependants", async () => ({ slider: "0" })],
    [
      "pieter",
      "delay-retirement",
      "Delay retirement",
      async (plan) => ({ retirementDate: await findLaterDate(guest, plan, 1) }),
    ],
    [
      "thandi",
      "cash-needs",
      "Reduce cash needs",
      async () => ({ debtRepayment: "R50 000", emergencySavings: "0" }),
    ],
    [
      "johan",
      "partner-income",
      "Reduce your partner’s income",
      async () => ({ guaranteeIncomePartnerPercentage: "" }),
    ],
    [
      "johan",
      "guarantee-period",
      "Reduce the guarantee period",
      async () => ({ incomeGuaranteePeriod: "0" }),
    ],
  ])("for %s on %s tells the new income, and what this adds", async (slug, tab, name, type) => {
    const plan = await guest.make(slug);
    const total = await readTotal(guest, plan);
    const visitor = await openTab(guest, plan, tab);
    expect(readPage(visitor)).toContain(UNCHANGED);
    expect(readPage(visitor)).toContain("You are here: no change yet");
    expect(readPage(visitor)).toMatch(/adds R[\d ]+ a month/);
    const page = await visitor.press("recalculate", await type(plan));
    expect(page).toMatchObject({ status: 200, path: `${TABS}/${tab}?plan=${plan}` });
    const [, more = ""] = /You are here: \+R([\d ]+) a month/.exec(readPage(visitor)) ?? [];
    const income = total + Number(more.replace(/ /g, ""));
    expect(income).toBeGreaterThan(total);
    expect(readPage(visitor)).toContain(`${sayRand(income)} a month`);
    expect(readPage(visitor)).toContain(`Recommended ${sayRand(total)}`);
    expect(readPage(visitor)).toContain(`${name} +${sayRand(income - total)}`);
    expect(readPage(visitor)).toContain(`More each month +${sayRand(income - total)}`);
    expect(page.html).toContain('value="reset"');
    await visitor.press("reset");
    expect(readPage(visitor)).toContain(UNCHANGED);
    expect(readPage(visitor)).toContain("More each month R0");
    expect(visitor.page().html).not.toContain('value="reset"');
  });

  it("counts the changes of all tabs, which add up", async () => {
    const plan = await guest.make("johan");
    const total = await readTotal(guest, plan);
    const visitor = await openTab(guest, plan, "delay-retirement");
    await visitor.press("go-partner-income", { retirementDate: await findLaterDate(guest, plan, 2) });
    await visitor.press("go-guarantee-period", { guaranteeIncomePartnerPercentage: "50" });
    await visitor.press("recalculate", { incomeGuaranteePeriod: "5" });
    const amounts = [...readPage(visitor).matchAll(/(?:retirement|income|period) \+R([\d ]+\d)/g)].map(
      ([, amount]) => Number(amount?.replace(/ /g, "")),
    );
    expect(amounts).toHaveLength(3);
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    expect(readPage(visitor)).toContain(`More each month +${sayRand(sum)}`);
    expect(readPage(visitor)).toContain(`${sayRand(total + sum)} a month`);
  });

  it("starts from the share chosen at step 10", async () => {
    const plan = await guest.make("thandi");
    const visitor = guest.browser.clone();
    await visitor.open(`${STEP}/10?plan=${plan}`);
    const shares = [...visitor.page().html.matchAll(/name="dependentPercentage"[^>]*value="(\d+)"/g)].map(
      ([, share]) => Number(share),
    );
    const higher = String(Math.max(...shares));
    await visitor.press("next", { dependentPercentage: higher });
    await visitor.press("next", { incomeChoice: "INCREASE_INCOME" });
    expect(visitor.fields().get("dependentPercentage")).toBe(higher);
    expect(readPage(visitor)).toMatch(/You are here: -R[\d ]+ a month/);
    expect((await visitor.press("recalculate")).status).toBe(200);
    const refused = await visitor.press("recalculate", { dependentPercentage: String(Number(higher) - 1) });
    expect(refused.status).toBe(422);
  });

  it("counts only what was touched on its page: another window may have stored something since", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    const early = visitor.fields();
    await visitor.press("recalculate", { dependentPercentage: "30" });
    early.append("intent", "next");
    await visitor.post(early);
    await visitor.open(`${TABS}/dependants?plan=${plan}`);
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toMatch(/You are here: \+R/);
  });

  it("counts a slider that a script stored before the page could say so", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    const moved = visitor.fields();
    moved.set("slider", "0");
    await visitor.post(moved);
    moved.append("intent", "next");
    await visitor.post(moved);
    await visitor.open(`${TABS}/dependants?plan=${plan}`);
    expect(visitor.fields().get("dependentPercentage")).toBe("10");
  });

  it("says of the slider’s shares that they count alone, once another need is changed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "cash-needs");
    expect((await visitor.press("go-dependants")).html).not.toContain("By itself");
    await visitor.press("go-cash-needs");
    expect((await visitor.press("go-dependants", { debtRepayment: "50 000" })).html).toContain(
      "By itself, 45%",
    );
    expect(readPage(visitor)).toContain("You have not changed this yet.");
  });

  it("is taken back by Undo, which names the value that it goes back to", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    expect(visitor.page().html).not.toContain('value="undo"');
    await visitor.press("recalculate", { dependentPercentage: "40" });
    await visitor.press("recalculate", { dependentPercentage: "30" });
    expect(readPage(visitor)).toContain("Undo: percentage to dependants back to 40%");
    await visitor.press("undo");
    expect(visitor.fields().get("dependentPercentage")).toBe("40");
    expect(visitor.page().html).not.toContain('value="undo"');
  });

  it("happens when Enter is pressed", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    const [, first = ""] = /<button([^>]*)>/.exec(visitor.page().html) ?? [];
    expect(first).toContain('form="walk-through"');
    expect(first).not.toContain("value");
    const fields = visitor.fields();
    fields.set("dependentPercentage", "30");
    const answer = await visitor.post(fields);
    expect(answer.headers.get("Location")).toBe(`${TABS}/dependants?plan=${plan}`);
  });

  it("by script answers what the page would show, and stores it", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openTab(guest, plan, "dependants");
    const post = async (fields: Record<string, string>) => {
      const form = visitor.fields();
      form.set("intent", "preview");
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const init = { method: "POST", body: form, headers: { Cookie: cookie } };
      const data = "&_data=routes%2Fen.recommendation-experience.12.%24tab";
      return fetch(`${server.origin}${TABS}/dependants?plan=${plan}${data}`, init);
    };
    const answer = await post({ dependentPercentage: "30" });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toContain(`baobab_needs_${plan}=`);
    const { shown } = (await answer.json()) as { shown: { income: { figure: string } } };
    await visitor.press("recalculate", { dependentPercentage: "30" });
    expect(readPage(visitor)).toContain(shown.income.figure.replace(/\u00a0/g, " "));
    const refused = await post({ dependentPercentage: "90" });
    expect(refused.status).toBe(422);
    const message = "Percentage to dependants has to be between 10% and 50%";
    expect(await refused.json()).toMatchObject({ fieldErrors: { dependentPercentage: message } });
    expect((await post({ csrf: "of long ago" })).status).toBe(422);
  });
});
