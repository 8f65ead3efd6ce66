import { setTimeout as sleep } from "node:timers/promises";
import { failure, type Result } from "~/base/result";
import { singleton } from "../process/singleton";
import { ADVICE_THREADS, awaitMarkets, computeOffThread } from "./advice-pool";
import type { Answer, AnswerTo, EngineQuestion, QuestionKind } from "./advice-worker";
import { type FairQueue, makeFairQueue } from "./fair-queue";

/**
 * How long a question may wait for its turn, and how long a caller waits for the answer: less than the 15
 * seconds after which a client gives up, so that it can retry.
 */
const LONGEST_WAIT_MILLISECONDS = 4_000;
const CALLERS_PATIENCE_MILLISECONDS = 8_000;

/** The most waiting questions per thread: at a tenth of a second each, a new one still gets its turn in time. */
const MOST_WAITING = 16 * ADVICE_THREADS;

type UnderWay = {
  /** Questions in progress, by their content. */
  answers: Map<string, Promise<Result<Answer<QuestionKind>, "busy">>>;
  /** Passes on only as many questions as there are threads, so that a job never has more than that ahead of it. */
  queue: FairQueue;
};

function getUnderWay(): UnderWay {
  return singleton("calculations under way", () => ({
    answers: new Map(),
    queue: makeFairQueue({
      atOnce: ADVICE_THREADS,
      mostWaiting: MOST_WAITING,
      longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
    }),
  }));
}

/**
 * Answers a person's question. While it is in progress, the same question shares its answer and its place in
 * the queue: that of a double click, or of a retry after "busy". A question contains a birth date and
 * amounts, so the same one comes from the same person. All times count from when the markets are ready;
 * otherwise the first callers would all be refused while the markets are simulated.
 * @returns the answer; "busy" if too many wait already or the time is up
 * @throws the engine's error: callers check limits beforehand
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
