/** An adviser's list of clients whose living annuity begins a new year. */
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { keptChecks, users } from "../../app/backend/store/schema";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { checkedAnnuity } from "../support/checked-annuity";
import { openStaff } from "../support/staff";

let planner: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T10:00:00Z") });
  planner = await openStaff("planner");
});
afterEach(() => vi.useRealTimers());

/** A client of the planner's with a kept check, made today or on another day. */
async function openClient(
  body: { anniversary_month: number; monthly_income?: number; wants_mail?: boolean },
  checkedOn?: string,
) {
  const client = await openAccount();
  const isTheirs = eq(users.id, client.userId);
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(isTheirs);
  await keep(client, body, checkedOn);
  return client;
}

async function keep(client: Account, body: object, checkedOn?: string) {
  const { id } = take(await callBackend("keepCheck", { body: { ...checkedAnnuity, ...body } }, client));
  if (checkedOn) await getDatabase().update(keptChecks).set({ checkedOn }).where(eq(keptChecks.id, id));
}

const list = async (query: { month?: string; limit?: string }, { bearer } = planner) =>
  take(await callBackend("listClientChecks", { query }, { bearer }));
const numbersOf = ({ clients }: Awaited<ReturnType<typeof list>>) =>
  clients.map(({ client }) => client.userId);

describe("an adviser's clients with a living annuity", () => {
  test("are those whose year begins in a month, the oldest check first, with how many follow", async () => {
    const [fresh, old] = [
      await openClient({ anniversary_month: 12 }),
      await openClient({ anniversary_month: 12 }, "2025-11-20"),
    ];
    await openClient({ anniversary_month: 1 });
    const december = await list({ month: "12" });
    expect(december).toMatchObject({ total: 2, following: 1, is_any_kept: true });
    expect(numbersOf(december)).toEqual([old.userId, fresh.userId]);
    expect(december.clients).toMatchObject([
      { year_begins: "01/12/2026", is_checked: false },
      { year_begins: "01/12/2026", is_checked: true },
    ]);
    expect(await list({ month: "12", limit: "1" })).toMatchObject({ total: 2, clients: [{}] });
  });

  test("stand in the order of their next year, from the next month on to the present one", async () => {
    const [november, january, december] = [
      await openClient({ anniversary_month: 11 }),
      await openClient({ anniversary_month: 1 }),
      await openClient({ anniversary_month: 12 }),
    ];
    const all = await list({});
    expect(numbersOf(all)).toEqual([december, january, november].map(({ userId }) => userId));
    expect(all.clients.map(({ year_begins }) => year_begins)).toEqual([
      "01/12/2026",
      "01/01/2027",
      "01/11/2027",
    ]);
  });

  test("have the figures of their newest check, and of no other", async () => {
    const client = await openClient({ anniversary_month: 1, monthly_income: 9_000 }, "2025-11-20");
    await keep(client, { anniversary_month: 12, monthly_income: 10_000 });
    expect(await list({ month: "1" })).toMatchObject({ clients: [], total: 0 });
    const [shown] = (await list({ month: "12" })).clients;
    const [kept] = take(await callBackend("listChecks", {}, client));
    const lasting = kept?.figures.incomes.find(({ kind }) => kind === "lasts");
    expect(shown).toMatchObject({
      client: { userId: client.userId },
      monthly_income: 10_000,
      drawdown_perct: kept?.figures.drawdown_perct,
      lasting_monthly_income: lasting?.monthly_income,
      lasting_drawdown_perct: lasting?.drawdown_perct,
    });
  });

  test("may be reminded who agreed to it, once their check is too old, and once for each", async () => {
    const agreed = { anniversary_month: 12, wants_mail: true };
    await openClient({ anniversary_month: 12 }, "2025-11-18");
    const waiting = await openClient(agreed, "2025-11-19");
    await openClient(agreed);
    const tell = async () => (await list({})).clients.map((one) => [one.may_be_reminded, one.mailed_at]);
    expect(await tell()).toEqual([
      [false, undefined],
      [true, undefined],
      [false, undefined],
    ]);
    const mailedAt = new Date("2026-11-24T10:00:00Z");
    await getDatabase().update(keptChecks).set({ mailedAt }).where(eq(keptChecks.userId, waiting.userId));
    expect((await tell())[1]).toEqual([false, mailedAt.toISOString()]);
  });

  test("are nobody else's, and none whose account is closed", async () => {
    const client = await openClient({ anniversary_month: 12 });
    expect(await list({}, await openStaff("coach"))).toMatchObject({ clients: [], total: 0 });
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, client.userId));
    expect(await list({})).toMatchObject({ clients: [], total: 0 });
  });
});
