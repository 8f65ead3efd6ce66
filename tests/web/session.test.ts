import { describe, expect, inject, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { openAccount } from "../support/accounts";
import { ageBearers, changeKept, endSession, logIn, registerNew } from "../support/logged-in";
import { readOutput } from "../support/server";
import { createVisitor, readText, readTitle, type Visitor } from "../support/visitor";

const server = inject("site");

const becomePerson = () => registerNew(server.origin);

async function ask({ cookies }: Visitor, path: string): Promise<Response> {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(server.origin + path, { headers: { Cookie }, redirect: "manual" });
}

describe("a session that has run out", () => {
  it("leads to the page that says so, and no guest takes the person's place", async () => {
    const { visitor } = await becomePerson();
    await walkTo(visitor, 3);
    await endSession(visitor);
    const page = await visitor.open("/en/3");
    expect(page.path).toBe("/en/session-expired?next=%2Fen%2F3");
    expect(readText(page.html)).toContain("You were away, so we logged you out");
    expect((await visitor.open("/en/1?plan=new")).path).toMatch(/^\/en\/session-expired/);
    expect((await visitor.open("/en/privacy")).path).toBe("/en/privacy");
  });

  it("opens the start after a minute, unless that is stopped", async () => {
    const { visitor } = await becomePerson();
    await endSession(visitor);
    expect((await ask(visitor, "/en/session-expired")).headers.get("Refresh")).toBe("60; url=/en");
    const html = await (await ask(visitor, "/en/session-expired?next=%2Fen%2F3")).text();
    const [, stop = ""] = /href="([^"]*)"[^>]*data-countdown-stop/.exec(html) ?? [];
    const still = await ask(visitor, stop.replaceAll("&amp;", "&"));
    expect(still.headers.get("Refresh")).toBeNull();
    expect(await still.text()).toContain("next=%2Fen%2F3");
  });

  it("goes on where it was after the next login", async () => {
    const { visitor, rsaIdNr } = await becomePerson();
    await walkTo(visitor, 3);
    await endSession(visitor);
    await visitor.open("/en/3");
    const address = /href="(\/en\/login[^"]*)"/.exec(
      visitor.page().html.replace(/<header[\s\S]*<\/header>/, ""),
    )?.[1];
    expect((await logIn(visitor, rsaIdNr, address)).path).toBe("/en/3");
  });

  it("can be left for being a guest, which forgets everything", async () => {
    const { visitor } = await becomePerson();
    await walkTo(visitor, 3);
    await endSession(visitor);
    await visitor.open("/en/3");
    expect((await visitor.press("start")).path).toBe("/en");
    expect([...visitor.cookies.keys()].filter((name) => name.startsWith("baobab_"))).toEqual([]);
    expect((await visitor.open("/en/3")).path).toBe("/en/1");
  });

  it("is noticed when it was ended elsewhere", async () => {
    const { visitor, rsaIdNr } = await becomePerson();
    await walkTo(visitor, 7);
    await visitor.press("save", thandi[7]);
    const elsewhere = createVisitor(server.origin);
    await logIn(elsewhere, rsaIdNr);
    await elsewhere.open("/en/menu");
    expect((await elsewhere.press("everywhere")).path).toBe("/en/logged-out");
    const told = await visitor.open("/en/check-answers");
    expect(told.path).toMatch(/^\/en\/session-expired/);
    expect(readText(told.html)).toContain("You were logged out on another device or by us");
    expect(readTitle(told.html)).toContain("You were logged out on another device");
  });

  it("is not said to have ended while it goes on, nor of somebody who is not logged in", async () => {
    const { visitor } = await becomePerson();
    const alive = await visitor.open("/en/session-expired?next=%2Fen%2Fprofile");
    expect(readText(alive.html)).toContain("You are still logged in");
    expect(alive.html).toContain('href="/en/profile"');
    expect((await ask(visitor, "/en/session-expired")).headers.get("Refresh")).toBeNull();
    const nobody = createVisitor(server.origin);
    expect(readText((await nobody.open("/en/session-expired")).html)).toContain("You are not logged in");
  });

  it("has really ended where its page says so, even if the answer of its last renewal was lost", async () => {
    const { visitor } = await becomePerson();
    await runOut(visitor);
    const before = visitor.clone();
    const told = await visitor.open("/en/session-expired?next=%2Fen%2Fprofile");
    expect(readText(told.html)).toContain("You were away, so we logged you out");
    expect((await before.open("/en/profile")).path).toMatch(/^\/en\/session-expired/);
  });
});

