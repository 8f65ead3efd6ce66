import { describe, expect, inject, it } from "vitest";
import { chooseBasis } from "../../app/engine";
import { sayPricesOf } from "../../app/words/plan/annuity-prices";
import { thandi, walkOn } from "../support/answers";
import { today } from "../support/today";
import { createVisitor, readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");

const arrive = () => createVisitor(server.origin);
const arriveAt = (step: number, answers = thandi) => walkOn(arrive(), step, answers);

/** Savings at the soft minimum and no backup: step 6 is not asked. */
const modest = {
  ...thandi,
  2: { investments: "1 500 000", investmentFund: "Not applicable", moneyKind: "fund" },
  5: { futureIncomeSupport: ["0"] },
};

describe("an address typed by hand", () => {
  it.each(["/en/0", "/en/8", "/en/1x", "/en/01", "/en/nothing"])("%s is not found", async (path) => {
    expect((await arrive().open(path)).status).toBe(404);
  });

  it.each([2, 4, 7])("step %i leads to step 1 when nothing is answered", async (step) => {
    expect((await arrive().open(`/en/${step}`)).path).toBe("/en/1");
  });

  it("leads as far as the first unfinished step, and back to any step before it", async () => {
    const visitor = await arriveAt(4);
    expect((await visitor.open("/en/7")).path).toBe("/en/4");
    expect((await visitor.open("/en/2")).path).toBe("/en/2");
  });

  it("never leads to a step 6 that is not asked", async () => {
    const visitor = await arriveAt(7, modest);
    const why =
      "We left out step 6. With these savings and no back-up plan, a guaranteed income comes first.";
    expect(readText(visitor.page().html)).toContain(why);
    expect((await visitor.open("/en/6")).path).toBe("/en/7");
    expect(readText((await arriveAt(7)).page().html)).not.toContain("We left out");
  });
});

describe("a step's page", () => {
  it("carries its name in the title and the steps in the navigator", async () => {
    const visitor = await arriveAt(3);
    expect(readTitle(visitor.page().html)).toBe("Cash Needs – Step 3 of 7 – Baobab");
    const words = readText(visitor.page().html);
    expect(words).toContain("Step 2: Retirement Savings Done");
    expect(words).toContain("Step 3: Cash Needs You are here");
    expect(words).toContain("Step 1 - Personal Information");
  });

  it("shows the coach from step 2, and help topics on every step but 6", async () => {
    const first = await arrive().open("/en/1");
    expect(readText(first.html)).not.toContain("Talk to a person BC");
    expect(first.html).not.toContain("Retirement coaches");
    const second = await arriveAt(2);
    expect(second.page().html).toContain("Retirement coaches");
    expect(second.page().html).toContain("What should I enter as my retirement savings?");
    const sixth = await arriveAt(6);
    expect(sixth.page().html).not.toContain('name="help"');
  });

  it("says in the open at step 1 what name, email and cell phone number are for", async () => {
    const { html } = await arrive().open("/en/1");
    const open = html.replace(/<details[\s\S]*?<\/details>/g, "");
    expect(readText(open)).toContain("We use your name, email, number and answers only for your plan.");
  });

  it("sums up from step 2, and says what an answer means from its own step", async () => {
    expect((await arrive().open("/en/1")).html).not.toContain("Your summary so far");
    const visitor = await arriveAt(6);
    const words = readText(visitor.page().html);
    expect(words).toContain("Total savings R4 200 000");
    expect(words).toContain("Pay off debt R150 000");
    expect(words).toContain("Set aside for emergencies Yes, R84 000");
    expect(words).toContain("You are providing financial support to your partner, children and other(s).");
    expect(words).toContain("Your backup plan includes: other source of income");
  });
});

const sayIncome = (html: string) => /about R\d{1,3}( \d{3})* a month/.exec(readText(html))?.[0];

describe("step 6", () => {
  it("is skipped forward and backward when it is not asked", async () => {
    const visitor = await arriveAt(7, modest);
    expect((await visitor.press("back")).path).toBe("/en/5");
    expect((await visitor.press("next", { futureIncomeSupport: ["1"] })).path).toBe("/en/6");
  });

  it("says the guaranteed income, names the partner, and shows both answers with what they pay", async () => {
    const visitor = await arriveAt(6);
    const words = readText(visitor.page().html);
    expect(words).toMatch(
      /A flexible income, and an inheritance .*? a month Paid whatever markets do nothing/,
    );
    expect(words).toMatch(/without an inheritance .*? a month Paid whatever markets do R\d/);
    expect(words.match(/Jabu, if you die first R\d/g)).toHaveLength(2);
    expect(words).not.toContain("What we earn");
    expect(visitor.fields().get("importance")).toBeNull();
    expect(words).toMatch(/about R\d{1,3}( \d{3})* a month/);
    expect(words).toContain("When you die, Jabu Nkosi gets 75% of it for life.");
    expect(words).toContain(sayPricesOf(chooseBasis(today).pricesAsOfByKind.linked));
  });

  it("keeps its answer on reload and on the way back, and asks anew when it is reached going forward", async () => {
    const visitor = await arriveAt(7);
    await visitor.press("back");
    expect(visitor.page().path).toBe("/en/6");
    expect(visitor.fields().get("importance")).toBe("guarantee_inc_and_no_inheritance");
    await visitor.open("/en/6");
    expect(visitor.fields().get("importance")).toBe("guarantee_inc_and_no_inheritance");
    await visitor.press("back");
    await visitor.press("next");
    expect(visitor.page().path).toBe("/en/6");
    expect(visitor.fields().get("importance")).toBeNull();
  });

  it("asks anew, without a word of mistakes, when what it was asked for has changed", async () => {
    const visitor = await arriveAt(7);
    const before = sayIncome(visitor.page().html);
    await visitor.press("go-2");
    const page = await visitor.press("go-7", { investments: "2 000 000" });
    expect(page).toMatchObject({ status: 200, path: "/en/6" });
    expect(readErrorSummary(page.html)).toEqual([]);
    expect(visitor.fields().get("importance")).toBeNull();
    expect(sayIncome(page.html)).toMatch(/^about R/);
    expect(sayIncome(page.html)).not.toBe(before);
  });

  it("keeps its answer when nothing that its income depends on has changed", async () => {
    const visitor = await arriveAt(7);
    await visitor.press("go-1");
    expect((await visitor.press("go-7", { name: "Thandiwe" })).path).toBe("/en/7");
    await visitor.press("back");
    expect(visitor.fields().get("importance")).toBe("guarantee_inc_and_no_inheritance");
  });

  it("leaves the smoker question open only where its rule says so", async () => {
    expect((await arriveAt(7)).page().html).toContain('name="smoker"');
    expect((await arriveAt(7, modest)).page().html).toContain('name="smoker"');
    const inheritance = { ...thandi, 6: { importance: "flexible_inc_and_inheritance" } };
    expect((await arriveAt(7, inheritance)).page().html).not.toContain('name="smoker"');
  });
});

describe("the first page, which is the same for every newcomer", () => {
  const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

  async function comeAnew() {
    const html = await (await fetch(`${server.origin}/en/1`)).text();
    return {
      html,
      token: read(html, /name="csrf" value="([^"]+)"/),
      operation: read(html, /name="processContextId" value="([^"]+)"/),
    };
  }

  it("differs in what belongs to one visit, and in nothing else", async () => {
    const [first, second] = [await comeAnew(), await comeAnew()];
    const strip = ({ html, token, operation }: typeof first) =>
      [token, operation].reduce((page, value, place) => {
        expect(value).not.toBe("");
        return page.replaceAll(value, `value ${place}`);
      }, html);
    for (const name of ["token", "operation"] as const) expect(second[name]).not.toBe(first[name]);
    expect(strip(second)).toBe(strip(first));
  });

  it("is taken from each of them", async () => {
    const visitors = [arrive(), arrive()];
    for (const visitor of visitors) await visitor.open("/en/1");
    for (const visitor of visitors) expect((await visitor.press("next", thandi[1])).path).toBe("/en/2");
  });
});

