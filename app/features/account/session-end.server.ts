import { json, redirect } from "@remix-run/node";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { readKept } from "~/features/session/kept-session.server";
import { LOST_FORM, readLateForm } from "~/features/session/late-form.server";
import { leadOnTo, readOwnPath } from "~/features/session/own-path";
import { carrySession, continuePerson, isSessionOver } from "~/features/session/session.server";
import { answerInPlace } from "~/ui/form";
import { writeClock } from "~/words/write-figures";

/** Shows when the session ends. Looking at it renews nothing: that takes the button. */
export async function showSessionEnds(request: Request, isRefused: boolean) {
  const { searchParams } = new URL(request.url);
  const next = readOwnPath(searchParams.get("next"));
  const expired = leadOnTo("/en/session-expired", next);
  const { person } = await readKept(request);
  if (!person) throw redirect("/en");
  const end = Date.parse(person.expiresAt);
  const secondsLeft = Math.ceil((end - Date.now()) / 1_000);
  if (secondsLeft <= 0) throw redirect(expired);
  const isStill = searchParams.has("still");
  const headers = new Headers();
  if (!isStill) headers.set("Refresh", `${secondsLeft}; url=${expired}`);
  return json({ endsAt: writeClock(end), secondsLeft, isStill, next, expired, isRefused }, { headers });
}

/** Keeps the person logged in and leads back to where they were. */
export async function stayLoggedIn(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const next = readOwnPath(form.get("next"));
  const session = await continuePerson(await readKept(request));
  if (isSessionOver(session)) return redirect(leadOnTo("/en/session-expired", next), { status: 303 });
  return redirect(next ?? "/en", { status: 303, headers: carrySession(session) });
}

const START_SECONDS = 60;

/** Says that the session has ended and what is kept; the start follows after a minute, unless it is stopped. */
export async function showExpired(request: Request) {
  const { searchParams } = new URL(request.url);
  const next = readOwnPath(searchParams.get("next"));
  const isStill = searchParams.has("still");
  const { person } = await readKept(request);
  const late = person && (await readLateForm(request, person.userId));
  const headers = new Headers();
  if (!isStill) headers.set("Refresh", `${START_SECONDS}; url=/en`);
  const view = {
    next,
    isStill,
    secondsLeft: START_SECONDS,
    form: late ? ("held" as const) : searchParams.has(LOST_FORM) ? ("lost" as const) : undefined,
    isNamed: person !== undefined,
  };
  return json(view, { headers });
}
