import { NO_WORDS, type Rejection } from "~/contract/wire/envelope";
import type { FormRefusal } from "~/ui/form";
import { explainRateLimit, refuseForNow, type Session } from "../identity/session.server";

const TRY_AGAIN = "Please wait a minute and press the button again.";
const NOT_NOW = `We could not do this just now. ${TRY_AGAIN}`;

/** A form's own names and messages, where they differ from the services'. */
export type RefusalWords = {
  /** Maps a path in the call to the form's field; undefined if the form has no such field. */
  nameField?: (path: string) => string | undefined;
  /** Replaces the services' message, unless they name fields. */
  failure?: string;
};

/** For a form whose fields have the call's names. */
const sameName = (path: string) => path.replace(/^user\./, "");

/**
 * The reason why the services refused a form: mistakes in its fields, or their own message.
 * @throws Response 404 if the sender cannot access the form's subject; a redirect if their session has ended
 */
export function explainRefusal(
  answer: Rejection,
  session: Session | undefined,
  { nameField = sameName, failure, form }: RefusalWords & { form: FormData },
): FormRefusal {
  const { http_code, message } = answer;
  if (failure === undefined && [401, 403, 404].includes(http_code)) throw refuseForNow(session, answer);
  if (failure === undefined && http_code === 429) return explainRateLimit(answer);
  const mistakes = (answer.return_object?.errors ?? []).flatMap((mistake) => {
    const field = nameField(mistake.path);
    return field === undefined ? [] : [{ field, message: mistake.message }];
  });
  if (mistakes.length > 0) return sortMistakes(form, mistakes);
  if (failure !== undefined) return failure;
  if (http_code < 500) return message;
  const isSaid = message !== "" && !Object.values<string>(NO_WORDS).includes(message);
  return isSaid ? `${message.replace(/\.$/, "")}. ${TRY_AGAIN}` : NOT_NOW;
}

/**
 * Sorts by the form's fields. A box that is not ticked is not posted, and comes last, as boxes do in our
 * forms.
 */
function sortMistakes(form: FormData, mistakes: { field: string; message: string }[]) {
  const posted = [...form.keys()];
  const placeOf = ({ field }: { field: string }) => (form.has(field) ? posted.indexOf(field) : posted.length);
  return mistakes.sort((one, other) => placeOf(one) - placeOf(other));
}
