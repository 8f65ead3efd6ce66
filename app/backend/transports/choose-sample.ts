/** Which sample of `fixtures/mock` answers a call in mock mode. */
import { z } from "zod";
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from "~/contract/operation";
import type { OperationAt, OperationName } from "~/contract/operations";
import type { PlanType } from "~/contract/survey-record";

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

/** What answers a call: a sample by name, or what is picked from one. */
type Choice = string | { sample: string; pick: (content: unknown) => unknown } | "notFound";

type Choices = { [Name in OperationName]?: Choice | ((asked: Asked<OperationAt<Name>>) => Choice) };

type SampleOfPlan = { plan: string; recommendations: string };

/** Every plan by its number: 1497 is a client's, the others are one person's, who has amended 1498. */
const PLANS: Readonly<Record<number, SampleOfPlan>> = {
  1497: { plan: "adminPlan", recommendations: "adminRecommendation" },
  1498: { plan: "planEdited", recommendations: "recommendationsEdited" },
  1499: { plan: "planLAP", recommendations: "recommendationsLAP" },
  1500: { plan: "plan", recommendations: "recommendations" },
};
const AMENDED = 1498;
const SELECTED = 1500;

/** The samples with the incomes of other shares, by step. */
const REDUCED = { 1: "reduce", 2: "reduceSlider", 3: "reduceEveryPoint" } as const;

const TOKEN_MILLISECONDS = 15 * 60_000;

const fields = z.object({}).passthrough();
const plans = z.array(z.object({ id: z.number() }).passthrough());
const typed = z.array(z.object({ plan_type: z.string() }).passthrough());

function pickType(type: PlanType) {
  return (content: unknown) =>
    typed.parse(content).filter(({ plan_type }) => type === "both" || plan_type === type);
}

const pickFirst = (content: unknown) => typed.parse(content)[0];

function ofPlan(kind: keyof SampleOfPlan, id: number, pick: (content: unknown) => unknown): Choice {
  const samples = PLANS[id];
  return samples ? { sample: samples[kind], pick } : "notFound";
}

/** A token that is handed out lasts from now on: the instant in a file would be past. */
function handOut(sample: string): Choice {
  const expires_at = new Date(Date.now() + TOKEN_MILLISECONDS).toISOString();
  return { sample, pick: (content) => ({ ...fields.parse(content), expires_at }) };
}

const amended: Choice = {
  sample: "recommendationsEdited",
  pick: (content) => pickType("edit")(content)[0],
};

const CHOICES: Choices = {
  getGuestToken: () => handOut("guest"),
  refreshToken: ({ query }) => handOut(query.type === "guest" ? "guest" : "login"),
  register: "token",
  getRegistrationStatus: "status",
  resendRegistrationCode: "status",
  getLoginToken: "token",
  getLoginStatus: "status",
  logIn: () => handOut("login"),
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
  getUser: ({ headers, query }) => {
    if (headers.EntityContext) return "user";
    return query.userId === undefined ? "adminUser" : "adminOrganizationUser";
  },
  getUserRoles: "roles",
  updateUser: "profile",
  saveDraft: "survey",
  getDraft: "surveyDraft",
  getMaximumFees: ({ query: { segment } }) => {
    if (segment === "NFPGEN") return "nfpgenMaximums";
    return segment === "NFPSTFF" ? "nfpstffMaximums" : "maximums";
  },
  acceptTerms: "termsAndConditions",
  getTermsAcceptance: "termsAndConditions",
  createPlan: "planCreate",
  createDemoPlan: "planCreate",
  getPlan: ({ query }) => ofPlan("plan", query.id, pickType(query.plan_type)),
  updatePlan: ({ query, body }) => ofPlan("plan", query.id ?? body.id ?? SELECTED, pickFirst),
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
  requestQuote: "invest",
  requestInvestment: "invest",
  getRecords: ({ query }) => (query.id === SELECTED ? "records" : "none"),
  getRequests: ({ query }) => (query.id === SELECTED ? "requests" : "none"),
  getRecord: "record",
  calculateIncome: "income",
  calculateMonthlyIncome: "income",
  calculateGuaranteedIncome: "income",
  overrideRecommendation: amended,
  previewRecommendation: amended,
  calculateDependantsIncomes: ({ body }) => REDUCED[body.step],
  calculatePartnerIncomes: ({ body }) => REDUCED[body.step],
  getAttributes: ({ query }) => (query.id === AMENDED ? "attributes" : "notFound"),
  getSystemVariables: "variables",
  getFeatures: "feature",
  getLive: "live",
  getReady: "ready",
};

/**
 * Chooses the sample that answers a call.
 * @returns a sample that is named like the operation, and does not exist, for an operation without one
 */
export function chooseSample(name: OperationName, asked: object): Exclude<Choice, string> | "notFound" {
  // Each chooser fits its own operation by its type; calls are matched to them at run time.
  const choose = CHOICES[name] as Choice | ((asked: object) => Choice) | undefined;
  const choice = typeof choose === "function" ? choose(asked) : (choose ?? name);
  if (choice === "notFound" || typeof choice !== "string") return choice;
  return { sample: choice, pick: (content) => content };
}
