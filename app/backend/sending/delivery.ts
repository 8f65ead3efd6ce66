import { reportError } from "../log/report-error";

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
  during: string,
  handOver: () => Promise<void>,
): Promise<"accepted" | "refused"> {
  try {
    await handOver();
    return "accepted";
  } catch (error) {
    reportError(error, { during });
    if (error instanceof DeliveryError && error.isFinal) return "refused";
    throw error;
  }
}
