import { failure } from "~/base/result";
import type { Result } from "~/base/result";
import { keepOne } from "../process/singleton";
import { ADVICE_THREADS, awaitMarkets, computeOffThread } from "./advice-pool";
import type { Answer, AnswerTo, EngineQuestion, QuestionKind } from "./advice-worker";
import { makeFairQueue } from "./fair-queue";
import type { FairQueue } from "./fair-queue";

/**
 * For how long a question may wait for its turn and then, once it has it, for its answer. Together they are less than the
 * 15 seconds after which a client gives up, so that it can ask again.
 */
const LONGEST_WAIT_MILLISECONDS = 4_000;
const LONGEST_CALCULATION_MILLISECONDS = 4_000;

/** Questions that may wait before a new one, for each thread: at a tenth of a second each it still gets its turn in time. */
const MOST_WAITING = 16 * ADVICE_THREADS;

type UnderWay = {
  /** Questions under way, by what they ask. */
  answers: Map<string, Promise<Result<Answer<QuestionKind>, "busy">>>;
  /** Only as many go to the threads as there are, so that a job finds no more of them before it than jobs. */
  queue: FairQueue;
};

function getUnderWay(): UnderWay {
  return keepOne("calculations under way", () => ({
    answers: new Map(),
    queue: makeFairQueue({
      atOnce: ADVICE_THREADS,
      mostWaiting: MOST_WAITING,
      longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
    }),
  }));
}

/**
 * Has a person's question answered. The same question asked again before the answer is there, as by a
 * double click, waits for the same answer: answers depend on nothing else.
 * @returns the answer; "busy" when too many wait already or the time is over
 * @throws what the engine threw: limits are checked before it is asked
 */
export async function calculate<Kind extends QuestionKind>(
  question: EngineQuestion<Kind>,
  person: string,
): Promise<Result<AnswerTo<Kind>, "busy">> {
  const { answers } = getUnderWay();
  const name = JSON.stringify(question);
  const known = answers.get(name) as Promise<Result<Answer<Kind>, "busy">> | undefined;
  const asked = known ?? waitAndAsk(question, person).finally(() => answers.delete(name));
  if (!known) answers.set(name, asked);
  try {
    const turn = await asked;
    if (!turn.ok) return turn;
    if (!turn.value.ok) throw turn.value.reason;
    return turn.value;
  } catch (error) {
    if (isOutOfTime(error)) return failure("busy");
    throw error;
  }
}

/** Time counts from when the markets are there: those who come first would else all be sent away by the wait for them. */
async function waitAndAsk<Kind extends QuestionKind>(question: EngineQuestion<Kind>, person: string) {
  await awaitMarkets(question);
  return getUnderWay().queue(person, () =>
    computeOffThread(question, AbortSignal.timeout(LONGEST_CALCULATION_MILLISECONDS)),
  );
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
