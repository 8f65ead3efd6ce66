import { json, redirect } from "@remix-run/node";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { nestPaths } from "~/base/field-path";
import type { Query } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { isSuccess } from "~/contract/wire/envelope";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { readFields } from "~/web/fields/read-fields.server";
import { explainRefusal } from "~/web/forms/explain-refusal.server";
import { handleForm } from "~/web/forms/handle-form.server";
import type { Client } from "~/web/identity/acting.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import {
  carrySession,
  tellWhen,
  findSession,
  findOrStartSession,
  refuseForNow,
  requireSession,
  showPage,
} from "~/web/identity/session.server";
import type { Session } from "~/web/identity/session.server";
import { sendCsv } from "~/web/page/send-rows.server";
import { gatherCheck } from "~/words/living-annuity/check-facts";
import { explainChange } from "~/words/living-annuity/explain-change";
import { greetKeeper } from "~/words/living-annuity/greet-keeper";
import type { Greeting } from "~/words/living-annuity/greet-keeper";
import { listEarlierChecks } from "~/words/living-annuity/list-earlier-checks";
import { describeCheck } from "~/words/living-annuity/describe-check";
import { CHECK_COLUMNS, listCheckFigures } from "~/words/living-annuity/list-check-figures";
import { CHECK_AGAIN, ALL_QUESTIONS, CHECK_ADDRESS, CHECK_ANSWER_ADDRESS } from "./addresses";
import { isEarlier, tellBefore } from "./earlier-check";
import { makeCheckForm, pickTyped, typeCheck, TYPED_FIELDS } from "./check-form";
import type { TypedCheck } from "./check-form";
import { forgetOldestTyped, readTypedCheck, writeTypedCheck } from "./typed-check.server";
import { findCheckedClient, listKept, writeCheckAddress } from "./visit-check.server";

const FAILED = "We could not work this out just now. Please try again in a minute.";
const TOO_LONG = "Your answers are too long to keep. Please shorten them and try again.";

/** Says in an address that what was typed has to be looked at again. */
const LOOK_AGAIN = "check";

/** What the page of the questions shows. */
export type QuestionsView = {
  kind: "questions";
  /** What was typed, nested as the names of the fields are. */
  values: Record<string, unknown>;
  mistakes: readonly { field: string; message: string }[];
  notice?: string;
};

/** What somebody sees instead who keeps a check. */
type GreetingView = Greeting & { kind: "greeting" };

/**
 * Shows the questions with what was typed in the last day, and what is wrong with it where an answer was asked for. Whoever keeps
 * a check is greeted with it, and asked only what is new.
 */
