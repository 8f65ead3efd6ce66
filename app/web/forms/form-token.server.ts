/** The token of a form, which only our own pages know: the browser keeps it in a cookie as well. */
import { createCookie } from "@remix-run/node";
import { CSRF } from "remix-utils/csrf/server";
import { getEnvironment } from "~/backend/door.server";
import { nameInBrowser } from "../cookies/browser-cookies.server";
import { type EachSecret, makeForEachSecret, passOne } from "./each-secret.server";

export const TOKEN_FIELD = "csrf";

let guards: EachSecret<CSRF> | undefined;

/** Created on first use, because the secret is known only once the process has started. */
function getGuards(): EachSecret<CSRF> {
  if (guards) return guards;
  const cookie = createCookie(nameInBrowser("csrf"), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: getEnvironment().isSecure,
  });
  guards = makeForEachSecret(
    "form token",
    (secret) => new CSRF({ cookie, secret, formDataKey: TOKEN_FIELD }),
  );
  return guards;
}

/** The token that a browser carries already or a new one, and its cookie if that is new. */
export async function commitToken(
  request: Request,
): Promise<readonly [token: string, setCookie: string | null]> {
  const carried = (await isTokenCookieGood(request)) ? request.headers : new Headers();
  return getGuards()[0].commitToken(carried);
}

/**
 * Without this check, a cookie signed with a secret that is no longer listed would make every form fail for
 * ever.
 */
async function isTokenCookieGood(request: Request): Promise<boolean> {
  if (!request.headers.has("Cookie")) return false;
  const form = new FormData();
  form.set(TOKEN_FIELD, await getGuards()[0].getToken(request.headers));
  return checkToken(form, request).then(
    () => true,
    () => false,
  );
}

/** @throws CSRFError if a form's token is not the one in the cookie of its request */
export async function checkToken(form: FormData, { headers }: Request): Promise<void> {
  await passOne(getGuards(), (guard) => guard.validate(form, headers));
}
