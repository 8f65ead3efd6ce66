/** Which sample of `fixtures/mock` answers a call in mock mode. */
import { z } from "zod";
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from "~/contract/wire/operation";
import { claimSchema } from "~/contract/wire/operations";
import type { OperationAt, OperationName } from "~/contract/wire/operations";
import type { PlanType, SurveyRecord } from "~/contract/survey/survey-record";
import { findMistakes } from "../plans/check-record";
import { anyFields, handOut } from "./sample-choice";
import type { SampleChoice, Picked } from "./sample-choice";
import {
  deskOfBearer,
  findRolesSample,
  isAdministrator,
  openDeskOf,
  openDeskWith,
  showUser,
  startLogin,
} from "./sample-desks";
import { SAMPLE_LINK, shareSample, writeSampleCover, writeSharedSample } from "./sample-shares";

/** The bearer of the sample's guest. */
export const SAMPLE_GUEST = "guest-of-the-samples";

/** A call as it was parsed. */
type Asked<O> = {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  headers: HeadersOf<O>;
  body: BodyOf<O>;
  bearer?: string;
};

type Choices = {
  [Name in OperationName]?: SampleChoice | ((asked: Asked<OperationAt<Name>>) => SampleChoice);
};

type SampleOfPlan = Record<"plan" | "recommendations" | "records" | "record" | "requests", string>;

function nameSamples(ending: string): SampleOfPlan {
  return {
    plan: `plan${ending}`,
    recommendations: `recommendations${ending}`,
    records: `records${ending}`,
    record: `record${ending}`,
    requests: `requests${ending}`,
  };
}

/** The plan that was amended. */
export const AMENDED_SAMPLE = 1498;

/** The plan that every survey makes. */
const OWN = 1500;

/** Every plan by its number: 1497 is a client's, the others are one person's. Each is chosen and asked for. */
const PLANS: Readonly<Record<number, SampleOfPlan>> = {
  1497: {
    plan: "adminPlan",
    recommendations: "adminRecommendation",
    records: "adminRecords",
    record: "adminRecord",
    requests: "adminRequests",
  },
  [AMENDED_SAMPLE]: nameSamples("Edited"),
  1499: nameSamples("LAP"),
  [OWN]: nameSamples(""),
};

/** The samples with the incomes of other shares, by step. */
const REDUCED = { 1: "reduce", 2: "reduceSlider", 3: "reduceEveryPoint" } as const;

const plans = z.array(z.object({ id: z.number() }).passthrough());
const kinds = z.array(z.object({ kind: z.string() }).passthrough());
const typed = z.array(z.object({ plan_type: z.string() }).passthrough());

function pickType(type: PlanType) {
  return (content: unknown) =>
    typed.parse(content).filter(({ plan_type }) => type === "both" || plan_type === type);
}

const whole = (content: unknown) => content;
const pickFirst = (content: unknown) => typed.parse(content)[0];

const pickKind = (kind: "quote" | "invest") => (content: unknown) =>
  kinds.parse(content).find((request) => request.kind === kind);

function ofPlan(kind: keyof SampleOfPlan, id: number, pick: (content: unknown) => unknown): SampleChoice {
  const samples = PLANS[id];
  return samples ? { sample: samples[kind], pick } : "notFound";
}

/** The survey's rules hold for samples too. */
function checkSurvey(record: SurveyRecord): SampleChoice {
  const mistakes = findMistakes(record, { now: new Date() });
  return mistakes.length > 0 ? { mistakes } : "planCreate";
}

const amended: SampleChoice = {
  sample: "recommendationsEdited",
  pick: (content) => pickType("edit")(content)[0],
};

/** The planner's one client, whose plan is chosen. */
const clients = z.object({
  planSummaries: z.array(z.object({ planId: z.number(), planCreatedDate: z.string() }).passthrough()),
});

const desk: SampleChoice = {
  sample: "planSummaries",
  pick: (content) => {
    const { planSummaries: opened } = clients.parse(content);
    const since = "2026-11-19T22:00:00.000Z";
    const news = { since, plansMade: 1, plansChosen: 1, chosenBy: [], waitingFees: 0 };
    return { needs: [], needing: 0, total: opened.length, opened, news };
  },
};

