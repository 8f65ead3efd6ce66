import { availableParallelism } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { type Assumptions, DEFAULT_OPTIONS, type RetirementCase } from "~/engine";
import { memoizeLru } from "../process/memoize-lru";
import { singleton } from "../process/singleton";
import type { Answer, EngineQuestion, QuestionKind } from "./advice-worker";
import { createMarketKeeper, type MarketKeeper } from "./market-keeper";

/** The number of threads, besides the one that answers requests. */
export const ADVICE_THREADS = Math.max(1, availableParallelism() - 1);

/** A computation that takes this long will never end, even on a busy machine that has just started. */
const LONGEST_COMPUTATION_MILLISECONDS = 30_000;

/** The threads' nice value relative to the thread that answers requests; the system allows up to 19. */
const NICE_STEPS = 5;

/** The size of the cache; the longest answer, advice, is some 36 kB. */
const MOST_ANSWERS = 64;

const getSlot = () => singleton("advice pool", () => ({ pool: undefined as Piscina | undefined }));

const getAnswers = () =>
  singleton("last answers", () =>
    memoizeLru<EngineQuestion<QuestionKind>, Answer<QuestionKind>>({
      most: MOST_ANSWERS,
      name: JSON.stringify,
      make: compute,
    }),
  );

/** Apart from the pool, so that the markets outlive it. */
const getMarkets = () => singleton<MarketKeeper>("markets", () => createMarketKeeper(runInPool));

function openPool(): Piscina {
  return new Piscina({
    filename: path.resolve("build/advice-worker.mjs"),
    minThreads: 1,
    maxThreads: ADVICE_THREADS,
    // When cores are scarce, pages take precedence.
    niceIncrement: NICE_STEPS,
  });
}

/**
 * Runs a question in a thread, whose code is `calculation/advice-worker.ts` as built by
 * `.ci/build-worker.mjs`.
 */
async function runInPool<Kind extends QuestionKind>(
  question: EngineQuestion<Kind>,
  signal?: AbortSignal,
): Promise<Answer<Kind>> {
  const slot = getSlot();
  slot.pool ??= openPool();
  return (await slot.pool.run(question, { signal })) as Answer<Kind>;
}

/** Waits for the markets of a question: a second or two after the first start, then no time. */
export async function awaitMarkets(question: Pick<EngineQuestion<QuestionKind>, "assumptions" | "options">) {
  await getMarkets()(question);
}

/**
 * Answers a question in a worker thread, or from the cache, because an answer depends only on the question
 * and is never mutated. A question whose markets are not ready waits for them.
 * @throws AbortError if the thread is stuck; it is then ended and replaced
 */
export function computeOffThread<Kind extends QuestionKind>(
  question: EngineQuestion<Kind>,
): Promise<Answer<Kind>> {
  return getAnswers()(question) as Promise<Answer<Kind>>;
}

async function compute<Kind extends QuestionKind>(question: EngineQuestion<Kind>): Promise<Answer<Kind>> {
  const prepared = await getMarkets()(question);
  const options = { ...question.options, ...(prepared && { prepared }) };
  return runInPool({ ...question, options }, AbortSignal.timeout(LONGEST_COMPUTATION_MILLISECONDS));
}

/** Ends the threads and their work: at the end of a process, no caller or job waits for it. */
export async function closeAdvicePool(): Promise<void> {
  await getSlot().pool?.destroy();
}

const NOBODY: RetirementCase = {
  adviceDate: "2026-11-02",
  retirementDate: "2027-03-01",
  member: { birthDate: "1962-02-03", sex: "female" },
  savings: 2_000_000,
  debt: 0,
  emergencyIncomePerMonth: 0,
  personalUse: 0,
  supports: [],
  hasBackup: false,
  importance: "inheritance",
  seriousIllness: false,
  smoker: false,
};

/** Simulates the markets and warms a thread with an invented question, so that later callers wait for neither. */
export async function warmAdvicePool(assumptions: Assumptions): Promise<void> {
  const asked = { retirementCase: NOBODY };
  await computeOffThread({ kind: "advice", asked, assumptions, options: DEFAULT_OPTIONS });
}
