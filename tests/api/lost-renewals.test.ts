import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { todayInSouthAfrica } from "../../app/base/date";
import { callBackend } from "../../app/backend/door.server";
import type { LoginType } from "../../app/contract/account/user";
import { loadSite } from "../../app/web/page/site.server";
import { SESSION_COOKIE, writeKept } from "../../app/web/identity/kept-session.server";
import { carrySession, findSession } from "../../app/web/identity/session.server";
import { people } from "../../fixtures/people";
import { becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { openStaff } from "../support/staff";

const begun = new Date();
const thandi = people(todayInSouthAfrica(begun))[0]!.record;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => startTestBackend({ isWorking: false }));
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: begun }));
afterEach(() => vi.useRealTimers());

function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

type Kind = "guest" | LoginType;

/**
 * The holder of data that a lost session would lose: a guest has a plan, a person also a draft, an adviser
 * their desk.
 */
type Holder = { kind: Kind; bearer: string; userId?: number; plan?: number };

const HOLDERS: Record<Kind, () => Promise<Holder>> = {
  async guest() {
    const bearer = await becomeGuest();
    const { id } = take(await callBackend("createDemoPlan", { body: thandi }, { bearer }));
    return { kind: "guest", bearer, plan: id };
  },
  async investor() {
    const { bearer, userId } = await openAccount();
    const { id } = take(await callBackend("createPlan", { body: thandi }, { bearer }));
    const draft = { first_name: "Nomvula" };
    take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, { bearer }));
    return { kind: "investor", bearer, userId, plan: id };
  },
  async adviser() {
    const { bearer, userId } = await openStaff("planner");
    return { kind: "adviser", bearer, userId };
  },
};

const askToRenew = ({ kind }: Holder, bearer: string) =>
  callBackend("refreshToken", { query: { type: kind } }, { bearer });

async function renew(holder: Holder, bearer = holder.bearer): Promise<string> {
  return take(await askToRenew(holder, bearer)).bearer_token;
}

/** Whether a bearer's calls still find all of its holder's data; 200 if so. */
async function findAll({ kind, userId, plan }: Holder, bearer: string): Promise<unknown> {
  if (kind === "adviser")
    return (await callBackend("getPlanSummaries", { params: { userId: userId! }, query: {} }, { bearer }))
      .http_code;
  const plans = await callBackend("getAllPlans", {}, { bearer });
  if (plans.http_code !== 200) return plans.http_code;
  if (take(plans)[0]?.id !== plan) return "no plan";
  if (kind === "guest") return 200;
  const kept = take(await callBackend("getDraft", { params: { userId: userId! } }, { bearer }));
  return kept.draft.first_name === "Nomvula" ? 200 : "no draft";
}

const KINDS = ["guest", "investor", "adviser"] as const;

describe.each(KINDS)("a renewal of a bearer of a %s", (kind) => {
  const longIdle = kind === "guest" ? 5 * DAY : 11 * MINUTE;

  test.each([
    ["once", 1],
    ["twice in a row", 2],
    ["ten times in a row", 10],
  ])("loses nothing when its answer is lost %s", async (_, times) => {
    const holder = await HOLDERS[kind]();
    pass(10 * MINUTE);
    for (let lost = 0; lost < times; lost += 1) {
      await renew(holder);
      pass(61_000);
      if (lost < 3) expect(await findAll(holder, holder.bearer)).toBe(200);
      pass(9_000);
    }
    pass(longIdle);
    const newer = await renew(holder);
    expect(await findAll(holder, newer)).toBe(200);
  });

  test("loses nothing when the answer is lost that replaced one whose answer was lost", async () => {
    const holder = await HOLDERS[kind]();
    pass(5 * MINUTE);
    await renew(holder);
    const second = await renew(holder);
    pass(5 * MINUTE);
    await renew(holder, second);
    await renew(holder, second);
    pass(longIdle);
    expect(await findAll(holder, await renew(holder, second))).toBe(200);
  });

  test("leaves the old one good until a call comes with the new one, and 60 seconds more", async () => {
    const holder = await HOLDERS[kind]();
    pass(5 * MINUTE);
    const newer = await renew(holder);
    pass(5 * MINUTE);
    expect(await findAll(holder, holder.bearer)).toBe(200);
    expect(await findAll(holder, newer)).toBe(200);
    pass(59_000);
    expect(await findAll(holder, holder.bearer)).toBe(200);
    pass(2_000);
    expect(await findAll(holder, holder.bearer)).toBe(401);
    expect(await askToRenew(holder, holder.bearer)).toMatchObject({ http_code: 401 });
    expect(await findAll(holder, newer)).toBe(200);
  });

  test("that is asked for again gives the same successor, with its full time", async () => {
    const holder = await HOLDERS[kind]();
    pass(3 * MINUTE);
    const first = await renew(holder);
    pass(3 * MINUTE);
    const second = take(await askToRenew(holder, holder.bearer));
    expect(Date.parse(second.expires_at) - Date.now()).toBeGreaterThan((kind === "guest" ? 29 : 14) * MINUTE);
    expect(await findAll(holder, second.bearer_token)).toBe(200);
    pass(61_000);
    expect(await findAll(holder, first)).toBe(200);
    expect(await findAll(holder, holder.bearer)).toBe(401);
  });

  test("never brings back one that was replaced before", async () => {
    const holder = await HOLDERS[kind]();
    let newest = holder.bearer;
    for (let renewals = 0; renewals < 3; renewals += 1) {
      pass(70_000);
      newest = await renew(holder, newest);
      expect(await findAll(holder, newest)).toBe(200);
    }
    expect(await findAll(holder, holder.bearer)).toBe(401);
    expect(await askToRenew(holder, holder.bearer)).toMatchObject({ http_code: 401 });
  });
});