/** Expires the session in the cookie only, as after a renewal whose response was lost. */
const runOut = (visitor: Visitor) =>
  changeKept(visitor, ({ person, ...kept }) => ({
    ...kept,
    person: person && { ...person, expiresAt: new Date(Date.now() - 1_000).toISOString() },
  }));

describe("a session that is about to run out", () => {
  it("is longer for every page that is opened, and for pressing the button", async () => {
    const { visitor } = await becomePerson();
    let endsAt = 0;
    const grow = async (path: string) => {
      endsAt = Date.now() + 100_000;
      await changeKept(visitor, ({ person, ...kept }) => ({
        ...kept,
        person: person && { ...person, expiresAt: new Date(endsAt).toISOString() },
      }));
      const page = await ask(visitor, path);
      return page.headers.getSetCookie().some((cookie) => cookie.startsWith("baobab_guest="));
    };
    expect(await grow("/en/privacy")).toBe(true);
    expect(await grow("/en/1")).toBe(true);
    expect(await grow("/en/session-ends?next=/en/1")).toBe(false);
    const page = await ask(visitor, "/en/session-ends?next=/en/1");
    const [, seconds = ""] =
      /^(\d+); url=\/en\/session-expired\?next=%2Fen%2F1$/.exec(page.headers.get("Refresh") ?? "") ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(100);
    expect(Number(seconds)).toBeGreaterThanOrEqual(Math.floor((endsAt - Date.now()) / 1_000));
    expect(readText(await page.text())).toMatch(/Still there\? We log you out at \d\d:\d\d/);
    await visitor.open("/en/session-ends?next=/en/1");
    expect((await visitor.press("stay")).path).toBe("/en/1");
    const again = await ask(visitor, "/en/session-ends?still");
    expect(again.headers.get("Refresh")).toBeNull();
    expect(
      Number(/data-session-seconds="(\d+)"/.exec(await (await ask(visitor, "/en/1")).text())?.[1]),
    ).toBeGreaterThan(800);
  });
});

describe("without scripts", () => {
  it("whoever reads is warned two minutes before the end, and stays with one press beside the page", async () => {
    const { visitor } = await becomePerson();
    const { html } = await visitor.open("/en/methodology");
    const [, delay = ""] = /<noscript>.*?animation-delay:(\d+)s.*?<\/noscript>/s.exec(html) ?? [];
    expect(Number(delay)).toBeGreaterThan(11 * 60 - 5);
    expect(Number(delay)).toBeLessThanOrEqual(13 * 60);
    expect(readText(html)).toMatch(/Still there\? At \d\d:\d\d we log you out/);
    expect(html).toMatch(/<form[^>]*action="\/en\/session-ends"[^>]*target="_blank"/);
    await ageBearers(visitor);
    const stayed = await visitor.press("beside");
    expect(stayed.path).toBe("/en/session-ends?kept");
    expect(readText(stayed.html)).toMatch(/You stay logged in until \d\d:\d\d/);
    expect(readText(stayed.html)).toContain("Close this window");
    const guest = createVisitor(server.origin);
    expect((await guest.open("/en/methodology")).html).not.toContain("<noscript>");
  });
});

