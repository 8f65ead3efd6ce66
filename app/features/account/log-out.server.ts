import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { readKept } from "~/features/session/kept-session.server";
import { forgetSealed } from "~/features/session/sealed-cookie.server";
import { carrySession } from "~/features/session/session.server";
import { answerInPlace } from "~/ui/form";

const NOT_LOGGED_OUT = "Unable to logout. Please wait a minute and press the button again.";

/** Makes the browser drop what it keeps of our pages, so that Back shows none of them. */
const DROP_CACHE = ["Clear-Site-Data", '"cache"'] as const;

/** The query that says that the session had ended before. */
const ALREADY = "already";

/** Asks whether to log out here or everywhere; a guest is led to the start. */
export async function askToLogOut(request: Request, isRefused: boolean) {
  const { person } = await readKept(request);
  if (!person) throw redirect("/en");
  return json({ isRefused });
}

/**
 * Ends the session, or all sessions of the person, and makes this browser forget everything about them. A session that has
 * ended already is as good.
 */
export async function submitLogOut(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const { person } = await readKept(request);
  if (!person) return redirect(`/en/logged-out?${ALREADY}`, { status: 303 });
  const everywhere = form.get("intent") === "everywhere" ? ("yes" as const) : undefined;
  const answer = await callBackend("logOut", { query: { everywhere } }, person);
  if (!isSuccess(answer) && answer.response_code !== "R03")
    return answerInPlace(form, NOT_LOGGED_OUT, new Headers());
  const headers = carrySession(undefined, forgetSealed(request));
  headers.set(...DROP_CACHE);
  if (form.get("intent") === "start") return redirect("/en", { status: 303, headers });
  return redirect(!isSuccess(answer) ? `/en/logged-out?${ALREADY}` : "/en/logged-out", {
    status: 303,
    headers,
  });
}
