import { randomUUID } from "node:crypto";
import { findShownCode } from "~/backend/door.server";
import { CODE_MINUTES } from "~/contract/account/session-operations";
import { writeClock } from "~/words/plan/write-figures";
import type { SentCode } from "./code-form";

/** In a demonstration the message is being written while the page is asked for. */
const WRITING_MILLISECONDS = 2_000;

/** What the form that takes a code says of it. */
export async function describeSentCode(
  request: Request,
  { requestId, sentAt }: { requestId: string; sentAt: number },
): Promise<SentCode> {
  return {
    worksUntil: writeClock(sentAt + CODE_MINUTES * 60_000),
    shownCode: await findShownCode(request, requestId, sentAt + WRITING_MILLISECONDS),
    operation: randomUUID(),
  };
}
