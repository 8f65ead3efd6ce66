/** The cell number of a person who lost their phone, changed by an adviser or an administrator. */
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { APPLY_NUMBER, applyNumber } from "../../app/backend/people/number-change";
import { findDetails, replaceCellNumber } from "../../app/backend/people/users";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/operations";
import {
  type Account,
  becomeGuest,
  getToken,
  inventCell,
  logIn,
  openAccount,
  takeBearer,
  verify,
} from "../support/accounts";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import {
  actsOn,
  administrator,
  fetchOwnUser,
  gateway,
  planner,
  receiver,
  setActive,
  startWithStaff,
} from "../support/kept-people";
import { addPasskey, logInWith } from "../support/passkeys";
import { openClientOf, openStaff } from "../support/staff";

startWithStaff();

describe("the cell number of somebody who lost their phone", () => {
  afterEach(() => void vi.useRealTimers());

  type Typed = Partial<NonNullable<InputOf<OperationAt<"askNumberChange">>["body"]>>;
  const ask = ({ userId }: { userId: number }, by: Account, typed: Typed = {}) => {
    const body = { cell_number: inventCell(), identity_checked: true as const, ...typed };
    return callBackend("askNumberChange", { params: { id: userId }, body }, { bearer: by.bearer });
  };
  const cancel = ({ userId }: { userId: number }, by: Account) =>
    callBackend("cancelNumberChange", { params: { id: userId } }, { bearer: by.bearer });
  const read = async ({ userId }: { userId: number }, by: Account) =>
    take(await callBackend("getNumberChange", { params: { id: userId } }, { bearer: by.bearer })).change;
  const numberOf = async ({ userId }: { userId: number }) =>
    (await findDetails(getDatabase(), userId))?.cellNr;

  type Waiting = { data: { userId: number; changeId: string }; start_after: Date };
  async function findJob({ userId }: { userId: number }): Promise<Waiting> {
    const { rows } = await getDatabase().execute<Waiting>(
      sql`select data, start_after from pgboss.job where name = ${APPLY_NUMBER} and data @> ${{ userId }}`,
    );
    if (!rows[0]) throw new Error("no job waits");
    return rows[0];
  }
  const doJob = ({ data }: Waiting) =>
    applyNumber({ id: "", data, failedAttempts: 0, complete: async () => undefined });

  test("counts a day later, the old number told at once, and all sessions end then", async () => {
    const client = await openClientOf(planner);
    const cell_number = inventCell();
    const begun = Date.now();
    const change = take(await ask(client, planner, { cell_number }));
    expect(change.number).toBe(`…${cell_number.slice(-4)}`);
    expect(await read(client, administrator)).toEqual(change);
    const job = await findJob(client);
    const due = new Date(change.effective_at).getTime();
    expect(new Date(job.start_after).getTime()).toBe(due);
    expect(due - begun).toBeGreaterThanOrEqual(24 * 3_600_000);
    const told = () => gateway.delivered.filter(({ to }) => to === `+27${client.cell.slice(1)}`);
    await expect
      .poll(() =>
        told()
          .map(({ body }) => body)
          .join(),
      )
      .toContain("you lost your phone");
    expect(gateway.delivered.some(({ to }) => to === `+27${cell_number.slice(1)}`)).toBe(false);

    vi.useFakeTimers({ toFake: ["Date"], now: due - 1_000 });
    await doJob(job);
    expect(await numberOf(client)).toBe(client.cell.slice(1));
    vi.setSystemTime(due);
    await doJob(job);
    expect(await numberOf(client)).toBe(cell_number.slice(1));
    vi.useRealTimers();
    expect(await fetchOwnUser(client)).toMatchObject({ http_code: 401 });
    expect(await read(client, planner)).toBeUndefined();
    expect(await actsOn(client)).toEqual(
      expect.arrayContaining(["asked for another number", "changed number"]),
    );
  });

  test("stays as it was once the change is cancelled, or its holder has changed it", async () => {
    const client = await openClientOf(planner);
    take(await ask(client, administrator));
    expect(await ask(client, planner)).toMatchObject({ http_code: 422 });
    const job = await findJob(client);
    take(await cancel(client, planner));
    expect(await cancel(client, planner)).toMatchObject({ http_code: 404 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    await doJob(job);
    vi.useRealTimers();
    expect(await numberOf(client)).toBe(client.cell.slice(1));
    take(await fetchOwnUser(client));
    take(await ask(client, planner));
    await transact((tx) => replaceCellNumber(tx, client.userId, { cellNr: "820000009", now: new Date() }));
    expect(await read(client, planner)).toBeUndefined();
  });

  test("comes to the holder of an ID number that somebody else registered first", async () => {
    const [rsaid, cell_number] = [inventIdentityNumber(), inventCell()];
    const squatter = await openAccount({ rsaid });
    const passkey = await addPasskey(squatter);
    const change = take(await ask(squatter, administrator, { cell_number }));
    // Until the change, nobody can log in, so that the squatter cannot replace both numbers.
    take(await setActive(squatter, false));
    expect(await fetchOwnUser(squatter)).toMatchObject({ http_code: 401 });
    const job = await findJob(squatter);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(change.effective_at) });
    await doJob(job);
    take(await setActive(squatter, true, await openStaff("administrator")));
    const guest = await becomeGuest();
    const { token, request_id } = await getToken(guest, rsaid);
    expect(await logIn(guest, token)).toMatchObject({ response_code: "R01" });
    const code = deriveCode(request_id, 1);
    const sent = () => gateway.delivered.filter(({ body }) => body.includes(code)).map(({ to }) => to);
    await expect.poll(sent).toEqual([`+27${cell_number.slice(1)}`]);
    take(await verify(guest, request_id, code));
    const holder = takeBearer(await logIn(guest, token));
    expect(take(await fetchOwnUser({ ...squatter, bearer: holder })).user.rsaIdNr).toBe(rsaid);
    expect(await fetchOwnUser(squatter)).toMatchObject({ http_code: 401 });
    expect(await logInWith(passkey)).toMatchObject({ http_code: 403 });
  });

  test("is nobody else's to change, and needs a new number and a look at who they are", async () => {
    const [client, stranger] = [await openClientOf(planner), await openAccount()];
    expect(await ask(client, planner, { cell_number: client.cell })).toMatchObject({ http_code: 422 });
    expect(await ask(client, planner, { cell_number: "0310000000" })).toMatchObject({ http_code: 422 });
    expect(await ask(client, planner, { identity_checked: undefined })).toMatchObject({ http_code: 422 });
    expect(await ask(client, client)).toMatchObject({ http_code: 403 });
    for (const [about, by] of [
      [client, receiver],
      [stranger, planner],
      [planner, planner],
      [administrator, administrator],
    ] as const) {
      expect(await ask(about, by)).toMatchObject({ http_code: 404 });
      expect(await cancel(about, by)).toMatchObject({ http_code: 404 });
    }
    // A colleague who is also a client: otherwise an adviser could gain more rights than their own.
    const colleague = await openStaff("administrator");
    await getDatabase()
      .update(users)
      .set({ adviserId: planner.userId })
      .where(eq(users.id, colleague.userId));
    expect(await ask(colleague, planner)).toMatchObject({ http_code: 404 });
    take(await ask(colleague, administrator));
    const own = take(await callBackend("getUser", { headers: { EntityContext: "self" } }, colleague));
    expect(JSON.stringify(own)).not.toContain("numberChange");
  });
});
