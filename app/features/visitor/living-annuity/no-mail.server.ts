import { json } from "@remix-run/node";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { carrySession, requireSession, refuseForNow } from "~/web/identity/session.server";

/** The form needs no protection of its own: whoever has the token got the mail, and a mailbox posts without our page. */
export async function stopMail(request: Request) {
  const token = readToken(request);
  const session = await requireSession(request);
  const answer = await callBackend("stopCheckMail", { body: { token } }, session);
  if (!isSuccess(answer) && answer.http_code !== 404 && answer.http_code !== 422)
    throw refuseForNow(session, answer);
  const isStopped = isSuccess(answer);
  return json({ isStopped }, { status: isStopped ? 200 : 404, headers: carrySession(session) });
}

/** The token of the mail whose link was followed; an empty one is nobody's. */
const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Shows the button, whoever it is for: nothing is stopped by a program that looks at links. */
export function askToStop({ request }: LoaderFunctionArgs) {
  return json({ token: readToken(request) });
}
