import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { makeApi } from "../../app/backend/api/handle-api-request";
import { handlers } from "../../app/backend/api/handlers";
import { findAccount, insertUser } from "../../app/backend/people/users";
import { defineService, type Service } from "../../app/backend/calls/service";
import type { Person } from "../../app/backend/session/person";
import { getDatabase } from "../../app/backend/store/connection";
import { encryptField } from "../../app/backend/store/encryption";
import { adviceRecords, recommendations, shares, users } from "../../app/backend/store/schema";
import { type OperationName, operations } from "../../app/contract/operations";
import { listRoles } from "../../app/contract/wire/operation";
import { LOGGED_IN, type Role, ROLES } from "../../app/contract/wire/role";
import { transact } from "../../app/backend/store/transact";
import { writeAnyCall, writeRequest } from "../support/any-call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { startTestBackend } from "../support/backend";
import { authenticateByRole, openAccountsOfPersons, persons } from "../support/persons";

/**
 * Each operation's callers: everyone, anyone with a bearer, certain roles, or no one; whether only for their
 * own plans; and the roles that may call it for the account of the investor, who is the planner's client.
 */
const RIGHTS: Record<
  OperationName,
  { who: "everybody" | "bearers" | readonly string[]; ofPlan?: true; ofInvestor?: readonly string[] }
> = {
  getGuestToken: { who: "everybody" },
  refreshToken: { who: "bearers" },
  register: { who: ["guest"] },
  getRegistrationStatus: { who: ["guest"] },
  resendRegistrationCode: { who: ["guest"] },
  getLoginToken: { who: ["guest"] },
  getLoginStatus: { who: ["guest"] },
  logIn: { who: ["guest"] },
  resendLoginCode: { who: ["guest"] },
  verifyCode: { who: "bearers" },
  logOut: { who: "bearers" },
  getPasskeys: { who: LOGGED_IN },
  beginPasskey: { who: LOGGED_IN },
  addPasskey: { who: LOGGED_IN },
  removePasskey: { who: LOGGED_IN },
  beginPasskeyLogin: { who: ["guest"] },
  logInWithPasskey: { who: ["guest"] },
  sendMessage: { who: "bearers" },
  requestCall: { who: "bearers" },
  confirmIdentity: { who: LOGGED_IN },
  resendConfirmation: { who: LOGGED_IN },
  getOwnHistory: { who: LOGGED_IN },
  noteCorrection: { who: LOGGED_IN },
  getOwnData: { who: LOGGED_IN },
  deleteOwnData: { who: LOGGED_IN },
  withdrawHealthConsent: { who: LOGGED_IN },
  changeCellNumber: { who: LOGGED_IN },
  getUser: { who: "bearers", ofInvestor: ["investor", "planner", "administrator"] },
  getUserRoles: { who: "bearers", ofInvestor: ["investor", "planner", "administrator"] },
  updateUser: { who: LOGGED_IN, ofInvestor: ["investor", "planner", "administrator"] },
  createUser: { who: ["planner", "administrator"] },
  importClients: { who: ["planner"] },
  getAdviserRequests: { who: LOGGED_IN },
  answerAdviserRequest: { who: LOGGED_IN },
  leaveAdviser: { who: LOGGED_IN },
  getPlanSummaries: { who: ["planner", "coach"], ofInvestor: [] },
  getDesk: { who: ["planner", "coach"], ofInvestor: [] },
  getClientOverview: { who: ["planner", "coach"], ofInvestor: ["planner"] },
  getWaitingClients: { who: ["planner", "coach"], ofInvestor: [] },
  searchPeople: { who: ["administrator"] },
  setUserActive: { who: ["administrator"] },
  resetPasskeys: { who: ["administrator"] },
  getReceivers: { who: ["planner", "administrator"] },
  askNumberChange: { who: ["planner", "coach", "administrator"] },
  getNumberChange: {
    who: ["planner", "coach", "administrator"],
    ofInvestor: ["planner", "administrator"],
  },
  cancelNumberChange: { who: ["planner", "coach", "administrator"], ofInvestor: [] },
  handOverClients: { who: ["planner", "administrator"] },
  saveDraft: { who: LOGGED_IN, ofInvestor: ["investor", "planner"] },
  getDraft: { who: LOGGED_IN, ofInvestor: ["investor", "planner"] },
  getMaximumFees: { who: "bearers" },
  getClientFees: { who: LOGGED_IN, ofInvestor: ["investor", "planner"] },
  answerHigherFees: { who: ["investor"], ofInvestor: ["investor"] },
  previewFees: { who: "bearers", ofPlan: true },
  storeImage: { who: LOGGED_IN },
  getImage: { who: "bearers" },
  acceptTerms: { who: LOGGED_IN, ofInvestor: ["investor"] },
  getTermsAcceptance: { who: LOGGED_IN, ofInvestor: ["investor"] },
  createPlan: {
    who: ["investor", "planner", "coach"],
    ofInvestor: ["investor", "another-investor", "planner"],
  },
  createDemoPlan: { who: ["guest"] },
  getPlan: { who: "bearers", ofPlan: true },
  updatePlan: { who: "bearers", ofPlan: true },
  getAllPlans: { who: "bearers" },
  hideFromAdviser: { who: ["guest"], ofPlan: true },
  getRecommendations: { who: "bearers", ofPlan: true },
  selectPlan: { who: ["guest", "investor", "planner"], ofPlan: true },
  requestQuote: { who: ["investor", "planner"], ofPlan: true },
  requestInvestment: { who: ["investor", "planner"], ofPlan: true },
  sharePlan: { who: ["guest", "investor", "planner", "coach"], ofPlan: true },
  getShares: { who: ["guest", "investor", "planner", "coach"], ofPlan: true },
  revokeShare: { who: ["guest", "investor", "planner", "coach"], ofPlan: true },
  getSharedCover: { who: "bearers" },
  getShared: { who: "bearers" },
  getPlanPaper: { who: "bearers", ofPlan: true },
  getSharedPaper: { who: "bearers" },
  askSharedCode: { who: "bearers" },
  getRecords: { who: "bearers", ofPlan: true },
  getRequests: { who: "bearers", ofPlan: true },
  getRecord: { who: "bearers", ofPlan: true },
  getRecordPaper: { who: "bearers", ofPlan: true },
  calculateIncome: { who: "bearers", ofPlan: true },
  calculateIncomes: { who: "bearers", ofPlan: true },
  calculateMonthlyIncome: { who: "bearers", ofPlan: true },
  overrideRecommendation: { who: "bearers", ofPlan: true },
  previewRecommendations: { who: "bearers", ofPlan: true },
  calculateDependantsIncomes: { who: "bearers", ofPlan: true },
  calculatePartnerIncomes: { who: "bearers", ofPlan: true },
  getAttributes: { who: "bearers", ofPlan: true },
  calculateGuaranteedIncome: { who: "bearers" },
  checkSmallSavings: { who: "bearers" },
  estimateIncome: { who: "bearers" },
  checkLivingAnnuity: { who: "bearers" },
  listChecks: { who: ["investor", "planner", "coach"], ofInvestor: ["investor", "planner"] },
  keepCheck: { who: ["investor", "planner", "coach"], ofInvestor: ["investor", "planner"] },
  deleteCheck: { who: ["investor", "planner", "coach"], ofInvestor: [] },
  stopCheckMail: { who: "bearers" },
  listClientChecks: { who: ["planner", "coach"] },
  remindClient: { who: ["planner", "coach"], ofInvestor: [] },
  getSystemVariables: { who: "bearers" },
  getFeatures: { who: "everybody" },
  updateFeatures: { who: ["administrator"] },
  getReports: { who: ["planner", "coach", "administrator"] },
  getAuditLog: { who: ["administrator"] },
  searchRecords: { who: ["administrator"] },
  readRecord: { who: ["administrator"] },
  exportRecords: { who: ["administrator"] },
  getOrganizations: { who: ["planner", "administrator"] },
  createOrganization: { who: ["administrator"] },
  updateOrganization: { who: ["administrator"] },
  getLandingPage: { who: "bearers", ofInvestor: [] },
  getOwnLandingPage: { who: ["planner", "coach"] },
  publishLandingPage: { who: ["planner", "coach"] },
  getLive: { who: "everybody" },
  getReady: { who: "everybody" },
};

