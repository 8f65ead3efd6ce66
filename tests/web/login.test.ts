import { describe, expect, inject, it } from "vitest";
import { dayParts } from "../../app/base/date";
import { finishSurvey, thandi, typeDay, walkTo } from "../support/answers";
import { inventIdentityNumber } from "../support/identity-numbers";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { take } from "../support/call";
import {
  giveCodeAlone,
  inventCell,
  logIn,
  passSinceCode,
  readCode,
  readGuest,
  register,
} from "../support/logged-in";
import { createVisitor, readErrorSummary, readText, readTitle, type Visitor } from "../support/visitor";

/** An ID number that begins with Thandi's birthday and a woman's next four digits. */
function inventThandisNumber(): string {
  const [day = "", month = "", year = ""] = typeDay(-62).split("/");
  for (;;) {
    const rsaIdNr = inventIdentityNumber(`${year.slice(2)}${month}${day}`);
    if (rsaIdNr.charAt(6) < "5") return rsaIdNr;
  }
}

const server = inject("site");

const become = () => createVisitor(server.origin);

/** The target of a link in the content of a page. */
const findUrl = (html: string, name: string) =>
  new RegExp(`<main[\\s\\S]*<a[^>]*href="([^"]*)"[^>]*>${name}</a>`)
    .exec(html)?.[1]
    ?.replaceAll("&amp;", "&") ?? "";

describe("from guest to person, without scripts", () => {
  it("registers, keeps the plan, logs out, and goes on in another browser", async () => {
    const visitor = await finishSurvey(server.origin);
    const plan = Number(/plan=(\d+)/.exec(visitor.page().path)?.[1]);
    const address = findUrl(visitor.page().html, "Register");
    expect(address).toMatch(/^\/en\/register\?next=/);
    const { rsaIdNr, page } = await register(visitor, { rsaIdNr: inventThandisNumber(), address });

    expect(page.path).toMatch(new RegExp(`^/en/keep-plan\\?plan=${plan}&next=`));
    const words = readText(page.html);
    expect(words).toContain(`Plan ${plan}`);
    expect(words).toContain("Thandi Nkosi");
    expect(words).toContain("R4 200 000");
    expect(words).toContain("Its birth date and sex agree with your ID number.");
    expect(visitor.fields().get("keep")).toBe("yes");
    const kept = await visitor.press("next");
    expect(kept).toMatchObject({ status: 200 });
    expect(kept.path).toMatch(new RegExp(`^/en/(recommendation-experience/1|waiting)\\?plan=${plan}$`));
    // The names in the plan that became theirs.
    expect(readText(kept.html)).toContain("Thandi Nkosi");

    await visitor.open("/en/menu");
    const left = await visitor.press("here");
    expect(left.path).toBe("/en/logged-out");
    expect(readText(left.html)).toContain("You are logged out");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_"))).toEqual([]);
    // After a logout, Back does not show the plan.
    expect(await visitor.open(`/en/recommended-plan?plan=${plan}`)).toMatchObject({ status: 404 });

    const elsewhere = become();
    const entered = await logIn(elsewhere, rsaIdNr);
    expect(entered).toMatchObject({ status: 200, path: "/en/dashboard" });
    expect(readText(entered.html)).toContain(`Plan ${plan}`);
    expect(readText((await elsewhere.open(`/en/check-answers?plan=${plan}`)).html)).toContain(
      "Karoo Wool Board",
    );
  });

  it("asks twice about a plan whose birth date or sex disagrees, and lets it be kept all the same", async () => {
    const visitor = await finishSurvey(server.origin);
    const { page } = await register(visitor, { rsaIdNr: inventIdentityNumber("550102") });
    const words = readText(page.html);
    expect(words).toMatch(/The birth date in the plan is .* By your ID number it is 2 January 1955\./);
    expect(visitor.fields().has("keep")).toBe(false);
    const unchosen = await visitor.press("next");
    expect(unchosen.status).toBe(422);
    expect(readErrorSummary(unchosen.html)[0]).toMatchObject({ href: "#keep" });
    const kept = await visitor.press("next", { keep: "yes" });
    expect(kept.status).toBe(200);
    expect(readText(kept.html)).toContain("Unnamed");
  });

  it("leaves a plan that is not theirs to the guest, whom the browser forgets", async () => {
    const visitor = await finishSurvey(server.origin);
    const plan = Number(/plan=(\d+)/.exec(visitor.page().path)?.[1]);
    const guest = visitor.clone();
    await register(visitor);
    expect((await visitor.press("next", { keep: "no" })).path).toBe("/en");
    expect(await visitor.open(`/en/check-answers?plan=${plan}`)).toMatchObject({ status: 404 });
    expect(await guest.open(`/en/check-answers?plan=${plan}`)).toMatchObject({ status: 200 });
  });

  it("makes the plans of somebody who is logged in their own from the start", async () => {
    const visitor = become();
    const { rsaIdNr } = await register(visitor);
    await walkTo(visitor, 7);
    const thanks = await visitor.press("save", thandi[7]);
    expect(thanks.path).toMatch(/^\/en\/thank-you\?plan=\d+$/);
    expect(readText(thanks.html)).toContain("It is kept with your account");
    const elsewhere = become();
    const entered = await logIn(elsewhere, rsaIdNr);
    expect(entered.path).toBe("/en/dashboard");
    expect(readText(entered.html)).toContain(`Plan ${/\d+/.exec(thanks.path)?.[0]}`);
  });
});

