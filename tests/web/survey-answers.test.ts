import { randomBytes } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { thandi, typeDay, walkOn, walkTo } from "../support/answers";
import { createVisitor, readElement, readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");

const arrive = () => createVisitor(server.origin);
const arriveAt = (step: number, answers = thandi) => walkOn(arrive(), step, answers);

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

  it("of another source of income is optional, and goes with its tick", async () => {
    const visitor = await arriveAt(5);
    expect(readText(visitor.page().html)).toContain("Leave it empty to say it later.");
    const other = { futureIncomeSupport: ["2"], otherTaxableIncomePerMonth: "9 000" };
    const refused = await visitor.press("next", { ...other, otherTaxableIncomeUntil: "13/2040" });
    expect(readElement(refused.html, "otherTaxableIncomeUntil-error")).toContain(
      "Please enter a month like 03/2031",
    );
    expect(visitor.fields().get("otherTaxableIncomeUntil")).toBe("13/2040");
    await visitor.press("next", { ...other, otherTaxableIncomeUntil: "3/2040" });
    expect(visitor.page().path).toBe("/en/6");
    await visitor.press("next", thandi[6]);
    const answers = await visitor.open("/en/check-answers");
    expect(readText(answers.html)).toContain(
      "I have another source of income, R9 000 a month until March 2040",
    );
    await visitor.open("/en/5");
    await visitor.press("next", { futureIncomeSupport: ["1"] });
    await visitor.open("/en/5");
    expect(visitor.fields().get("otherTaxableIncomePerMonth")).toBe("");
    expect(visitor.fields().get("otherTaxableIncomeUntil")).toBe("");
  });

  it("of another source of income without its tick is asked about, and stays in sight until then", async () => {
    const visitor = await arriveAt(5);
    const isShown = () => /class="stays-open"/.test(visitor.page().html);
    expect(isShown()).toBe(false);
    const typed = { futureIncomeSupport: ["1"], otherTaxableIncomePerMonth: "9 000" };
    const refused = await visitor.press("next", typed);
    expect(refused).toMatchObject({ status: 422, path: "/en/5?check" });
    expect(readElement(refused.html, "futureIncomeSupport-error")).toContain(
      "You typed an amount. Tick the box, or clear the amount.",
    );
    expect(visitor.fields().getAll("futureIncomeSupport")).toEqual(["1"]);
    expect(visitor.fields().get("otherTaxableIncomePerMonth")).toBe("9 000");
    expect(isShown()).toBe(true);
    await visitor.press("next", { otherTaxableIncomePerMonth: "" });
    expect(visitor.page().path).toBe("/en/6");
    await visitor.open("/en/5");
    expect(isShown()).toBe(false);
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

  it("leads to its page when it was refused, so that nothing asks to send the form again", async () => {
    const visitor = await arriveAt(3);
    const fields = visitor.fields();
    fields.set("debtAmount", "a lot");
    const answer = await visitor.post(fields);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/3?check"]);
  });

  it("is kept when an earlier step was spoilt in another tab, which is the one to mend first", async () => {
    const visitor = await arriveAt(4);
    const otherTab = visitor.clone();
    await otherTab.press("go-3");
    await otherTab.press("back", { debtAmount: "" });
    visitor.cookies.set("baobab_answers", otherTab.cookies.get("baobab_answers") ?? "");
    const page = await visitor.press("next", { ...thandi[4], "dependants[0].dateOfBirth": "long ago" });
    expect(page).toMatchObject({ status: 422, path: "/en/3?check" });
    expect(readErrorSummary(page.html)).toMatchObject([{ href: "#debtAmount" }]);
    expect((await visitor.press("next", thandi[3])).path).toBe("/en/4");
    expect(visitor.fields().get("dependants[0].fullName")).toBe("Jabu Nkosi");
    expect(visitor.fields().get("dependants[0].dateOfBirth")).toBe("long ago");
  });

  it("is kept when a step further back was spoilt in another tab, whose mistakes are named", async () => {
    const visitor = await arriveAt(5);
    const otherTab = visitor.clone();
    await otherTab.press("go-2");
    await otherTab.press("back", { investments: "abc" });
    visitor.cookies.set("baobab_answers", otherTab.cookies.get("baobab_answers") ?? "");
    expect(await visitor.clone().open("/en/5")).toMatchObject({ status: 200, path: "/en/2" });
    const page = await visitor.press("next", { futureIncomeSupport: ["1"] });
    expect(page).toMatchObject({ status: 422, path: "/en/2?check" });
    expect(readErrorSummary(page.html)).toMatchObject([{ href: "#investments" }]);
    await visitor.press("next", thandi[2]);
    await visitor.open("/en/5");
    expect(visitor.fields().getAll("futureIncomeSupport")).toEqual(["1"]);
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
    [2, { investments: "1", investmentFund: "Nedbank", moneyKind: "fund" }, "otherInvestmentFund"],
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

  it("stays in the browser, encrypted and out of reach of scripts", async () => {
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
    // No letter occurs twice in a name, so that compression gains little.
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
    expect(readText(page.html)).toContain("We no longer have your answers");
    await visitor.press("next", thandi[1]);
    expect(readText((await visitor.open("/en/1?lost")).html)).not.toContain("We no longer have your answers");
  });

  it("are said to be gone when all cookies are, and what was just typed is kept all the same", async () => {
    const visitor = await arriveAt(3);
    visitor.cookies.clear();
    const page = await visitor.press("next", thandi[3]);
    expect(page).toMatchObject({ status: 422, path: "/en/3" });
    expect(readTitle(page.html)).toMatch(/^Error: Cash Needs/);
    expect(readText(page.html)).toContain("We no longer have your answers");
    expect(visitor.fields().get("debtAmount")).toBe("150 000");
    const again = await visitor.press("next");
    expect(again.path).toBe("/en/1?lost");
    expect(readText(again.html)).toContain("We no longer have your answers");
    await visitor.press("next", thandi[1]);
    expect((await visitor.press("next", thandi[2])).path).toBe("/en/3");
    expect(visitor.fields().get("debtAmount")).toBe("150 000");
  });

  it("leave those of the step that was posted", async () => {
    const visitor = await arriveAt(2);
    visitor.cookies.delete("baobab_answers");
    await visitor.press("next", thandi[2]);
    expect((await visitor.press("next", thandi[1])).path).toBe("/en/2");
    expect(visitor.fields().get("investments")).toBe("4 200 000");
  });
});

describe("clearing", () => {
  it("says what is wrong when it is not acted on, and not that a page is old when cookies are refused", async () => {
    const visitor = await arriveAt(2);
    await visitor.open("/en/clear-my-answers");
    const stale = await visitor.clone().press("clear", { csrf: "stale" });
    expect(stale.status).toBe(422);
    expect(readTitle(stale.html)).toBe("Error: Clear answers – Baobab");
    expect(readText(stale.html)).toContain("This page was open for a long time.");
    const without = visitor.clone();
    without.cookies.clear();
    const refused = await without.press("clear");
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("allow cookies for this site");
    expect(readText(refused.html)).not.toContain("open for a long time");
  });

  it("is no matter of leaving: Back at step 1 leads to the start and keeps what was typed", async () => {
    const visitor = await arriveAt(2);
    await visitor.press("back");
    const left = await visitor.press("back", { name: "Thandiwe" });
    expect(left.path).toBe("/en");
    await visitor.open("/en/1");
    expect(visitor.fields().get("name")).toBe("Thandiwe");
  });

  it("is not what its page offers first", async () => {
    const { html } = await (await arriveAt(2)).open("/en/clear-my-answers");
    expect(html).toMatch(/<a[^>]*class="button button-primary[^>]*>Keep my answers/);
    expect(html).toMatch(/<button[^>]*value="clear"[^>]*class="button button-secondary/);
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
