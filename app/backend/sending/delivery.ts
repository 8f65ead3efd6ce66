import { reportError } from "../log/report-error";
import { count } from "../log/metrics";

/** What is handed over, by what is being done. */
const KINDS = {
  "sending a code": "code",
  "sending an email": "mail",
  "telling of another cell number": "warning",
  "warning the holder of an account": "warning",
} as const;

/** Says that a message was not taken. What the other side answers may repeat the message, so only its code is told. */
export class DeliveryError extends Error {
  override name = "DeliveryError";

  constructor(
    message: string,
    /** Whether another attempt would be answered the same. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/**
 * Hands a message over. A failure is reported; unless it is final the job has to fail with it, so that the queue tries
 * again later.
 */
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