const session = { sessionId: randomUUID(), loggedInAt: new Date(), tokenNumber: 0 };
/** Others in the same roles, unconnected with the guest's plan and the investor's account. */
const strangers = {
  "another-guest": { role: "guest", id: randomUUID(), tokenNumber: 0 },
  "another-investor": { role: "investor", userId: 0, ...session },
} satisfies Record<string, Person>;
const STRANGERS = ["another-guest", "another-investor"] as const;

const authenticate: Service["authenticate"] = async (store, bearer, asked) =>
  STRANGERS.filter((name) => name === bearer).map((name) => strangers[name])[0] ??
  authenticateByRole(store, bearer, asked);

const api = makeApi(defineService({ operations, handlers, authenticate }));
const names = Object.keys(operations) as OperationName[];
const CALLERS = ["nobody", ...ROLES, ...STRANGERS] as const;
const roleOf = (caller: (typeof CALLERS)[number]): string =>
  caller === "another-guest" || caller === "another-investor" ? strangers[caller].role : caller;

/** Plans of the guest and of the investor, each with a record and a link. */
const guests = { planId: 1, recordId: randomUUID(), shareId: randomUUID() };
const investors = { planId: 1, recordId: randomUUID(), shareId: randomUUID() };
let rsaid: string;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  await openAccountsOfPersons();
  const account = { rsaid: inventIdentityNumber(), details: { cellNr: "820000001" } };
  strangers["another-investor"].userId = (await transact((tx) => insertUser(tx, account))) ?? 0;
  const [investor, planner] = [numberOf("investor"), numberOf("planner")];
  await getDatabase().update(users).set({ adviserId: planner }).where(eq(users.id, investor));
  rsaid = (await findAccount(getDatabase(), investor)).rsaid;
  await keepPlan(guests, await ask("createDemoPlan", "guest"));
  await keepPlan(investors, await ask("createPlan", "investor"));
});

