/** Accounts, drafts, fees and terms, read and changed as nobody, guest, self, another person, and adviser. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { surveyDrafts, userRoles, users } from "../../app/backend/store/schema";
import type { FeeTable } from "../../app/contract/fees/fee-table";
import type { UserChanges } from "../../app/contract/account/user-operations";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { fetchOwnUser } from "../support/kept-people";
import { thandi } from "../support/over-transports";

let person: Account;
let another: Account;
let planner: Account;
let strangers: [name: string, bearer: string | undefined, code: number][];
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  person = await openAccount();
  another = await openAccount();
  planner = await openPlanner();
  const otherGuest = take(await callBackend("getGuestToken", {}, {})).bearer_token;
  strangers = [
    ["nobody", undefined, 401],
    ["the guest that they were", person.guest, 404],
    ["another guest", otherGuest, 404],
    ["another person", another.bearer, 404],
  ];
});

/** A planner, whose session has the role too. */
async function openPlanner(): Promise<Account> {
  const account = await openAccount();
  await getDatabase().insert(userRoles).values({ userId: account.userId, roleId: 3 });
  await getDatabase().execute(`update sessions set role = 'planner' where user_id = ${account.userId}`);
  take(await change(account, account, { firstNames: "Pieter", surname: "Botha" }));
  return account;
}

const become = async (client: Account, adviserId: number | null) =>
  getDatabase().update(users).set({ adviserId }).where(eq(users.id, client.userId));

const askByRsaid = ({ bearer }: { bearer?: string }, rsaIdNr: string) =>
  callBackend("getUser", { query: { rsaIdNr } }, { bearer });
const askByNumber = ({ bearer }: { bearer?: string }, userId: number) =>
  callBackend("getUser", { query: { userId: String(userId) } }, { bearer });
const change = ({ bearer }: { bearer?: string }, { userId }: Account, body: UserChanges) =>
  callBackend("updateUser", { params: { id: userId }, body }, { bearer });

const readFees = ({ allOtherFPFees }: FeeTable, product: string) =>
  allOtherFPFees.find(({ productId }) => productId === product);

describe("an account", () => {
  test("is told to its holder in three ways, alike", async () => {
    const { user, fpFees } = take(await fetchOwnUser(person));
    expect(user).toMatchObject({ userId: person.userId, rsaIdNr: person.rsaid, segment: "NFPGEN" });
    expect(take(await askByRsaid(person, person.rsaid))).toEqual({ user, fpFees });
    expect(take(await askByNumber(person, person.userId))).toEqual({ user, fpFees });
  });

  test("is not told to anyone else, who learn nothing of its existence", async () => {
    for (const [name, bearer, code] of strangers) {
      for (const known of [
        await askByRsaid({ bearer }, person.rsaid),
        await askByNumber({ bearer }, person.userId),
      ]) {
        expect(known, name).toMatchObject({ http_code: code, return_object: null });
        expect(known, name).toEqual(await askByRsaid({ bearer }, "6303145009080"));
      }
      expect(await askByNumber({ bearer }, 2_147_483_647), name).toMatchObject({ http_code: code });
    }
    expect(await fetchOwnUser({ bearer: person.guest })).toMatchObject({ http_code: 404 });
  });

  test("is asked for in exactly one way", async () => {
    const both = { rsaIdNr: person.rsaid, userId: String(person.userId) };
    for (const query of [{}, both])
      expect(await callBackend("getUser", { query }, person)).toMatchObject({ http_code: 422 });
    expect(await askByNumber(person, 9_999_999_999)).toMatchObject({ http_code: 422 });
  });

  test("is told to its adviser, and no longer once it has another", async () => {
    await become(person, planner.userId);
    expect(take(await askByRsaid(planner, person.rsaid)).user.userId).toBe(person.userId);
    expect(take(await fetchOwnUser(person))).toMatchObject({
      user: { currentCoachRole: "Financial Planner" },
      adviser: { userId: planner.userId, name: "Pieter Botha", role: "Financial Planner" },
    });
    await become(person, null);
    expect(await askByRsaid(planner, person.rsaid)).toMatchObject({ http_code: 404 });
    expect(take(await fetchOwnUser(person)).adviser).toBeUndefined();
  });

  test("has the role of an investor, and the others that were given", async () => {
    const ask = (bearer: string, { userId: id }: Account) =>
      callBackend("getUserRoles", { params: { id } }, { bearer });
    expect(take(await ask(person.bearer, person)).roles).toEqual([{ roleId: 5, roleName: "Investor" }]);
    expect(take(await ask(planner.bearer, planner)).roles).toEqual([
      { roleId: 3, roleName: "Financial Planner" },
      { roleId: 5, roleName: "Investor" },
    ]);
    expect(await ask(another.bearer, person)).toMatchObject({ http_code: 404 });
  });
});

