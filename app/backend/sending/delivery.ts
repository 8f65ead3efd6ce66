import { reportError } from "../log/report-error";
import { count } from "../log/metrics";

/** Kinds of message, by activity. */
const KINDS = {
  "sending a code": "code",
  "sending an email": "mail",
  "telling of another cell number": "warning",
  "warning the holder of an account": "warning",
} as const;

/** A failed delivery. The other side's response may repeat the message, so the error has only its code. */
export class DeliveryError extends Error {
  override name = "DeliveryError";

  constructor(
    message: string,
    /** Whether a retry would fail the same way. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** Delivers a message. A failure is reported and, unless final, rethrown, so that the queue retries the job. */
export async function deliver(
  during: keyof typeof KINDS,
  handOver: () => Promise<void>,
): Promise<"accepted" | "refused"> {
  const kind = KINDS[during];
  try {
    await handOver();
    count("messages", { kind, outcome: "accepted" });
    return "accepted";
  } catch (error) {
    reportError(error, { during });
    const isFinal = error instanceof DeliveryError && error.isFinal;
    count("messages", { kind, outcome: isFinal ? "refused" : "failed" });
    if (isFinal) return "refused";
    throw error;
  }
}