/** Notes a new plan's id, and gives the plan a record. */
async function keepPlan(kept: typeof guests, created: Response): Promise<void> {
  kept.planId = ((await created.json()) as { return_object: { id: number } }).return_object.id;
  const { planId, recordId: id } = kept;
  const contentEncrypted = encryptField("{}", { column: "advice_records.content", row: id });
  const record = { id, planId, planType: "base", version: "", sha256: "0".repeat(64) } as const;
  await getDatabase()
    .insert(adviceRecords)
    .values({ ...record, contentEncrypted });
}

/** Gives a plan a link to revoke, unless it still has one. */
async function keepLink({ planId, shareId: id }: typeof guests): Promise<void> {
  const seal = (column: "label" | "sharer", text: string) =>
    encryptField(text, { column: `shares.${column}`, row: id });
  const made = { version: "", makerRole: "guest" as const, expiresAt: new Date(Date.now() + 86_400_000) };
  const sealed = { labelEncrypted: seal("label", "A friend"), sharerEncrypted: seal("sharer", "{}") };
  await getDatabase()
    .insert(shares)
    .values({ id, planId, planType: "base", ...made, ...sealed, include: [] })
    .onConflictDoNothing();
}

/** The user id of a role's account. */
function numberOf(role: Role): number {
  const person = persons[role];
  if (person.role === "guest") throw new Error("a guest has no number");
  return person.userId;
}

/**
 * Asks while the plan has attributes, which are deleted afterwards: they have no real recommendation behind
 * them.
 */
async function askAmended(caller: (typeof CALLERS)[number], about = guests): Promise<Response> {
  const { planId } = about;
  const attributesEncrypted = encryptField("{}", { column: "recommendations.attributes", row: planId });
  const kept = { planId, planType: "edit", status: "ready", adviceDate: "2026-11-20", seed: 1 } as const;
  await getDatabase()
    .insert(recommendations)
    .values({ ...kept, attributesEncrypted });
  const answer = await ask("getAttributes", caller, about);
  await getDatabase().delete(recommendations).where(eq(recommendations.planType, "edit"));
  return answer;
}

/** Calls any operation in a role, with a plan or the investor's account if it needs one. */
async function ask(name: OperationName, caller: (typeof CALLERS)[number], about = guests): Promise<Response> {
  if (name === "revokeShare") await keepLink(about);
  const call = writeAnyCall(name, { ...about, userId: numberOf("investor"), rsaid });
  return api(writeRequest(call, caller === "nobody" ? undefined : caller));
}

test("the table of rights names every operation, as it is declared", () => {
  expect(names.sort()).toEqual(Object.keys(RIGHTS).sort());
  for (const name of names) {
    const { who } = RIGHTS[name];
    const declared = listRoles(operations[name]);
    expect(declared, name).toEqual(who === "everybody" ? undefined : who === "bearers" ? ROLES : who);
  }
});

describe.each(CALLERS)("as %s", (caller) => {
  test.each(names)("%s is answered or refused as the table of rights says", async (name) => {
    const { who, ofPlan, ofInvestor } = RIGHTS[name];
    const { status } = await (name === "getAttributes" ? askAmended(caller) : ask(name, caller));
    const isAllowed =
      who === "everybody" || (who === "bearers" && caller !== "nobody") || who.includes(roleOf(caller));
    if (who !== "everybody" && caller === "nobody") expect(status).toBe(401);
    else if (!isAllowed) expect(status).toBe(403);
    else if (ofPlan && caller !== "guest") expect(status).toBe(404);
    else if (ofInvestor) expect(status).toBe(ofInvestor.includes(caller) ? 200 : 404);
    else expect([200, 201, 409, 422]).toContain(status);
  });
});

/** The plan's owner, and the owner's adviser. */
const REACH_INVESTOR = ["investor", "planner"];

describe.each(CALLERS)("about the investor's plan, as %s", (caller) => {
  test.each(names.filter((name) => RIGHTS[name].ofPlan))(
    "%s reaches the investor and their planner",
    async (name) => {
      const { who } = RIGHTS[name];
      const answer = await (name === "getAttributes"
        ? askAmended(caller, investors)
        : ask(name, caller, investors));
      if (caller === "nobody") expect(answer.status).toBe(401);
      else if (who !== "bearers" && !who.includes(roleOf(caller))) expect(answer.status).toBe(403);
      else if (!REACH_INVESTOR.includes(caller)) expect(answer.status).toBe(404);
      else expect([200, 201, 409, 422]).toContain(answer.status);
    },
  );
});

test("no one else's list of plans has the guest's plan in it", async () => {
  for (const role of [...ROLES, ...STRANGERS]) {
    const listed = (await (await ask("getAllPlans", role)).json()) as { return_object: { id: number }[] };
    const isListed = listed.return_object.some(({ id }) => id === guests.planId);
    expect(isListed, role).toBe(role === "guest");
  }
});
