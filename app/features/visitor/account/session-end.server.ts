import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { type Kept, readKept } from "~/web/identity/kept-session.server";
import { LOST_BECAUSE, LOST_FORM, readLateForm } from "~/web/forms/late-form.server";
import { fetchOwnUser } from "~/web/identity/user.server";
import { redirectWithin, readOwnPath } from "~/web/request/return-address";
import {
  carrySession,
  continuePerson,
  extendPerson,
  isSessionOver,
  readOver,
} from "~/web/identity/session.server";
import { forAnybody, type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import type { SessionOutcome } from "./session-expired-page";
import { writeClock } from "~/words/plan/write-figures";

/** Query parameter: the session was renewed beside a page that stays open. */
const KEPT = "kept";

/** Shows when the session ends. The page renews nothing: only its button does. */
export async function showSessionEnds({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = readOwnPath(searchParams.get("next"));
  const expired = redirectWithin("/en/session-expired", next);
  const { person } = await readKept(request);
  if (!person) throw redirect("/en");
  const end = Date.parse(person.expiresAt);
  const secondsLeft = Math.ceil((end - Date.now()) / 1_000);
  if (secondsLeft <= 0) throw redirect(expired);
  const isKept = searchParams.has(KEPT);
  const isStill = isKept || searchParams.has("still");
  const headers = new Headers();
  if (!isStill) headers.set("Refresh", `${secondsLeft}; url=${expired}`);
  return json({ endsAt: writeClock(end), secondsLeft, isKept, isStill, next, expired }, { headers });
}

const UNRENEWED = "We could not keep you logged in just now. Please press the button again.";

/** Renews the session and redirects to the page where the person was. */
export async function stayLoggedIn(args: FormArgs) {
  return handleForm(args, { open: forAnybody }, async ({ form, redirectTo, refuse }) => {
    const next = readOwnPath(new URL(args.request.url).searchParams.get("next"));
    const session = await extendPerson(await readKept(args.request));
    if (session === "unrenewed") return refuse(UNRENEWED);
    if (isSessionOver(session)) return redirectTo(redirectWithin("/en/session-expired", next));
    const to = form.get("intent") === "beside" ? `/en/session-ends?${KEPT}` : (next ?? "/en");
    return redirect(to, { status: 303, headers: carrySession(session) });
  });
}

const START_SECONDS = 60;

/**
 * The state of the login in the session cookie. One that has expired here may still be alive if the answer to its
 * last renewal was lost: it is ended, because the person was away.
 */
async function findOutcome({ person, ...kept }: Kept): Promise<SessionOutcome> {
  if (!person) return "nobody";
  if (Date.parse(person.expiresAt) > Date.now()) {
    const answer = await fetchOwnUser(person);
    return isSuccess(answer) ? "alive" : (readOver(answer) ?? "unknown");
  }
  const session = await continuePerson({ ...kept, person });
  if (session === "closed") return session;
  if (session && !isSessionOver(session)) await callBackend("logOut", { query: {} }, session);
  return "away";
}

/** Shows the state of the session and of a late form; the start page opens after a minute unless stopped. */
export async function showExpired({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = readOwnPath(searchParams.get("next"));
  const kept = await readKept(request);
  const outcome = await findOutcome(kept);
  const isStill = searchParams.has("still") || outcome === "alive";
  const { person } = kept;
  const late = person && (await readLateForm(request, person));
  const headers = new Headers();
  if (!isStill) headers.set("Refresh", `${START_SECONDS}; url=/en`);
  const view = {
    next,
    type: person?.type,
    isStill,
    secondsLeft: START_SECONDS,
    outcome,
    form: late ? (late.isTrusted ? ("held" as const) : ("shown" as const)) : readLost(searchParams),
    isNamed: person !== undefined,
  };
  return json(view, { headers });
}

/** The reason why a form posted after the end was not stored; undefined if it was, or there was none. */
function readLost(searchParams: URLSearchParams) {
  return LOST_BECAUSE.find((reason) => reason === searchParams.get(LOST_FORM));
}
