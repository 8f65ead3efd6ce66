import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeApi } from "../../app/backend/api/handle-api-request";
import { handlers } from "../../app/backend/operations/handlers";
import { defineService } from "../../app/backend/service";
import { authenticate } from "../../app/backend/session/authenticate";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { operations } from "../../app/contract/operations";
import type { OperationName } from "../../app/contract/operations";
import { becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";
import { writeAnyCall, writeRequest } from "../support/any-call";

const api = makeApi(defineService({ operations, handlers, authenticate } as never));
let stop: () => Promise<void>;
beforeAll(async () => { stop = await startTestBackend({ isWorking: false }); });
afterAll(() => stop());

async function sweep(title: string, about: object, bearer: string) {
  const out: string[] = [];
  for (const name of Object.keys(operations) as OperationName[]) {
    if (["logOut","deleteOwnData","logIn"].includes(name)) continue;
    const call = writeAnyCall(name, about as never);
    if (name === "handOverClients") { call.body = { toUserId: (about as any).other, clientUserId: (about as any).userId }; call.params = { userId: (about as any).planner }; }
    if (name === "updateUser") call.body = { preferredName: "Hacked" };
    if (name === "askNumberChange") call.body = { cellNr: "0820000077" };
    if (name === "getPlanSummaries" || name === "getDesk" || name==="getWaitingClients") call.params = { userId: (about as any).planner };
    if (name === "leaveAdviser" || name === "answerAdviserRequest") { call.query = { adviserId: String((about as any).planner) }; }
    if (name === "createPlan") { call.body = { ...(call.body as object), rsaid: (about as any).rsaid }; }
    const answer = await api(writeRequest(call, bearer));
    const text = await answer.text();
    if (answer.status >= 500 || answer.status < 300 || answer.status === 409) out.push(`${name} ${answer.status} ${text.slice(0, 260)}`);
    else out.push(`${name} ${answer.status} ${JSON.parse(text).message} ${JSON.stringify(JSON.parse(text).return_object??"").slice(0,120)}`);
  }
  console.log(title + "\n" + out.join("\n"));
}

test("guest client", async () => {
  const planner = await openStaff("planner");
  const other = await openStaff("planner");
  take(await callBackend("publishLandingPage", { body: { isPublished: true } }, planner));
  const guest = await becomeGuest();
  const { id } = take(await callBackend("createDemoPlan", { query: { adviserId: planner.userId }, body: { ...thandi } }, { bearer: guest }));
  const { rows } = await getDatabase().execute<{ id: number }>(sql`select id from guest_clients`);
  const userId = rows[0]!.id;
  const rsaid = (await openAccount()).rsaid;
  const about = { planId: id, recordId: randomUUID(), shareId: randomUUID(), userId, rsaid, planner: planner.userId, other: other.userId };
  await sweep("PLANNER about guest client", about, planner.bearer);
  const coach = await openStaff("coach");
  await getDatabase().execute(sql`update plans set adviser_id = adviser_id`);
  await sweep("ADMIN about guest client", about, (await openStaff("administrator")).bearer);
}, 120_000);

test("former adviser", async () => {
  const planner = await openStaff("planner");
  const other = await openStaff("planner");
  const client = await openAccount();
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, client.userId));
  const { id } = take(await callBackend("createPlan", { body: { ...thandi, rsaid: client.rsaid, client_agreed_on: "01/11/2026" } as never }, planner));
  take(await callBackend("leaveAdviser", { query: { adviserId: planner.userId as never } }, client));
  const about = { planId: id, recordId: randomUUID(), shareId: randomUUID(), userId: client.userId, rsaid: client.rsaid, planner: planner.userId, other: other.userId };
  await sweep("FORMER adviser", about, planner.bearer);
}, 120_000);
