import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { callBackend, forgetNotedCalls } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { pageKindSchema } from "~/contract/account/page-kind";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readKept } from "~/web/identity/kept-session.server";
import { deleteSealedCookie } from "~/web/cookies/sealed-cookie.server";
import { carrySession } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import { readPageKind } from "./page-kind";

const NOT_LOGGED_OUT = "Unable to logout. Please wait a minute and press the button again.";

/** Clears the browser's cache of the site's pages, so that Back shows none of them. */
const DROP_CACHE = ["Clear-Site-Data", '"cache"'] as const;

/** Query parameter: the session had already ended, and so the person could not be logged out elsewhere. */
const ALREADY = "already";
const NOT_ELSEWHERE = `${ALREADY}=here`;

/** Asks whether to log out here or everywhere; redirects a guest to the start. */
export async function askToLogOut({ request }: LoaderFunctionArgs) {
  const { person } = await readKept(request);
  if (!person) throw redirect("/en");
  return json({ step: readPageKind(request) });
}

/**
 * Ends the session, or all sessions of the person, and clears all their cookies in this browser. A session that has
 * already ended counts as logged out.
 */
export async function submitLogOut(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request, ["step"]);
  const { person } = await readKept(request);
  // Another window has logged out: nobody is left to log out, and a guest's answers here stay.
  if (distrust === "other session" && !person) return redirect(`/en/logged-out?${ALREADY}`, { status: 303 });
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const everywhere = form.get("intent") === "everywhere" ? ("yes" as const) : undefined;
  const hadEnded = `/en/logged-out?${everywhere ? NOT_ELSEWHERE : ALREADY}`;
  if (!person)
    return redirect(hadEnded, { status: 303, headers: carrySession(undefined, deleteSealedCookie(request)) });
  const step = pageKindSchema.safeParse(form.get("step")).data;
  const answer = await callBackend("logOut", { query: { everywhere, step } }, person);
  if (!isSuccess(answer) && answer.response_code !== "R03")
    return answerInPlace(form, NOT_LOGGED_OUT, new Headers());
  forgetNotedCalls();
  const headers = carrySession(undefined, deleteSealedCookie(request));
  headers.set(...DROP_CACHE);
  if (form.get("intent") === "start") return redirect("/en", { status: 303, headers });
  return redirect(isSuccess(answer) ? "/en/logged-out" : hadEnded, { status: 303, headers });
}
