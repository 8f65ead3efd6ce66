import { createHash } from "node:crypto";
import { readCappedAnswer } from "../http/capped-answer";
import { getEnvironment } from "../process/environment";
import { DeliveryError } from "./delivery";

/** Well below the timeout after which the queue restarts the job. */
const PATIENCE_MILLISECONDS = 10_000;

/** A response about one message has a few hundred bytes. */
const LARGEST_ANSWER_BYTES = 64 * 1024;

/** Client errors worth a retry, besides any failure of the gateway itself. */
const PASSING_STATUSES = [408, 425, 429];

/**
 * Sends an SMS by the BulkSMS JSON REST API 1.0 (developer.bulksms.com/json/v1, `POST /messages`).
 * @param sms.to nine digits, or a foreign number with + and its country code
 * @param sms.name the idempotency key; the gateway sends messages with the same one only once within 12 hours
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
    // A redirect would send the password elsewhere.
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
  }).catch((error: Error) => {
    throw new DeliveryError(`the SMS gateway did not answer: ${nameFailure(error)}`, false);
  });
  // The status suffices, but an unread body would hold the connection.
  await readCappedAnswer(answer, LARGEST_ANSWER_BYTES).catch(() => undefined);
  if (answer.status === 201) return;
  const { status } = answer;
  const isPassing = status >= 500 || PASSING_STATUSES.includes(status);
  throw new DeliveryError(`the SMS gateway answered a message with ${status}`, !isPassing);
}

/** BulkSMS requires a signed 32-bit integer. */
function numberOf(name: string): number {
  return createHash("sha256").update(name).digest().readUInt32BE(0) >>> 1;
}

function nameFailure(error: Error): string {
  const cause = error.cause as { code?: unknown } | undefined;
  return typeof cause?.code === "string" ? cause.code : error.name;
}