describe("logging out", () => {
  it("drops what the browser has of our pages, and is a success when it has happened before", async () => {
    const { visitor } = await becomePerson();
    await visitor.open("/en/log-out");
    const [first, second] = [visitor.clone(), visitor.clone()];
    const fields = visitor.fields();
    fields.set("intent", "here");
    const left = await first.post(fields);
    expect(left.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(left.headers.get("Location")).toBe("/en/logged-out");
    const again = await second.post(fields);
    expect(again.headers.get("Location")).toBe("/en/logged-out?already");
    expect(readText((await second.open("/en/logged-out?already")).html)).toContain("Already logged out");
    expect((await first.open("/en/log-out")).path).toBe("/en");
  });

  it("everywhere is not promised by a session that has ended", async () => {
    const { visitor } = await becomePerson();
    await visitor.open("/en/menu");
    await changeKept(visitor, ({ person }) => ({
      person: person && { ...person, bearer: "one that has run out" },
    }));
    const told = await visitor.press("everywhere");
    expect(readText(told.html)).toContain("You may still be logged in elsewhere.");
    expect(told.html).toContain('href="/en/login?next=%2Fen%2Fmenu"');
    const other = await becomePerson();
    await other.visitor.open("/en/menu");
    expect(readText((await other.visitor.press("everywhere")).html)).not.toContain("elsewhere");
  });

  it("logs the kind of page that the person was on, and nothing else that a caller names", async () => {
    const { visitor } = await becomePerson();
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const [step, kind] of [
      [10, "recommendation"],
      [11, "decision"],
    ] as const) {
      const Referer = `${server.origin}/en/recommendation-experience/${step}?plan=1`;
      const menu = await fetch(`${server.origin}/en/menu`, { headers: { Cookie, Referer } });
      expect(await menu.text()).toContain(`name="step" value="${kind}"`);
    }
    await visitor.open("/en/log-out");
    const fields = visitor.fields("here");
    fields.set("step", "decision");
    fields.set("intent", "here");
    const left = await visitor.post(fields);
    const { bearer } = await openAccount({ origin: server.origin });
    const address = `${server.origin}/api/user/logout?step=6303145800087`;
    const called = await fetch(address, { headers: { Authorization: `Bearer ${bearer}` } });
    expect(called.status).toBe(200);
    const ids = [left, called].map(({ headers }) => headers.get("X-Request-Id"));
    const readKinds = () =>
      readOutput(server)
        .split("\n")
        .filter((line) => line.includes('"logout"'))
        .map((line) => JSON.parse(line) as { pageKind?: string; requestId: string })
        .filter(({ requestId }) => ids.includes(requestId))
        .map(({ pageKind }) => pageKind);
    // The log is written concurrently with the response.
    await expect.poll(readKinds).toEqual(["decision", undefined]);
    expect(readOutput(server)).not.toContain("6303145800087");
  });

  it("needs a form of ours", async () => {
    const { visitor } = await becomePerson();
    await visitor.open("/en/log-out");
    expect((await visitor.post(new URLSearchParams({ intent: "here" }))).status).toBe(422);
    expect(readText((await visitor.open("/en/menu")).html)).toContain("Logged in as Unnamed");
  });

  it("does not come with clearing the answers", async () => {
    const { visitor } = await becomePerson();
    await walkTo(visitor, 3);
    await visitor.open("/en/clear-my-answers");
    await visitor.press("clear");
    expect(visitor.cookies.has("baobab_answers")).toBe(false);
    expect(readText((await visitor.open("/en/menu")).html)).toContain("Logged in as");
  });
});

it("takes up a guest whose cookie comes from an earlier release", async () => {
  const visitor = createVisitor(server.origin);
  await walkTo(visitor, 7);
  await visitor.press("save", thandi[7]);
  await changeKept(visitor, ({ guest }) => guest as object);
  expect(await visitor.open("/en/check-answers")).toMatchObject({ status: 200 });
});
