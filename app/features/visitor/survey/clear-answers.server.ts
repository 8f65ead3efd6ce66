import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { readNamedPlan, writePlanAddress } from "~/base/plan-address";
import { fetchClient, writeAfterActing } from "~/web/identity/acting.server";
import { SESSION_COOKIE } from "~/web/identity/kept-session.server";
import { findNewestPlan } from "~/web/identity/plan-of-page.server";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { findPersonSession, findSession, type Session, showPage } from "~/web/identity/session.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { clearDraft } from "./draft.server";
import { readStep } from "~/words/survey/steps";

const NOT_CLEARED =
  "We could not clear your answers just now. Please wait a minute and press the button again.";

/** Asks for confirmation. Staff have no answers of their own to go back to. */
export async function askToClear(request: Request) {
  const session = await findSession(request);
  const named = readNamedPlan(new URL(request.url).searchParams);
  const isOfDesk = session?.person?.type === "adviser" && !(await fetchClient(request, session));
  const back = isOfDesk ? undefined : (findReferringPage(request) ?? "/en/check-answers");
  const view = {
    losesPlan: session && !session.person && (await findNewestPlan(session)) !== undefined,
    backTo: back && writePlanAddress(back, named),
  };
  return showPage(view, session);
}

/** The page whose footer linked here, if it is a step or the questions about a living annuity. */
function findReferringPage(request: Request): string | undefined {
  const referrer = request.headers.get("Referer") ?? "";
  const [questions] = /\/en\/living-annuity(?=[/?]|$)/.exec(referrer) ?? [];
  if (questions) return questions;
  const step = readStep(/\/en\/(\d)(?:\?.*)?$/.exec(referrer)?.[1]);
  return step && `/en/${step}`;
}

/**
 * Clears all answers in this browser, and with them a guest's access to finished plans. A logged-in person stays
 * logged in.
 */
export async function clearAnswers(args: FormArgs) {
  return handleForm(args, { open: openClearing }, async ({ session, client, refuse, redirectTo }) => {
    const { request } = args;
    if (session && !(await clearSavedAnswers(session, client?.userId))) return refuse(NOT_CLEARED);
    // Answers of other clients stay.
    if (client) return redirectTo(writeAfterActing(client), clearDraft(request, undefined));
    return redirectTo(
      "/en",
      deleteSealedCookie(request, (name) => !session || name !== SESSION_COOKIE),
    );
  });
}

/** The session, and the client for whom an adviser answers. */
async function openClearing(request: Request) {
  const session = await findPersonSession(request);
  return { session, client: await fetchClient(request, session) };
}

/** Clears the answers saved for a person's other devices, or for a client. Advisers have none of their own. */
async function clearSavedAnswers({ bearer, person }: Session, client?: number): Promise<boolean> {
  const userId = person?.type === "investor" ? person.userId : client;
  if (userId === undefined) return true;
  const answer = await callBackend(
    "saveDraft",
    { params: { userId }, body: { userId, draft: {} } },
    { bearer },
  );
  return isSuccess(answer);
}
