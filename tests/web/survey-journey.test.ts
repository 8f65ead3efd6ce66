import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { thandi, typeDay, walkTo } from "../support/answers";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readElement, readErrorSummary, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const arrive = () => createVisitor(server.origin);

async function arriveAt(step: number, answers = thandi): Promise<Visitor> {
  const visitor = arrive();
  await walkTo(visitor, step, answers);
  expect(visitor.page().path).toBe(`/en/${step}`);
  return visitor;
}

/** Savings at the soft minimum and nothing to fall back on: step 6 is not asked. */
const modest = {
  ...thandi,
  2: { investments: "1 500 000", investmentFund: "Not applicable" },
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
    expect((await visitor.open("/en/6")).path).toBe("/en/7");
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

  it("sums up from step 2, and says what an answer means from its own step", async () => {
    expect((await arrive().open("/en/1")).html).not.toContain("Your summary so far");
    const visitor = await arriveAt(6);
    const words = readText(visitor.page().html);
    expect(words).toContain("Total savings R4 200 000");
    expect(words).toContain("Pay off debt R150 000");
    expect(words).toContain("Emergency savings Yes, R84 000");
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

  it("says the guaranteed income and names the partner", async () => {
    const visitor = await arriveAt(6);
    const words = readText(visitor.page().html);
    expect(words).toMatch(/about R\d{1,3}( \d{3})* a month/);
    expect(words).toContain("When you die, Jabu Nkosi receives 75% of it for life.");
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

describe("what was typed", () => {
  it("is kept going back, invalid as it may be, and still stops the way forward", async () => {
    const visitor = await arriveAt(3);
    await visitor.press("back", { ...thandi[3], debtAmount: "as much as ever" });
    expect(visitor.page().path).toBe("/en/2");
    expect((await visitor.open("/en/5")).path).toBe("/en/3");
    expect(visitor.fields().get("debtAmount")).toBe("as much as ever");
  });

  it("goes with a jump back, and with a jump forward every step between is checked", async () => {
    const visitor = await arriveAt(5);
    await visitor.press("go-2", thandi[5]);
    expect(visitor.page().path).toBe("/en/2");
    expect((await visitor.press("go-5")).path).toBe("/en/5");
    expect(visitor.fields().getAll("futureIncomeSupport")).toEqual(["2"]);
  });

  it("that fails on the way forward leads to the failing step, with its errors", async () => {
    const visitor = await arriveAt(5);
    await visitor.press("go-1");
    await visitor.press("go-4");
    await visitor.press("back", { "dependants[0].dateOfBirth": typeDay(-30) });
    const page = await visitor.press("go-5");
    expect(page).toMatchObject({ status: 422, path: "/en/4?check" });
    expect(readTitle(page.html)).toMatch(/^Error: Dependants Support/);
    expect(readElement(page.html, "dependants-0-dateOfBirth-error")).toContain("younger than 40 years");
    expect(readErrorSummary(page.html)).toHaveLength(1);
    const mended = await visitor.press("next", { "dependants[0].dateOfBirth": typeDay(-60) });
    expect(mended).toMatchObject({ status: 200, path: "/en/5" });
  });

  it("is kept when it was refused, after a reload and on the way out", async () => {
    const visitor = await arriveAt(3);
    const refused = await visitor.press("next", {
      ...thandi[3],
      debtAmount: "a lot",
      otherCashAmount: "71 000",
    });
    expect(refused.status).toBe(422);
    expect((await visitor.open("/en/3")).status).toBe(200);
    expect(visitor.fields().get("debtAmount")).toBe("a lot");
    await visitor.open("/en/1");
    await visitor.open("/en/3");
    expect(visitor.fields().get("otherCashAmount")).toBe("71 000");
    expect((await visitor.open("/en/4")).path).toBe("/en/3");
  });

  it("may be a day as a phone's numeric keypad writes it", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const typed = {
      dateOfBirth: typeDay(-62).replaceAll("/", ""),
      retirementDate: typeDay(1).replaceAll("/", " "),
    };
    expect((await visitor.press("next", { ...thandi[1], ...typed })).path).toBe("/en/2");
  });

  it("may be a phone number as a list of contacts copies it", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const phone = "\u202a+27\u201182\u2011123\u20114567\u202c";
    expect((await visitor.press("next", { ...thandi[1], phone })).path).toBe("/en/2");
  });

  it.each([
    [2, { investments: "1", investmentFund: "Nedbank" }, "otherInvestmentFund"],
    [3, { debt: "no", otherCashAmount: "x" }, "debtAmount"],
    [4, { hasPartner: "no", hasOther: undefined }, "dependants[0].fullName"],
    [7, { seriousIllness: "yes", healthConsent: undefined }, "smoker"],
  ] as const)("is gone on a refused step %i where another answer hides it", async (step, changes, hidden) => {
    const visitor = await arriveAt(step);
    const refused = await visitor.press("next", { ...thandi[step], ...changes });
    expect(refused.status).toBe(422);
    expect(visitor.fields().get(hidden) ?? "").toBe("");
  });

  it("is forgotten when another answer hides it", async () => {
    const visitor = await arriveAt(4);
    await visitor.press("back");
    await visitor.press("next", { debt: "no", debtAmount: "77" });
    await visitor.press("back");
    expect(visitor.fields().get("debtAmount")).toBe("");
  });

  it("does not matter where it is hidden: an unreadable amount behind a No is no mistake", async () => {
    const visitor = await arriveAt(3);
    const page = await visitor.press("next", { ...thandi[3], debt: "no", debtAmount: "x" });
    expect(page.path).toBe("/en/4");
  });

  it("stays in the browser, where no script can read it and nobody can make sense of it", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const fields = visitor.fields();
    for (const [name, value] of Object.entries(thandi[1])) fields.set(name, String(value));
    const response = await visitor.post(fields);
    const [cookie] = response.headers.getSetCookie().filter((one) => one.startsWith("baobab_answers="));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/en(;|$)/);
    expect(cookie).toMatch(/; Max-Age=86400/);
    expect(cookie).not.toContain("Secure");
    const [header, key, ...sealed] = (/^baobab_answers=([^;]*)/.exec(cookie ?? "")?.[1] ?? "").split(".");
    const { alg, enc } = JSON.parse(Buffer.from(header ?? "", "base64url").toString()) as Record<
      string,
      string
    >;
    expect({ alg, enc, key }).toEqual({ alg: "dir", enc: "A256GCM", key: "" });
    expect(sealed).toHaveLength(3);
    expect(Buffer.from(sealed[1] ?? "", "base64url").toString("latin1")).not.toContain("Thandi");
  });

  it("fits its cookie even at its longest, in letters of four bytes", async () => {
    // No letter comes twice in a name, so that there is little to squeeze.
    const letters = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => String.fromCodePoint(0x20000 + from + 7 * place)).join("");
    const mailbox = randomBytes(121).toString("hex");
    const visitor = arrive();
    await walkTo(visitor, 5, {
      ...thandi,
      1: {
        ...thandi[1],
        name: letters(0, 50),
        surname: letters(1, 50),
        email: `${mailbox}@example.com`,
      },
      2: { ...thandi[2], otherInvestmentFund: letters(2, 50) },
      4: { ...thandi[4], "dependants[0].fullName": letters(3, 100) },
    });
    expect(visitor.page().path).toBe("/en/5");
    expect(visitor.cookies.get("baobab_answers")?.length).toBeLessThan(4_000);
  });
});

