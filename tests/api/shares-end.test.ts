/** The end of a share link: it is revoked or expires, or its plan or its owner's consent is gone. */
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { deleteWhatIsDue } from "../../app/backend/lifecycle/retention";
import { getDatabase, getPool } from "../../app/backend/store/connection";
import { plans, shares } from "../../app/backend/store/schema";
import { becomeGuest } from "../support/accounts";
import { take } from "../support/call";
import { confirm } from "../support/own-data";
import { GONE, UNKNOWN, prepareSharing } from "../support/sharing";
import { openStaff } from "../support/staff";

const scene = prepareSharing();
const { makeLink, open, readCover, list, revoke, keepPlan, useOwnPlan } = scene;

const DAY = 86_400_000;

describe("a link", () => {
  test("is gone once it is taken back, which may be said twice", async () => {
    const { token, share_id } = await makeLink();
    take(await revoke(share_id));
    take(await revoke(share_id));
    expect(await open(token)).toMatchObject(GONE);
    expect(await readCover(token)).toMatchObject(GONE);
    expect(await list()).toMatchObject([{ share_id, state: "revoked", label: "For my accountant" }]);
    const [row] = await getDatabase().select().from(shares).where(eq(shares.id, share_id));
    expect(row?.snapshotEncrypted).toBeNull();
  });

  test("is gone with its plan, when the plan is restricted, and when consent is withdrawn", async () => {
    await useOwnPlan();
    const deleted = await makeLink();
    await getDatabase().delete(plans).where(eq(plans.id, scene.plan));
    expect(await open(deleted.token)).toMatchObject(GONE);
    scene.plan = await keepPlan(scene.person);
    const restricted = await makeLink();
    const limit = (restrictedAt: Date | null) =>
      getDatabase().update(plans).set({ restrictedAt }).where(eq(plans.id, scene.plan));
    await limit(new Date());
    expect(await open(restricted.token)).toMatchObject(GONE);
    await limit(null);
    take(await open(restricted.token));
    take(await callBackend("withdrawHealthConsent", {}, scene.person));
    expect(await open(restricted.token)).toMatchObject(GONE);
    expect(await list()).toMatchObject([{ state: "revoked" }]);
    const [row] = await getDatabase().select().from(shares).where(eq(shares.planId, scene.plan));
    expect(row?.snapshotEncrypted).toBeNull();
  });

  test("is gone with the account of its plan's owner, also where a record of advice stays", async () => {
    await useOwnPlan();
    const { token } = await makeLink();
    const terms = {
      userId: scene.person.userId,
      accepted: true as const,
      url: "/en/accept-terms",
      browser: "a test",
    };
    take(await callBackend("acceptTerms", { body: terms }, scene.person));
    take(await callBackend("selectPlan", { body: { id: scene.plan, plan_type: "base" } }, scene.person));
    const Requestid = await confirm(scene.person.bearer, "delete");
    take(await callBackend("deleteOwnData", { headers: { Requestid } }, scene.person));
    expect(await open(token)).toMatchObject(GONE);
    expect(await getDatabase().select().from(shares).where(eq(shares.planId, scene.plan))).toEqual([]);
  });

  test("is gone for as long as the account of its plan's owner is closed", async () => {
    await useOwnPlan();
    const administrator = await openStaff("administrator");
    const { token } = await makeLink();
    const setActive = async (isActive: boolean) => {
      const input = { params: { id: scene.person.userId }, body: { isActive } };
      take(await callBackend("setUserActive", input, administrator));
    };
    await setActive(false);
    expect(await open(token)).toMatchObject(GONE);
    expect(await readCover(token)).toMatchObject(GONE);
    await setActive(true);
    take(await open(token));
  });

  test("is gone with the adviser who made it, and only theirs, once the client has another", async () => {
    await useOwnPlan();
    const administrator = await openStaff("administrator");
    const next = await openStaff("planner");
    const own = await makeLink();
    const theirs = await makeLink({}, scene.planner);
    const params = { userId: scene.planner.userId };
    const body = { toUserId: next.userId, clientUserId: scene.person.userId };
    take(await callBackend("handOverClients", { params, body }, administrator));
    expect(await open(theirs.token)).toMatchObject(GONE);
    take(await open(own.token));
    expect(await list(next)).toMatchObject([
      { made_by: "adviser", state: "revoked" },
      { made_by: "owner", state: "open" },
    ]);
  });

  test("that is unknown is looked up like one that was taken back", async () => {
    const { token, share_id } = await makeLink();
    take(await revoke(share_id));
    const queries = vi.spyOn(getPool(), "query");
    const ask = async (one: string) => {
      queries.mockClear();
      await open(one);
      const texts = queries.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
      // Earlier tests' mails are sent in the background at the same time.
      return texts.filter((text) => !text.includes('"outgoing_mails"'));
    };
    const ofRevoked = await ask(token);
    expect(ofRevoked.length).toBeGreaterThan(0);
    expect(await ask("x".repeat(43))).toEqual(ofRevoked);
  });
});

test("a link is gone after its term, and unknown a month later", async () => {
  await useOwnPlan();
  const { token } = await makeLink({ expires_in_days: 7 });
  const end = Date.now() + 7 * DAY;
  vi.useFakeTimers({ toFake: ["Date"], now: end + 1_000 });
  scene.reader = { bearer: await becomeGuest() };
  expect(await open(token)).toMatchObject(GONE);
  await deleteWhatIsDue(new Date());
  expect(await getDatabase().select().from(shares).where(eq(shares.planId, scene.plan))).toMatchObject([
    { snapshotEncrypted: null },
  ]);
  expect(await open(token)).toMatchObject(GONE);
  vi.setSystemTime(end + 31 * DAY);
  scene.reader = { bearer: await becomeGuest() };
  await deleteWhatIsDue(new Date());
  expect(await open(token)).toMatchObject(UNKNOWN);
});
