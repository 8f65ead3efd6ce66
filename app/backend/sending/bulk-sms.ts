import { createHash } from "node:crypto";
import { readCappedAnswer } from "../http/capped-answer";
import { getEnvironment } from "../process/environment";
import { DeliveryError } from "./delivery";

/** Well below the time after which the queue starts the job again. */
const PATIENCE_MILLISECONDS = 10_000;

/** An answer about one message has a few hundred bytes. */
const LARGEST_ANSWER_BYTES = 64 * 1024;

/** What may be answered otherwise a moment later, besides any failure of the gateway itself. */
const PASSING_STATUSES = [408, 425, 429];

/**
 * Hands an SMS to BulkSMS by its JSON REST API 1.0 (developer.bulksms.com/json/v1, `POST /messages`).
 * @param sms.to nine digits, or a number of another country with + and its code
 * @param sms.name the same whenever the same message is sent again; the gateway sends one of them within 12 hours
 * @throws DeliveryError
 */
export async function sendByBulkSms({ to, text, name }: { to: string; text: string; name: string }) {
  const { SMS_URL, SMS_USER, SMS_PASSWORD } = getEnvironment();
  const answer = await fetch(`${SMS_URL}/messages?deduplication-id=${numberOf(name)}`, {
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from(`${SMS_USER}:${SMS_PASSWORD}`).toString("base64")}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify([{ to: to.startsWith("+") ? to : `+27${to}`, body: text }]),
    // The password goes to the gateway alone.
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  }).catch((error: Error) => {
    throw new DeliveryError(`the SMS gateway did not answer: ${nameFailure(error)}`, false);
  });
  // The status says it all; an unread body would hold the connection.
  await readCappedAnswer(answer, LARGEST_ANSWER_BYTES).catch(() => undefined);
  if (answer.status === 201) return;
  const { status } = answer;
  const isPassing = status >= 500 || PASSING_STATUSES.includes(status);
  throw new DeliveryError(`the SMS gateway answered a message with ${status}`, !isPassing);
}

/** BulkSMS takes a whole number of 32 bits with a sign. */
function numberOf(name: string): number {
  return createHash("sha256").update(name).digest().readUInt32BE(0) >>> 1;
}

function nameFailure(error: Error): string {
  const cause = error.cause as { code?: unknown } | undefined;
  return typeof cause?.code === "string" ? cause.code : error.name;
}