describe("what a person changes about themselves", () => {
  test("is kept, and the rest stays", async () => {
    const names = { preferredName: " Thandi ", firstNames: "Thandiwe Grace", surname: "Nkosi" };
    const more = { email: "thandi@example.org", workExperience: "Nurse", yearsOfExperience: "31" };
    take(await change(person, person, { ...names, ...more, alternativeContactNumber: "011 555 0100" }));
    const { user } = take(await change(person, person, { yearsOfExperience: "", segment: "NFPSTFF" }));
    expect(user).toMatchObject({
      ...names,
      preferredName: "Thandi",
      segment: "NFPSTFF",
      workExperience: "Nurse",
    });
    expect(user.yearsOfExperience).toBeUndefined();
    expect(user.cellNr).toMatch(/^\d{9}$/);
    expect(take(await fetchOwnUser(person)).user).toEqual(user);
  });

  test("is in no column in words", async () => {
    take(await change(person, person, { surname: "Mkhwanazi" }));
    const { rows } = await getDatabase().execute("select u::text as row from users u");
    expect(JSON.stringify(rows)).not.toContain("Mkhwanazi");
  });

  test.each<[keyof UserChanges, string]>([
    ["preferredName", "T"],
    ["surname", "Nk0si"],
    ["email", "thandi@"],
    ["yearsOfExperience", "many"],
    ["alternativeContactNumber", "call me"],
    ["workExperience", "a\u0000b"],
  ])("is refused if %s is %j, and nothing of it is kept", async (field, value) => {
    const before = take(await fetchOwnUser(person));
    const answer = await change(person, person, { workExperience: "Other", [field]: value });
    expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path: field }] } });
    expect(take(await fetchOwnUser(person))).toEqual(before);
  });

  test("is refused in another's name, and of another person", async () => {
    const body = { surname: "Thief", submittedByUserId: another.userId };
    const params = { id: person.userId };
    expect(await callBackend("updateUser", { params, body }, person)).toMatchObject({ http_code: 403 });
    for (const [name, bearer, code] of strangers) {
      const expected = name.includes("guest") ? 403 : code;
      expect(await change({ bearer }, person, { surname: "Thief" }), name).toMatchObject({
        http_code: expected,
      });
    }
    expect(take(await fetchOwnUser(person)).user.surname).not.toBe("Thief");
  });
});

describe("a draft", () => {
  const save = ({ bearer }: { bearer?: string }, { userId }: Account, draft: object, version?: number) =>
    callBackend("saveDraft", { params: { userId }, body: { userId, draft, version } }, { bearer });
  const read = ({ bearer }: { bearer?: string }, { userId }: Account) =>
    callBackend("getDraft", { params: { userId } }, { bearer });

  test("is there for its person once it was saved, even if it breaks rules, without what is null or empty", async () => {
    expect(await read(person, person)).toMatchObject({
      http_code: 404,
      message: "Unable to get survey's draft",
    });
    const empty = { email: null, last_name: "", partner_name: "  ", dob: "", has_debt: "", gender: "" };
    const broken = { first_name: "Thandi", retirement_savings: 1e15, debt_value: -5 };
    const saved = take(await save(person, person, { ...broken, ...empty, unknown: "x" }, 0));
    const kept = { ...broken, type_of_user: "investor" };
    expect(saved).toEqual({ draft: kept, version: 1 });
    expect(take(await read(person, person))).toEqual(saved);
  });

  test("is not replaced by one that does not follow it", async () => {
    const { version } = take(
      await read(another, another).then(() => save(another, another, { first_name: "A" })),
    );
    take(await save(another, another, { first_name: "B" }, version));
    const late = await save(another, another, { first_name: "C" }, version);
    expect(late).toMatchObject({ response_code: "R02", http_code: 409 });
    const draft = { first_name: "B", type_of_user: "investor" };
    expect(take(await read(another, another))).toEqual({ draft, version: version + 1 });
  });

  test("saved by two devices at once is the one's or the other's", async () => {
    const { version } = take(await save(another, another, { first_name: "A" }));
    const both = await Promise.all(
      ["B", "C"].map((first_name) => save(another, another, { first_name }, version)),
    );
    expect(both.map(({ http_code }) => http_code).sort()).toEqual([200, 409]);
  });

  test("is neither read nor written by others, except by the adviser", async () => {
    const { draft, version } = take(await save(person, person, thandi));
    for (const [name, bearer, code] of strangers) {
      const expected = name.includes("guest") ? 403 : code;
      expect(await read({ bearer }, person), name).toMatchObject({ http_code: expected });
      expect(await save({ bearer }, person, {}, version), name).toMatchObject({ http_code: expected });
    }
    expect(await read(planner, person)).toMatchObject({ http_code: 404 });
    await become(person, planner.userId);
    expect(take(await read(planner, person))).toEqual({ draft, version });
    await become(person, null);
  });

  test("is stored so that nobody can read it in the table", async () => {
    take(await save(person, person, { first_name: "Nomvula", has_serious_illness: "yes" }));
    const rows = await getDatabase().select().from(surveyDrafts);
    expect(JSON.stringify(rows)).not.toMatch(/Nomvula|serious/);
  });

  test.each([[{}], [{ userId: 1 }], [{ draft: {} }], [null]])(
    "sent as %j is refused in the catalogue's words",
    async (body) => {
      const answer = await callBackend("saveDraft", { params: { userId: 1 }, body: body as never }, person);
      expect(answer).toMatchObject({ http_code: 422 });
      expect(JSON.stringify(answer.return_object)).toContain(
        "Cannot save the draft, RSA ID and the draft itself are required",
      );
    },
  );

  test("of nobody is not asked for", async () => {
    const answer = await callBackend("getDraft", { params: { userId: "undefined" } }, person);
    expect(answer).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ message: "Cannot get saved draft, RSA ID is required" }] },
    });
  });
});

