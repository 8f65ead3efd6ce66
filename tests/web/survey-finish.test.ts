import { describe, expect, inject, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { thandi, walkTo } from "../support/answers";
import { take } from "../support/call";
import { readBearer } from "../support/read-bearer";
import { createVisitor, readText, type Visitor } from "../support/visitor";

const THANKS = /^\/en\/thank-you\?plan=\d+$/;
/** A new plan opens with its walk-through. */
const PLAN = /^\/en\/(recommendation-experience\/1|waiting)\?plan=\d+$/;

describe("finishing", () => {
  const server = inject("site");

  /** The number of plans of a browser's guest. */
  async function countPlans(visitor: Visitor): Promise<number> {
    const bearer = await readBearer(visitor);
    return take(await callOver(reachOver(server.origin), "getAllPlans", {}, { bearer })).length;
  }

  async function arriveAtEnd(): Promise<Visitor> {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7);
    return visitor;
  }

  it("stores nothing before, makes one plan, thanks, and leads to the plan from this browser", async () => {
    const visitor = await arriveAtEnd();
    expect(await countPlans(visitor)).toBe(0);
    const thanks = await visitor.press("save", thandi[7]);
    expect(thanks.path).toMatch(THANKS);
    expect(await countPlans(visitor)).toBe(1);
    expect(visitor.cookies.has("baobab_answers")).toBe(false);
    expect(thanks.html).toMatch(/<a[^>]*href="\/en\/(recommendation-experience\/1|waiting)\?plan=\d+"/);
    expect(await visitor.open("/en/recommended-plan")).toMatchObject({
      status: 200,
      path: expect.stringMatching(PLAN) as string,
    });
  });

  it("makes one plan of two clicks at once", async () => {
    const visitor = await arriveAtEnd();
    const fields = visitor.fields();
    for (const [name, value] of Object.entries(thandi[7])) fields.set(name, String(value));
    fields.set("intent", "save");
    const clicks = await Promise.all([visitor.clone().post(fields), visitor.clone().post(fields)]);
    const [first, second] = clicks.map((click) => click.headers.get("Location"));
    expect(first).toMatch(THANKS);
    expect(second).toBe(first);
    expect(await countPlans(visitor)).toBe(1);
  });

  it("goes on when a first finish was kept, its answer lost, and the answers changed since", async () => {
    const visitor = await arriveAtEnd();
    const unaware = visitor.clone();
    await visitor.press("save", thandi[7]);
    const failed = await unaware.press("save", { ...thandi[7], seriousIllness: "yes" });
    expect(failed.path).toMatch(/^\/en\/not-saved\?plan=new&operation=/);
    expect((await unaware.press("save")).path).toMatch(THANKS);
  });

  it("needs every step: a step spoilt on the way is shown with its errors", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("go-3", thandi[7]);
    await visitor.press("back", { debtAmount: "" });
    await visitor.open("/en/3");
    const other = await arriveAtEnd();
    other.cookies.set("baobab_answers", visitor.cookies.get("baobab_answers") ?? "");
    expect(await other.press("save", thandi[7])).toMatchObject({ status: 422, path: "/en/3?check" });
    expect(await countPlans(other)).toBe(0);
  });

  it("once done, shows the answers from the plan, without navigator, with Save", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    const page = await visitor.open("/en/3");
    expect(page.status).toBe(200);
    expect(visitor.fields().get("debtAmount")).toBe("150\u00a0000");
    expect(page.html).not.toContain('aria-label="Steps"');
    expect(page.html).toMatch(/<button[^>]*value="save"/);
    expect(readText(page.html)).toContain("You prefer guaranteed income over inheritance.");
  });

  it("once done, brings the same plan up to date instead of making another", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/3");
    const saved = await visitor.press("save", { debtAmount: "99 000" });
    expect(saved.path).toMatch(PLAN);
    await visitor.open("/en/3");
    expect(visitor.fields().get("debtAmount")).toBe("99\u00a0000");
    const again = await visitor.press("save", { debtAmount: "98 000" });
    expect(again.path).toMatch(PLAN);
    expect(await countPlans(visitor)).toBe(1);
  });

  it("once done, takes answers that a kept page changes, takes back and gives again", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/3");
    const kept = visitor.clone();
    for (const debtAmount of ["99 000", "98 000", "99 000", "98 000"]) {
      const saved = await kept.clone().press("save", { debtAmount });
      expect(saved.path).toMatch(PLAN);
      await visitor.open("/en/3");
      expect(visitor.fields().get("debtAmount")).toBe(debtAmount.replace(" ", "\u00a0"));
    }
  });

  const WARNING = "Attention: changes will discard your existing edited plan";
  const ASKING = /^\/en\/discard-edited-plan\?plan=\d+$/;

  /** A visitor who has finished the survey and changed the recommendation. */
  async function amend() {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    const { id, bearer } = await awaitPlan(visitor);
    const body = { id, debt_recommend: 10_000 };
    take(await callOver(reachOver(server.origin), "overrideRecommendation", { body }, { bearer }));
    const query = { id, plan_type: "both" as const };
    const read = async () => take(await callOver(reachOver(server.origin), "getPlan", { query }, { bearer }));
    return { visitor, read };
  }

  it("once amended, asks before another recommendation discards the edited plan, and then does so", async () => {
    const { visitor, read } = await amend();
    for (const path of ["/en/1", "/en/3", "/en/7", "/en/check-answers"])
      expect(readText((await visitor.open(path)).html)).not.toContain(WARNING);
    await visitor.open("/en/3");
    const asked = await visitor.press("save", { debtAmount: "99 000" });
    expect(asked).toMatchObject({ status: 200, path: expect.stringMatching(ASKING) as string });
    expect(readText(asked.html)).toContain(WARNING);
    expect(asked.html).toMatch(/role="alert"[^>]*>Attention/);
    expect(await read()).toMatchObject([{ debt_value: 150_000 }, { plan_type: "edit" }]);
    for (const path of ["/en/1", "/en/3", "/en/check-answers"])
      expect(readText((await visitor.open(path)).html)).toContain(WARNING);
    await visitor.open("/en/3");
    expect(visitor.fields().get("debtAmount")).toBe("99 000");
    await visitor.press("save");
    expect((await visitor.press("save")).path).toMatch(PLAN);
    expect(await read()).toMatchObject([{ plan_type: "base", debt_value: 99_000 }]);
    expect(readText((await visitor.open("/en/3")).html)).not.toContain(WARNING);
  });

  it("once amended, keeps the edited plan and the answers behind it if that is asked for", async () => {
    const { visitor, read } = await amend();
    const before = await read();
    await visitor.open("/en/3");
    await visitor.press("save", { debtAmount: "99 000" });
    expect((await visitor.press("leave")).path).toMatch(PLAN);
    expect(await read()).toEqual(before);
    await visitor.open("/en/3");
    expect(visitor.fields().get("debtAmount")).toBe("150\u00a0000");
  });

  it("once amended, asks after the questions that new savings ask again, and from the list of answers", async () => {
    const { visitor, read } = await amend();
    await visitor.open("/en/2");
    await visitor.press("save", { investments: "4 400 000" });
    expect(readText(visitor.page().html)).toContain(WARNING);
    await visitor.press("next", thandi[6]);
    await visitor.press("save", { seriousIllness: "no", smoker: "no" });
    expect(visitor.page().path).toMatch(ASKING);
    await visitor.open("/en/check-answers");
    await visitor.press("save");
    expect(visitor.page().path).toMatch(ASKING);
    const refused = await visitor.press("save", { csrf: "of long ago" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("please press the button again");
    expect(await read()).toHaveLength(2);
    const [first, second] = [visitor.clone(), visitor.clone()];
    await Promise.all([first.press("save"), second.press("save")]);
    expect(first.page().path).toMatch(PLAN);
    expect(second.page().path).toMatch(PLAN);
    expect(await read()).toMatchObject([{ plan_type: "base", retirement_savings: 4_400_000 }]);
    expect((await first.open("/en/discard-edited-plan")).path).toMatch(PLAN);
  });

  /** The bearer in a browser's cookie, and its plan, once that has a recommendation. */
  async function awaitPlan(visitor: Visitor): Promise<{ bearer: string; id: number }> {
    const bearer = await readBearer(visitor);
    const id = Number(new URLSearchParams(visitor.page().path.split("?")[1]).get("plan"));
    await expect
      .poll(async () => {
        const query = { id };
        const answer = await callOver(reachOver(server.origin), "getRecommendations", { query }, { bearer });
        return answer.response_code;
      })
      .toBe("R00");
    return { bearer, id };
  }

  it("takes what was pasted with a tab in it, which no page can show", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7, { ...thandi, 2: { ...thandi[2], otherInvestmentFund: "Karoo\tWool Board" } });
    expect((await visitor.press("save", thandi[7])).path).toMatch(THANKS);
    await visitor.open("/en/2");
    expect(visitor.fields().get("otherInvestmentFund")).toBe("Karoo Wool Board");
  });

  it("once done, works out the income when step 6 is opened again", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    const page = await visitor.open("/en/6");
    expect(readText(page.html)).toMatch(/about R\d{1,3}( \d{3})* a month/);
    expect(visitor.fields().get("importance")).toBe("guarantee_inc_and_no_inheritance");
  });

  it("once done, asks step 6 without naming mistakes when a new back-up opens it", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 7, {
      ...thandi,
      2: { investments: "1 500 000", investmentFund: "Not applicable", moneyKind: "fund" },
      5: { futureIncomeSupport: ["0"] },
    });
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/5");
    const asked = await visitor.press("save", { futureIncomeSupport: ["1"] });
    expect(asked).toMatchObject({
      status: 200,
      path: expect.stringMatching(/^\/en\/6\?plan=\d+$/) as string,
    });
    expect((await visitor.press("save")).status).toBe(422);
  });

  it("once done, asks importance and health again after savings that change the recommendation", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/2");
    const importance = await visitor.press("save", { investments: "4 400 000" });
    expect(importance).toMatchObject({
      status: 200,
      path: expect.stringMatching(/^\/en\/6\?plan=\d+$/) as string,
    });
    expect(visitor.fields().get("importance")).toBeNull();
    expect(readText(importance.html)).toMatch(/about R\d{1,3}( \d{3})* a month/);
    expect(importance.html).toMatch(/<button[^>]*value="next"[^>]*button-primary/);
    const health = await visitor.press("next", thandi[6]);
    expect(health).toMatchObject({ status: 200, path: expect.stringMatching(/^\/en\/7\?plan/) as string });
    expect(visitor.fields().get("seriousIllness")).toBeNull();
    expect((await visitor.clone().press("save")).status).toBe(422);
    expect((await visitor.press("save", { seriousIllness: "no", smoker: "no" })).path).toMatch(PLAN);
    await visitor.open("/en/2");
    expect(visitor.fields().get("investments")).toBe("4\u00a0400\u00a0000");
    expect(await countPlans(visitor)).toBe(1);
  });

  it("once done, asks only health again after another back-up or importance", async () => {
    const visitor = createVisitor(server.origin);
    const modest = { investments: "1 400 000", investmentFund: "Not applicable", moneyKind: "fund" };
    await walkTo(visitor, 7, { ...thandi, 2: modest, 5: { futureIncomeSupport: ["0"] } });
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/2");
    const health = await visitor.press("save", { investments: "1 450 000" });
    expect(health).toMatchObject({ status: 200, path: expect.stringMatching(/^\/en\/7\?plan/) as string });
    expect(visitor.fields().get("smoker")).toBeNull();
    await visitor.press("save", { seriousIllness: "no", smoker: "no" });
    await visitor.open("/en/5");
    await visitor.press("save", { futureIncomeSupport: ["1"] });
    expect(visitor.page().path).toMatch(/^\/en\/6\?plan/);
    await visitor.press("save", { importance: "flexible_inc_and_inheritance" });
    expect(visitor.page()).toMatchObject({
      status: 200,
      path: expect.stringMatching(/^\/en\/7\?plan/) as string,
    });
  });

  it("once done, saves at once what leaves the recommendation as it is, from any step", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/2");
    const saved = await visitor.press("save", { investmentFund: "Nedbank" });
    expect(saved.path).toMatch(PLAN);
    await visitor.open("/en/6");
    expect(visitor.page().html).toMatch(/<button[^>]*value="save"[^>]*button-primary/);
    expect((await visitor.press("save")).path).toMatch(PLAN);
  });

  it("once amended, keeps the edited plan when only a name changes", async () => {
    const { visitor, read } = await amend();
    await visitor.open("/en/1");
    await visitor.press("save", { name: "Thandeka" });
    expect(visitor.page().path).toMatch(PLAN);
    expect(await read()).toMatchObject([
      { plan_type: "base", first_name: "Thandeka" },
      { plan_type: "edit", first_name: "Thandeka" },
    ]);
  });

  it("once done, needs consent for new health answers and for no others", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/7");
    expect(visitor.fields().get("healthConsent")).toBeNull();
    expect((await visitor.clone().press("save")).path).toMatch(PLAN);
    const refused = await visitor.press("save", { smoker: "yes" });
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("Please agree that we may use your health answers");
    const saved = await visitor.press("save", { healthConsent: "yes" });
    expect(saved.path).toMatch(PLAN);
  });

  it("once done, does not say on the page of failures that it failed", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    const page = await visitor.open("/en/not-saved?operation=6b7c0a7e-5d1f-4f6e-9d58-0d7f7a3c1b2a");
    expect(page.path).toMatch(PLAN);
  });

  it("is forgotten by the browser when the answers are cleared", async () => {
    const visitor = await arriveAtEnd();
    await visitor.press("save", thandi[7]);
    await visitor.open("/en/clear-my-answers");
    await visitor.press("clear");
    expect((await visitor.open("/en/recommended-plan")).path).toBe("/en");
  });
});
