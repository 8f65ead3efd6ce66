/** A planner's fees: their owner, their limits, and the changes that need the client's consent. */
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { readWholeAccount } from "../../app/contract/account/user";
import { getDatabase } from "../../app/backend/store/connection";
import { organisations, users } from "../../app/backend/store/schema";
import { lockDetails } from "../../app/backend/people/users";
import type { Envelope } from "../../app/contract/wire/envelope";
import type { FeeTable } from "../../app/contract/fees/fee-table";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { changeFees, readFees, saveFees } from "../support/client-fees";
import { thandi } from "../support/over-transports";
import { openClientOf, openStaff } from "../support/staff";
import { changeWhileWaiting } from "../support/while-waiting";

let planner: Account;
let coach: Account;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  planner = await openStaff("planner");
  coach = await openStaff("coach");
});

const openClient = (segment: "NFPGEN" | "NFPSTFF" = "NFPGEN") => openClientOf(planner, { segment });

const read = (client: Account, by = planner) => readFees(client, by);
const save = (client: Account, fees: FeeTable, by = planner) => saveFees(client, fees, by);

/** Answers the pending proposal, or the one that was seen at an instant. */
async function say(client: Account, accepted: boolean, seenAt?: string) {
  const { userId, bearer } = client;
  const at = seenAt ?? (await read(client)).proposal?.at ?? new Date(0).toISOString();
  return callBackend("answerHigherFees", { params: { id: userId }, body: { accepted, at } }, { bearer });
}

const ALL = ["LA", "LAP", "RA", "TFI", "UT"] as const;

