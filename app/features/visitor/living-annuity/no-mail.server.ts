import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { carrySession, requireSession, refuseForNow } from "~/web/identity/session.server";

/** The form needs no CSRF token: only the mail's receiver has its token, and mail programs post without our page. */
export async function stopMail(request: Request) {
  const token = readToken(request);
  const session = await requireSession(request);
  const answer = await callBackend("stopCheckMail", { body: { token } }, session);
  if (!isSuccess(answer) && answer.http_code !== 404 && answer.http_code !== 422)
    throw refuseForNow(session, answer);
  const isStopped = isSuccess(answer);
  return json({ isStopped }, { status: isStopped ? 200 : 404, headers: carrySession(session) });
}

/** The token of the mail whose link was followed; an empty one belongs to no mail. */
const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Shows the button to anybody, and stops nothing: programs that scan mail open its links. */
export function askToStop({ request }: LoaderFunctionArgs) {
  return json({ token: readToken(request) });
}
