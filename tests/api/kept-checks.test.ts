/** Kept checks of a living annuity: their owners, their sealed fields, and their deletion. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { keptChecks, users } from "../../app/backend/store/schema";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/operations";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { checkedAnnuity } from "../support/checked-annuity";
import { confirm, makePlan } from "../support/own-data";
import { openStaff } from "../support/staff";
import { findWords } from "../support/stored-rows";

/** Noon of 25 November 2026 in South Africa. */
const TODAY = new Date("2026-11-25T10:00:00Z");

let planner: Account;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  planner = await openStaff("planner");
});
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: TODAY }));
afterEach(() => vi.useRealTimers());

type Body = InputOf<OperationAt<"keepCheck">>["body"];
type Who = { bearer: string };

const keep = ({ bearer }: Who, body: Partial<Body> = {}, client?: number, processContextId = randomUUID()) =>
  callBackend(
    "keepCheck",
    { body: { ...checkedAnnuity, ...body }, query: { client } },
    { bearer, processContextId },
  );
const list = ({ bearer }: Who, client?: number) =>
  callBackend("listChecks", { query: { client } }, { bearer });
const remove = ({ bearer }: Who, check: string, client?: number) =>
  callBackend("deleteCheck", { query: { check, client } }, { bearer });
const stopMail = ({ bearer }: Who, token?: string) =>
  callBackend("stopCheckMail", { body: { token } }, { bearer });

async function openClient(): Promise<Account> {
  const client = await openAccount();
  const isTheirs = eq(users.id, client.userId);
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(isTheirs);
  return client;
}

describe("a check that is kept", () => {
  test("has what was told and the figures of a check of that day, and asks nobody back unasked", async () => {
    const person = await openAccount();
    const answer = take(await callBackend("checkLivingAnnuity", { body: checkedAnnuity }, person));
    const kept = take(await keep(person));
    expect(kept).toMatchObject({
      checked_on: "25/11/2026",
      year_begins: "01/12/2026",
      asked: checkedAnnuity,
      made_by_adviser: false,
      wants_mail: false,
      mail_on: "01/11/2027",
    });
    expect(kept.figures).toMatchObject({
      drawdown_perct: answer.drawdown_perct,
      value_then: answer.value_then,
      basis_version: answer.assumed.basis_version,
    });
    const incomes = answer.incomes.map((income) => ({ ...income, by_age: undefined }));
    expect(kept.figures.incomes).toEqual(incomes);
    expect(take(await list(person))).toEqual([kept]);
  });

  test("of a later year comes first, and one of the same day takes the place of the other", async () => {
    const person = await openAccount();
    const { id } = take(await keep(person));
    const earlier = { checkedOn: "2025-11-25" };
    await getDatabase().update(keptChecks).set(earlier).where(eq(keptChecks.id, id));
    await keep(person, { value: 1_200_000 });
    const corrected = take(await keep(person, { value: 1_210_000, wants_mail: true }));
    const [newest, first, ...others] = take(await list(person));
    expect(others).toEqual([]);
    expect(newest).toEqual(corrected);
    expect(newest).toMatchObject({ wants_mail: true, asked: { value: 1_210_000 } });
    expect(first).toMatchObject({ id, checked_on: "25/11/2025", wants_mail: false });
  });

  test("is kept once when it is sent twice, and refused when something else is sent again", async () => {
    const person = await openAccount();
    const key = randomUUID();
    const kept = take(await keep(person, {}, undefined, key));
    expect(take(await keep(person, {}, undefined, key))).toEqual(kept);
    expect(await keep(person, { value: 1_400_000 }, undefined, key)).toMatchObject({ http_code: 409 });
    expect(take(await list(person))).toEqual([kept]);
  });

  test("is refused as a check is, and then nothing is kept", async () => {
    const person = await openAccount();
    expect(await keep(person, { value: 1 })).toMatchObject({ http_code: 422 });
    expect(take(await list(person))).toEqual([]);
  });

  test("names a plan of the person's own alone", async () => {
    const [person, other] = [await openAccount(), await openAccount()];
    const plan = await makePlan(person.bearer, person.rsaid);
    expect(take(await keep(person, { plan })).plan_id).toBe(plan);
    expect(await keep(other, { plan })).toMatchObject({ http_code: 404 });
  });

  test("is sealed: neither amount nor birth date stands in a table", async () => {
    const person = await openAccount();
    take(await keep(person, { value: 1_357_913, dob: "15/03/1957" }));
    expect(await findWords(["1357913", "15/03/1957"])).toEqual([]);
  });
});

