import { NO_WORDS } from "~/contract/wire/envelope";
import type { Rejection } from "~/contract/wire/envelope";
import { answerInPlace } from "~/ui/form";
import type { FormRefusal } from "~/ui/form";
import { carrySession, explainTooFrequent, refuseForNow } from "../identity/session.server";
import type { Session } from "../identity/session.server";

const TRY_AGAIN = "Please wait a minute and press the button again.";
const NOT_NOW = `We could not do this just now. ${TRY_AGAIN}`;

/** Which field of a form a mistake is about, by the name that the call has for it; undefined for none of them. */
type NameField = (path: string) => string | undefined;

/** Names a field as the call does. */
const sameName: NameField = (path) => path.replace(/^user\./, "");

/**
 * Why the services did not do what a form asked for: what is wrong with its fields, or what they say themselves.
 * @throws Response 404 if what it is about is not there for its sender; a redirect if their session has ended
 */
export function explainRefusal(answer: Rejection, session: Session, nameField = sameName): FormRefusal {
  const { http_code, message } = answer;
  if ([401, 403, 404].includes(http_code)) throw refuseForNow(session, answer);
  if (http_code === 429) return explainTooFrequent(answer);
  const mistakes = (answer.return_object?.errors ?? []).flatMap((mistake) => {
    const field = nameField(mistake.path);
    return field === undefined ? [] : [{ field, message: mistake.message }];
  });
  if (mistakes.length > 0) return mistakes;
  if (http_code < 500) return message;
  const isSaid = message !== "" && !Object.values<string>(NO_WORDS).includes(message);
  return isSaid ? `${message.replace(/\.$/, "")}. ${TRY_AGAIN}` : NOT_NOW;
}

/**
 * The page of a form again, with all that was typed and why the services did not do it.
 * @throws Response as `explainRefusal` does
 */
export function answerRefusal(form: FormData, answer: Rejection, session: Session, nameField?: NameField) {
  const refusal = explainRefusal(answer, session, nameField);
  return answerInPlace(form, inOrder(form, refusal), carrySession(session));
}

/** Mistakes in the order of a form's fields; a box that was not ticked is not posted, and stands at the end of our forms. */
function inOrder(form: FormData, refusal: FormRefusal): FormRefusal {
  if (typeof refusal === "string") return refusal;
  const posted = [...form.keys()];
  const placeOf = ({ field }: { field: string }) => (form.has(field) ? posted.indexOf(field) : posted.length);
  return [...refusal].sort((one, other) => placeOf(one) - placeOf(other));
}
