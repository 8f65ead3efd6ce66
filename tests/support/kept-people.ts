/**
 * People of this process's backend as an administrator manages them, and the mail and SMS servers of their
 * messages.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { readWholeAccount } from "../../app/contract/account/user";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, users } from "../../app/backend/store/schema";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/operations";
import type { Account } from "./accounts";
import { startTestBackend } from "./backend";
import { take } from "./call";
import { serveMail, type TestMailServer } from "./mail-server";
import { serveSms, type SmsServer } from "./sms-server";
import { openStaff } from "./staff";

const SMS = { user: "token-id", password: "token-secret" };

/** Set before the tests of a file that calls `startWithStaff`. */
export let administrator: Account;
export let planner: Account;
export let receiver: Account;
export let mailServer: TestMailServer;
export let gateway: SmsServer;

/** Starts the backend for the tests of a file, with an administrator, a planner and a coach. */
export function startWithStaff(): void {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    [mailServer, gateway] = await Promise.all([serveMail(), serveSms(SMS)]);
    Object.assign(process.env, {
      SMS_GATEWAY: "bulksms",
      SMS_USER: SMS.user,
      SMS_PASSWORD: SMS.password,
      SMS_URL: gateway.url,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "plans@baobab.example",
      OPERATOR_EMAIL: "operator@baobab.example",
    });
    stop = await startTestBackend();
    administrator = await openStaff("administrator");
    planner = await openStaff("planner");
    receiver = await openStaff("coach");
    await name(planner, { firstNames: "Arjun", surname: "Naidoo", email: "arjun@example.org" });
    await name(receiver, { firstNames: "Naledi", surname: "Khumalo", email: "naledi@example.org" });
  });
  afterAll(async () => {
    await stop();
    await Promise.all([mailServer.close(), gateway.close()]);
  });
}

type Changes = NonNullable<InputOf<OperationAt<"updateUser">>["body"]>;
export const update = ({ userId }: { userId: number }, body: Changes, by: Account = administrator) =>
  callBackend("updateUser", { params: { id: userId }, body }, { bearer: by.bearer });
/** Has a person change their own details. */
export const name = async (person: Account, body: Changes) => take(await update(person, body, person));
export const search = async (body: InputOf<OperationAt<"searchPeople">>["body"], by = administrator) =>
  take(await callBackend("searchPeople", { body }, { bearer: by.bearer }));
export const setActive = ({ userId }: { userId: number }, isActive: boolean, by = administrator) =>
  callBackend("setUserActive", { params: { id: userId }, body: { isActive } }, { bearer: by.bearer });
export const fetchOwnUser = async ({ bearer }: { bearer?: string }) =>
  readWholeAccount(await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer }));
export const rolesOf = async ({ userId }: { userId: number }) =>
  take(await callBackend("getUserRoles", { params: { id: userId } }, administrator)).roles.map(
    ({ roleId }) => roleId,
  );
export const rowOf = async ({ userId }: { userId: number }) =>
  (await getDatabase().select().from(users).where(eq(users.id, userId)))[0]!;
export const actsOn = async (person: { userId: number }) => {
  const { subjectId } = await rowOf(person);
  const rows = await getDatabase()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, subjectId))
    .orderBy(auditLog.at);
  return rows.map(({ verb }) => verb);
};

export async function addOrganisation(called: string): Promise<number> {
  const answer = await callBackend("createOrganization", { body: { name: called } }, administrator);
  return take(answer).id;
}
