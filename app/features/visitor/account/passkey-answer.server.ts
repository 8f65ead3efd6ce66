import type { Envelope } from "~/contract/wire/envelope";
import { explainRateLimit } from "~/web/identity/session.server";

const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";

/** The field in which a script writes the authenticator's answer. */
export const CREDENTIAL_FIELD = "credential";

/** Reads an authenticator's answer (JSON) from a form; undefined for anything else. */
export function readCredential(form: FormData): unknown {
  try {
    return JSON.parse(String(form.get(CREDENTIAL_FIELD)));
  } catch {
    return undefined;
  }
}

/** The refusal of a passkey in words for the person; a general failure if the services did not answer. */
export function describePasskeyRefusal(answer: Envelope | undefined): string {
  if (!answer) return NOT_NOW;
  if (answer.http_code === 429) return explainRateLimit(answer);
  return answer.http_code >= 500 ? NOT_NOW : `${answer.message.replace(/\.$/, "")}.`;
}
