import { createTransport } from "nodemailer";
import { getEnvironment } from "../process/environment";
import { isLoopbackName } from "../process/loopback.mjs";
import { DeliveryError } from "./delivery";
import { isDemonstration } from "./demonstration";
import { writeMessageFile } from "./message-files";

/** An email of plain text to one person, who can stop further ones at an address if they did not ask for each. */
export type Mail = { to: string; subject: string; text: string; stopLink?: string };

/** Below the time after which the queue starts the job again. */
const PATIENCE_MILLISECONDS = 20_000;
const STEP_MILLISECONDS = 8_000;

/** A reply is a line or a few. */
const LARGEST_REPLY_BYTES = 64 * 1024;

/** What the mail server says to a wrong password, which an operator can put right. */
const WRONG_LOGIN = "EAUTH";

/** Whether this process can have an email sent, or filed in its place. Samples send nothing. */
export function hasMailServer(): boolean {
  const { BACKEND, SMTP_URL } = getEnvironment();
  return BACKEND !== "mock" && (Boolean(SMTP_URL) || isDemonstration());
}

/**
 * How an email that a call has caused left: by the mail server, as a file of a demonstration, or not at all. Where the calls
 * go to another server it is unknown.
 * @param to whom the email is for; undefined if their address is not known
 */
export function findMailing(to: string | undefined): "sent" | "filed" | "none" | "unknown" {
  const { BACKEND, BACKEND_URL, SMTP_URL } = getEnvironment();
  if (to === undefined || BACKEND === "mock") return "none";
  if (BACKEND_URL) return "unknown";
  if (SMTP_URL) return "sent";
  return isDemonstration() ? "filed" : "none";
}

/** Who reads the messages of a demonstration, which go to files. */
const OPERATOR_OF_DEMONSTRATION = "operator@localhost";

/** Where the operator reads mail. */
export function findOperatorsEmail(): string {
  return getEnvironment().OPERATOR_EMAIL ?? OPERATOR_OF_DEMONSTRATION;
}

/** Hands an email to the mail server, or in a demonstration without one to a file. */
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
    // What leaves this machine is encrypted, also where the server would do without.
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
      // As an object it is one address, whatever is in it.
      to: { name: "", address: to },
      subject,
      text,
      headers: stopLink === undefined ? {} : writeOneClick(stopLink),
      // The same when it is sent again, so that a mailbox can tell.
      messageId: `<${id}@${from.split("@")[1]}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    .catch((error: Error) => {
      throw describeRefusal(error);
    });
}

/** With these a mailbox shows a button, which posts to the address (RFC 8058). */
function writeOneClick(stopLink: string) {
  return {
    "List-Unsubscribe": `<${stopLink}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The server's words hold addresses, so its codes have to do. */
function describeRefusal(error: Error & { code?: string; responseCode?: number }): DeliveryError {
  const { code = error.name, responseCode = 0 } = error;
  const isFinal = responseCode >= 500 && code !== WRONG_LOGIN;
  return new DeliveryError(
    `the mail server did not take a message: ${code} ${responseCode || ""}`.trim(),
    isFinal,
  );
}
