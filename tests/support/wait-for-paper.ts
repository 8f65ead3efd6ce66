import { setTimeout as sleep } from "node:timers/promises";
import type { Envelope } from "../../app/contract/wire/envelope";
import type { AnswerOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/operations";
import { take } from "./call";

type Asked = Envelope<AnswerOf<OperationAt<"getRecordPaper">>>;

/** Asks for a PDF until it is drawn. While it waits in the queue the answer is "in progress", never a refusal. */
export async function waitForPaper(ask: () => Promise<Asked>): Promise<Buffer> {
  for (;;) {
    const answer = await ask();
    const paper = take(answer);
    if ("pdf" in paper) return Buffer.from(paper.pdf, "base64");
    if (answer.response_code !== "R01") throw new Error("neither drawn nor under way");
    await sleep(100);
  }
}
