/** Which sample of `fixtures/mock` answers a call in mock mode. */
import { z } from "zod";
import type { Mistakes } from "~/contract/wire/envelope";
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from "~/contract/wire/operation";
import { claimSchema } from "~/contract/wire/operations";
import type { OperationAt, OperationName } from "~/contract/wire/operations";
import { recommendationSchema } from "~/contract/plan/recommendation";
import type { SharedAnswer } from "~/contract/records/share-operations";
import type { PlanType, SurveyRecord } from "~/contract/survey/survey-record";
import { findMistakes } from "../plans/check-record";
import { freezePlan } from "../sharing/freeze-plan";

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

/** A sample, what is picked from it, or why the call is refused. */
type Picked =
  { sample: string; pick: (content: unknown) => unknown } | { mistakes: Mistakes["errors"] } | "notFound";

/** What answers a call; a name alone is a sample whole. */
type Choice = string | Picked;

type Choices = { [Name in OperationName]?: Choice | ((asked: Asked<OperationAt<Name>>) => Choice) };

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

const TOKEN_MILLISECONDS = 15 * 60_000;

const fields = z.object({}).passthrough();
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

function ofPlan(kind: keyof SampleOfPlan, id: number, pick: (content: unknown) => unknown): Choice {
  const samples = PLANS[id];
  return samples ? { sample: samples[kind], pick } : "notFound";
}

/** Somebody who works at a desk of the samples. Each has a bearer and an ID number, by which they are recognised. */
type SampleDesk = { rsaid: string; bearer: string; token: string; user: string; roles: string };

const nameDesk = (role: "planner" | "coach" | "administrator", rsaid: string, user: string): SampleDesk => ({
  rsaid,
  bearer: `${role}-of-the-samples`,
  token: `${role}-login-of-the-samples`,
  user,
  roles: `${role}Roles`,
});

const PLANNER = nameDesk("planner", "5811205000083", "adminOrganizationUser");
const DESKS: Readonly<Record<number, SampleDesk>> = {
  802: PLANNER,
  803: nameDesk("coach", "6408150000084", "coachUser"),
  804: nameDesk("administrator", "7002190000085", "administratorUser"),
};

const findDesk = (isTheirs: (desk: SampleDesk) => boolean) => Object.values(DESKS).find(isTheirs);
const deskOfBearer = (bearer: string | undefined) => findDesk((desk) => desk.bearer === bearer);

/** The token of a login: it says whose desk an adviser will come to. */
function startLogin(rsaid: string): Choice {
  const desk = findDesk((one) => one.rsaid === rsaid.replace(/\s/g, ""));
  const pick = (content: unknown) => ({ ...fields.parse(content), ...(desk && { token: desk.token }) });
  return { sample: "token", pick };
}

/** An adviser with any other ID number comes to the planner's desk. */
function openDesk({ bearer, user }: SampleDesk = PLANNER): Choice {
  const expires_at = new Date(Date.now() + TOKEN_MILLISECONDS).toISOString();
  return {
    sample: user,
    pick: (content) => ({ ...fields.parse(content), bearer_token: bearer, expires_at }),
  };
}

/** A person by their number, as somebody sees them: their client's adviser is whoever looks. */
function showUser(userId: number | undefined, bearer: string | undefined): Choice {
  const desk = DESKS[userId ?? 0];
  if (desk || userId === 800) return desk?.user ?? "user";
  if (userId !== undefined && userId !== 801) return PLANNER.user;
  const viewer = Object.entries(DESKS).find(([, one]) => one.bearer === bearer);
  const adviser = viewer && { userId: Number(viewer[0]) };
  const pick = (content: unknown) => {
    const described = z.object({ adviser: fields.optional() }).passthrough().parse(content);
    return { ...described, adviser: described.adviser && { ...described.adviser, ...adviser } };
  };
  return { sample: "adminUser", pick };
}

/** A token that is handed out lasts from now on: the instant in a file would be past. */
function handOut(sample: string): Choice {
  const expires_at = new Date(Date.now() + TOKEN_MILLISECONDS).toISOString();
  return { sample, pick: (content) => ({ ...fields.parse(content), expires_at }) };
}

/** The survey's rules hold for samples too. */
function checkSurvey(record: SurveyRecord): Choice {
  const mistakes = findMistakes(record, { now: new Date() });
  return mistakes.length > 0 ? { mistakes } : "planCreate";
}

const amended: Choice = {
  sample: "recommendationsEdited",
  pick: (content) => pickType("edit")(content)[0],
};

/** The planner's one client, whose plan is chosen. */
const clients = z.object({
  planSummaries: z.array(z.object({ planId: z.number(), planCreatedDate: z.string() }).passthrough()),
});

const desk: Choice = {
  sample: "planSummaries",
  pick: (content) => {
    const { planSummaries: opened } = clients.parse(content);
    const since = "2026-11-19T22:00:00.000Z";
    const news = { since, plansMade: 1, plansChosen: 1, chosenBy: [], waitingFees: 0 };
    return { needs: [], needing: 0, total: opened.length, opened, news };
  },
};

