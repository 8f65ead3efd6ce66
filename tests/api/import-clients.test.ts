import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { adviserRequests, auditLog, sessions, userRoles, users } from "../../app/backend/store/schema";
import { ROLE_IDS } from "../../app/contract/account/user";
import { type Account, inventCell, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventForeignNumbers, inventIdentityNumber, inventNumberOfWoman } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";

let planner: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  planner = await openAccount();
  const { userId } = planner;
  await getDatabase().insert(userRoles).values({ userId, roleId: ROLE_IDS.planner });
  await getDatabase().update(sessions).set({ role: "planner" }).where(eq(sessions.userId, userId));
});

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

test("a list may hold numbers from other countries", async () => {
  expect(await importList(false, [{ ...describeOne(), cellNr: "0044 20 7946 0018" }])).toEqual(["added"]);
  expect(await importList(false, [{ ...describeOne(), cellNr: "+44 20" }])).toEqual(["mistake"]);
});

test("a number that a spreadsheet has shortened is refused for that reason, however often it stands there", async () => {
  const shortened = { ...describeOne("4.30315E+12"), cellNr: "8,25550E+08" };
  const body = { dryRun: true, clients: [shortened, shortened, { ...describeOne(), surname: "6E12" }] };
  const { clients } = take(await callBackend("importClients", { body }, planner));
  const lost = expect.stringContaining("format the column as text") as string;
  const both = ["rsaIdNr", "cellNr"].map((path) => ({ path, message: lost }));
  expect(clients.map(({ mistakes }) => mistakes)).toEqual([
    both,
    both,
    [{ path: "surname", message: expect.stringContaining("no numeric values") as string }],
  ]);
});

test("a list that says another birth date or gender than the ID number is told", async () => {
  const client = describeOne(inventNumberOfWoman("14/03/1963"));
  const say = async (birthDate: string, gender: string, more: Partial<typeof client> = {}) => {
    const body = { dryRun: true, clients: [{ ...client, ...more, birthDate, gender }] };
    const { clients } = take(await callBackend("importClients", { body }, planner));
    return clients[0]?.mistakes;
  };
  for (const gender of ["F", "female", " Woman ", "V", "Vrou", "Vroulik", ""])
    expect(await say("1963-03-14", gender)).toEqual([]);
  expect(await say("14/03/1936", "male")).toEqual([
    { path: "birthDate", message: "The ID number says 14/03/1963. Please correct the one that is wrong" },
    { path: "gender", message: "The ID number is a woman’s. Please correct the one that is wrong" },
  ]);
  expect(await say("", "Manlik")).toMatchObject([
    { path: "gender", message: expect.stringContaining("woman’s") as string },
  ]);
  const unread = [
    { path: "birthDate", message: "We cannot read this date: write DD/MM/YYYY" },
    { path: "gender", message: "We cannot read this gender: write female or male" },
  ];
  for (const day of ["29221", "14/03/63", "1963-03-14 00:00", "31/02/1963"])
    expect(await say(day, "x"), day).toEqual(unread);
  expect(await say("29221", "x", { surname: "6" })).toMatchObject([{ path: "surname" }, ...unread]);
  expect(await say("29221", "x", { rsaIdNr: "123" })).toMatchObject([{ path: "rsaIdNr" }, ...unread]);
});

test("permanent residents and refugees are added, in a list and one by one", async () => {
  expect(await importList(false, inventForeignNumbers().map(describeOne))).toEqual(["added", "added"]);
  for (const number of inventForeignNumbers())
    expect(await callBackend("createUser", { body: describeOne(number) }, planner)).toMatchObject({
      return_object: { user: { rsaIdNr: number } },
    });
});

