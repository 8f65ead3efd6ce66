/** A race: an adviser stops advising at the instant at which they would get a new client. */
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { changePosition } from "../../app/backend/desk/change-position";
import { setActive } from "../../app/backend/people/set-active";
import { lockAdviser } from "../../app/backend/people/staff";
import { getDatabase, type Transaction } from "../../app/backend/store/connection";
import { adviserRequests, plans, users } from "../../app/backend/store/schema";
import type { Envelope } from "../../app/contract/wire/envelope";
import { type Account, becomeGuest, inventCell, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";
import { speakAs } from "../support/persons";
import { openClientOf, openStaff } from "../support/staff";
import { changeWhileWaiting } from "../support/while-waiting";

let administrator: Account;
let from: Account;
let clients: Account[];
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
  from = await openStaff("planner");
  clients = [await openClientOf(from), await openClientOf(from), await openClientOf(from)];
});

describe("whoever stops advising while somebody is about to become their client", () => {
  let leaving: Account;
  beforeEach(async () => {
    leaving = await openStaff("planner");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, leaving));
  });

  const nobody = () => ({
    userId: leaving.userId,
    by: speakAs(administrator, "administrator"),
    now: new Date(),
  });
  const takeRole = (tx: Transaction) =>
    changePosition(tx, { ...nobody(), role: "investor", organisationId: undefined });
  const close = (tx: Transaction) => setActive(tx, { ...nobody(), isActive: false });
  const ways = [
    ["loses the role", takeRole],
    ["has their account closed", close],
  ] as const;

  const describeClient = (rsaIdNr = inventIdentityNumber()) => ({
    firstNames: "Zoë Anne",
    surname: "van der Merwe",
    rsaIdNr,
    cellNr: inventCell(),
    email: "zoe@example.org",
  });
  const countTheirs = async () =>
    (await getDatabase().$count(users, eq(users.adviserId, leaving.userId))) +
    (await getDatabase().$count(plans, eq(plans.adviserId, leaving.userId)));

  async function expectRefused(
    end: (tx: Transaction) => Promise<unknown>,
    call: () => Promise<Envelope>,
    message: RegExp,
  ): Promise<void> {
    const [answer] = await changeWhileWaiting<Envelope>(end, call);
    expect(answer).toMatchObject({ http_code: 409, message: expect.stringMatching(message) as string });
    expect(await countTheirs()).toBe(0);
  }

  test.each(ways)("and %s receives nobody who is handed over", async (_, end) => {
    for (const clientUserId of [clients[0]!.userId, undefined]) {
      const asked = {
        params: { userId: from.userId },
        body: { toUserId: leaving.userId, ...(clientUserId && { clientUserId }) },
      };
      await expectRefused(
        end,
        () => callBackend("handOverClients", asked, administrator),
        /stopped advising/,
      );
      await openAgain();
    }
    expect(await getDatabase().$count(users, eq(users.adviserId, from.userId))).toBe(3);
  });

  test.each(ways)("and %s adds neither a client nor a list of them", async (_, end) => {
    const body = describeClient();
    await expectRefused(end, () => callBackend("createUser", { body }, leaving), /no longer advise/);
    await openAgain();
    const list = { dryRun: false, clients: [describeClient(), describeClient()] };
    await expectRefused(end, () => callBackend("importClients", { body: list }, leaving), /no longer advise/);
  });

  test("and is a coach from then on adds no client: that is a planner's", async () => {
    const body = describeClient();
    const call = () => callBackend("createUser", { body }, leaving);
    const end = (tx: Transaction) =>
      changePosition(tx, { ...nobody(), role: "coach", organisationId: undefined });
    await expectRefused(end, call, /no longer advise/);
  });

  test.each(ways)("and %s is not agreed to", async (_, end) => {
    const holder = await openAccount();
    const request = { userId: holder.userId, adviserId: leaving.userId, createdAt: new Date() };
    await getDatabase().insert(adviserRequests).values(request);
    const body = { adviserId: leaving.userId, answer: "yes" as const };
    await expectRefused(end, () => callBackend("answerAdviserRequest", { body }, holder), /stopped advising/);
  });

  test.each(ways)(
    "and %s has no plan that is made from their page; it is made all the same",
    async (_, end) => {
      const [person, guest] = [await openAccount(), await becomeGuest()];
      const query = { adviserId: leaving.userId };
      const make = [
        () => callBackend("createPlan", { query, body: { ...thandi } }, person),
        () => callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest }),
      ];
      const answers = await changeWhileWaiting<Envelope<{ id: number }>>(end, ...make);
      expect(answers.map(take)).toHaveLength(2);
      expect(await countTheirs()).toBe(0);
    },
  );

  test.each(ways)("and %s has no plan that a guest keeps who came from their page", async (_, end) => {
    const guest = await becomeGuest();
    const query = { adviserId: leaving.userId };
    const made = await callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest });
    const { id } = take(made);
    const person = await openAccount({ guest });
    const body = { id, plan_type: "base" as const, rsaid: person.rsaid };
    const claim = () => callBackend("createPlan", { body, headers: { Token: guest } }, person);
    const [answer] = await changeWhileWaiting<Envelope>(end, claim);
    expect(answer).toMatchObject({ http_code: 200 });
    expect(await countTheirs()).toBe(0);
  });

  test.each(ways)("and %s later than that keeps the client, and the role", async (_, end) => {
    const client = await openAccount();
    const become = async (tx: Transaction) => {
      await lockAdviser(tx, leaving.userId);
      await tx.update(users).set({ adviserId: leaving.userId }).where(eq(users.id, client.userId));
    };
    const call =
      end === close
        ? () =>
            callBackend(
              "setUserActive",
              { params: { id: leaving.userId }, body: { isActive: false } },
              administrator,
            )
        : () =>
            callBackend(
              "updateUser",
              { params: { id: leaving.userId }, body: { role: "Investor" } },
              administrator,
            );
    const [answer] = await changeWhileWaiting<Envelope>(become, call);
    expect(answer).toMatchObject({
      http_code: 409,
      message: expect.stringContaining("still has clients") as string,
    });
    expect(await countTheirs()).toBe(1);
  });

  /** Opens a new account, because the test ends it in more than one way. */
  async function openAgain(): Promise<void> {
    leaving = await openStaff("planner");
  }
});