const clientOverview: Choice = {
  sample: "planSummaries",
  pick: (content) => {
    const [client] = clients.parse(content).planSummaries;
    const plans = client ? [{ id: client.planId, created_at: client.planCreatedDate }] : [];
    return { client, plans, acts: [] };
  },
};

const organization: Choice = {
  sample: "adminOrganizations",
  pick: (content) => z.array(z.unknown()).parse(content)[0],
};

const fileOf = z.object({ file: z.string() });
const listed = z.object({ people: z.array(z.object({ userId: z.number() }).passthrough()) });

/** Those who work here, or the one of a number. */
function findListed(content: unknown, { userId }: { userId?: number }) {
  const { people } = listed.parse(content);
  return { people: people.filter((one) => userId === undefined || one.userId === userId) };
}

/** Every client of a list looks right. */
function pretend({ dryRun }: { dryRun: boolean }) {
  return () => ({ outcome: dryRun ? "ready" : "added", mistakes: [] });
}

const DAY_MILLISECONDS = 24 * 3_600_000;
/** The token of the sample's link, as long as one of ours. */
export const SAMPLE_LINK = "the-link-of-the-samples";

/** A link that is made, or opened, was made now. */
function writeSampleCover(now = Date.now()) {
  const expires_at = new Date(now + 30 * DAY_MILLISECONDS).toISOString();
  return { shared_by: { name: SHARED.first_name }, shared_at: new Date(now).toISOString(), expires_at };
}

const shareSample = (content: unknown) => ({
  share_id: z.object({ request_id: z.string() }).parse(content).request_id,
  token: SAMPLE_LINK,
  expires_at: writeSampleCover().expires_at,
});

/** The sample that is shared, with the answers behind it that its readers see. */
const SHARED = {
  id: 1499,
  plan_type: "base",
  first_name: "Thandi",
  retirement_date: "20/11/2027",
  retirement_savings: 4200000,
} as const;

/** The sample that is shared, as its readers see it if it was shared at an instant in milliseconds. */
export function writeSharedSample(recommendations: unknown, at?: number): SharedAnswer {
  const recommendation = z.array(recommendationSchema).nonempty().parse(recommendations)[0];
  const { basis_version } = recommendation.common_info;
  const told = { plan_type: "base" as const, basis_version, include: [], is_newer: false };
  const snapshot = freezePlan({ recommended: { plan: SHARED, recommendation }, ticks: [] });
  return { ...writeSampleCover(at), ...told, ...snapshot };
}

const CHOICES: Choices = {
  getGuestToken: () => handOut("guest"),
  refreshToken: ({ query, bearer }) => {
    if (query.type === "adviser") return openDesk(deskOfBearer(bearer));
    return handOut(query.type === "guest" ? "guest" : "login");
  },
  register: "token",
  getRegistrationStatus: "status",
  resendRegistrationCode: "status",
  getLoginToken: ({ headers }) => startLogin(headers.Rsaidnr),
  getLoginStatus: "status",
  logIn: ({ params, headers }) => {
    if (params.type !== "adviser") return handOut("login");
    return openDesk(findDesk(({ token }) => token === headers.Token));
  },
  resendLoginCode: "status",
  verifyCode: "status",
  logOut: "logout",
  confirmIdentity: "token",
  resendConfirmation: "status",
  changeCellNumber: "token",
  noteCorrection: "status",
  getOwnHistory: "history",
  sendMessage: "status",
  requestCall: "status",
  getUser: ({ headers, query, bearer }) =>
    headers.EntityContext ? (deskOfBearer(bearer)?.user ?? "user") : showUser(query.userId, bearer),
  getUserRoles: ({ params }) => DESKS[params.id]?.roles ?? "roles",
  updateUser: ({ params }) => (params.id === 800 ? "profile" : showUser(params.id, undefined)),
  getClientFees: ({ params }) => (params.id === 800 ? "notFound" : "clientFees"),
  answerHigherFees: "notFound",
  previewFees: "feePreview",
  getReports: ({ bearer }) => (bearer === DESKS[804]?.bearer ? "adminReports" : "reports"),
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
  getSharedPaper: ({ headers: { Token } }) => (Token === SAMPLE_LINK ? "sharedPaper" : "notFound"),
  askSharedCode: "notFound",
  getRecords: ({ query }) => ofPlan("records", query.id, whole),
  getRequests: ({ query }) => ofPlan("requests", query.id, whole),
  // The id of a sample record ends with its plan's number.
  getRecord: ({ params }) => ofPlan("record", Number(params.recordId.slice(-4)), whole),
  calculateIncome: "income",
  calculateMonthlyIncome: "income",
  calculateGuaranteedIncome: "income",
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
    pick: (content) => ({ ...fields.parse(content), ...body }),
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
  const choose = CHOICES[name] as Choice | ((asked: object) => Choice) | undefined;
  const choice = typeof choose === "function" ? choose(asked) : (choose ?? name);
  if (choice === "notFound" || typeof choice !== "string") return choice;
  return { sample: choice, pick: whole };
}
