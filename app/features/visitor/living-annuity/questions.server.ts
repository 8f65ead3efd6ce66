import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { nestPaths } from "~/base/field-path";
import { listPostedNames, readTyped } from "~/web/fields/question-typing";
import { handleForm, type FormArgs } from "~/web/forms/handle-form.server";
import { carrySession, findSession } from "~/web/identity/session.server";
import { CHECK_QUESTIONS } from "~/words/living-annuity/check-questions";
import { greetKeeper, type Greeting } from "~/words/living-annuity/greet-keeper";
import { ALL_QUESTIONS, CHECK_AGAIN, CHECK_ANSWER_ADDRESS, LOOK_AGAIN } from "./addresses";
import { judgeTyped, readTypedCheck, typeCheck, writeTypedCheck } from "./typed-check.server";
import { findCheckedClient, listKept, writeCheckAddress } from "./visit-check.server";

const TOO_LONG = "Your answers are too long to keep. Please shorten them and try again.";

export type QuestionsView = {
  kind: "questions";
  /** Nested as the names of the fields are. */
  values: Record<string, unknown>;
  mistakes: readonly { field: string; message: string }[];
};

/** Shown to the owner of a kept check in place of the questions. */
type GreetingView = Greeting & { kind: "greeting" };

async function openVisit(request: Request) {
  const session = await findSession(request);
  return { session, client: await findCheckedClient(request, session) };
}

/**
 * Shows the questions with what was typed in the last day, and its mistakes if the answer page led back. The owner of a kept
 * check is greeted with it, and asked only what is new.
 */
export async function showQuestions({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { session, client } = await openVisit(request);
  const isLooked = searchParams.has(LOOK_AGAIN);
  const [last, ...others] = isLooked ? [] : await listKept(session, client);
  const show = (view: GreetingView | QuestionsView, status = 200) =>
    json(view, { status, headers: carrySession(session) });
  if (last && !searchParams.has(ALL_QUESTIONS))
    return show({ kind: "greeting", ...greetKeeper([last, ...others], client?.name) });
  const typed = (await readTypedCheck(request, client)) ?? (last && typeCheck(last.asked));
  const values = nestPaths(Object.entries(typed ?? {}));
  const judged = typed && isLooked ? await judgeTyped(typed) : undefined;
  if (!judged || judged.ok) return show({ kind: "questions", values, mistakes: [] });
  return show({ kind: "questions", values, mistakes: judged.reason }, 422);
}

/** Stores what was typed and leads to the answer, which leads back if something is wrong with it. */
export async function fetchCheck(args: FormArgs) {
  const { request } = args;
  const declared = { open: openVisit, fields: listPostedNames(CHECK_QUESTIONS) };
  return handleForm(args, declared, async ({ form, session, client, refuse, redirectTo }) => {
    const [last] = form.get("intent") === CHECK_AGAIN ? await listKept(session, client) : [];
    const typed = { ...(last && typeCheck(last.asked)), ...readTyped(CHECK_QUESTIONS, form) };
    const written = await writeTypedCheck(request, typed, client);
    if (!written.ok) return refuse(TOO_LONG);
    return redirectTo(writeCheckAddress(CHECK_ANSWER_ADDRESS, client), written.value);
  });
}
