import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import { keepOne } from "../run/singleton";
import { ADVICE_THREADS, computeOffThread, countWaiting } from "./advice-pool";
import type { Answer, AnswerTo, Question, QuestionKind } from "./advice-worker";

/** Whoever asks waits for it. Less than the 15 seconds after which a client gives up, so that it can ask again. */
const LONGEST_CALCULATION_MILLISECONDS = 4_000;

/**
 * Questions that may wait, for each thread: at a tenth of a second each a job that comes after them is still done in its
 * time. Jobs are let in beside them, since never more of them are begun than there are threads and one.
 */
const MOST_WAITING = 16 * ADVICE_THREADS;

/** Questions under way, by what they ask. */
function getUnderWay() {
  return keepOne("calculations under way", () => new Map<string, Promise<Answer<QuestionKind>>>());
}

/**
 * Has a question of somebody who waits answered. The same question asked again before the answer is there, as by a
 * double click, waits for the same answer: answers depend on nothing else.
 * @returns the answer; "busy" when too many wait already or the time is over
 * @throws what the engine threw: limits are checked before it is asked
 */
export async function calculate<Kind extends QuestionKind>(
  question: Question<Kind>,
): Promise<Result<AnswerTo<Kind>, "busy">> {
  const underWay = getUnderWay();
  const name = JSON.stringify(question);
  let asked = underWay.get(name) as Promise<Answer<Kind>> | undefined;
  if (!asked) {
    if (countWaiting() >= MOST_WAITING) return failure("busy");
    asked = computeOffThread(question, AbortSignal.timeout(LONGEST_CALCULATION_MILLISECONDS)).finally(() =>
      underWay.delete(name),
    );
    underWay.set(name, asked);
  }
  try {
    const answer = await asked;
    if (!answer.ok) throw answer.reason;
    return success(answer.value);
  } catch (error) {
    if (isOutOfTime(error)) return failure("busy");
    throw error;
  }
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
