import { setTimeout as sleep } from "node:timers/promises";
import { isRequestFromThisMachine } from "../http/current-request";
import { getEnvironment } from "../process/environment";
import { sendByBulkSms } from "./bulk-sms";
import { DeliveryError } from "./delivery";
import { isDemonstration } from "./demonstration";
import { readNewestMessageFile, writeMessageFile } from "./message-files";

/** A text message about a request, to a South African cell number of nine digits. */
type Sms = { to: string; text: string; requestId: string; send: number };

const LOOK_AGAIN_MILLISECONDS = 50;

/** Whether this process can have a code sent, or shown in its place. */
export function hasSmsGateway(): boolean {
  return Boolean(getEnvironment().SMS_GATEWAY) || isDemonstration();
}

/**
 * Whether people can register and log in, for pages. In front of another backend that backend decides, and says so when
 * it is asked; samples take any code.
 */
export function canSendCodes(): boolean {
  const { BACKEND, BACKEND_URL } = getEnvironment();
  return Boolean(BACKEND ?? BACKEND_URL) || hasSmsGateway();
}

/** Hands a message to the gateway, or in a demonstration without one to a file. */
export async function sendSms({ to, text, requestId, send }: Sms): Promise<void> {
  if (getEnvironment().SMS_GATEWAY) return sendByBulkSms({ to, text, name: `${requestId} ${send}` });
  if (!isDemonstration()) throw new DeliveryError("there is no SMS gateway", true);
  await writeMessageFile("messages", requestId, { to, text } satisfies FiledSms);
}

type FiledSms = Pick<Sms, "to" | "text">;

/**
 * The newest message of a code request, to be shown on the page that asks for the code. Only in a demonstration, and
 * only to a browser on this machine, whatever leads there.
 * @param request the one that the page answers
 * @param deadline until when to wait for a message that is just being written, in milliseconds
 * @returns undefined if there is no message, or it may not be shown
 */
export async function findShownCode(
  request: Request,
  requestId: string,
  deadline = 0,
): Promise<string | undefined> {
  const { BACKEND, SMS_GATEWAY } = getEnvironment();
  if (BACKEND || SMS_GATEWAY || !isDemonstration() || !isRequestFromThisMachine(request)) return undefined;
  for (;;) {
    const filed = (await readNewestMessageFile("messages", requestId)) as FiledSms | undefined;
    if (filed || Date.now() >= deadline) return filed?.text;
    await sleep(LOOK_AGAIN_MILLISECONDS);
  }
}
