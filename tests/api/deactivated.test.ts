/** A closed account: the bearer that its owner still has counts as none. */
import { beforeAll, expect, test } from "vitest";
import { callBackend, answerHere } from "../../app/backend/door.server";
import { listRoles, type Operation } from "../../app/contract/wire/operation";
import { type OperationName, operations } from "../../app/contract/operations";
import { writePath } from "../../app/backend/calls/path-pattern";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { openStaff } from "../support/staff";

let planner: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  planner = await openStaff("planner");
  const administrator = await openStaff("administrator");
  expect(await callBackend("getOwnLandingPage", {}, planner)).toMatchObject({ http_code: 200 });
  const input = { params: { id: planner.userId }, body: { isActive: false } };
  take(await callBackend("setUserActive", input, administrator));
});

const names = (Object.keys(operations) as OperationName[]).filter((name) => listRoles(operations[name]));

test.each(names)("%s is answered 401", async (name) => {
  const { method, path, isUpload }: Operation = operations[name];
  const filled = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => [part, planner.userId]),
  );
  const headers = { Authorization: `Bearer ${planner.bearer}` };
  const answer = await answerHere(
    new Request(`http://embedded/api${writePath(path, filled)}`, {
      method,
      headers,
      body: isUpload ? new FormData() : undefined,
    }),
  );
  expect(await answer.json()).toMatchObject({
    response_code: "R03",
    http_code: 401,
    message: "The account of this bearer is closed",
  });
});