const clientOverview: SampleChoice = {
  sample: "planSummaries",
  pick: (content) => {
    const [client] = clients.parse(content).planSummaries;
    const plans = client ? [{ id: client.planId, created_at: client.planCreatedDate }] : [];
    return { client, plans, acts: [] };
  },
};

const organization: SampleChoice = {
  sample: "adminOrganizations",
  pick: (content) => z.array(z.unknown()).parse(content)[0],
};

const fileOf = z.object({ file: z.string() });
const listed = z.object({ people: z.array(z.object({ userId: z.number() }).passthrough()) });

/** Everybody who works here, or the one person with a number. */
function findListed(content: unknown, { userId }: { userId?: number }) {
  const { people } = listed.parse(content);
  return { people: people.filter((one) => userId === undefined || one.userId === userId) };
}

/** Every client of a list looks right. */
function pretend({ dryRun }: { dryRun: boolean }) {
  return () => ({ outcome: dryRun ? "ready" : "added", mistakes: [] });
}

const CHOICES: Choices = {
  getGuestToken: () => handOut("guest"),
  refreshToken: ({ query, bearer }) => {
    if (query.type === "adviser") return openDeskOf(bearer);
    return handOut(query.type === "guest" ? "guest" : "login");
  },
  register: "token",
  getRegistrationStatus: "status",
  resendRegistrationCode: "status",
  getLoginToken: ({ headers }) => startLogin(headers.Rsaidnr),
  getLoginStatus: "status",
  logIn: ({ params, headers }) => {
    if (params.type !== "adviser") return handOut("login");
    return openDeskWith(headers.Token);
  },
  resendLoginCode: "status",
  verifyCode: "status",
  logOut: "logout",
  // Samples keep no passkeys.
  getPasskeys: { sample: "none", pick: (passkeys) => ({ passkeys, needs_code: false, is_required: false }) },
  beginPasskey: "notFound",
  addPasskey: "notFound",
  removePasskey: "notFound",
  beginPasskeyLogin: "notFound",
  logInWithPasskey: "notFound",
  confirmIdentity: "token",
  resendConfirmation: "status",
  changeCellNumber: "token",
  noteCorrection: "status",
  getOwnHistory: "history",
  sendMessage: "status",
  requestCall: "status",
  getUser: ({ headers, query, bearer }) =>
    headers.EntityContext ? (deskOfBearer(bearer)?.user ?? "user") : showUser(query.userId, bearer),
  getUserRoles: ({ params }) => findRolesSample(params.id),
  updateUser: ({ params }) => (params.id === 800 ? "profile" : showUser(params.id, undefined)),
  getClientFees: ({ params }) => (params.id === 800 ? "notFound" : "clientFees"),
  answerHigherFees: "notFound",
  previewFees: "feePreview",
  getReports: ({ bearer }) => (isAdministrator(bearer) ? "adminReports" : "reports"),
  getAuditLog: "auditLog",
  searchRecords: "allRecords",
  readRecord: ({ params }) => ofPlan("record", Number(params.recordId.slice(-4)), whole),
  exportRecords: { sample: "adminRecord", pick: (record) => ({ files: [fileOf.parse(record).file] }) },
  deleteOwnData: "status",
  withdrawHealthConsent: "status",
  createUser: "adminUser",
  importClients: ({ body }) => ({
    sample: "none",
    pick: () => ({ clients: body.clients.map(pretend(body)) }),
  }),
  getPlanSummaries: "planSummaries",
  getDesk: desk,
  getClientOverview: clientOverview,
  getAdviserRequests: { sample: "none", pick: (requests) => ({ requests }) },
  answerAdviserRequest: "status",
  leaveAdviser: "status",
  getWaitingClients: { sample: "none", pick: (waiting) => ({ waiting }) },
  searchPeople: ({ body }) => ({ sample: "people", pick: (content) => findListed(content, body) }),
  setUserActive: "status",
  resetPasskeys: "notFound",
  getReceivers: { sample: "none", pick: (advisers) => ({ advisers }) },
  handOverClients: "notFound",
  askNumberChange: "notFound",
  getNumberChange: "status",
  cancelNumberChange: "notFound",
  saveDraft: "survey",
  getDraft: "surveyDraft",
  getMaximumFees: ({ query: { segment } }) => {
    if (segment === "NFPGEN") return "nfpgenMaximums";
    return segment === "NFPSTFF" ? "nfpstffMaximums" : "maximums";
  },
  acceptTerms: "termsAndConditions",
  getTermsAcceptance: "termsAndConditions",
  createPlan: ({ body }) => (claimSchema.safeParse(body).success ? "planCreate" : checkSurvey(body)),
  createDemoPlan: ({ body }) => checkSurvey(body),
  getPlan: ({ query }) => ofPlan("plan", query.id, pickType(query.plan_type)),
  updatePlan: ({ query, body }) => ofPlan("plan", query.id ?? body.id ?? OWN, pickFirst),
  // A guest in the middle of the first survey is not led to a plan.
  getAllPlans: ({ query: { before = Infinity, limit }, bearer }) => {
    if (bearer === SAMPLE_GUEST) return "none";
    const pick = (content: unknown) =>
      plans
        .parse(content)
        .filter(({ id }) => id < before)
        .slice(0, limit);
    return { sample: "all", pick };
  },
  getRecommendations: ({ query }) => ofPlan("recommendations", query.id, pickType(query.plan_type)),
  selectPlan: "select",
  requestQuote: ({ body }) => ofPlan("requests", body.id, pickKind("quote")),
  requestInvestment: ({ body }) =>
    body.id === OWN ? "invest" : ofPlan("requests", body.id, pickKind("invest")),
  sharePlan: () => ({ sample: "token", pick: shareSample }),
  getShares: "none",
  revokeShare: "status",
  getSharedCover: ({ headers: { Token } }) =>
    Token === SAMPLE_LINK
      ? { sample: "token", pick: () => ({ ...writeSampleCover(), needs_code: false }) }
      : "notFound",
  getShared: ({ headers: { Token } }) =>
    Token === SAMPLE_LINK
      ? { sample: "recommendationsLAP", pick: (content) => writeSharedSample(content) }
      : "notFound",
  getPlanPaper: ({ query }) => (PLANS[query.id] ? "planPaper" : "notFound"),
  getSharedPaper: ({ headers: { Token } }) => (Token === SAMPLE_LINK ? "sharedPaper" : "notFound"),
  askSharedCode: "notFound",
  getRecords: ({ query }) => ofPlan("records", query.id, whole),
  getRequests: ({ query }) => ofPlan("requests", query.id, whole),
  // The id of a sample record ends with its plan's number.
  getRecord: ({ params }) => ofPlan("record", Number(params.recordId.slice(-4)), whole),
  calculateIncome: "income",
  calculateMonthlyIncome: "income",
  calculateGuaranteedIncome: "income",
  checkSmallSavings: "smallSavings",
  estimateIncome: "estimate",
  checkLivingAnnuity: "livingAnnuity",
  listChecks: "none",
  keepCheck: "notFound",
  deleteCheck: "status",
  stopCheckMail: "status",
  listClientChecks: {
    sample: "none",
    pick: (listed) => ({ clients: listed, total: 0, following: 0, is_any_kept: false }),
  },
  remindClient: "status",
  overrideRecommendation: amended,
  previewRecommendation: amended,
  calculateDependantsIncomes: ({ body }) => REDUCED[body.step],
  calculatePartnerIncomes: ({ body }) => REDUCED[body.step],
  getAttributes: ({ query }) => (query.id === AMENDED_SAMPLE ? "attributes" : "notFound"),
  getSystemVariables: "variables",
  getFeatures: "feature",
  updateFeatures: "feature",
  getOrganizations: "adminOrganizations",
  createOrganization: organization,
  updateOrganization: organization,
  getLandingPage: "notFound",
  getOwnLandingPage: "ownLandingPage",
  publishLandingPage: ({ body }) => ({
    sample: "ownLandingPage",
    pick: (content) => ({ ...anyFields.parse(content), ...body }),
  }),
  getLive: "live",
  getReady: "ready",
};

/**
 * Chooses the sample that answers a call.
 * @returns a sample that is named like the operation, and does not exist, for an operation without one
 */
export function chooseSample(name: OperationName, asked: object): Picked {
  // Each chooser fits its own operation by its type; calls are matched to them at run time.
  const choose = CHOICES[name] as SampleChoice | ((asked: object) => SampleChoice) | undefined;
  const choice = typeof choose === "function" ? choose(asked) : (choose ?? name);
  if (choice === "notFound" || typeof choice !== "string") return choice;
  return { sample: choice, pick: whole };
}
