import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { sessions, userRoles } from "../../app/backend/store/schema";
import { ROLE_IDS } from "../../app/contract/user";
import { inventCell, openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";

let stop: () => Promise<void>;
let planner: Account;
beforeAll(async () => {
  stop = await startTestBackend({ isWorking: false });
  planner = await openAccount();
  const { userId } = planner;
  await getDatabase().insert(userRoles).values({ userId, roleId: ROLE_IDS.planner });
  await getDatabase().update(sessions).set({ role: "planner" }).where(eq(sessions.userId, userId));
});
afterAll(() => stop());

const describeOne = (rsaIdNr = inventIdentityNumber()) => ({
  firstNames: "Zoë Anne",
  surname: "van der Merwe",
  rsaIdNr,
  cellNr: inventCell(),
  email: "zoe@example.org",
});

async function importList(dryRun: boolean, clients: ReturnType<typeof describeOne>[]) {
  const answer = take(await callBackend("importClients", { body: { dryRun, clients } }, planner));
  return answer.clients.map(({ outcome }) => outcome);
}

test("a dry run stores nothing and does not tell who has an account; the doing asks, and repeats add nobody", async () => {
  const holder = await openAccount();
  const fresh = describeOne();
  const list = [fresh, describeOne(holder.rsaid), describeOne(fresh.rsaIdNr), describeOne("123")];
  const planned = ["ready", "ready", "mistake", "mistake"];
  expect(await importList(true, list)).toEqual(planned);
  expect(await importList(true, list)).toEqual(planned);
  expect(await importList(false, list)).toEqual(["added", "asked", "mistake", "mistake"]);
  expect(await importList(false, list)).toEqual(["yours", "asked", "mistake", "mistake"]);
});