describe("checks are seen and changed", () => {
  test("by nobody else, whether they have an account or not", async () => {
    const [person, other] = [await openAccount(), await openAccount()];
    const { id } = take(await keep(person));
    expect(take(await list(other))).toEqual([]);
    expect(await list(other, person.userId)).toMatchObject({ http_code: 404 });
    expect(await remove(other, id)).toMatchObject({ http_code: 404 });
    expect(await remove(other, id, person.userId)).toMatchObject({ http_code: 404 });
    const guest = { bearer: await becomeGuest() };
    for (const answer of [await list(guest), await keep(guest), await remove(guest, id)])
      expect(answer).toMatchObject({ http_code: 403 });
    expect(take(await list(person))).toHaveLength(1);
  });

  test("by the person's adviser, who says when they agreed, and by no other adviser", async () => {
    const client = await openClient();
    const agreed = { client_agreed_on: "24/11/2026" };
    expect(await keep(planner, {}, client.userId)).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "client_agreed_on" }] },
    });
    const kept = take(await keep(planner, agreed, client.userId));
    expect(kept).toMatchObject({ made_by_adviser: true, agreed_on: "2026-11-24" });
    expect(take(await list(planner, client.userId))).toEqual([kept]);
    expect(take(await list(client))).toEqual([kept]);
    const coach = await openStaff("coach");
    for (const answer of [
      await list(coach, client.userId),
      await keep(coach, agreed, client.userId),
      await remove(coach, kept.id, client.userId),
    ])
      expect(answer).toMatchObject({ http_code: 404 });
    expect(await list(planner)).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "client" }] },
    });
    take(await remove(planner, kept.id, client.userId));
    const { acts } = take(await callBackend("getOwnHistory", {}, client));
    expect(acts.map(({ act }) => act).sort()).toEqual(["deleted a check", "kept a check", "saw checks"]);
  });
});

describe("a check goes", () => {
  test("when it is deleted", async () => {
    const person = await openAccount();
    const { id } = take(await keep(person));
    take(await remove(person, id));
    expect(take(await list(person))).toEqual([]);
    expect(await remove(person, id)).toMatchObject({ http_code: 404 });
  });

  test("with its owner's account, and stands in My data until then", async () => {
    const person = await openAccount();
    const kept = take(await keep(person, { wants_mail: true }));
    const Requestid = await confirm(person.bearer);
    const data = take(await callBackend("getOwnData", { headers: { Requestid } }, person));
    expect(data.living_annuity_checks).toEqual([kept]);
    const confirmed = { headers: { Requestid: await confirm(person.bearer, "delete") } };
    take(await callBackend("deleteOwnData", confirmed, person));
    expect(await findWords([kept.id])).toEqual([]);
  });
});

describe("the mail that asks somebody back", () => {
  test("is stopped by whoever wants it, for all their checks", async () => {
    const person = await openAccount();
    take(await keep(person, { wants_mail: true }));
    take(await stopMail(person));
    expect(take(await list(person))).toMatchObject([{ wants_mail: false }]);
  });

  test("is stopped by nobody with a made-up token, nor by a guest without one", async () => {
    const guest = { bearer: await becomeGuest() };
    for (const token of ["made-up", "a.r.b"])
      expect(await stopMail(guest, token)).toMatchObject({ http_code: 404 });
    expect(await stopMail(guest)).toMatchObject({ http_code: 422 });
  });
});
