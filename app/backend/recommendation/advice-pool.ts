import { availableParallelism } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { DEFAULT_OPTIONS } from "~/engine";
import type { Assumptions, RetirementCase } from "~/engine";
import { keepOne } from "../process/singleton";
import type { Answer, EngineQuestion, QuestionKind } from "./advice-worker";
import { createMarketKeeper, type MarketKeeper } from "./market-keeper";

/** Threads beside the one that answers requests; at least one. */
export const ADVICE_THREADS = Math.max(1, availableParallelism() - 1);

/** How much the threads give way to the one that answers requests, in the system's steps up to 19. */
const NICE_STEPS = 5;

type Slot = { pool?: Piscina; markets: MarketKeeper; stopping: AbortController };

function getSlot(): Slot {
  return keepOne("advice pool", () => {
    const stopping = new AbortController();
    return { markets: createMarketKeeper((question) => runInPool(question, stopping.signal)), stopping };
  });
}

function openPool(): Piscina {
  return new Piscina({
    filename: path.resolve("build/advice-worker.mjs"),
    minThreads: 1,
    maxThreads: ADVICE_THREADS,
    // Where cores are scarce, pages go first.
    niceIncrement: NICE_STEPS,
  });
}

async function runInPool<Kind extends QuestionKind>(
  question: EngineQuestion<Kind>,
  signal?: AbortSignal,
): Promise<Answer<Kind>> {
  const slot = getSlot();
  slot.pool ??= openPool();
  return (await slot.pool.run(question, { signal })) as Answer<Kind>;
}

/** Waits until the markets that a question needs are there: a second or two after the first start, and then no time. */
export async function awaitMarkets(question: Pick<EngineQuestion<QuestionKind>, "assumptions" | "options">) {
  await getSlot().markets(question);
}

/**
 * Has a thread answer a question, off the thread that answers requests. A thread that is told to stop is ended and
 * replaced. Whoever asks before the markets are there waits for them.
 */
export async function computeOffThread<Kind extends QuestionKind>(
  question: EngineQuestion<Kind>,
  signal?: AbortSignal,
): Promise<Answer<Kind>> {
  const prepared = await getSlot().markets(question);
  const options = { ...question.options, ...(prepared && { prepared }) };
  return runInPool({ ...question, options }, signal);
}

/** Lets the threads finish what somebody asked, gives up what was only prepared, and ends them. */
export async function closeAdvicePool(): Promise<void> {
  const { pool, stopping } = getSlot();
  stopping.abort();
  await pool?.close();
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

/**
 * Has the markets simulated and a thread compute advice that nobody asked for: the first people to come then wait neither
 * for the thread's start nor for the markets.
 */
export async function warmAdvicePool(assumptions: Assumptions): Promise<void> {
  const question = {
    kind: "advice",
    asked: { retirementCase: NOBODY },
    assumptions,
    options: DEFAULT_OPTIONS,
  } as const;
  const { signal } = getSlot().stopping;
  try {
    await computeOffThread(question, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