describe("fees", () => {
  const askMaximums = async (segment?: string) =>
    take(await callBackend("getMaximumFees", { query: { segment } }, person));

  test("have maxima by segment, and by default", async () => {
    const everyone = await askMaximums("NFPGEN");
    expect(readFees(everyone, "LA")).toMatchObject({
      initialFeeExclVat: 1.5,
      annualFeeBreakdown: { fpFeeExclVat: 1 },
    });
    expect(readFees(everyone, "UT")?.initialFeeExclVat).toBe(3);
    expect(everyone.fundBasedFPFees).toMatchObject([
      { fundName: "Money Market", products: [{ productId: "UT", initialFeeExclVat: 1 }] },
    ]);
    expect(readFees(await askMaximums("NFPSTFF"), "LAP")).toMatchObject({
      initialFeeExclVat: 0,
      annualFeeBreakdown: { fpFeeExclVat: 0.5 },
    });
    for (const other of [undefined, "NFPNEW"])
      expect(await askMaximums(other)).toEqual({ ...everyone, segment: "default" });
  });

  test("of a person are those of the basis until others are agreed", async () => {
    const { fpFees } = take(await fetchOwnUser(another));
    expect(readFees(fpFees, "LAP")).toEqual({
      productId: "LAP",
      initialFeeExclVat: 0,
      annualFeeBreakdown: {
        fpFeeExclVat: 0.85,
        autoAdviceFeeExclVat: 0.1,
        ccfFeeExclVat: 0,
        totalFeeExclVat: 0.95,
        totalFeeInclVat: 1.09,
      },
    });
    const fees = { annuity: { annualExclVatShare: 0.005, initialExclVatShare: 0.01 } };
    await getDatabase().update(users).set({ fees }).where(eq(users.id, another.userId));
    const agreed = take(await fetchOwnUser(another)).fpFees;
    expect(readFees(agreed, "LA")).toMatchObject({
      initialFeeExclVat: 1,
      annualFeeBreakdown: { fpFeeExclVat: 0.5, totalFeeExclVat: 0.6, totalFeeInclVat: 0.69 },
    });
    expect(readFees(agreed, "UT")).toEqual(readFees(fpFees, "UT"));
  });

  test("agreed with a person raise the guaranteed income that they are told, if they are lower", async () => {
    const ask = async (bearer: string) =>
      take(await callBackend("calculateGuaranteedIncome", { body: thandi }, { bearer })).guarantee_income;
    const fees = { annuity: { annualExclVatShare: 0 } };
    await getDatabase().update(users).set({ fees }).where(eq(users.id, another.userId));
    expect(await ask(another.bearer)).toBeGreaterThan(await ask(person.bearer));
  });
});

describe("the terms and conditions", () => {
  const accept = ({ bearer }: { bearer?: string }, { userId }: Account, url = "/en/accept-terms") =>
    callBackend("acceptTerms", { body: { accepted: true, userId, url, browser: "Lynx" } }, { bearer });
  const read = ({ bearer }: { bearer?: string }, { userId }: Account) =>
    callBackend("getTermsAcceptance", { params: { userId } }, { bearer });

  test("are accepted by the person alone", async () => {
    expect(await read(person, person)).toMatchObject({ http_code: 404 });
    const accepted = take(await accept(person, person));
    expect(accepted).toMatchObject({ accepted: true, url: "/en/accept-terms", browser: "Lynx" });
    expect(take(await read(person, person))).toEqual(accepted);
    await become(person, planner.userId);
    for (const [name, bearer, code] of [...strangers, ["the adviser", planner.bearer, 404] as const]) {
      const expected = name.includes("guest") ? 403 : code;
      expect(await accept({ bearer }, person), name).toMatchObject({ http_code: expected });
      expect(await read({ bearer }, person), name).toMatchObject({ http_code: expected });
    }
    await become(person, null);
  });

  test.each(["/en/accept-terms?id=1", "https://elsewhere.example/", "en"])(
    "at %s are refused",
    async (url) => {
      expect(await accept(person, person, url)).toMatchObject({ http_code: 422 });
    },
  );
});
