/** Forms whose session has ended, or was replaced by another, before they are posted. */
import { describe, expect, inject, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { endSession, logIn, register, registerNew } from "../support/logged-in";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import { queryAt } from "../support/query";
import { createVisitor, readText, type Visitor } from "../support/visitor";

const server = inject("site");

const becomePerson = () => registerNew(server.origin);

/** Logs the person in again in another window of the browser, and ends that session as well. */
async function logInAnewAndEnd(visitor: Visitor, rsaIdNr: string): Promise<void> {
  const window = visitor.clone();
  await endSession(window);
  await logIn(window, rsaIdNr);
  await endSession(window);
  visitor.cookies.set("baobab_guest", window.cookies.get("baobab_guest") ?? "");
}

describe("a form whose own session has ended, and the one after it too", () => {
  it("is shown again as typed after the next login, and saved with the next press", async () => {
    const { visitor, rsaIdNr } = await becomePerson();
    await walkTo(visitor, 2);
    await logInAnewAndEnd(visitor, rsaIdNr);
    const told = await visitor.press("next", thandi[2]);
    expect(told.path).toBe("/en/session-expired?next=%2Fen%2F2");
    expect(readText(told.html)).toContain("log in, and we show it to you again as you typed it");
    const page = await logIn(visitor, rsaIdNr, "/en/login?next=%2Fen%2F2");
    expect(page.path).toBe("/en/carry-on");
    expect(page.html).not.toContain("data-sent-at-once");
    const shown = await visitor.submit();
    expect(shown.status).toBe(422);
    expect(readText(shown.html)).toContain("Nothing is lost: please press the button again.");
    expect(visitor.fields().get("otherInvestmentFund")).toBe("Karoo Wool Board");
    expect((await visitor.press("next")).path).toBe("/en/3");
  });

  it("is shown again where the browser has lost the cookie of its forms", async () => {
    const { visitor, rsaIdNr } = await becomePerson();
    await walkTo(visitor, 2);
    await endSession(visitor);
    visitor.cookies.delete("csrf");
    const told = await visitor.press("next", thandi[2]);
    expect(readText(told.html)).toContain("log in, and we show it to you again as you typed it");
    await logIn(visitor, rsaIdNr, "/en/login?next=%2Fen%2F2");
    await visitor.submit();
    expect(visitor.fields().get("otherInvestmentFund")).toBe("Karoo Wool Board");
  });

  it("is not kept for somebody else, and its page says so", async () => {
    const { visitor } = await becomePerson();
    await walkTo(visitor, 2);
    const { visitor: other, rsaIdNr } = await becomePerson();
    await endSession(other);
    visitor.cookies.set("baobab_guest", other.cookies.get("baobab_guest") ?? "");
    const told = await visitor.press("next", thandi[2]);
    expect(told.path).toBe("/en/session-expired?next=%2Fen%2F2&lost=other");
    expect(readText(told.html)).toContain("was typed for another login. We did not keep it");
    const page = await logIn(visitor, rsaIdNr, "/en/login?next=%2Fen%2F2");
    expect(page.path).not.toBe("/en/carry-on");
    expect(page.html).not.toContain("Karoo Wool Board");
  });
});

describe("a form that is posted too late", () => {
  async function postTooLate() {
    const { visitor, rsaIdNr } = await becomePerson();
    await walkTo(visitor, 2);
    await endSession(visitor);
    const told = await visitor.press("next", thandi[2]);
    return { visitor, rsaIdNr, told };
  }

  it("waits for its person to log in again, and is then carried out", async () => {
    const { visitor, rsaIdNr, told } = await postTooLate();
    expect(told.path).toBe("/en/session-expired?next=%2Fen%2F2");
    expect(readText(told.html)).toContain("log in, and we carry it out");
    expect(decodeURIComponent(told.path)).not.toContain("Karoo");
    const page = await logIn(visitor, rsaIdNr, "/en/login?next=%2Fen%2F2");
    expect(page.path).toBe("/en/carry-on");
    const fields = visitor.fields();
    expect(fields.get("otherInvestmentFund")).toBe("Karoo Wool Board");
    expect(fields.getAll("intent")).toEqual(["next"]);
    const answer = await visitor.post(fields);
    expect(answer.headers.get("Location")).toBe("/en/3");
    await visitor.open("/en/2");
    expect(visitor.fields().get("otherInvestmentFund")).toBe("Karoo Wool Board");
    expect((await visitor.open("/en/carry-on")).path).not.toBe("/en/carry-on");
  });

  it("is carried out for nobody else", async () => {
    const { visitor } = await postTooLate();
    const { rsaIdNr } = await becomePerson();
    expect((await logIn(visitor, rsaIdNr)).path).toBe("/en");
    expect((await visitor.open("/en/carry-on")).path).toBe("/en");
    await visitor.open("/en/2");
    expect(visitor.page().html).not.toContain("Karoo Wool Board");
  });
});

describe("a form that an adviser posted too late", () => {
  async function postTooLate() {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    const { rsaid: rsaIdNr, userId } = account;
    await queryAt(server, "insert into user_roles (user_id, role_id) values ($1, 3)", [userId]);
    await logOutAndIn(visitor, rsaIdNr, "/en/login?as=adviser");
    await visitor.open("/en/admin/clients/new");
    await endSession(visitor);
    return { visitor, rsaIdNr, told: await visitor.press("add", { firstNames: "Nomvula" }) };
  }
  async function logOutAndIn(visitor: Visitor, rsaIdNr: string, address: string) {
    await visitor.open("/en/log-out");
    await visitor.press("out");
    await logIn(visitor, rsaIdNr, address);
  }

  it("is carried out after the login of advisers, to which its page leads", async () => {
    const { visitor, rsaIdNr, told } = await postTooLate();
    const address = "/en/login?as=adviser&next=%2Fen%2Fadmin%2Fclients%2Fnew";
    expect(told.html).toContain(`href="${address.replace("&", "&amp;")}"`);
    expect((await logIn(visitor, rsaIdNr, address)).path).toBe("/en/carry-on");
    expect((await visitor.submit()).status).toBe(422);
    expect(visitor.fields("add").get("firstNames")).toBe("Nomvula");
  });

  it("waits while they are logged in to their own plans, where its page is not", async () => {
    const { visitor, rsaIdNr } = await postTooLate();
    const own = await logIn(visitor, rsaIdNr, "/en/login?next=%2Fen%2Fadmin%2Fclients%2Fnew");
    expect([own.status, own.path]).toEqual([200, "/en"]);
    expect((await visitor.open("/en/carry-on")).path).not.toBe("/en/carry-on");
    await endSession(visitor);
    expect((await logIn(visitor, rsaIdNr, "/en/login?as=adviser")).path).toBe("/en/carry-on");
    await visitor.submit();
    expect(visitor.fields("add").get("firstNames")).toBe("Nomvula");
  });
});

describe("a form of another window", () => {
  it("drawn before somebody logged in is shown again as typed, and saved for them with the next press", async () => {
    const visitor = createVisitor(server.origin);
    await walkTo(visitor, 2);
    const window = visitor.clone();
    await register(visitor);
    for (const [name, value] of visitor.cookies) window.cookies.set(name, value);
    const refused = await window.press("next", thandi[2]);
    expect(refused.status).toBe(422);
    expect(readText(refused.html)).toContain("Somebody has logged in or out in this browser");
    expect(window.fields().get("otherInvestmentFund")).toBe("Karoo Wool Board");
    expect((await window.press("next")).path).toBe("/en/3");
    await window.open("/en/2");
    expect(window.fields().get("otherInvestmentFund")).toBe("Karoo Wool Board");
  });

  it("changes nothing of somebody else who has logged in since", async () => {
    const { visitor } = await becomePerson();
    await visitor.open("/en/profile");
    const window = visitor.clone();
    const { visitor: other } = await becomePerson();
    window.cookies.set("baobab_guest", other.cookies.get("baobab_guest") ?? "");
    const refused = await window.press("details", { preferredName: "Nomvula" });
    expect(refused.status).toBe(422);
    await other.open("/en/profile");
    expect(other.page().html).not.toContain("Nomvula");
  });
});

describe("a login that needs no session, posted after the session's end", () => {
  it("is not held back, as somebody of a demonstration", async () => {
    const { visitor } = await becomePerson();
    await visitor.open("/en/menu");
    const fields = visitor.fields();
    fields.set("userId", "1");
    await endSession(visitor);
    const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const init = { method: "POST", headers: { Cookie }, body: fields, redirect: "manual" } as const;
    // This site is no demonstration, so there is nobody to log in as.
    expect((await fetch(`${server.origin}/en/try-as`, init)).status).toBe(404);
  });
});