describe("answers that the browser has lost", () => {
  it.each([
    [3, "next"],
    [6, "back"],
    [7, "save"],
  ] as const)("are asked for again, with the reason, when step %i is posted", async (step, intent) => {
    const visitor = await arriveAt(step);
    visitor.cookies.delete("baobab_answers");
    const page = await visitor.press(intent, thandi[step]);
    expect(page.path).toBe("/en/1?lost");
    expect(readTitle(page.html)).toMatch(/^Error: Personal Information/);
    expect(readText(page.html)).toContain("Your earlier answers are gone");
    await visitor.press("next", thandi[1]);
    expect(readText((await visitor.open("/en/1?lost")).html)).not.toContain("Your earlier answers are gone");
  });

  it("leave those of the step that was posted", async () => {
    const visitor = await arriveAt(2);
    visitor.cookies.delete("baobab_answers");
    await visitor.press("next", thandi[2]);
    expect((await visitor.press("next", thandi[1])).path).toBe("/en/2");
    expect(visitor.fields().get("investments")).toBe("4 200 000");
  });
});

describe("the first page, which is the same for every newcomer", () => {
  const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

  async function comeAnew() {
    const response = await fetch(`${server.origin}/en/1`);
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    return {
      html,
      policyNonce: read(policy, /'nonce-([^']+)'/),
      nonces: [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce),
      token: read(html, /name="csrf" value="([^"]+)"/),
      operation: read(html, /name="processContextId" value="([^"]+)"/),
      requestId: read(html, /"requestId":"([^"]+)"/),
    };
  }

  it("differs in what belongs to one visit, and in nothing else", async () => {
    const [first, second] = [await comeAnew(), await comeAnew()];
    for (const visit of [first, second]) {
      expect(new Set(visit.nonces)).toEqual(new Set([visit.policyNonce]));
      expect(visit.policyNonce).not.toBe("");
    }
    const strip = ({ html, ...visit }: typeof first) =>
      [visit.policyNonce, visit.token, visit.operation, visit.requestId].reduce((page, value, place) => {
        expect(page).toContain(value);
        return page.replaceAll(value, `value ${place}`);
      }, html);
    for (const name of ["policyNonce", "token", "operation", "requestId"] as const)
      expect(second[name]).not.toBe(first[name]);
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

  it("is not acted on when a machine filled in what nobody sees", async () => {
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

  it("is refused when it is larger than a form can be", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const fields = visitor.fields();
    fields.set("name", "t".repeat(70_000));
    expect((await visitor.post(fields)).status).toBe(413);
  });

  it("does no harm with names that reach for the insides of objects", async () => {
    const visitor = arrive();
    await visitor.open("/en/1");
    const page = await visitor.press("next", { ...thandi[1], "__proto__[x]": "1", "name[0]": "2" });
    expect(page.path).toBe("/en/2");
  });
});

describe("clearing", () => {
  it("says what is wrong when it is not acted on, and not that a page is old when cookies are refused", async () => {
    const visitor = await arriveAt(2);
    await visitor.open("/en/clear-my-answers");
    const stale = await visitor.clone().press("clear", { csrf: "stale" });
    expect(stale.status).toBe(422);
    expect(readTitle(stale.html)).toBe("Error: Clear my answers – Baobab");
    expect(readText(stale.html)).toContain("This page was open for a long time.");
    const without = visitor.clone();
    without.cookies.clear();
    const refused = await without.press("clear");
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("allow cookies for this site");
    expect(readText(refused.html)).not.toContain("open for a long time");
  });

  it("asks on the way out of step 1 and keeps what was typed until it is confirmed", async () => {
    const visitor = await arriveAt(2);
    await visitor.press("back");
    const asked = await visitor.press("back", { name: "Thandiwe" });
    expect(asked.path).toBe("/en/clear-my-answers?leaving");
    await visitor.open("/en/1");
    expect(visitor.fields().get("name")).toBe("Thandiwe");
  });

  it("forgets the answers and begins at the start", async () => {
    const visitor = await arriveAt(3);
    await visitor.open("/en/clear-my-answers");
    expect((await visitor.press("clear")).path).toBe("/en");
    expect(visitor.cookies.has("baobab_answers")).toBe(false);
    expect((await visitor.open("/en/3")).path).toBe("/en/1");
    expect(visitor.fields().get("name")).toBe("");
  });
});
