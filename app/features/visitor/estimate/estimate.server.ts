import { json } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { MINIMUM_SAVINGS, writeAmount } from "~/base/money";
import { callBackend, findSurveyLimits, getEnvironment } from "~/backend/door.server";
import type { EstimateRequest, FirstFigure } from "~/contract/survey/estimate-answers";
import { isSuccess } from "~/contract/wire/envelope";
import { explainRefusal } from "~/web/forms/explain-refusal.server";
import { carrySession, findOrStartSession, findSession, tellWhen } from "~/web/identity/session.server";
import type { EstimateField } from "~/web/plan/estimate-form";
import { describeEstimate, type EstimateView, pickLarger } from "~/words/estimate/describe-estimate";
import { type WayOn, WAYS_ON } from "~/words/survey/turned-away";
import {
  readEstimateAddress,
  readQuestion,
  writeEstimateAddress,
  writeSmallSavingsAddress,
} from "~/web/plan/typed-estimate";

const FAILED = "We could not work this out just now. Please try again in a minute.";

/** The page of an estimate: the typed values and, unless there are mistakes, the estimate. */
export type EstimatePageView = {
  values: Partial<Record<EstimateField, string>>;
  mistakes: readonly { field: string; message: string }[];
  waysOn?: Partial<Record<EstimateField, WayOn>>;
  notice?: string;
  estimate?: EstimateView;
  /** The page's own address; `link` is the same as an absolute URL, to send. */
  address?: string;
  link?: string;
  /** The address of the page about small savings that may be taken whole. */
  smallSavings?: string;
};

/** Shows the estimate for the answers in the address. Nothing is stored. */
export async function showEstimate(request: Request) {
  const url = new URL(request.url);
  const values = readEstimateAddress(url);
  const blank = { values, mistakes: [] };
  if (Object.keys(values).length === 0) return json<EstimatePageView>(blank);
  const session = await findOrStartSession(request);
  if (!session) {
    const headers = tellWhen(carrySession(undefined));
    return json<EstimatePageView>({ ...blank, notice: FAILED }, { status: 503, headers });
  }
  const asked = readQuestion(values);
  const answer = await callBackend("estimateIncome", { body: asked }, session);
  const headers = tellWhen(carrySession(session), answer);
  if (isSuccess(answer)) {
    const address = writeEstimateAddress(asked);
    const view = {
      values: { retire_at: String(asked.age), ...values, savings: writeAmount(asked.savings) },
      mistakes: [],
      estimate: describeEstimate(answer.return_object, asked),
      address,
      link: `${getEnvironment().PUBLIC_URL}${address}`,
      smallSavings: writeSmallSavingsAddress(asked, findAges()),
    };
    return json<EstimatePageView>(view, { headers });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const refusal = explainRefusal(answer, session, { form });
  const { http_code: status } = answer;
  if (typeof refusal === "string")
    return json<EstimatePageView>({ ...blank, notice: refusal }, { status, headers });
  const view = { values, mistakes: refusal, waysOn: findWaysOn(asked, refusal) };
  return json<EstimatePageView>(view, { status, headers });
}

/** Other pages for a visitor whose age or savings rule a plan out, as in the survey. */
function findWaysOn(
  asked: EstimateRequest,
  mistakes: EstimatePageView["mistakes"],
): EstimatePageView["waysOn"] {
  const { age, retire_at = age, savings } = asked;
  const ages = findAges();
  const isNamed = (name: EstimateField) => mistakes.some(({ field }) => field === name);
  return {
    ...(age < ages.from && isNamed("age") && { age: WAYS_ON["retires early"] }),
    ...(retire_at < ages.from && isNamed("retire_at") && { retire_at: WAYS_ON["retires early"] }),
    ...(savings < MINIMUM_SAVINGS && isNamed("savings") && { savings: redirectToSmallSavings(asked) }),
  };
}

const findAges = () => findSurveyLimits(todayInSouthAfrica(new Date())).ageAtRetirement;

function redirectToSmallSavings(asked: EstimateRequest): WayOn {
  const { words, link } = WAYS_ON["has small savings"];
  return { words, link: { ...link, to: writeSmallSavingsAddress(asked, findAges()) } };
}

/** Reads an address's answers with which a survey can begin, and their first figure; skips unreadable ones. */
export async function readKnownAnswers(request: Request) {
  const asked = readQuestion(readEstimateAddress(new URL(request.url)));
  const { age, retire_at, gender, savings, partner_age } = asked;
  return {
    retiresNow: retire_at === age,
    gender: (["female", "male"] as const).find((sex) => sex === gender),
    savings: Number.isNaN(savings) ? undefined : savings,
    hasPartner: partner_age !== undefined,
    firstFigure: await findFirstFigure(request, asked),
  };
}

/** The page's main figure, which the plan refers to later; undefined if the services do not answer. */
async function findFirstFigure(request: Request, asked: EstimateRequest): Promise<FirstFigure | undefined> {
  const session = await findSession(request);
  const answer = session && (await callBackend("estimateIncome", { body: asked }, session));
  if (!answer || !isSuccess(answer)) return undefined;
  const { guaranteed, flexible } = answer.return_object;
  const way = pickLarger(guaranteed, flexible);
  const { monthly_income_total } = answer.return_object[way];
  return { ...asked, way, monthly_income_total };
}
