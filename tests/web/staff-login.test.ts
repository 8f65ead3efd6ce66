/**
 * A site that demands passkeys of staff: the reach of a code, without scripts, and the pages that lead
 * further.
 */
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreationOptions } from "../../app/contract/account/passkey-operations";
import { type Account, openAccount } from "../support/accounts";
import { makeAuthenticator } from "../support/authenticator";
import { logIn } from "../support/logged-in";
import { openDesk } from "../support/logged-in-visitor";
import { startServer, type TestServer } from "../support/server";
import { employAt, giveAdviser } from "../support/staff";
import { createVisitor, readErrorSummary, readText, type Visitor } from "../support/visitor";

let server: TestServer;
let administrator: Account;
let planner: Account;
let client: Account;
beforeAll(async () => {
  server = await startServer({ environment: { STAFF_LOGIN: "passkey" } });
  const { origin, databaseUrl } = server;
  [administrator, planner, client] = await Promise.all([
    openAccount({ origin }),
    openAccount({ origin }),
    openAccount({ origin }),
  ]);
  await employAt(databaseUrl, [
    [administrator, "administrator"],
    [planner, "planner"],
  ]);
  await giveAdviser(databaseUrl, { client, adviser: planner });
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("update sessions set passkey_added_at = now() where user_id = $1", [
    administrator.userId,
  ]);
  await database.end();
});
afterAll(() => server.stop());

async function comeByCode(who: Account): Promise<Visitor> {
  const visitor = createVisitor(server.origin);
  await logIn(visitor, who.rsaid, "/en/login?as=adviser");
  return visitor;
}

/** Does what the page's script does: fetches the authenticator's challenge, and posts its answer. */
async function addPasskey(visitor: Visitor, typed: Record<string, string> = {}) {
  const Cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  const body = visitor.fields("add");
  const address = `${server.origin}/en/passkey-challenge?add`;
  const asked = await fetch(address, { method: "POST", body, headers: { Cookie } });
  const credential = makeAuthenticator(server.origin).add((await asked.json()) as CreationOptions);
  return visitor.press("add", { ...typed, credential: JSON.stringify(credential) });
}

const PAGE = /^\/en\/add-passkey/;

describe("a member of staff who logged in with a code", () => {
  it("is led to the page that adds a passkey, which says why and what to do without scripts", async () => {
    const visitor = await comeByCode(planner);
    expect(visitor.page()).toMatchObject({ status: 200, path: "/en/add-passkey?next=%2Fen%2Fadmin" });
    const words = readText(visitor.page().html);
    expect(words).toContain("Add a passkey to go on");
    expect(words).toContain("whoever takes over a cell number gets its codes");
    expect(words).toContain("Passkeys need JavaScript");
    expect(words).toContain("Ask a system administrator");
    expect(words).not.toContain("Not now");
  });

  it("comes to that page from every other of their desk and of their clients", async () => {
    const desk = await openDesk(server.origin, planner, "planner");
    const desks = ["/en/admin", "/en/admin/clients", `/en/admin/clients/${client.userId}`, "/en/my-data"];
    const passkeys = "/en/my-data/passkeys";
    for (const visitor of [desk, await comeByCode(planner)])
      for (const address of [...desks, passkeys])
        expect((await visitor.open(address)).path, address).toMatch(PAGE);
    for (const address of [`/en/1?client=${client.userId}`, `/en/dashboard?client=${client.userId}`])
      expect((await desk.open(address)).path, address).toMatch(PAGE);
    expect((await desk.open("/en/admin/clients")).path).toBe("/en/add-passkey?next=%2Fen%2Fadmin%2Fclients");
  });

  it("goes on where they were going once they have added one, and comes no further with a code after that", async () => {
    const visitor = await comeByCode(planner);
    await addPasskey(visitor);
    expect(visitor.page()).toMatchObject({ status: 200, path: "/en/admin" });
    expect((await visitor.open("/en/admin/clients")).path).toBe("/en/admin/clients");
    const later = await comeByCode(planner);
    const words = readText(later.page().html);
    expect(words).toContain("Log in with your passkey");
    expect(words).not.toContain("Name of the passkey");
  });

  it("is no client: clients log in with a code as before", async () => {
    const visitor = createVisitor(server.origin);
    const page = await logIn(visitor, client.rsaid);
    expect(page.path).not.toMatch(PAGE);
    expect((await visitor.open("/en/my-data")).path).toBe("/en/my-data");
  });
});

describe("an administrator", () => {
  it("removes the passkeys of somebody who works here, and reads a pass that adds the next one", async () => {
    const desk = await openDesk(server.origin, administrator, "administrator");
    const person = `/en/admin/people/${planner.userId}`;
    expect((await desk.open(person)).html).toContain(`href="${person}/passkeys"`);
    await desk.open(`${person}/passkeys`);
    const unseen = await desk.press("reset");
    expect(readErrorSummary(unseen.html).map(({ href }) => href)).toEqual(["#identity_checked"]);
    const { html, path } = await desk.press("reset", { identity_checked: "yes" });
    const [pass = ""] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){2}/.exec(readText(html)) ?? [];
    expect(pass).not.toBe("");
    expect(path).not.toContain(pass);

    const visitor = await comeByCode(planner);
    expect(readText(visitor.page().html)).toContain("Your passkeys were removed.");
    const wrong = await addPasskey(visitor, { pass: "AAAA-BBBB-CCCC" });
    expect(readErrorSummary(wrong.html).map(({ href }) => href)).toEqual(["#pass"]);
    expect((await addPasskey(visitor, { pass })).path).toBe("/en/admin");
    const log = await desk.open("/en/admin/audit-log?verb=reset+passkeys");
    expect(readText(log.html)).toContain(`Reset passkeys Account ${planner.userId}`);
  });

  it("finds no such page for their own account, and the page of a client does not lead there", async () => {
    const desk = await openDesk(server.origin, administrator, "administrator");
    const own = await desk.open(`/en/admin/people/${administrator.userId}/passkeys`);
    expect(own.status).toBe(404);
    expect((await desk.open(`/en/admin/people/${client.userId}`)).html).not.toContain("/passkeys");
  });
});
