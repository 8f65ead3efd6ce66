/** An adviser makes and revokes share links to a client's plan, without scripts. */
import { beforeEach, describe, expect, inject, it } from "vitest";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { callAs, type Customer, openCustomer } from "../support/customers";
import { openDesk } from "../support/logged-in-visitor";
import { queryAt } from "../support/query";
import { SHARE, makeLink, openLink } from "../support/shared-links";
import { employAt, giveAdviser } from "../support/staff";
import { createVisitor, readErrorSummary, readText, type Visitor } from "../support/visitor";

const server = inject("site");

describe("an adviser", () => {
  let client: Customer;
  let planner: Account;
  let desk: Visitor;
  beforeEach(async () => {
    if (client) return;
    client = await openCustomer(server.origin);
    planner = await openAccount({ origin: server.origin });
    const named = { firstNames: "Nomsa", surname: "Adviesgewer" };
    const params = { id: planner.userId };
    take(await callAs(server.origin)("updateUser", { params, body: named }, planner));
    await employAt(server.databaseUrl, [[planner, "planner"]]);
    await giveAdviser(server.databaseUrl, { client: client.account, adviser: planner });
    const { userId } = planner;
    await queryAt(server, "update plans set adviser_id = $2 where id = $1", [client.id, userId]);
    desk = await openDesk(server.origin, planner, "planner");
  }, 90_000);

  const readLinks = async (visitor: Visitor, at: string) =>
    readText((await visitor.open(`${SHARE}?${at}`)).html);

  it("shares a client's plan in their own name, and the client takes it back", async () => {
    const [atDesk, at] = [`plan=${client.id}&client=${client.account.userId}`, `plan=${client.id}`];
    const asked = await readLinks(desk, atDesk);
    expect(asked).toContain("Show your client’s plan to someone they trust");
    expect(asked).toContain("Only you and your client see this name");
    expect(asked).toContain("Your client’s surname");
    expect(asked).toContain("Your client sees the link in their own login, and can take it back too");
    const sayStep = async () => {
      const { html } = await desk.open(`/en/admin/clients/${client.account.userId}`);
      return /Step 5: Share or print (To do|Done)/.exec(readText(html))?.[1];
    };
    expect(await sayStep()).toBe("To do");
    const path = await makeLink(desk, atDesk, { label: "Their accountant" });
    expect(await sayStep()).toBe("Done");
    const cover = await createVisitor(server.origin).open(path);
    expect(readText(cover.html)).toContain(
      "Nomsa Adviesgewer, financial planner, wants to show you a retirement plan",
    );
    const reader = await openLink(server.origin, path);
    expect(readText(reader.page().html)).toContain(
      "Nomsa Adviesgewer, financial planner, shared this plan on",
    );
    expect(reader.page().html).not.toContain("client=");
    expect(await readLinks(client.visitor, at)).toMatch(/Their accountant Nomsa Adviesgewer, \d/);
    expect(readText((await client.visitor.open("/en/my-data")).html)).toContain(
      `Nomsa Adviesgewer, Financial Planner made a link to a plan of yours (plan ${client.id})`,
    );
    await client.visitor.open(`${SHARE}?${at}`);
    await client.visitor.press("revoke");
    expect((await reader.open(path)).status).toBe(410);
    expect(await readLinks(desk, atDesk)).toMatch(/Their accountant .* Taken back on/);
  });

  it("shows health answers only of a client who agreed", async () => {
    await desk.open(`${SHARE}?plan=${client.id}&client=${client.account.userId}`);
    const typed = { label: "Their doctor", include: "health" };
    const { status, html } = await desk.press("make", typed);
    expect(status).toBe(422);
    expect(readErrorSummary(html)).toMatchObject([{ href: "#client_agreed_on" }]);
    const made = await desk.press("make", { ...typed, client_agreed_on: "today" });
    expect(readText(made.html)).toContain("Also shows your client’s health answers");
  });

  it("takes back a link that their client made, and no other adviser's client's", async () => {
    const atDesk = `plan=${client.id}&client=${client.account.userId}`;
    const path = await makeLink(client.visitor, `plan=${client.id}`, { label: "My brother" });
    expect(await readLinks(desk, atDesk)).toMatch(/Only your client knows Your client, \d/);
    const done = await desk.press("revoke");
    expect(done.path).toBe(`${SHARE}?${atDesk}&taken-back`);
    expect((await createVisitor(server.origin).open(path)).status).toBe(410);
    const owner = await openCustomer(server.origin);
    const other = `plan=${owner.id}&client=${owner.account.userId}`;
    expect((await desk.open(`${SHARE}?${other}`)).status).toBe(404);
  });
});