describe("a client's fees", () => {
  test("that are lower count at once; totals follow from what is typed, and VAT is not read back", async () => {
    const client = await openClient();
    const lower = changeFees((await read(client)).fpFees, ["LA", "LAP"], { annual: 0.7 });
    lower.allOtherFPFees[0]!.annualFeeBreakdown.totalFeeInclVat = 99;
    const saved = take(await save(client, lower));
    expect(saved?.changedFees).toEqual({ state: "kept", keptPlans: [] });
    expect(saved?.fpFees.allOtherFPFees[0]).toEqual({
      productId: "LA",
      initialFeeExclVat: 0,
      annualFeeBreakdown: {
        fpFeeExclVat: 0.7,
        autoAdviceFeeExclVat: 0.1,
        ccfFeeExclVat: 0,
        totalFeeExclVat: 0.8,
        totalFeeInclVat: 0.92,
      },
    });
    expect(take(await save(client, saved!.fpFees))?.fpFees).toEqual(saved?.fpFees);
    const [row] = await getDatabase().select().from(users).where(eq(users.id, client.userId));
    expect(row?.fees).toEqual({ annuity: { annualExclVatShare: 0.007 } });
    const { acts } = take(await callBackend("getOwnHistory", {}, client));
    expect(acts.map(({ act }) => act)).toContain("changed fees");
  });

  test("that are higher in any part wait for the client's yes, and a no forgets them", async () => {
    const client = await openClient();
    const before = (await read(client)).fpFees;
    const mixed = changeFees(changeFees(before, ["UT"], { annual: 0.5 }), ["LAP"], { company: 0.15 });
    for (const accepted of [false, true]) {
      expect(take(await save(client, mixed))?.changedFees).toEqual({ state: "waiting", keptPlans: [] });
      const waiting = await read(client, client);
      expect(waiting.fpFees).toEqual(before);
      expect(waiting.proposal?.fpFees.allOtherFPFees[1]?.annualFeeBreakdown.ccfFeeExclVat).toBe(0.15);
      const state = accepted ? "kept" : "declined";
      expect(take(await say(client, accepted))).toEqual({ state, keptPlans: [] });
    }
    expect((await read(client)).proposal).toBeUndefined();
    const [row] = await getDatabase().select().from(users).where(eq(users.id, client.userId));
    expect(row?.fees).toEqual({
      annuity: { fundCompanyExclVatShare: 0.0015 },
      unitTrust: { annualExclVatShare: 0.005 },
      emergencySavings: { annualExclVatShare: 0.005 },
    });
    expect(take(await say(client, true))).toEqual({ state: "nothing", keptPlans: [] });
  });

  test.each([true, false])("are answered (%s) by nobody who has seen others", async (accepted) => {
    const client = await openClient();
    const { fpFees } = await read(client);
    take(await save(client, changeFees(fpFees, ALL, { annual: 0.9 })));
    const { proposal: seen } = await read(client, client);
    take(await save(client, changeFees(fpFees, ALL, { annual: 1 })));
    const waiting = await read(client, client);
    expect(await say(client, accepted, seen?.at)).toMatchObject({
      http_code: 409,
      message: "Your planner asks for other fees now, so nothing was changed: please look at these first",
    });
    expect(await read(client, client)).toEqual(waiting);
    expect(take(await say(client, accepted, waiting.proposal?.at)).state).toBe(
      accepted ? "kept" : "declined",
    );
  });

  test("above the limits of the day of the yes are not kept, and the answer says so", async () => {
    const client = await openClient();
    const { fpFees } = await read(client);
    take(await save(client, changeFees(fpFees, ALL, { annual: 0.9 })));
    const ofStaff = { segment: "NFPSTFF" } as const;
    await getDatabase().update(users).set(ofStaff).where(eq(users.id, client.userId));
    expect(await say(client, true)).toMatchObject({
      http_code: 409,
      message:
        "These fees are above what is allowed now, so nothing was changed: please talk to your planner",
    });
    expect((await read(client)).fpFees).toEqual(fpFees);
    expect(take(await say(client, false)).state).toBe("declined");
  });

  test.each([
    ["NFPGEN", 1],
    ["NFPSTFF", 0.5],
  ] as const)("of %s are at most %d a year, and 0.15 for the fund company", async (segment, most) => {
    const client = await openClient(segment);
    const { fpFees } = await read(client);
    take(await save(client, changeFees(fpFees, ALL, { annual: most, company: 0.15 })));
    for (const over of [{ annual: most + 0.01 }, { annual: most, company: 0.16 }, { annual: -0.01 }])
      for (const id of ALL) {
        const within = changeFees(fpFees, ALL, { annual: most });
        expect(await save(client, changeFees(within, [id], over))).toMatchObject({ http_code: 422 });
      }
  });

  test("at the start need an organisation that allows them, up to each product's maximum", async () => {
    const client = await openClient();
    const { fpFees } = await read(client);
    const some = changeFees(fpFees, ["TFI"], { initial: 0.01 });
    expect(await save(client, some)).toMatchObject({ http_code: 422 });
    const [organisation] = await getDatabase()
      .insert(organisations)
      .values({ name: "Kgotla Advice", allowsInitialFees: true })
      .returning();
    const join = (organisationId: number | null) =>
      getDatabase().update(users).set({ organisationId }).where(eq(users.id, planner.userId));
    await join(organisation!.id);
    const maxima = { LA: 1.5, LAP: 1.5, RA: 1.5, TFI: 3, UT: 3 } as const;
    for (const id of ALL) {
      const only = (initial: number) => ({
        ...changeFees(fpFees, [id], { initial }),
        fundBasedFPFees: fpFees.fundBasedFPFees,
      });
      expect(take(await save(client, only(maxima[id])))?.changedFees?.state, id).toBe("waiting");
      expect(await save(client, only(maxima[id] + 0.01)), id).toMatchObject({ http_code: 422 });
    }
    const emergency = (initial: number) => ({
      ...fpFees,
      fundBasedFPFees: changeFees(fpFees, ["UT"], { initial }).fundBasedFPFees,
    });
    take(await save(client, emergency(1)));
    expect(await save(client, emergency(1.01))).toMatchObject({ http_code: 422 });
    await join(null);
  });

  test("are set by nobody but their planner, and a refusal changes nothing", async () => {
    const client = await openClient();
    const { fpFees } = await read(client);
    const lower = changeFees(fpFees, ALL, { annual: 0.1 });
    const other = await openStaff("planner");
    for (const [by, http_code] of [
      [client, 403],
      [coach, 403],
      [other, 404],
    ] as const)
      expect(await save(client, lower, by)).toMatchObject({ http_code, message: expect.any(String) });
    const body = { preferredName: "Changed", fpFees: changeFees(fpFees, ["LA"], { annual: 2 }) };
    const refused = await callBackend("updateUser", { params: { id: client.userId }, body }, planner);
    expect(refused).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "fpFees.allOtherFPFees.0.annualFeeBreakdown.fpFeeExclVat" }] },
    });
    expect((await read(client)).fpFees).toEqual(fpFees);
    const self = await callBackend("getUser", { headers: { EntityContext: "self" } }, client);
    expect(take(readWholeAccount(self)).user.preferredName).toBeUndefined();
  });

  test("of the planner are a template that works nothing out", async () => {
    const own = changeFees((await read(planner)).fpFees, ALL, { annual: 1 });
    expect(take(await save(planner, own))?.changedFees).toEqual({ state: "template", keptPlans: [] });
    const [row] = await getDatabase().select().from(users).where(eq(users.id, planner.userId));
    expect(row).toMatchObject({ fees: {}, agreedFees: null });
    expect(row?.ownFees?.allOtherFPFees[0]?.annualFeeBreakdown.totalFeeInclVat).toBe(1.27);
  });
});

