import { createTransport } from "nodemailer";
import { getEnvironment } from "../process/environment";
import { isLoopbackName } from "../process/loopback.mjs";
import { DeliveryError } from "./delivery";
import { isDemonstration } from "./demonstration";
import { writeMessageFile } from "./message-files";

/** A plain-text email to one person, with a link to unsubscribe if they did not ask for each one. */
export type Mail = { to: string; subject: string; text: string; stopLink?: string };

/** Below the timeout after which the queue restarts the job. */
const PATIENCE_MILLISECONDS = 20_000;
const STEP_MILLISECONDS = 8_000;

/** A reply is a line or a few. */
const LARGEST_REPLY_BYTES = 64 * 1024;

/** The error code for a wrong password, which an operator can correct. */
const WRONG_LOGIN = "EAUTH";

/** Whether this process can send an email, or write it to a file instead. Samples send nothing. */
export function hasMailServer(): boolean {
  const { BACKEND, SMTP_URL } = getEnvironment();
  return BACKEND !== "mock" && (Boolean(SMTP_URL) || isDemonstration());
}

/**
 * Returns how an email that a call caused was sent: by the mail server, as a file of a demonstration, or not
 * at all. Where another server handles the calls, it is unknown.
 * @param to the recipient; undefined if their address is not known
 */
export function findMailing(to: string | undefined): "sent" | "filed" | "none" | "unknown" {
  const { BACKEND, BACKEND_URL, SMTP_URL } = getEnvironment();
  if (to === undefined || BACKEND === "mock") return "none";
  if (BACKEND_URL) return "unknown";
  if (SMTP_URL) return "sent";
  return isDemonstration() ? "filed" : "none";
}

/** The recipient of operator mail in a demonstration, which goes to files. */
const OPERATOR_OF_DEMONSTRATION = "operator@localhost";

export function findOperatorsEmail(): string {
  return getEnvironment().OPERATOR_EMAIL ?? OPERATOR_OF_DEMONSTRATION;
}

/** Sends an email by the mail server, or writes it to a file in a demonstration without one. */
export async function sendByMailServer({ id, ...mail }: Mail & { id: string }): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = getEnvironment();
  if (SMTP_URL && MAIL_FROM) return sendBySmtp({ url: SMTP_URL, from: MAIL_FROM }, { id, ...mail });
  if (!isDemonstration()) throw new DeliveryError("there is no mail server", true);
  await writeMessageFile("mail", id, mail);
}

async function sendBySmtp(
  { url, from }: { url: string; from: string },
  { id, to, subject, text, stopLink }: Mail & { id: string },
): Promise<void> {
  const staysHere = isLoopbackName(new URL(url).hostname);
  const transport = createTransport({
    url,
    // Mail that leaves this machine must be encrypted, even if the server would accept plain text.
    requireTLS: !staysHere,
    ignoreTLS: staysHere,
    connectionTimeout: STEP_MILLISECONDS,
    greetingTimeout: STEP_MILLISECONDS,
    socketTimeout: STEP_MILLISECONDS,
    dnsTimeout: STEP_MILLISECONDS,
    maxResponseSize: LARGEST_REPLY_BYTES,
  });
  await transport
    .sendMail({
      from: { name: "Baobab", address: from },
      // As an object it is a single address, whatever the text contains.
      to: { name: "", address: to },
      subject,
      text,
      headers: stopLink === undefined ? {} : writeOneClick(stopLink),
      // The same on every retry, so that mailboxes recognise duplicates.
      messageId: `<${id}@${from.split("@")[1]}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    .catch((error: Error) => {
      throw describeRefusal(error);
    });
}

/** Headers with which a mailbox shows an unsubscribe button that posts to the address (RFC 8058). */
function writeOneClick(stopLink: string) {
  return {
    "List-Unsubscribe": `<${stopLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Reports only codes, because the server's message may contain addresses. */
function describeRefusal(error: Error & { code?: string; responseCode?: number }): DeliveryError {
  const { code = error.name, responseCode = 0 } = error;
  const isFinal = responseCode >= 500 && code !== WRONG_LOGIN;
  return new DeliveryError(
    `the mail server did not take a message: ${code} ${responseCode || ""}`.trim(),
    isFinal,
  );
}