describe("the form of the ID number", () => {
  it("takes spaces, and names what is wrong with everything typed kept", async () => {
    const visitor = become();
    await visitor.open("/en/register");
    const refused = await visitor.press("send", { rsaIdNr: "800101 5009 086", cellNr: "12" });
    expect(refused.status).toBe(422);
    expect(readTitle(refused.html)).toBe("Error: Register – Baobab");
    expect(readErrorSummary(refused.html).map(({ href }) => href)).toEqual(["#rsaIdNr", "#cellNr"]);
    expect(visitor.fields().get("rsaIdNr")).toBe("800101 5009 086");
    const rsaIdNr = inventIdentityNumber();
    const spaced = `${rsaIdNr.slice(0, 6)} ${rsaIdNr.slice(6, 10)} ${rsaIdNr.slice(10)}`;
    expect((await visitor.press("send", { rsaIdNr: spaced, cellNr: inventCell() })).path).toBe("/en/code");
  });

  it("says the same to known and unknown numbers", async () => {
    const { rsaIdNr } = await register(become());
    const [known, unknown] = [become(), become()];
    const say = async (visitor: Visitor, typed: string) => {
      await visitor.open("/en/login");
      const page = await visitor.press("send", { rsaIdNr: typed });
      // A demonstration shows the SMS, which is only sent to the holder of a known number.
      return readText(page.html)
        .replace(/Just a demo .* Give it to nobody\. /, "")
        .replace(/\d\d:\d\d|in \d+ seconds/g, "");
    };
    expect(await say(known, rsaIdNr)).toBe(await say(unknown, inventIdentityNumber()));
  });
});

