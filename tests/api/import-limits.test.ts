import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { type Account, inventCell } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { inventIdentityNumber } from "../support/identity-numbers";
import { openStaff } from "../support/staff";

/** With this factor an adviser may check 2 lists an hour, and add 20 clients. */
const FACTOR = "0.02";

let stop: () => Promise<void>;
beforeAll(async () => {
  process.env.LIMIT_FACTOR = FACTOR;
  stop = await startTestBackend({ isWorking: false });
});
afterAll(() => stop());

const inventList = (length: number) =>
  Array.from({ length }, () => ({
    firstNames: "Zoë",
    surname: "van der Merwe",
    rsaIdNr: inventIdentityNumber(),
    cellNr: inventCell(),
    email: "zoe@example.org",
  }));

type List = ReturnType<typeof inventList>;

const importList = (by: Account, dryRun: boolean, clients: List) =>
  callBackend("importClients", { body: { dryRun, clients } }, by);

const TOO_FREQUENT = { http_code: 429, retryAfterSeconds: expect.any(Number) as number };

test("clients who are added are counted, and a list that was just checked can always be added", async () => {
  const [planner, other] = [await openStaff("planner"), await openStaff("planner")];
  const add = (list: List) => importList(planner, false, list);
  const check = (list: List) => importList(planner, true, list);
  expect(await add(inventList(12))).toMatchObject({ http_code: 200 });
  // A list beyond the limit does not count, and a check of it says so at once.
  expect(await add(inventList(12))).toMatchObject(TOO_FREQUENT);
  expect(await check(inventList(12))).toMatchObject(TOO_FREQUENT);
  const last = inventList(8);
  expect(await check(last)).toMatchObject({ http_code: 200 });
  expect(await check(last)).toMatchObject(TOO_FREQUENT);
  expect(await add(last)).toMatchObject({ http_code: 200 });
  expect(await add(inventList(1))).toMatchObject(TOO_FREQUENT);
  expect(await importList(other, false, inventList(1))).toMatchObject({ http_code: 200 });
});