describe("nobody is their own client", () => {
  const adviserOf = async ({ userId }: Account) => (await rowOf(userId)).adviserId;

  test("by adding themselves, alone or in a list", async () => {
    const body = describeOne(planner.rsaid);
    expect(await callBackend("createUser", { body }, planner)).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "rsaIdNr", message: expect.stringContaining("own") as string }] },
    });
    for (const dryRun of [true, false])
      expect(await importList(dryRun, [describeOne(), body])).toEqual([
        dryRun ? "ready" : "added",
        "mistake",
      ]);
    const { userId } = planner;
    expect(await getDatabase().$count(adviserRequests, eq(adviserRequests.userId, userId))).toBe(0);
  });

  test("by agreeing to a request of their own, or a hand-over to them", async () => {
    const adviser = await openStaff("planner");
    const { userId } = adviser;
    await getDatabase().insert(adviserRequests).values({ userId, adviserId: userId });
    const body = { adviserId: userId, answer: "yes" as const };
    expect(await callBackend("answerAdviserRequest", { body }, adviser)).toMatchObject({ http_code: 404 });
    expect(await adviserOf(adviser)).toBeNull();
    await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, userId));
    const asked = { params: { userId: planner.userId }, body: { toUserId: userId, clientUserId: userId } };
    expect(await callBackend("handOverClients", asked, planner)).toMatchObject({ http_code: 422 });
    expect(await adviserOf(adviser)).toBe(planner.userId);
  });

  test("by keeping a plan that they made as a guest from their own page", async () => {
    const adviser = await openAccount();
    const { userId, guest, rsaid } = adviser;
    await getDatabase().insert(userRoles).values({ userId, roleId: ROLE_IDS.planner });
    await getDatabase().update(users).set({ hasLandingPage: true }).where(eq(users.id, userId));
    const query = { adviserId: userId };
    const made = await callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest });
    const body = { id: take(made).id, plan_type: "base" as const, rsaid };
    take(await callBackend("createPlan", { body, headers: { Token: guest } }, adviser));
    expect(await adviserOf(adviser)).toBeNull();
  });
});

describe("the segment of a client, which sets the highest fees,", () => {
  const segmentOf = async ({ userId }: Account) => (await rowOf(userId)).segment;
  const put = ({ userId }: Account, segment: "NFPGEN" | "NFPSTFF", by: Account) =>
    callBackend("updateUser", { params: { id: userId }, body: { segment } }, by);
  const staff = (said: "yes" | "no") => ({ ...thandi, is_staff_or_family: said });

  async function openClient(): Promise<Account> {
    const client = await openAccount();
    const adviserId = planner.userId;
    await getDatabase().update(users).set({ adviserId }).where(eq(users.id, client.userId));
    return client;
  }

  test("follows the answer about staff and family on every way in", async () => {
    const own = await openClient();
    take(await callBackend("createPlan", { body: staff("yes") }, own));
    expect(await segmentOf(own)).toBe("NFPSTFF");
    const { id } = take(await callBackend("createPlan", { body: staff("no") }, own));
    expect(await segmentOf(own)).toBe("NFPGEN");
    take(await callBackend("updatePlan", { query: { id }, body: { is_staff_or_family: "yes" } }, own));
    expect(await segmentOf(own)).toBe("NFPSTFF");

    const advised = await openClient();
    const body = { ...staff("yes"), rsaid: advised.rsaid, client_agreed_on: "01/11/2026" };
    take(await callBackend("createPlan", { body }, planner));
    expect(await segmentOf(advised)).toBe("NFPSTFF");

    const drafting = await openClient();
    const { userId } = drafting;
    const draft = { userId, version: 0, draft: { is_staff_or_family: "yes" as const } };
    take(await callBackend("saveDraft", { params: { userId }, body: draft }, planner));
    expect(await segmentOf(drafting)).toBe("NFPSTFF");

    const keeping = await openClient();
    const bearer = keeping.guest;
    const made = take(await callBackend("createDemoPlan", { body: staff("yes") }, { bearer }));
    const claim = { id: made.id, plan_type: "base" as const, rsaid: keeping.rsaid };
    take(await callBackend("createPlan", { body: claim, headers: { Token: bearer } }, keeping));
    expect(await segmentOf(keeping)).toBe("NFPSTFF");
  });

  test("is not lifted by their planner, whatever they send; an administrator corrects it, and that is noted", async () => {
    const client = await openClient();
    const administrator = await openStaff("administrator");
    take(await put(client, "NFPSTFF", planner));
    expect(await put(client, "NFPGEN", planner)).toMatchObject({ http_code: 403 });
    const body = { ...staff("no"), rsaid: client.rsaid, client_agreed_on: "01/11/2026" };
    take(await callBackend("createPlan", { body }, planner));
    expect(await segmentOf(client)).toBe("NFPSTFF");
    take(await put(client, "NFPGEN", administrator));
    expect(await segmentOf(client)).toBe("NFPGEN");
    const { subjectId } = await rowOf(client.userId);
    const acts = await getDatabase().select().from(auditLog).where(eq(auditLog.subjectId, subjectId));
    expect(acts.filter(({ verb }) => verb === "changed fee segment").map(({ actorId }) => actorId)).toEqual(
      expect.arrayContaining([planner.userId, administrator.userId]),
    );
  });
});

const rowOf = async (userId: number) =>
  (await getDatabase().select().from(users).where(eq(users.id, userId)))[0]!;
