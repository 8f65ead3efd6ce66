import { json, redirect } from "@remix-run/node";
import { nestPaths } from "~/base/field-path";
import { callBackend } from "~/backend/door.server";
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import { isSuccess } from "~/contract/wire/envelope";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { explainRefusal } from "~/web/forms/explain-refusal.server";
import { forAnybody, handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import {
  carrySession,
  carryUnkept,
  findOrStartSession,
  refuseForNow,
  requireSession,
} from "~/web/identity/session.server";
import type { Session } from "~/web/identity/session.server";
import { sendCsv } from "~/web/page/send-rows.server";
import { describeCheck } from "~/words/living-annuity/describe-check";
import { CHECK_COLUMNS, listCheckFigures } from "~/words/living-annuity/list-check-figures";
import { CHECK_ADDRESS, CHECK_ANSWER_ADDRESS } from "./addresses";
import { listLeftOut, pickTyped, readTypedQuestion, sortByPage } from "./typed-check";
import { readTypedCheck, writeTypedCheck } from "./typed-check.server";

const FAILED = "We could not work this out just now. Please try again in a minute.";
const TOO_LONG = "Your answers are too long to keep. Please shorten them and try again.";

/** Says in an address that what was typed has to be looked at again. */
const LOOK_AGAIN = "check";

/** What the page of the questions shows. */
export type QuestionsView = {
  /** What was typed, nested as the names of the fields are. */
  values: Record<string, unknown>;
  mistakes: readonly { field: string; message: string }[];
  notice?: string;
};

/** Shows the questions with what was typed in the last day, and what is wrong with it where an answer was asked for. */
export async function showQuestions(request: Request) {
  const typed = await readTypedCheck(request);
  const blank: QuestionsView = { values: nestPaths(Object.entries(typed ?? {})), mistakes: [] };
  const isLooked = new URL(request.url).searchParams.has(LOOK_AGAIN);
  if (!typed || !isLooked) return json<QuestionsView>(blank, { headers: carryUnkept(undefined) });
  const session = await findOrStartSession(request);
  if (!session) return json<QuestionsView>({ ...blank, notice: FAILED }, { status: 503 });
  const headers = carryUnkept(session);
  const answer = await callBackend("checkLivingAnnuity", { body: readTypedQuestion(typed) }, session);
  const refusal = isSuccess(answer) ? [] : explainRefusal(answer, session, { form: new FormData() });
  if (typeof refusal === "string")
    return json<QuestionsView>({ ...blank, notice: refusal }, { status: answer.http_code, headers });
  const mistakes = sortByPage([...listLeftOut(typed), ...refusal]);
  const status = mistakes.length > 0 ? 422 : 200;
  return json<QuestionsView>({ ...blank, mistakes }, { status, headers });
}

/** Keeps what was typed and leads to what it comes to, which leads back if something is wrong with it. */
export async function askCheck(args: FormArgs) {
  return handleForm(args, forAnybody, async ({ form, refuse, leadTo }) => {
    const written = await writeTypedCheck(pickTyped(form));
    return written.ok ? leadTo(CHECK_ANSWER_ADDRESS, [written.value]) : refuse(TOO_LONG);
  });
}

type OpenedCheck = { session: Session; asked: CheckedAnnuity; answer: CheckAnswer };

/**
 * What was typed in this browser, and what it comes to.
 * @throws Response a redirect to the questions if nothing was typed or something is wrong; 429 or 503 if it cannot be worked
 *   out just now
 */
async function openCheck(request: Request): Promise<OpenedCheck> {
  const typed = await readTypedCheck(request);
  if (!typed) throw redirect(CHECK_ADDRESS, { status: 303 });
  const session = await requireSession(request);
  const asked = readTypedQuestion(typed);
  const lookAgain = () =>
    redirect(`${CHECK_ADDRESS}?${LOOK_AGAIN}`, { status: 303, headers: carrySession(session) });
  if (listLeftOut(typed).length > 0) throw lookAgain();
  const answer = await callBackend("checkLivingAnnuity", { body: asked }, session);
  if (isSuccess(answer)) return { session, asked, answer: answer.return_object };
  throw answer.http_code === 422 || answer.http_code === 400 ? lookAgain() : refuseForNow(session, answer);
}

/** Shows what the answers come to. Nothing of it is kept. */
export async function showCheck(request: Request) {
  const { session, asked, answer } = await openCheck(request);
  const { chart, ...view } = describeCheck(asked, answer);
  const drawn = chart?.figures && withDrawings({ ...chart, figures: chart.figures });
  return json({ ...view, chart: drawn ?? chart }, { headers: carryUnkept(session) });
}

/** The same as a table for a spreadsheet. */
export async function downloadCheck(request: Request): Promise<Response> {
  const { session, asked, answer } = await openCheck(request);
  return sendCsv(CHECK_COLUMNS, listCheckFigures(asked, answer), {
    name: "baobab-living-annuity.csv",
    headers: carrySession(session),
  });
}
