/** The way through the tabs of step 12, and how their changes combine, without scripts. */
import { describe, expect, it } from "vitest";
import {
  findLaterDate,
  inviteGuest,
  openAt,
  readField,
  readPage,
  readTotals,
  sayRand,
  STEP,
  TABS,
} from "../support/change-a-plan";

const guest = inviteGuest();

/** A new plan of Thandi's, at one of its tabs. */
async function openTab(tab: string) {
  const plan = await guest.make("thandi");
  return { plan, visitor: await openAt(guest, plan, `12/${tab}`) };
}

describe("the way through the tabs", () => {
  it.each([
    ["thandi", ["dependants", "delay-retirement", "cash-needs"]],
    ["johan", ["delay-retirement", "cash-needs", "partner-income", "guarantee-period"]],
  ])("leads %s through those of the product, to the plan if nothing was changed", async (slug, tabs) => {
    const plan = await guest.make(slug);
    const visitor = await openAt(guest, plan, "11");
    await visitor.press("next", { incomeChoice: "INCREASE_INCOME" });
    for (const tab of tabs) {
      expect(visitor.page()).toMatchObject({ status: 200, path: `${TABS}/${tab}?plan=${plan}` });
      expect(readPage(visitor)).toContain("Step 12 of 12");
      await visitor.press("next");
    }
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);

    const last = await openAt(guest, plan, `12/${tabs.at(-1)}`);
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
    expect((await visitor.open(`${TABS}/result?plan=${plan}`)).path).toMatch(/12\/(?!result)[a-z-]+\?/);
    for (const none of ["nothing", "recalculation"])
      expect((await visitor.open(`${TABS}/${none}?plan=${plan}`)).status).toBe(404);
  });

  it("comes back to the tab shown last, with what was typed and stored", async () => {
    const { plan, visitor } = await openTab("dependants");
    await visitor.press("go-cash-needs", { dependentPercentage: "30" });
    expect(visitor.page().path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    expect(readPage(visitor)).toMatch(/Reduce % to dependants Done: \+R\d/);
    await visitor.open(`${STEP}?plan=${plan}`);
    expect(visitor.page().path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    await visitor.press("go-dependants");
    expect(readField(visitor, "dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toMatch(/Reduce cash needs Done: no change/);
  });

  it("has a way straight to the plan, which keeps what was typed for later, unless it is wrong", async () => {
    const { plan, visitor } = await openTab("dependants");
    for (const dependentPercentage of ["30", "90"]) {
      await visitor.press("plan", { dependentPercentage });
      expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
      expect(await guest.readAttributes(plan)).toBeUndefined();
      await visitor.open(`${STEP}?plan=${plan}`);
      expect(readField(visitor, "dependentPercentage")).toBe("30");
    }
  });

  it("has a way back that leaves a mistake out, of a date before ours for example", async () => {
    const { plan, visitor } = await openTab("delay-retirement");
    const { base } = await guest.read(plan);
    await visitor.press("next", { retirementDate: await findLaterDate(guest, plan, -1) });
    expect(readPage(visitor)).toContain(
      `Retirement date has to be between ${base.common_info.retirement_date} and `,
    );
    expect((await visitor.press("back")).path).toBe(`${TABS}/dependants?plan=${plan}`);
    expect(readPage(visitor)).toContain("More each month R0");
  });

  it("leads back from the result to the last tab, by Undo to where nothing is changed, and without all to our plan", async () => {
    const { plan, visitor } = await openTab("cash-needs");
    await visitor.press("next", { debtRepayment: "0" });
    expect(visitor.page().path).toContain("/result");
    expect((await visitor.press("back")).path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    await visitor.press("next");
    expect((await visitor.press("undo")).path).toBe(`${TABS}/cash-needs?plan=${plan}`);
    expect(readField(visitor, "debtRepayment")).toBe("150000");
    await visitor.press("next", { debtRepayment: "0" });
    expect((await visitor.press("keep")).path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(true);
  });

  it("has no result where the income stays, but keeps what was changed", async () => {
    const { plan, visitor } = await openTab("cash-needs");
    await visitor.press("next", { debtRepayment: "149 999" });
    expect(visitor.page().path).toBe(`/en/recommended-plan?plan=${plan}`);
    expect(await guest.readAttributes(plan)).toMatchObject({ debt_recommend: 149_999 });
    const { ours, amended } = await readTotals(guest, plan);
    expect(amended).toBe(ours);
  });
});

describe("the changes of the tabs", () => {
  it("are counted together, which add up", async () => {
    const plan = await guest.make("johan");
    const { ours } = await readTotals(guest, plan);
    const visitor = await openAt(guest, plan, "12/delay-retirement");
    await visitor.press("go-partner-income", { retirementDate: await findLaterDate(guest, plan, 2) });
    await visitor.press("go-guarantee-period", { guaranteeIncomePartnerPercentage: "50" });
    await visitor.press("recalculate", { incomeGuaranteePeriod: "5" });
    const amounts = [...readPage(visitor).matchAll(/(?:retirement|income|period) \+R([\d ]+\d)/g)].map(
      ([, amount]) => Number(amount?.replace(/ /g, "")),
    );
    expect(amounts).toHaveLength(3);
    const sum = amounts.reduce((all, amount) => all + amount, 0);
    expect(readPage(visitor)).toContain(`More each month +${sayRand(sum)}`);
    expect(readPage(visitor)).toContain(`${sayRand(ours + sum)} a month`);
  });

  it("start from the share chosen at step 10, and lower it from there", async () => {
    const plan = await guest.make("thandi");
    const visitor = await openAt(guest, plan, "10");
    const shares = visitor.page().html.matchAll(/name="dependentPercentage"[^>]*value="(\d+)"/g);
    const higher = Math.max(...[...shares].map(([, share]) => Number(share)));
    await visitor.press("next", { dependentPercentage: String(higher) });
    await visitor.press("next", { incomeChoice: "INCREASE_INCOME" });
    expect(readField(visitor, "dependentPercentage")).toBe(String(higher));
    expect(readPage(visitor)).toMatch(/You are here: -R[\d ]+ a month/);
    expect((await visitor.press("recalculate")).status).toBe(200);
    const refused = await visitor.press("recalculate", { dependentPercentage: String(higher - 1) });
    expect(refused.status).toBe(422);
  });

  it("are what was touched on their page: another window may have stored something since", async () => {
    const { plan, visitor } = await openTab("dependants");
    const early = visitor.fields();
    early.append("intent", "next");
    await visitor.press("recalculate", { dependentPercentage: "30" });
    await visitor.post(early);
    await openAt(guest, plan, "12/dependants", visitor);
    expect(readField(visitor, "dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toMatch(/You are here: \+R/);
  });

  it("leave the slider’s shares to count alone, which is said once another need is changed", async () => {
    const { visitor } = await openTab("cash-needs");
    expect((await visitor.press("go-dependants")).html).not.toContain("By itself");
    await visitor.press("go-cash-needs");
    const { html } = await visitor.press("go-dependants", { debtRepayment: "50 000" });
    expect(html).toContain("By itself, 45%");
    expect(readPage(visitor)).toContain("Nothing is changed here yet.");
  });

  it("are taken back by Undo, which names the value that it goes back to", async () => {
    const { visitor } = await openTab("dependants");
    expect(visitor.page().html).not.toContain('value="undo"');
    await visitor.press("recalculate", { dependentPercentage: "40" });
    await visitor.press("recalculate", { dependentPercentage: "30" });
    expect(readPage(visitor)).toContain("Undo: percentage to dependants back to 40%");
    await visitor.press("undo");
    expect(readField(visitor, "dependentPercentage")).toBe("40");
    expect(visitor.page().html).not.toContain('value="undo"');
  });

  it("are worked out when Enter is pressed", async () => {
    const { plan, visitor } = await openTab("dependants");
    const [, first = ""] = /<button([^>]*)>/.exec(visitor.page().html) ?? [];
    expect(first).toContain('form="walk-through"');
    expect(first).not.toContain("value");
    const fields = visitor.fields();
    fields.set("dependentPercentage", "30");
    const answer = await visitor.post(fields);
    expect(answer.headers.get("Location")).toBe(`${TABS}/dependants?plan=${plan}`);
  });

  it("are answered to a script as the page would show them, stored, and refused at their field", async () => {
    const { plan, visitor } = await openTab("dependants");
    const post = (fields: Record<string, string>) => {
      const form = visitor.fields();
      for (const [name, value] of Object.entries({ intent: "preview", ...fields })) form.set(name, value);
      const data = "&_data=routes%2Fen.recommendation-experience.12.%24tab";
      return visitor.post(form, `${TABS}/dependants?plan=${plan}${data}`);
    };
    const answer = await post({ dependentPercentage: "30" });
    expect(answer.status).toBe(200);
    const { shown } = (await answer.json()) as { shown: { income: { figure: string } } };
    await openAt(guest, plan, "12/dependants", visitor);
    expect(readField(visitor, "dependentPercentage")).toBe("30");
    expect(readPage(visitor)).toContain(shown.income.figure.replace(/\u00a0/g, " "));
    const refused = await post({ dependentPercentage: "90" });
    expect(refused.status).toBe(422);
    const message = "Percentage to dependants has to be between 10% and 50%";
    expect(await refused.json()).toMatchObject({ fieldErrors: { dependentPercentage: message } });
  });
});
