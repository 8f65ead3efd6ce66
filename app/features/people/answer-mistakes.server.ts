import type { Rejection } from "~/contract/envelope";
import type { DeskSession } from "~/features/session/desk.server";
import { carrySession, readWait, refuseForNow } from "~/features/session/session.server";
import { describeTooFrequent } from "~/features/session/too-frequent";
import { answerInPlace } from "~/ui/form";

/**
 * The page again, with all that was typed and what is wrong with it.
 * @param fields of the form, by the names that the call has for them where these differ
 * @throws Response 404 if there is no such person; if the services do not answer, a page that says so
 */
export async function answerMistakes(
  form: FormData,
  answer: Rejection,
  session: DeskSession,
  fields: Record<string, string> = {},
) {
  const headers = carrySession(session);
  if (answer.http_code === 404) throw new Response("Not found", { status: 404, headers });
  if (answer.http_code >= 500 || answer.http_code === 401) throw refuseForNow(session, answer);
  if (answer.http_code === 429) return answerInPlace(form, describeTooFrequent(readWait(answer)), headers);
  const mistakes = (answer.return_object?.errors ?? []).map(({ path, message }) => ({
    field: fields[path] ?? path.replace(/^user\./, ""),
    message,
  }));
  return answerInPlace(form, mistakes.length > 0 ? mistakes : answer.message, headers);
}
