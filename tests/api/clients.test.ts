import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { hashTypedBeginning } from "../../app/backend/people/name-beginnings";
import { getDatabase } from "../../app/backend/store/connection";
import { nameBeginnings, users } from "../../app/backend/store/schema";
import type { FeeTable } from "../../app/contract/fees/fee-table";
import { NO_SMS_REACHES_IT } from "../../app/contract/wire/messages";
import { ROLE_IDS } from "../../app/contract/account/user";
import { type Account, becomeGuest, getToken, logIn, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventNumberOfWoman } from "../support/identity-numbers";
import { addClient, describeNewClient } from "../support/new-clients";
import { openStaff } from "../support/staff";

let planner: Account;
let administrator: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  [planner, administrator] = await Promise.all([openStaff("planner"), openStaff("administrator")]);
});

describe("a planner who adds a client", () => {
  test("becomes their adviser, and their answers begin with what is known", async () => {
    const user = { ...describeNewClient(), rsaIdNr: inventNumberOfWoman("14/03/1963") };
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
      dob: "14/03/1963",
      gender: "female",
      type_of_user: "financial planner",
    });
  });

  test("takes down a number from another country, and a name of one letter", async () => {
    const { userId, cellNr, firstNames } = await addClient(planner, {
      cellNr: "+44 20 7946 0018",
      firstNames: "Q",
    });
    expect({ cellNr, firstNames }).toEqual({ cellNr: "+442079460018", firstNames: "Q" });
    const { draft } = take(await callBackend("getDraft", { params: { userId } }, planner));
    expect(draft.phone).toBe("+442079460018");
  });

  test("cannot be named as somebody else", async () => {
    const user = { ...describeNewClient(), submittedByUserId: administrator.userId };
    expect(await callBackend("createUser", { body: { user } }, planner)).toMatchObject({ http_code: 403 });
  });

  test("hears what is wrong with numbers, a role, and a client who is theirs already", async () => {
    const refuse = async (changes: object) => {
      const user = { ...describeNewClient(), ...changes };
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
    const { rsaIdNr } = await addClient(planner);
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
    const basis = await readOf(await addClient(planner));
    const open = (fpFees: FeeTable) =>
      callBackend("createUser", { body: { user: describeNewClient(), fpFees } }, planner);
    const opened = take(await open(setAnnual(basis, 0.4)));
    if (!("user" in opened)) throw new Error("the account was not opened");
    expect(new Set(annual(await readOf(opened.user)))).toEqual(new Set([0.4]));
    const [row] = await getDatabase().select().from(users).where(eq(users.id, opened.user.userId));
    expect(row?.fees.annuity?.annualExclVatShare).toBeCloseTo(0.004, 12);
    expect((await open(setAnnual(basis, 1.01))).http_code).toBe(422);
    const own = { params: { id: planner.userId }, body: { fpFees: setAnnual(basis, 0.5) } };
    take(await callBackend("updateUser", own, planner));
    expect(new Set(annual(await readOf(await addClient(planner))))).toEqual(new Set([0.5]));
  });

  test("is found by the number that they stored, when the client logs in", async () => {
    const { rsaIdNr } = await addClient(planner);
    const guest = await becomeGuest();
    const { token } = await getToken(guest, rsaIdNr);
    expect(await logIn(guest, token)).toMatchObject({ response_code: "R01" });
  });
});

describe("an ID number with an account", () => {
  test("tells an adviser nothing before its holder agrees, and makes them a client then", async () => {
    const holder = await openAccount();
    const user = { ...describeNewClient(), rsaIdNr: holder.rsaid };
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
    const user = { ...describeNewClient(), rsaIdNr: holder.rsaid };
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
    const colleague = { ...describeNewClient(), role: undefined };
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
      ...describeNewClient(),
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
      callBackend("createUser", { body: { user: { ...describeNewClient(), ...changes } } }, administrator);
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
