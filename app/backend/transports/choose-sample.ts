/** Maps calls in mock mode to samples in `fixtures/mock`: the specification's, and plans for two of them. */
import { z } from "zod";
import { ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from "~/contract/wire/operation";
import type { Mistakes } from "~/contract/wire/envelope";
import { claimSchema } from "~/contract/wire/operations";
import type { OperationAt, OperationName } from "~/contract/wire/operations";
import type { PlanType, SurveyRecord } from "~/contract/survey/survey-record";
import { findMistakes } from "../plans/check-record";

/** A parsed call. */
type Asked<O> = {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  headers: HeadersOf<O>;
  body: BodyOf<O>;
  bearer?: string;
};

/** A sample and the part to pick from it, an answer without a sample, or a refusal. */
type Picked =
  | { sample: string; pick: (content: unknown) => unknown }
  | { answer: unknown }
  | { mistakes: Mistakes["errors"] }
  | "notFound";

/** A name alone stands for the whole sample. */
type Choice = string | Picked;

type Choices = {
  [Name in OperationName]?: Choice | ((asked: Asked<OperationAt<Name>>) => Choice);
};

/** The bearers of the samples, by which an adviser's calls are recognised. */
export const SAMPLE_GUEST = "guest-of-the-samples";
const SAMPLE_ADVISER = "adviser-of-the-samples";

/** The id of the amended plan. */
export const AMENDED_SAMPLE = 1498;

/** The id of the plan that every survey creates. */
const OWN = 1500;

/** Samples by plan id: 1497 is the administrator's, the others are one person's. */
const PLANS: Readonly<Record<number, { plan: string; recommendations: string }>> = {
  1497: { plan: "adminPlan", recommendations: "adminRecommendation" },
  [AMENDED_SAMPLE]: { plan: "planEdited", recommendations: "recommendationsEdited" },
  1499: { plan: "planLAP", recommendations: "recommendationsLAP" },
  [OWN]: { plan: "plan", recommendations: "recommendations" },
};

const CLIENT = 801;
const ADVISER = 802;
const TOKEN_MILLISECONDS = 15 * 60_000;

const anyFields = z.object({}).passthrough();
const plans = z.array(z.object({ id: z.number() }).passthrough());
const typed = z.array(z.object({ plan_type: z.string() }).passthrough());

const whole = (content: unknown) => content;
const pickFirst = (content: unknown) => typed.parse(content)[0];

function pickType(type: PlanType) {
  return (content: unknown) =>
    typed.parse(content).filter(({ plan_type }) => type === "both" || plan_type === type);
}

function ofPlan(kind: "plan" | "recommendations", id: number, pick: (content: unknown) => unknown): Choice {
  const samples = PLANS[id];
  return samples ? { sample: samples[kind], pick } : "notFound";
}

/** A sample with a fresh token expiry, because the one in the file would be in the past. */
function handOut(sample: string, bearer_token?: string): Choice {
  const expires_at = new Date(Date.now() + TOKEN_MILLISECONDS).toISOString();
  const pick = (content: unknown) => ({
    ...anyFields.parse(content),
    ...(bearer_token && { bearer_token }),
    expires_at,
  });
  return { sample, pick };
}

/** The survey's rules hold for samples too. */
function checkSurvey(record: SurveyRecord): Choice {
  const mistakes = findMistakes(record, { now: new Date() });
  return mistakes.length > 0 ? { mistakes } : "planCreate";
}

function rolesOf(userId: number): Choice {
  const roles = userId === ADVISER ? (["planner", "investor"] as const) : (["investor"] as const);
  return { answer: { roles: roles.map((role) => ({ roleId: ROLE_IDS[role], roleName: ROLE_NAMES[role] })) } };
}

/** The sample of a user by number; without one, of the caller. */
function userOf(userId: number | undefined): string {
  if (userId === ADVISER) return "adminOrganizationUser";
  return userId === CLIENT ? "adminUser" : "user";
}

const oneIncome = z.object({ monthly_income: z.number() });

const amended = {
  sample: "recommendationsEdited",
  pick: (content: unknown) => pickType("edit")(content)[0],
};

/** The adviser's only client, who has selected a plan. */
const desk: Choice = {
  sample: "planSummaries",
  pick: (content) => {
    const { planSummaries: opened } = z.object({ planSummaries: z.array(anyFields) }).parse(content);
    const news = {
      since: new Date().toISOString(),
      plansMade: 1,
      plansChosen: 1,
      chosenBy: [],
      waitingFees: 0,
    };
    return { needs: [], needing: 0, total: opened.length, opened, news };
  },
};

const CHOICES: Choices = {
  getGuestToken: () => handOut("guest"),
  refreshToken: ({ query }) => {
    if (query.type === "adviser") return handOut("adminOrganizationUser", SAMPLE_ADVISER);
    return handOut(query.type === "guest" ? "guest" : "login");
  },
  register: "token",
  getRegistrationStatus: "status",
  resendRegistrationCode: "status",
  getLoginToken: "token",
  getLoginStatus: "status",
  logIn: ({ params }) =>
    params.type === "adviser" ? handOut("adminOrganizationUser", SAMPLE_ADVISER) : handOut("login"),
  resendLoginCode: "status",
  verifyCode: "status",
  logOut: "logout",
  confirmIdentity: "token",
  sendMessage: "status",
  getUser: ({ headers, query, bearer }) => {
    if (headers.EntityContext) return userOf(bearer === SAMPLE_ADVISER ? ADVISER : undefined);
    return userOf(query.userId ?? CLIENT);
  },
  getUserRoles: ({ params }) => rolesOf(params.id),
  updateUser: ({ params }) => (params.id === CLIENT ? "adminUser" : "profile"),
  createUser: "adminUser",
  getPlanSummaries: "planSummaries",
  getDesk: desk,
  saveDraft: "survey",
  getDraft: "surveyDraft",
  // A fee table needs a row for each product, so an empty answer would not fit.
  getClientFees: "notFound",
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
  // A guest in their first survey has no plan yet, so none is listed.
  getAllPlans: ({ query: { before = Infinity, limit }, bearer }) => {
    if (bearer === SAMPLE_GUEST) return { answer: [] };
    const pick = (content: unknown) =>
      plans
        .parse(content)
        .filter(({ id }) => id < before)
        .slice(0, limit);
    return { sample: "all", pick };
  },
  getRecommendations: ({ query }) => ofPlan("recommendations", query.id, pickType(query.plan_type)),
  requestInvestment: "invest",
  calculateIncome: "income",
  calculateIncomes: ({ body }) => ({
    sample: "income",
    pick: (content) => ({ monthly_incomes: body.steps.map(() => oneIncome.parse(content).monthly_income) }),
  }),
  calculateMonthlyIncome: "income",
  calculateGuaranteedIncome: "income",
  overrideRecommendation: amended,
  previewRecommendations: ({ body }) => ({
    sample: amended.sample,
    pick: (content) => ({ previews: body.changes.map(() => ({ recommendation: amended.pick(content) })) }),
  }),
  calculateDependantsIncomes: "reduce",
  calculatePartnerIncomes: "reduce",
  getFeatures: "feature",
  updateFeatures: "feature",
  getOrganizations: "adminOrganizations",
};

/**
 * Chooses the sample that answers a call.
 * @returns undefined for an operation without one
 */
export function chooseSample(name: OperationName, asked: object): Picked | undefined {
  // Each chooser is typed for its own operation; calls are matched to choosers at run time.
  const choose = CHOICES[name] as Choice | ((asked: object) => Choice) | undefined;
  const choice = typeof choose === "function" ? choose(asked) : choose;
  if (choice === undefined || choice === "notFound" || typeof choice !== "string") return choice;
  return { sample: choice, pick: whole };
}
