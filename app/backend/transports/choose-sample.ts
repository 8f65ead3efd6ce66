/** Maps calls in mock mode to samples in `fixtures/mock`: the specification's, and plans for two of them. */
import { z } from "zod";
import type { BodyOf, HeadersOf, ParamsOf, QueryOf } from "~/contract/wire/operation";
import { type OperationAt, type OperationName } from "~/contract/operations";
import { claimSchema } from "~/contract/plan/plan-operations";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { findMistakes } from "../plans/check-record";
import type { PickedSample, SampleChoice } from "./sample-choice";
import { amendedSample, listSamplePlans, ofPlan, OWN_SAMPLE, pickFirst, pickType } from "./sample-plans";
import {
  handOut,
  rolesOf,
  SAMPLE_ADVISER,
  SAMPLE_ADVISER_ID,
  SAMPLE_CLIENT_ID,
  SAMPLE_GUEST,
  sampleDesk,
  userOf,
} from "./sample-users";

/** A parsed call. */
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

/** The survey's rules hold for samples too. */
function checkSurvey(record: SurveyRecord): SampleChoice {
  const mistakes = findMistakes(record, { now: new Date() });
  return mistakes.length > 0 ? { mistakes } : "planCreate";
}

const oneIncome = z.object({ monthly_income: z.number() });

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
    if (headers.EntityContext) return userOf(bearer === SAMPLE_ADVISER ? SAMPLE_ADVISER_ID : undefined);
    return userOf(query.userId ?? SAMPLE_CLIENT_ID);
  },
  getUserRoles: ({ params }) => rolesOf(params.id),
  updateUser: ({ params }) => (params.id === SAMPLE_CLIENT_ID ? "adminUser" : "profile"),
  createUser: "adminUser",
  getPlanSummaries: "planSummaries",
  getDesk: sampleDesk,
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
  updatePlan: ({ query, body }) => ofPlan("plan", query.id ?? body.id ?? OWN_SAMPLE, pickFirst),
  // A guest in their first survey has no plan yet, so none is listed.
  getAllPlans: ({ query, bearer }) => (bearer === SAMPLE_GUEST ? { answer: [] } : listSamplePlans(query)),
  getRecommendations: ({ query }) => ofPlan("recommendations", query.id, pickType(query.plan_type)),
  requestInvestment: "invest",
  calculateIncome: "income",
  calculateIncomes: ({ body }) => ({
    sample: "income",
    pick: (content) => ({ monthly_incomes: body.steps.map(() => oneIncome.parse(content).monthly_income) }),
  }),
  calculateMonthlyIncome: "income",
  calculateGuaranteedIncome: "income",
  overrideRecommendation: amendedSample,
  previewRecommendations: ({ body }) => ({
    sample: amendedSample.sample,
    pick: (content) => ({
      previews: body.changes.map(() => ({ recommendation: amendedSample.pick(content) })),
    }),
  }),
  calculateDependantsIncomes: "reduce",
  calculatePartnerIncomes: "reduce",
  getFeatures: "feature",
  updateFeatures: "feature",
  getOrganizations: "adminOrganizations",
};

const whole = (content: unknown) => content;

/**
 * Chooses the sample that answers a call.
 * @returns undefined for an operation without one
 */
export function chooseSample(name: OperationName, asked: object): PickedSample | undefined {
  // Each chooser is typed for its own operation; calls are matched to choosers at run time.
  const choose = CHOICES[name] as SampleChoice | ((asked: object) => SampleChoice) | undefined;
  const choice = typeof choose === "function" ? choose(asked) : choose;
  if (choice === undefined || choice === "notFound" || typeof choice !== "string") return choice;
  return { sample: choice, pick: whole };
}