describe("a form that cannot be trusted", () => {
  it("is given a token of ours in the place of one that is not", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const [own, forged] = [visitor.cookies.get("csrf"), Buffer.from('"forged.token"').toString("base64")];
    visitor.cookies.set("csrf", encodeURIComponent(forged));
    await visitor.open("/en/1");
    expect(visitor.cookies.get("csrf")).not.toBe(encodeURIComponent(forged));
    expect(visitor.cookies.get("csrf")).not.toBe(own);
    expect((await visitor.press("next", thandi[1])).path).toBe("/en/2");
  });

  it("comes back with everything typed when its token is of another day", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const page = await visitor.press("next", { ...thandi[1], csrf: "stale" });
    expect(page).toMatchObject({ status: 422, path: "/en/1" });
    expect(readText(page.html)).toContain("Nothing is lost: please press the button again.");
    expect(visitor.fields().get("surname")).toBe("Nkosi");
    expect((await visitor.press("next")).path).toBe("/en/2");
  });

  it("says so when the browser sends no cookie back", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    visitor.cookies.clear();
    const page = await visitor.press("next", thandi[1]);
    expect(page.status).toBe(422);
    expect(readText(page.html)).toContain("allow cookies for this site");
    expect(visitor.fields().get("name")).toBe("Thandi");
  });

  it("is rejected when a bot filled in the invisible field", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    expect((await visitor.press("next", { ...thandi[1], name__confirm: "x" })).status).toBe(422);
  });

  it.each([["name__confirm"], ["from__confirm"], ["name__confirm", "from__confirm"]])(
    "is not acted on when a machine left out %s %s",
    async (...left) => {
      const visitor = arrive();
      await visitor.open("/en/1");
      const without = Object.fromEntries(left.map((name) => [name, undefined]));
      expect((await visitor.press("next", { ...thandi[1], ...without })).status).toBe(422);
    },
  );

  it.each(["damaged", "U2FsdGVkX1+AAAAAAAAAAAAAAAAAAAAA", "%"])(
    "is not acted on, and is no failure of ours, when the trap says %s",
    async (from__confirm) => {
      const visitor = arrive();
      await visitor.open("/en/1");
      const page = await visitor.press("next", { ...thandi[1], from__confirm });
      expect(page.status).toBe(422);
      expect(visitor.fields().get("name")).toBe("Thandi");
    },
  );

  it("hides its trap, in a text browser too, and says to leave it empty", async () => {
    const { html } = await arrive().open("/en/1");
    const traps = [...html.matchAll(/<input[^>]*__confirm[^>]*>/g)].map(([tag]) => tag);
    expect(traps).toHaveLength(2);
    for (const tag of traps) expect(tag).toMatch(/type="hidden".*title="Leave this field (empty|as it is)"/);
  });

  it("is refused when it is larger than a form can be", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const fields = visitor.fields();
    fields.set("name", "t".repeat(70_000));
    expect((await visitor.post(fields)).status).toBe(413);
  });
});