describe("a code", () => {
  async function askForCode(rsaIdNr: string): Promise<Visitor> {
    const visitor = become();
    await visitor.open("/en/login");
    await visitor.press("send", { rsaIdNr });
    return visitor;
  }
  const sayMistake = (html: string) => readErrorSummary(html).map(({ words }) => words);

  it("that is wrong is told with the tries left, and after five of them is dead", async () => {
    const visitor = await askForCode(inventIdentityNumber());
    const empty = await visitor.press("verify", { otp: " " });
    expect(sayMistake(empty.html)).toEqual(["Please type the code from your SMS"]);
    for (const left of ["4 more tries", "3 more tries", "2 more tries", "1 more try"]) {
      const wrong = await visitor.press("verify", { otp: "1234567" });
      expect(wrong.status).toBe(422);
      expect(sayMistake(wrong.html)).toEqual([`That is not the code that we sent. You have ${left}.`]);
      expect(visitor.fields().get("otp")).toBe("1234567");
    }
    const dead = await visitor.press("verify", { otp: "1234567" });
    expect(sayMistake(dead.html)).toEqual(["That was the last try: ask for a new code."]);
  });

  it("that is too old leads to a new one without anything typed again", async () => {
    const { rsaIdNr } = await register(become());
    const visitor = await askForCode(rsaIdNr);
    for (let tries = 0; tries < 5; tries += 1) await visitor.press("verify", { otp: "0" });
    const old = await readCode(visitor);
    expect(sayMistake((await visitor.press("verify", { otp: old })).html)).toEqual([
      "This code is no longer valid: ask for a new one.",
    ]);
    const early = await visitor.press("again");
    expect(early.status).toBe(422);
    expect(readText(early.html)).toMatch(/From \d\d:\d\d on we can send it again\./);
    await passSinceCode(visitor, 61_000);
    const again = await visitor.press("again");
    expect(again.path).toBe("/en/code?again");
    expect(readText(again.html)).toContain("We have asked for another code.");
    expect((await visitor.press("verify", { otp: await readCode(visitor) })).path).toBe("/en");
  });

  it("that does not come is helped on by a person, whoever the ID number is known of", async () => {
    const { rsaIdNr: known } = await register(become());
    for (const rsaIdNr of [known, inventIdentityNumber()])
      for (const address of ["/en/register", "/en/login"]) {
        const visitor = become();
        await visitor.open(address);
        await visitor.press("send", { rsaIdNr, cellNr: inventCell() });
        const words = readText(visitor.page().html);
        expect(words).toContain(
          "It is my ID number, and still no code comes Call us. A person checks who you are.",
        );
        expect(words).toContain("Somebody may have taken over your number");
      }
  });

  it("is sent three times an hour at most, and the page says when there is another", async () => {
    const visitor = await askForCode(inventIdentityNumber());
    for (let send = 2; send <= 3; send += 1) {
      await passSinceCode(visitor, 61_000);
      expect((await visitor.press("again")).path).toBe("/en/code?again");
    }
    await passSinceCode(visitor, 61_000);
    const refused = await visitor.press("again");
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toMatch(/We send at most three codes an hour\..* in \d+ minutes\./);
  });

  it("that was used already begins a new login", async () => {
    const { rsaIdNr } = await register(become());
    const visitor = await askForCode(rsaIdNr);
    const unaware = visitor.clone();
    const otp = await readCode(visitor);
    await visitor.press("verify", { otp });
    await visitor.open("/en/menu");
    await visitor.press("here");
    for (const name of [...unaware.cookies.keys()])
      if (!visitor.cookies.has(name)) unaware.cookies.delete(name);
    const again = await unaware.press("verify", { otp });
    expect(again.path).toBe("/en/login?over=");
    expect(readText(again.html)).toContain("This code was used already, or it is too old.");
  });

  it("that is posted twice at once lets the person in both times", async () => {
    const { rsaIdNr } = await register(become());
    const visitor = await askForCode(rsaIdNr);
    const fields = visitor.fields();
    fields.set("otp", await readCode(visitor));
    const answers = await Promise.all([visitor.clone(), visitor.clone()].map((one) => one.post(fields)));
    expect(answers.map(({ headers }) => headers.get("Location"))).toEqual(["/en/dashboard", "/en/dashboard"]);
  });

  it("can be exchanged by no guest who was planted in the browser before", async () => {
    const thief = await finishSurvey(server.origin);
    const planted = await readGuest(thief);
    const victim = createVisitor(server.origin, new Map(thief.cookies));
    const rsaIdNr = inventIdentityNumber();
    await victim.open("/en/register");
    await victim.press("send", { rsaIdNr, cellNr: inventCell() });
    await giveCodeAlone(server.origin, victim);
    const ask = reachOver(server.origin);
    const { token } = take(await callOver(ask, "getLoginToken", { headers: { Rsaidnr: rsaIdNr } }, planted));
    const input = { params: { type: "investor" }, headers: { Token: token } } as const;
    expect(await callOver(ask, "logIn", input, planted)).toMatchObject({ response_code: "R01" });
    expect((await thief.open("/en/continue")).path).toBe("/en/login");
    expect(readText((await victim.open("/en/continue")).html)).not.toContain("We are checking your code");
    expect(readText((await victim.open("/en/menu")).html)).toContain("Logged in as");
    expect(readText((await thief.open("/en/menu")).html)).not.toContain("Logged in as");
  });

  it("typed where nobody asked for one leads to the login", async () => {
    const visitor = become();
    expect((await visitor.open("/en/code")).path).toBe("/en/login");
    expect((await visitor.open("/en/continue")).path).toBe("/en/login");
  });

  it("does not let anybody in with the cookie of another browser's guest", async () => {
    const { rsaIdNr } = await register(become());
    const [owner, stranger] = [await askForCode(rsaIdNr), become()];
    const thief = await askForCode(inventIdentityNumber());
    for (const one of [stranger, thief]) {
      one.cookies.set("baobab_pending", owner.cookies.get("baobab_pending") ?? "");
      await one.open("/en/code");
    }
    const otp = await readCode(owner);
    expect((await stranger.press("verify", { otp })).path).toBe("/en/login?over=");
    const refused = await thief.press("verify", { otp });
    expect(sayMistake(refused.html)).toEqual(["This code is no longer valid: ask for a new one."]);
  });

  it("has a page that never refreshes and sends no React", async () => {
    const visitor = await askForCode(inventIdentityNumber());
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const page = await fetch(`${server.origin}/en/code`, { headers: { Cookie } });
    expect(page.headers.get("Refresh")).toBeNull();
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const html = await page.text();
    expect(html).toMatch(/<input[^>]*name="otp"/);
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"/i);
    expect(html).toMatch(/<input[^>]*inputMode="numeric"/i);
    expect(html).toMatch(/href="tel:\+27\d+"/);
    expect(html).not.toContain("__remixContext");
  });
});

it("puts Thandi's own birthday into the ID number that these tests invent", () => {
  const { year, month, day } = dayParts(typeDay(-62).split("/").reverse().join("-"));
  expect(inventThandisNumber().slice(0, 6)).toBe(
    [year % 100, month, day].map((part) => String(part).padStart(2, "0")).join(""),
  );
});
