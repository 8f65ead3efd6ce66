import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { hashTypedBeginning } from "../../app/backend/people/name-beginnings";
import { getDatabase } from "../../app/backend/store/connection";
import {
  nameBeginnings,
  plans,
  recommendations,
  sessions,
  userRoles,
  users,
} from "../../app/backend/store/schema";
import type { FeeTable } from "../../app/contract/desk/fee-table";
import { NO_SMS_REACHES_IT } from "../../app/contract/wire/messages";
import { ROLE_IDS } from "../../app/contract/account/user";
import { getToken, inventCell, becomeGuest, logIn, openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";

let stop: () => Promise<void>;
let planner: Account;
let administrator: Account;
beforeAll(async () => {
  stop = await startTestBackend({ isWorking: false });
  [planner, administrator] = await Promise.all([openStaff("planner"), openStaff("administrator")]);
});
afterAll(() => stop());

/** Somebody who has logged in as staff. */
async function openStaff(role: "planner" | "coach" | "administrator"): Promise<Account> {
  const account = await openAccount();
  const { userId } = account;
  await getDatabase().insert(userRoles).values({ userId, roleId: ROLE_IDS[role] });
  await getDatabase().update(sessions).set({ role }).where(eq(sessions.userId, userId));
  return account;
}

const describeNew = () => ({
  userId: null,
  firstNames: "Zoë Anne",
  surname: "van der Merwe",
  role: "Investor" as const,
  rsaIdNr: inventIdentityNumber(),
  cellNr: inventCell(),
  email: "zoe@example.org",
});

async function addClient(by = planner, changes: Partial<ReturnType<typeof describeNew>> = {}) {
  const answer = take(
    await callBackend("createUser", { body: { user: { ...describeNew(), ...changes } } }, by),
  );
  if (!("user" in answer)) throw new Error("the account was not opened");
  return answer.user;
}

describe("a planner who adds a client", () => {
  test("becomes their adviser, and their answers begin with what is known", async () => {
    const user = describeNew();
    const created = take(await callBackend("createUser", { body: { user } }, planner));
    if (!("user" in created)) throw new Error("the account was not opened");
    const { userId } = created.user;
    expect(created.user).toMatchObject({ firstNames: "Zoë Anne", cellNr: user.cellNr.slice(1) });
    expect(created.adviser?.userId).toBe(planner.userId);
    const { draft } = take(await callBackend("getDraft", { params: { userId } }, planner));
    expect(draft).toEqual({
      first_name: "Zoë Anne",
      last_name: "van der Merwe",
      email: "zoe@example.org",
      phone: user.cellNr,
      rsaid: user.rsaIdNr,
      type_of_user: "financial planner",
    });
  });

  test("cannot be named as somebody else", async () => {
    const user = { ...describeNew(), submittedByUserId: administrator.userId };
    expect(await callBackend("createUser", { body: { user } }, planner)).toMatchObject({ http_code: 403 });
  });

  test("hears what is wrong with numbers, a role, and a client who is theirs already", async () => {
    const refuse = async (changes: object) => {
      const user = { ...describeNew(), ...changes };
      return (await callBackend("createUser", { body: { user } }, planner)) as { return_object: unknown };
    };
    for (const cellNr of ["", "82 123"]) {
      const wrong = await refuse({ rsaIdNr: "123", cellNr });
      expect(wrong.return_object).toEqual({
        errors: [
          { path: "user.rsaIdNr", message: "Please enter the 13 digits of the ID number" },
          { path: "user.cellNr", message: "Please enter the whole cell phone number" },
        ],
      });
    }
    const staff = await refuse({ role: "Financial Planner" });
    expect(staff.return_object).toMatchObject({ errors: [{ path: "role" }] });
    const { rsaIdNr } = await addClient();
    expect((await refuse({ rsaIdNr })).return_object).toMatchObject({ errors: [{ path: "rsaIdNr" }] });
  });

  test("begins with the fees that were given, within the maxima, else with the planner's own", async () => {
    const readOf = async ({ userId }: { userId: number }) =>
      take(await callBackend("getClientFees", { params: { id: userId } }, planner)).fpFees;
    const setAnnual = (table: FeeTable, fpFeeExclVat: number): FeeTable => ({
      ...table,
      allOtherFPFees: table.allOtherFPFees.map((product) => ({
        ...product,
        annualFeeBreakdown: { ...product.annualFeeBreakdown, fpFeeExclVat },
      })),
    });
    const annual = ({ allOtherFPFees }: FeeTable) =>
      allOtherFPFees.map(({ annualFeeBreakdown }) => annualFeeBreakdown.fpFeeExclVat);
    const basis = await readOf(await addClient());
    const open = (fpFees: FeeTable) =>
      callBackend("createUser", { body: { user: describeNew(), fpFees } }, planner);
    const opened = take(await open(setAnnual(basis, 0.4)));
    if (!("user" in opened)) throw new Error("the account was not opened");
    expect(new Set(annual(await readOf(opened.user)))).toEqual(new Set([0.4]));
    const [row] = await getDatabase().select().from(users).where(eq(users.id, opened.user.userId));
    expect(row?.fees.annuity?.annualExclVatShare).toBeCloseTo(0.004, 12);
    expect((await open(setAnnual(basis, 1.01))).http_code).toBe(422);
    const own = { params: { id: planner.userId }, body: { fpFees: setAnnual(basis, 0.5) } };
    take(await callBackend("updateUser", own, planner));
    expect(new Set(annual(await readOf(await addClient())))).toEqual(new Set([0.5]));
  });

  test("is found by the number that they stored, when the client logs in", async () => {
    const { rsaIdNr } = await addClient();
    const guest = await becomeGuest();
    const { token } = await getToken(guest, rsaIdNr);
    expect(await logIn(guest, token)).toMatchObject({ response_code: "R01" });
  });
});

describe("an ID number with an account", () => {
  test("tells an adviser nothing before its holder agrees, and makes them a client then", async () => {
    const holder = await openAccount();
    const user = { ...describeNew(), rsaIdNr: holder.rsaid };
    const answer = await callBackend("createUser", { body: { user } }, planner);
    expect(answer).toMatchObject({ response_code: "R01", http_code: 201 });
    const masked = `${holder.rsaid.slice(0, 2)}•••••••••••`;
    expect(take(answer)).toMatchObject({ idNumber: masked });
    const { waiting } = take(
      await callBackend("getWaitingClients", { params: { userId: planner.userId } }, planner),
    );
    expect(waiting).toMatchObject([{ idNumber: masked }]);
    const ask = () => callBackend("getUser", { query: { userId: holder.userId } }, planner);
    expect(await ask()).toMatchObject({ http_code: 404 });

    const { requests } = take(await callBackend("getAdviserRequests", {}, holder));
    expect(requests).toMatchObject([{ adviser: { userId: planner.userId } }]);
    const body = { adviserId: planner.userId, answer: "yes" as const };
    take(await callBackend("answerAdviserRequest", { body }, holder));
    expect(take(await ask()).user.userId).toBe(holder.userId);
    expect(take(await callBackend("getAdviserRequests", {}, holder)).requests).toEqual([]);
  });

  test("stays with its holder after a no, and nobody answers for another", async () => {
    const [holder, other] = await Promise.all([openAccount(), openAccount()]);
    const user = { ...describeNew(), rsaIdNr: holder.rsaid };
    await callBackend("createUser", { body: { user } }, planner);
    const answer = (by: Account, said: "yes" | "no") =>
      callBackend("answerAdviserRequest", { body: { adviserId: planner.userId, answer: said } }, by);
    expect(await answer(other, "yes")).toMatchObject({ http_code: 404 });
    take(await answer(holder, "no"));
    expect(await answer(holder, "yes")).toMatchObject({ http_code: 404 });
    const ask = await callBackend("getUser", { query: { userId: holder.userId } }, planner);
    expect(ask).toMatchObject({ http_code: 404 });
  });
});

describe("an administrator", () => {
  test("opens an account with a role, by its name or number, with or without the frame of a client", async () => {
    const colleague = { ...describeNew(), role: undefined };
    const created = take(
      await callBackend("createUser", { body: { ...colleague, roleId: ROLE_IDS.coach } }, administrator),
    );
    if (!("user" in created)) throw new Error("the account was not opened");
    const { userId } = created.user;
    const { roles } = take(await callBackend("getUserRoles", { params: { id: userId } }, administrator));
    expect(roles.map(({ roleId }) => roleId)).toEqual([ROLE_IDS.coach, ROLE_IDS.investor]);
    expect(created.adviser).toBeUndefined();
  });

  test("is told which answers are wrong by their paths, in either frame", async () => {
    const nameless = {
      ...describeNew(),
      surname: undefined,
      rsaIdNr: "",
      cellNr: "010 123 4567",
      email: "zoe",
    };
    const refuse = async (body: object) =>
      (
        (await callBackend("createUser", { body: body as never }, administrator)) as {
          return_object: unknown;
        }
      ).return_object;
    const mistakes = {
      surname: "Please enter the surname",
      rsaIdNr: "Please enter the 13 digits of the ID number",
      cellNr: NO_SMS_REACHES_IT,
      email: "Please enter a valid email",
    };
    const listMistakes = (frame: string) =>
      Object.entries(mistakes).map(([field, message]) => ({ path: frame + field, message }));
    expect(await refuse(nameless)).toEqual({ errors: listMistakes("") });
    expect(await refuse({ user: nameless })).toEqual({ errors: listMistakes("user.") });
  });

  test("is told of an organisation that is not there, and of an ID number that has an account", async () => {
    const refuse = async (changes: object) =>
      callBackend("createUser", { body: { user: { ...describeNew(), ...changes } } }, administrator);
    expect(await refuse({ organizationId: "999999" })).toMatchObject({ http_code: 422 });
    expect(await refuse({ rsaIdNr: planner.rsaid })).toMatchObject({ http_code: 422 });
  });
});

test("names are found by their beginnings, folded, until they change or their holder goes", async () => {
  const { userId, rsaIdNr } = await addClient(planner, { firstNames: "Zoë", surname: "Ńgcobo" });
  const finds = async (typed: string) => {
    const hash = hashTypedBeginning(typed) ?? "";
    const rows = await getDatabase().select().from(nameBeginnings).where(eq(nameBeginnings.hash, hash));
    return rows.some((row) => row.userId === userId);
  };
  expect(await finds("zo")).toBe(true);
  expect(await finds("NGCOBO")).toBe(true);
  expect(await finds("gcobo")).toBe(false);
  expect(hashTypedBeginning("z")).toBeUndefined();
  take(
    await callBackend(
      "updateUser",
      { params: { id: userId }, body: { surname: "Abrahamsdochter" } },
      planner,
    ),
  );
  expect(await finds("ngcobo")).toBe(false);
  expect(await finds("abrahamsdochter")).toBe(true);
  expect(rsaIdNr).toHaveLength(13);
  await getDatabase().delete(users).where(eq(users.id, userId));
  expect(await finds("abrahamsdochter")).toBe(false);
});

describe("the list of an adviser's clients", () => {
  let adviser: Account;
  const names = ["Adams", "Botha", "Cele", "Dube", "Els"];
  beforeAll(async () => {
    adviser = await openStaff("planner");
    for (const [index, surname] of names.entries()) {
      const { userId, rsaIdNr: rsaid } = await addClient(adviser, { firstNames: "Lindiwe", surname });
      if (index === 4) continue;
      const retirement_savings = 1_000_000 + index;
      const body = { ...thandi, rsaid, retirement_savings, client_agreed_on: "01/11/2026" };
      const draft = { first_name: "Lindiwe", retirement_savings };
      if (index === 3)
        take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, adviser));
      else take(await callBackend("createPlan", { body }, adviser));
    }
  });

  async function list(query: object = {}, by = adviser) {
    return take(await callBackend("getPlanSummaries", { params: { userId: by.userId }, query }, by));
  }
  const nameAll = async (query: object) => (await list(query)).planSummaries.map(({ surname }) => surname);

  test("has one row for each, with the newest plan, the answers, or nothing yet", async () => {
    const { planSummaries, total } = await list({ sort: "name", order: "asc" });
    expect(total).toBe(5);
    expect(planSummaries.map(({ surname }) => surname)).toEqual(names);
    expect(planSummaries[0]).toMatchObject({ preferredName: "Lindiwe", state: "pending", hasError: false });
    expect(planSummaries[0]).toMatchObject({
      retirementSavings: 1_000_000,
      planId: expect.any(Number) as number,
    });
    expect(planSummaries[0]?.idNumber).toMatch(/^\d{13}$/);
    expect(planSummaries[3]).toMatchObject({ state: "new", retirementSavings: 1_000_003 });
    expect(planSummaries[4]).toMatchObject({ state: "new" });
  });

  test("says when each was born, as their ID number does", async () => {
    const rsaIdNr = inventIdentityNumber("430314");
    const { userId } = await addClient(planner, { surname: "Nkosi", rsaIdNr });
    const { planSummaries } = await list({ search: rsaIdNr }, planner);
    expect(planSummaries).toMatchObject([{ userId, birthDate: "14/03/1943" }]);
  });

  test("is sorted and turned page by page, without losing or repeating anybody", async () => {
    for (const sort of ["date", "savings", "state", "name"] as const) {
      for (const order of ["asc", "desc"] as const) {
        const whole = await nameAll({ sort, order });
        const turned: (string | undefined)[] = [];
        for (let after: string | undefined, more = true; more; more = after !== undefined) {
          const page = await list({ sort, order, limit: 2, ...(after && { after }) });
          turned.push(...page.planSummaries.map(({ surname }) => surname));
          after = page.next;
        }
        expect(turned, `${sort} ${order}`).toEqual(whole);
        expect(new Set(turned).size).toBe(5);
      }
    }
    expect((await nameAll({ sort: "savings", order: "desc" }))[0]).toBe("Dube");
  });

  test("is searched by a whole ID number and by the beginnings of names", async () => {
    const { rsaIdNr } = await addClient(adviser, { firstNames: "Sibusiso", surname: "Fourie" });
    expect(await nameAll({ search: rsaIdNr })).toEqual(["Fourie"]);
    expect(await nameAll({ search: rsaIdNr.slice(0, 12) })).toEqual([]);
    expect(await nameAll({ search: "sib fou" })).toEqual(["Fourie"]);
    expect(await nameAll({ search: "lindi bo" })).toEqual(["Botha"]);
    expect(await nameAll({ search: "oth" })).toEqual([]);
  });

  test("follows what becomes of plans and answers", async () => {
    const [client] = (await list({ search: "adams" })).planSummaries;
    if (!client?.planId) throw new Error("there is no plan");
    const { userId, planId } = client;
    const stateOf = async () => (await list({ search: "adams" })).planSummaries[0]?.state;
    const setStatus = (status: "ready" | "failed") =>
      getDatabase().update(recommendations).set({ status }).where(eq(recommendations.planId, planId));
    await setStatus("failed");
    expect(await stateOf()).toBe("failed");
    expect((await list({ state: "failed" })).planSummaries).toHaveLength(1);
    await setStatus("ready");
    expect(await stateOf()).toBe("ready");
    await getDatabase().update(plans).set({ selectedAt: new Date() }).where(eq(plans.id, planId));
    expect(await stateOf()).toBe("chosen");
    const body = { userId, draft: { ...thandi, retirement_savings: 9 } };
    take(await callBackend("saveDraft", { params: { userId }, body }, adviser));
    expect(await stateOf()).toBe("older");
    await getDatabase().delete(plans).where(eq(plans.id, planId));
    expect(await stateOf()).not.toBe("older");
  });

  test("calls a plan older only if other answers than its own were saved after it", async () => {
    const { userId, rsaIdNr: rsaid } = await addClient(adviser, { firstNames: "Nomsa", surname: "Zulu" });
    const save = async (draft: object) =>
      take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, adviser));
    const body = { ...thandi, rsaid, client_agreed_on: "01/11/2026" };
    const { id } = take(await callBackend("createPlan", { body }, adviser));
    await getDatabase()
      .update(recommendations)
      .set({ status: "ready" })
      .where(eq(recommendations.planId, id));
    const stateOf = async () => (await list({ search: "zulu" })).planSummaries[0]?.state;
    expect(await stateOf()).toBe("ready");
    await save({ ...thandi, id });
    expect(await stateOf()).toBe("ready");
    await save({ ...thandi, has_serious_illness: undefined, are_you_smoker: undefined });
    expect(await stateOf()).toBe("ready");
    await save({ ...thandi, retirement_savings: 5_000_000 });
    expect(await stateOf()).toBe("older");
    const changed = { retirement_savings: 5_000_000 };
    take(await callBackend("updatePlan", { query: { id }, body: changed }, adviser));
    await getDatabase()
      .update(recommendations)
      .set({ status: "ready" })
      .where(eq(recommendations.planId, id));
    expect(await stateOf()).toBe("ready");
  });

  test("is nobody else's", async () => {
    const params = { userId: adviser.userId };
    expect(await callBackend("getPlanSummaries", { params, query: {} }, planner)).toMatchObject({
      http_code: 404,
    });
    expect(await callBackend("getPlanSummaries", { params, query: {} }, administrator)).toMatchObject({
      http_code: 403,
    });
  });
});