describe("a person's session whose renewal was lost in the last minute of the old bearer", () => {
  const renewInTheLastMinute = async () => {
    const holder = await HOLDERS.investor();
    pass(14 * MINUTE);
    await renew(holder);
    return holder;
  };

  test("goes on for the quarter of an hour that the renewal gave it", async () => {
    const holder = await renewInTheLastMinute();
    pass(14 * MINUTE);
    expect(await findAll(holder, holder.bearer)).toBe(401);
    expect(await findAll(holder, await renew(holder))).toBe(200);
  });

  test("is over after that", async () => {
    const holder = await renewInTheLastMinute();
    pass(15 * MINUTE);
    expect(await askToRenew(holder, holder.bearer)).toMatchObject({ http_code: 401 });
  });

  test("is over twelve hours after the login, and with the logout, for every bearer of it", async () => {
    const holder = await HOLDERS.investor();
    for (let passed = 0; passed < 12 * HOUR; passed += 14 * MINUTE) {
      await askToRenew(holder, holder.bearer);
      pass(14 * MINUTE);
    }
    expect(await askToRenew(holder, holder.bearer)).toMatchObject({ http_code: 401 });

    const other = await HOLDERS.investor();
    const newer = await renew(other);
    take(await callBackend("logOut", {}, { bearer: other.bearer }));
    for (const bearer of [other.bearer, newer])
      expect(await askToRenew(other, bearer)).toMatchObject({ http_code: 401 });
  });
});

test("a claim ends every bearer of the guest, also those whose successor was never seen", async () => {
  const guest = await HOLDERS.guest();
  pass(10 * MINUTE);
  const newer = await renew(guest);
  const { bearer, rsaid } = await openAccount();
  const body = { id: guest.plan!, plan_type: "base" as const, rsaid };
  take(await callBackend("createPlan", { body, headers: { Token: guest.bearer } }, { bearer }));
  for (const one of [guest.bearer, newer, await renew(guest)])
    expect(await callBackend("getPlan", { query: { id: guest.plan! } }, { bearer: one })).toMatchObject({
      http_code: 404,
    });
});

/** A browser that opens pages, and stores the cookie of each response that arrives. */
async function openBrowser(holder: Holder) {
  const { kind, bearer, userId } = holder;
  const minutes = kind === "guest" ? 30 : 15;
  const token = { bearer, expiresAt: new Date(Date.now() + minutes * MINUTE).toISOString() };
  const kept = kind === "guest" ? { guest: token } : { person: { ...token, userId: userId!, type: kind } };
  let [cookie = ""] = (await writeKept(kept)).split(";");
  return {
    /** Opens a page, and returns what `findAll` finds there. */
    async open({ isLost = false } = {}): Promise<unknown> {
      const request = new Request("http://localhost/en/dashboard", { headers: { Cookie: cookie } });
      const [frame, session] = await Promise.all([loadSite({ request, context: {} }), findSession(request)]);
      const found = session && (await findAll(holder, session.bearer));
      const written = [...frame.headers.getSetCookie(), ...carrySession(session).getSetCookie()];
      const renewed = written.find((one) => one.startsWith(`${SESSION_COOKIE}=`));
      if (renewed && !isLost) [cookie = ""] = renewed.split(";");
      return found;
    },
  };
}

describe.each(KINDS)("pages of a %s", (kind) => {
  const idle = kind === "guest" ? 31 * MINUTE : 14 * MINUTE;

  test.each([
    ["once", 1],
    ["twice", 2],
  ])("whose answers get lost %s in a row with a renewal lose nothing", async (_, times) => {
    const holder = await HOLDERS[kind]();
    const browser = await openBrowser(holder);
    for (let rounds = 0; rounds < 2; rounds += 1) {
      pass(idle);
      for (let lost = 0; lost < times; lost += 1) {
        expect(await browser.open({ isLost: true })).toBe(200);
        pass(kind === "guest" ? 3 * HOUR : 5 * MINUTE);
      }
      expect(await browser.open()).toBe(200);
      pass(3 * MINUTE);
      expect(await browser.open()).toBe(200);
    }
  });

  test("that load in parallel keep working while the first answer's bearer is used", async () => {
    const holder = await HOLDERS[kind]();
    const browser = await openBrowser(holder);
    pass(idle);
    expect(await Promise.all([browser.open(), browser.open(), browser.open()])).toEqual([200, 200, 200]);
    pass(61_000);
    expect(await browser.open()).toBe(200);
  });
});
