/** Handing clients and their plans over to another adviser. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { feeProposals, plans, users } from "../../app/backend/store/schema";
import { accountKey } from "../../app/backend/session/person";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import {
  actsOn,
  addOrganisation,
  administrator,
  mailServer,
  name,
  planner,
  receiver,
  rowOf,
  setActive,
  startWithStaff,
} from "../support/kept-people";
import { thandi } from "../support/over-transports";
import { openClientOf, openStaff } from "../support/staff";

startWithStaff();

describe("a client who is handed over", () => {
  const handOver = (
    from: Account,
    to: { userId: number },
    { by = administrator, client }: { by?: Account; client?: { userId: number } } = {},
  ) =>
    callBackend(
      "handOverClients",
      {
        params: { userId: from.userId },
        body: { toUserId: to.userId, ...(client && { clientUserId: client.userId }) },
      },
      { bearer: by.bearer },
    );
  const receiversOf = async (by: Account) =>
    take(await callBackend("getReceivers", {}, by)).advisers.map(({ userId }) => userId);
  const belong = (person: Account, organisationId: number) =>
    getDatabase().update(users).set({ organisationId }).where(eq(users.id, person.userId));
  const sees = async (adviser: Account, client: Account) =>
    (await callBackend("getUser", { query: { userId: client.userId } }, adviser)).http_code;

  test("goes with their plans, and everybody concerned is told", async () => {
    const firm = await addOrganisation("Theirs alone");
    await Promise.all([belong(planner, firm), belong(receiver, firm)]);
    const client = await openClientOf(planner);
    await name(client, { email: "client@example.org" });
    const { id } = take(await callBackend("createPlan", { body: { ...thandi } }, client));
    const fees = take(await callBackend("getClientFees", { params: { id: client.userId } }, planner)).fpFees;
    await getDatabase()
      .insert(feeProposals)
      .values({ userId: client.userId, fees, proposedById: planner.userId });
    expect(await sees(receiver, client)).toBe(404);
    expect(take(await handOver(planner, receiver, { client, by: planner }))).toEqual({ clients: 1 });
    expect([await sees(planner, client), await sees(receiver, client)]).toEqual([404, 200]);
    const plan = (by: Account) => callBackend("getPlan", { query: { id } }, by);
    expect(await plan(planner)).toMatchObject({ http_code: 404 });
    take(await plan(receiver));
    expect(await getDatabase().$count(feeProposals, eq(feeProposals.userId, client.userId))).toBe(0);
    const list = async ({ userId, bearer }: Account) =>
      take(
        await callBackend(
          "getPlanSummaries",
          { params: { userId }, query: { search: client.rsaid } },
          { bearer },
        ),
      ).planSummaries.map((row) => row.userId);
    expect([await list(planner), await list(receiver)]).toEqual([[], [client.userId]]);
    expect(await actsOn(client)).toContain("handed over");
    const arrived = () => mailServer.arrived.map(({ to, content }) => ({ to: to[0], content }));
    await expect
      .poll(() => arrived().map(({ to }) => to))
      .toEqual(expect.arrayContaining(["arjun@example.org", "naledi@example.org", "client@example.org"]));
    const told = arrived()
      .find(({ to }) => to === "client@example.org")!
      .content.replace(/=\r?\n/g, "");
    expect(told).toContain("Naledi Khumalo");
    expect(told).toContain("waited for your yes is withdrawn");
    for (const { content } of arrived()) expect(content).not.toContain(client.rsaid);
  });

  test("is not handed over by anybody else, nor to somebody who does not advise", async () => {
    const client = await openClientOf(planner);
    const refuse = async (code: number, ...asked: Parameters<typeof handOver>) =>
      expect((await handOver(...asked)).http_code).toBe(code);
    await refuse(403, planner, receiver, { client, by: receiver });
    await refuse(404, receiver, planner, { client, by: planner });
    await refuse(404, planner, receiver, { client: await openAccount(), by: planner });
    await refuse(422, planner, planner, { client });
    await refuse(422, planner, administrator, { client });
    await refuse(422, planner, await openAccount(), { client });
    const closed = await openStaff("planner");
    take(await setActive(closed, false));
    await refuse(422, planner, closed, { client });
    expect((await rowOf(client)).adviserId).toBe(planner.userId);
  });

  test("stays in the organisation of a planner, unless an administrator hands them over", async () => {
    const [ours, theirs] = [await addOrganisation("Ours"), await addOrganisation("Theirs")];
    const [from, near, far] = [
      await openStaff("planner"),
      await openStaff("planner"),
      await openStaff("coach"),
    ];
    await Promise.all([belong(from, ours), belong(near, ours), belong(far, theirs)]);
    expect((await receiversOf(from)).sort()).toEqual([from.userId, near.userId].sort());
    expect(await receiversOf(administrator)).toEqual(expect.arrayContaining([near.userId, far.userId]));
    const client = await openClientOf(from);
    expect(await handOver(from, far, { client, by: from })).toMatchObject({ http_code: 422 });
    take(await handOver(from, near, { client, by: from }));
    expect((await rowOf(client)).organisationId).toBe(ours);
    take(await handOver(near, far, { client }));
    expect((await rowOf(client)).organisationId).toBe(theirs);
  });

  test("stays with a planner who belongs to no organisation, unless an administrator hands them over", async () => {
    const [alone, another] = [await openStaff("planner"), await openStaff("planner")];
    const client = await openClientOf(alone);
    expect(await receiversOf(alone)).toEqual([]);
    expect(await handOver(alone, another, { client, by: alone })).toMatchObject({ http_code: 422 });
    take(await handOver(alone, another, { client }));
    expect((await rowOf(client)).adviserId).toBe(another.userId);
  });

  test("may be one of all, so that the adviser's account can be closed", async () => {
    const leaving = await openStaff("planner");
    const clients = [await openClientOf(leaving), await openClientOf(leaving), await openClientOf(leaving)];
    const { id } = take(await callBackend("createPlan", { body: { ...thandi } }, clients[0]!));
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, clients[2]!.userId));
    expect(take(await handOver(leaving, receiver))).toEqual({ clients: 3 });
    for (const client of clients) expect((await rowOf(client)).adviserId).toBe(receiver.userId);
    const owned = await getDatabase()
      .select()
      .from(plans)
      .where(eq(plans.ownerId, accountKey(clients[0]!.userId)));
    expect(owned).toMatchObject([{ id, adviserId: receiver.userId }]);
    take(await setActive(leaving, false));
    expect(await handOver(leaving, receiver)).toMatchObject({ http_code: 404 });
  });
});
