import { Client } from "pg";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { SEND_CODE } from "../../app/backend/session/code-requests";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { becomeGuest, beginRegistration } from "../support/code-callers";
import { inventIdentityNumber } from "../support/identity-numbers";
import { openStaff } from "../support/staff";

const asked: string[] = [];
const query = Client.prototype.query;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  // Every query of a call passes here; the queue's own maintenance has connections of its own.
  Client.prototype.query = function record(this: Client, ...parts: unknown[]) {
    const [statement] = parts as [string | { text: string }];
    if (nameConnection(this) === "baobab")
      asked.push(typeof statement === "string" ? statement : statement.text);
    return Reflect.apply(query, this, parts);
  } as typeof query;
});
afterAll(async () => {
  Client.prototype.query = query;
});

function nameConnection(client: Client): unknown {
  const { connectionParameters } = client as unknown as { connectionParameters: Record<string, unknown> };
  return connectionParameters.application_name;
}

/** The queries of some calls, and the jobs that they queue, without random parts. */
async function watch(calls: () => Promise<unknown>) {
  const jobs = async () => {
    const { rows } = await getDatabase().execute<{ data: { requestId: string; send: number } }>(
      sql`select data from pgboss.job where name = ${SEND_CODE} order by created_on`,
    );
    return rows.map(({ data }) => data);
  };
  const before = (await jobs()).length;
  asked.length = 0;
  await calls();
  const statements = [...asked];
  const queued = (await jobs()).slice(before);
  return { statements, queued: queued.map(({ requestId, ...rest }) => ({ ...rest, id: requestId.length })) };
}

async function openAccount(): Promise<string> {
  const { bearer, requestId, rsaid } = await beginRegistration();
  const body = { token_request_id: requestId, otp: deriveCode(requestId, 1) };
  take(await callBackend("verifyCode", { body }, { bearer }));
  return rsaid;
}

/** A login up to a wrong code: every call that a stranger can make about an ID number. */
const logIn = (type: "investor" | "adviser") => async (rsaid: string) => {
  const bearer = await becomeGuest();
  const given = { headers: { Rsaidnr: rsaid } };
  const { token, request_id } = take(await callBackend("getLoginToken", given, { bearer }));
  const proceed = () => callBackend("logIn", { params: { type }, headers: { Token: token } }, { bearer });
  take(await proceed());
  take(await proceed());
  take(await callBackend("resendLoginCode", { params: { type }, query: { request_id } }, { bearer }));
  take(await callBackend("getLoginStatus", { query: { request_id } }, { bearer }));
  const wrong = ["000000", "111111", "222222"].find(
    (code) => ![1, 2].some((send) => deriveCode(request_id, send) === code),
  );
  const body = { token_request_id: request_id, otp: wrong ?? "" };
  expect(await callBackend("verifyCode", { body }, { bearer })).toMatchObject({ http_code: 422 });
  take(await proceed());
};

async function register(rsaid: string): Promise<void> {
  const { bearer, requestId } = await beginRegistration(rsaid);
  const query = { request_id: requestId };
  take(await callBackend("resendRegistrationCode", { query }, { bearer }));
  take(await callBackend("getRegistrationStatus", { query }, { bearer }));
}

test.each([
  ["registering", register],
  ["logging in", logIn("investor")],
  ["logging in as an adviser", logIn("adviser")],
])(
  "%s runs the same statements and queues the same jobs for a known and an unknown ID number",
  async (_, act) => {
    const account = await openAccount();
    const known = await watch(() => act(account));
    const unknown = await watch(() => act(inventIdentityNumber()));
    expect(known.statements.length).toBeGreaterThan(10);
    expect(known.queued).toHaveLength(2);
    expect(unknown).toEqual(known);
  },
);

test("asking for a person by number runs the same statements for an adviser who has published nothing, and for nobody", async () => {
  const guest = { bearer: await becomeGuest() };
  const planner = await openStaff("planner");
  for (const ask of [
    (id: number) => callBackend("getUser", { query: { userId: id } }, guest),
    (id: number) => callBackend("getLandingPage", { params: { id } }, guest),
  ]) {
    const known = await watch(() => ask(planner.userId));
    expect(known.statements.length).toBeGreaterThan(0);
    expect(await watch(() => ask(2_000_000))).toEqual(known);
  }
});
