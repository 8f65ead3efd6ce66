import { NO_WORDS } from "~/contract/wire/envelope";
import type { Rejection } from "~/contract/wire/envelope";
import type { FormRefusal } from "~/ui/form";
import { explainTooFrequent, refuseForNow } from "../identity/session.server";
import type { Session } from "../identity/session.server";

const TRY_AGAIN = "Please wait a minute and press the button again.";
const NOT_NOW = `We could not do this just now. ${TRY_AGAIN}`;

/** What a form has other names or words for than the services do. */
export type RefusalWords = {
  /** Which field a mistake is about, by the name that the call has for it; undefined for none of them. */
  nameField?: (path: string) => string | undefined;
  /** What to say in place of what the services say, unless they name fields. */
  failure?: string;
};

/** Names a field as the call does. */
const sameName = (path: string) => path.replace(/^user\./, "");

/**
 * Why the services did not do what a form asked for: what is wrong with its fields, or what they say themselves.
 * @throws Response 404 if what it is about is not there for its sender; a redirect if their session has ended
 */
export function explainRefusal(
  answer: Rejection,
  session: Session | undefined,
  { nameField = sameName, failure, form }: RefusalWords & { form: FormData },
): FormRefusal {
  const { http_code, message } = answer;
  if (failure === undefined && [401, 403, 404].includes(http_code)) throw refuseForNow(session, answer);
  if (failure === undefined && http_code === 429) return explainTooFrequent(answer);
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

/** In the order of the form's fields; a box that was not ticked is not posted, and stands at the end of our forms. */
function sortMistakes(form: FormData, mistakes: { field: string; message: string }[]) {
  const posted = [...form.keys()];
  const placeOf = ({ field }: { field: string }) => (form.has(field) ? posted.indexOf(field) : posted.length);
  return mistakes.sort((one, other) => placeOf(one) - placeOf(other));
}
