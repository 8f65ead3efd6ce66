import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "~/base/result";
import type { Result } from "~/base/result";
import { keepOne } from "../process/singleton";
import { ADVICE_THREADS, awaitMarkets, computeOffThread } from "./advice-pool";
import type { Answer, AnswerTo, EngineQuestion, QuestionKind } from "./advice-worker";
import { makeFairQueue } from "./fair-queue";
import type { FairQueue } from "./fair-queue";

/**
 * How long a question may wait for its turn, and how long a caller waits for the answer. That is less than the 15
 * seconds after which a client gives up, so that it can ask again.
 */
const LONGEST_WAIT_MILLISECONDS = 4_000;
const CALLERS_PATIENCE_MILLISECONDS = 8_000;

/**
 * How many questions per thread may wait before a new one: at a tenth of a second each, it still gets its turn in
 * time.
 */
const MOST_WAITING = 16 * ADVICE_THREADS;

type UnderWay = {
  /** Questions in progress, by their content. */
  answers: Map<string, Promise<Result<Answer<QuestionKind>, "busy">>>;
  /** Only as many go to the threads as there are threads, so that a job never finds more than that before it. */
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
 * Answers a person's question. The same question asked again meanwhile shares the answer, because answers depend on
 * nothing else: that of a double click, and that of a caller who was told "busy" and asks again while the work goes on.
 * It also shares the first one's place in the queue. A question holds a person's birth date and amounts, so the same one
 * comes from the same person, who has no better place to give it. All times count from when the markets are ready;
 * otherwise the first callers would all be refused while the markets are simulated.
 * @returns the answer; "busy" if too many wait already or the time is up
 * @throws the engine's error: limits are checked before it is asked
 */
export async function calculate<Kind extends QuestionKind>(
  question: EngineQuestion<Kind>,
  person: string,
): Promise<Result<AnswerTo<Kind>, "busy">> {
  await awaitMarkets(question);
  const { answers, queue } = getUnderWay();
  const name = JSON.stringify(question);
  const known = answers.get(name) as Promise<Result<Answer<Kind>, "busy">> | undefined;
  const asked = known ?? queue(person, () => computeOffThread(question)).finally(() => answers.delete(name));
  if (!known) answers.set(name, asked);
  try {
    const turn = await Promise.race([asked, giveUp(CALLERS_PATIENCE_MILLISECONDS)]);
    if (!turn.ok) return turn;
    if (!turn.value.ok) throw turn.value.reason;
    return turn.value;
  } catch (error) {
    if (isOutOfTime(error)) return failure("busy");
    throw error;
  }
}

async function giveUp(milliseconds: number) {
  await sleep(milliseconds, undefined, { ref: false });
  return failure("busy" as const);
}

function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