describe("a client and a planner at the same instant", () => {
  let client: Account;
  let plan: number;
  let fpFees: FeeTable;
  beforeEach(async () => {
    client = await openClient();
    ({ id: plan } = take(await callBackend("createPlan", { body: thandi }, client)));
    ({ fpFees } = await read(client));
  });

  /** All calls wait for the account's row, which the test locks; each needs both the plan's and the account's. */
  const atOnce = (...calls: (() => Promise<Envelope>)[]) =>
    changeWhileWaiting<Envelope>((tx) => lockDetails(tx, client.userId), ...calls);
  const changePlan = (by: Account) => () =>
    callBackend("updatePlan", { query: { id: plan }, body: { first_name: "Thandiwe" } }, by);
  const lower = () => changeFees(fpFees, ALL, { annual: 0.5 });
  const higher = (annual: number) => changeFees(fpFees, ALL, { annual });

  test("change plan and fees: both are changed, and neither waits for the other for ever", async () => {
    const answers = await atOnce(() => save(client, lower()), changePlan(client));
    expect(answers.map(({ http_code }) => http_code)).toEqual([200, 200]);
    expect((await read(client)).fpFees.allOtherFPFees[0]?.annualFeeBreakdown.fpFeeExclVat).toBe(0.5);
  });

  test("say yes to higher fees and change the plan: both happen", async () => {
    take(await save(client, higher(0.9)));
    const { proposal } = await read(client);
    const answers = await atOnce(() => say(client, true, proposal?.at), changePlan(planner));
    expect(answers.map(({ http_code }) => http_code)).toEqual([200, 200]);
    expect((await read(client)).proposal).toBeUndefined();
  });

  test("say yes to higher fees and ask for others: the yes is not for those that nobody saw", async () => {
    take(await save(client, higher(0.9)));
    const { proposal } = await read(client);
    const answers = await atOnce(
      () => save(client, higher(0.95)),
      () => say(client, true, proposal?.at),
    );
    expect(answers.map(({ http_code }) => http_code)).toEqual([200, 409]);
    const after = await read(client);
    expect(after.fpFees).toEqual(fpFees);
    expect(after.proposal?.fpFees.allOtherFPFees[0]?.annualFeeBreakdown.fpFeeExclVat).toBe(0.95);
  });
});
