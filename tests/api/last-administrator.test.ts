/** The last administrator, without whom nobody could assign roles, cannot delete their account. */
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { confirm } from "../support/own-data";
import { openStaff } from "../support/staff";

beforeAll(() => startTestBackend({ isWorking: false }));

async function deleteOwnData({ bearer }: Account) {
  const Requestid = await confirm(bearer, "delete");
  return callBackend("deleteOwnData", { headers: { Requestid } }, { bearer });
}

test("of two who delete their data at once one stays, until somebody else has the role", async () => {
  const both = [await openStaff("administrator"), await openStaff("administrator")];
  const answers = await Promise.all(both.map(deleteOwnData));
  expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, 409]);
  const refused = answers.findIndex(({ http_code }) => http_code === 409);
  expect(answers[refused]?.message).toContain("last system administrator");
  const last = both[refused]!;
  // Their account is intact, and everyone else may delete theirs.
  take(await callBackend("getUser", { headers: { EntityContext: "self" } }, last));
  take(await deleteOwnData(await openAccount()));
  take(await deleteOwnData(await openStaff("planner")));
  const heir = await openAccount();
  const given = { params: { id: heir.userId }, body: { role: "System Administrator" as const } };
  take(await callBackend("updateUser", given, last));
  take(await deleteOwnData(last));
});
