import { randomUUID } from "node:crypto";
import { findShownCode } from "~/backend/door.server";
import { CODE_MINUTES } from "~/contract/account/session-operations";
import { writeClock } from "~/words/plan/write-figures";
import type { SentCode } from "./code-form";

/** A demonstration waits this long for the message with the code, which is written during the request. */
const WRITING_MILLISECONDS = 2_000;

/** The facts about a sent code that its form shows. */
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