export async function showQuestions({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const known = await findSession(request);
  const client = await findCheckedClient(request, known);
  const isLooked = searchParams.has(LOOK_AGAIN);
  const [last, ...others] = isLooked ? [] : await listKept(known, client);
  if (last && !searchParams.has(ALL_QUESTIONS)) {
    const greeting = greetKeeper([last, ...others], client?.name);
    return showPage<GreetingView | QuestionsView>({ kind: "greeting", ...greeting }, known);
  }
  const typed = (await readTypedCheck(request, client)) ?? (last && typeCheck(last.asked));
  const blank: QuestionsView = {
    kind: "questions",
    values: nestPaths(Object.entries(typed ?? {})),
    mistakes: [],
  };
  if (!typed || !isLooked) return showPage<GreetingView | QuestionsView>(blank, known);
  return showMistakes(request, typed, blank);
}

const judge = (typed: TypedCheck) => readFields(makeCheckForm(typed), typed);

/** Shows the mistakes of each answer; only without any are the services asked how the answers fit each other. */
async function showMistakes(request: Request, typed: TypedCheck, blank: QuestionsView) {
  const answerWith = (view: Partial<QuestionsView>, init: ResponseInit) =>
    json<GreetingView | QuestionsView>({ ...blank, ...view }, init);
  const judged = await judge(typed);
  if (!judged.ok) return answerWith({ mistakes: judged.reason }, { status: 422 });
  const session = await findOrStartSession(request);
  if (!session) {
    const headers = tellWhen(carrySession(undefined));
    return answerWith({ notice: FAILED }, { status: 503, headers });
  }
  const answer = await callBackend("checkLivingAnnuity", { body: judged.value }, session);
  const headers = tellWhen(carrySession(session), answer);
  const refusal = isSuccess(answer) ? [] : explainRefusal(answer, session, { form: new FormData() });
  if (typeof refusal === "string")
    return answerWith({ notice: refusal }, { status: answer.http_code, headers });
  return answerWith({ mistakes: refusal }, { status: refusal.length > 0 ? 422 : 200, headers });
}

/** Keeps what was typed and leads to what it comes to, which leads back if something is wrong with it. */
export async function askCheck(args: FormArgs) {
  const { request } = args;
  const openVisit = async () => {
    const session = await findSession(request);
    return { session, client: await findCheckedClient(request, session) };
  };
  const declared = { open: openVisit, fields: TYPED_FIELDS };
  return handleForm(args, declared, async ({ form, session, client, refuse, leadTo }) => {
    const [last] = form.get("intent") === CHECK_AGAIN ? await listKept(session, client) : [];
    const typed = { ...(last && typeCheck(last.asked)), ...pickTyped(form) };
    const written = await writeTypedCheck(typed, client);
    if (!written.ok) return refuse(TOO_LONG);
    const cookies = [written.value, ...forgetOldestTyped(request, client)];
    return leadTo(writeCheckAddress(CHECK_ANSWER_ADDRESS, client), cookies);
  });
}

type OpenedCheck = {
  session: Session;
  client?: Client;
  asked: CheckedAnnuity;
  answer: CheckAnswer;
  /** What is kept of the same person, the newest first, and the last check before today. */
  kept: KeptCheck[];
  before?: KeptCheck;
};

/**
 * What was typed in this browser, and what it comes to, held against the last check that is kept of the same person.
 * @throws Response a redirect to the questions if nothing was typed or something is wrong; 429 or 503 if it cannot be worked
 *   out just now
 */
export async function openCheck(request: Request): Promise<OpenedCheck> {
  const known = await findSession(request);
  const client = await findCheckedClient(request, known);
  const leadBack = (session: Session | undefined, query?: Query) =>
    redirect(writeCheckAddress(CHECK_ADDRESS, client, query), {
      status: 303,
      headers: carrySession(session),
    });
  const typed = await readTypedCheck(request, client);
  if (!typed) throw leadBack(known);
  const judged = await judge(typed);
  if (!judged.ok) throw leadBack(known, { [LOOK_AGAIN]: "" });
  const session = known ?? (await requireSession(request));
  const asked = judged.value;
  const kept = await listKept(session, client);
  const before = kept.find((check) => isEarlier(check, asked));
  const body = { ...asked, before: before && tellBefore(before) };
  const answer = await callBackend("checkLivingAnnuity", { body }, session);
  if (isSuccess(answer)) return { session, client, asked, answer: answer.return_object, kept, before };
  throw answer.http_code === 422 || answer.http_code === 400
    ? leadBack(session, { [LOOK_AGAIN]: "" })
    : refuseForNow(session, answer);
}

/** Shows what the answers come to. Nothing of it is kept. */
export async function showCheck({ request }: LoaderFunctionArgs) {
  const { session, client, asked, answer, kept, before } = await openCheck(request);
  const facts = gatherCheck(asked, answer, client?.name);
  const { chart, ...view } = describeCheck(facts);
  const drawn = chart?.figures && withDrawings({ ...chart, figures: chart.figures });
  const change = before && explainChange(facts, before);
  const earlier = kept.length > 0 ? listEarlierChecks(kept) : undefined;
  return showPage({ ...view, client: client?.name, chart: drawn ?? chart, change, earlier }, session);
}

/** The same as a table for a spreadsheet. */
export async function downloadCheck({ request }: LoaderFunctionArgs): Promise<Response> {
  const { session, client, asked, answer } = await openCheck(request);
  const facts = gatherCheck(asked, answer, client?.name);
  return sendCsv(CHECK_COLUMNS, listCheckFigures(facts), {
    name: "baobab-living-annuity.csv",
    headers: carrySession(session),
  });
}
