import type { Envelope } from "~/contract/wire/envelope";
import { describeWait } from "~/web/forms/too-frequent";
import { readWait } from "~/web/identity/session.server";

const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";

/** What an authenticator answered, as a script wrote it; undefined for anything else. */
export function readCredential(form: FormData): unknown {
  try {
    return JSON.parse(String(form.get("credential")));
  } catch {
    return undefined;
  }
}

/** Why a passkey was not taken, in words for the person. */
export function describePasskeyRefusal(answer: Envelope): string {
  if (answer.http_code === 429) return `Please try again ${describeWait(readWait(answer))}.`;
  return answer.http_code >= 500 ? NOT_NOW : `${answer.message.replace(/\.$/, "")}.`;
}
