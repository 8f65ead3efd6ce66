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

/** Whether this process can send a code, or show it instead. */
export function hasSmsGateway(): boolean {
  return Boolean(getEnvironment().SMS_GATEWAY) || isDemonstration();
}

/**
 * Whether people can register and log in, for pages. In front of another backend that backend decides when it
 * is called; samples accept any code.
 */
export function canSendCodes(): boolean {
  const { BACKEND, BACKEND_URL } = getEnvironment();
  return Boolean(BACKEND ?? BACKEND_URL) || hasSmsGateway();
}

/** Sends a message by the gateway, or writes it to a file in a demonstration without one. */
export async function sendSms({ to, text, requestId, send }: Sms): Promise<void> {
  if (getEnvironment().SMS_GATEWAY) return sendByBulkSms({ to, text, name: `${requestId} ${send}` });
  if (!isDemonstration()) throw new DeliveryError("there is no SMS gateway", true);
  await writeMessageFile("messages", requestId, { to, text } satisfies FiledSms);
}

type FiledSms = Pick<Sms, "to" | "text">;

/**
 * Returns the newest message of a code request, to show it on the page that asks for the code. Only in a
 * demonstration, and only to a browser on this machine, whatever leads there.
 * @param request the page's request
 * @param deadline in milliseconds; until then it waits for a message that is being written
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
