import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import { isSuccess } from "~/contract/wire/envelope";
import { landingAdviserCookie } from "~/web/identity/landing-adviser.server";
import { carrySession, requireSession } from "~/web/identity/session.server";

/**
 * Shows an adviser's public page, and remembers in the browser that the visitor came to them.
 * @param written the adviser's number in the address
 * @throws Response 404 if it is no number; a redirect to the error page if this adviser has published none
 */
export async function showLandingPage(request: Request, written: string) {
  if (!/^\d+$/.test(written)) throw new Response("Not found", { status: 404 });
  const id = readId(written);
  if (id === undefined) throw redirect("/error");
  const session = await requireSession(request);
  const answer = await callBackend("getLandingPage", { params: { id } }, session);
  if (!isSuccess(answer)) throw redirect("/error", { headers: carrySession(session) });
  const { user, roles } = answer.return_object;
  const kept = await landingAdviserCookie.write({ userId: user.userId, name: user.name, roles });
  const headers = carrySession(session, kept.ok ? [kept.value] : []);
  return json({ user, roles }, { headers });
}
