import { availableParallelism } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { DEFAULT_OPTIONS } from "~/engine";
import type { Basis } from "~/engine";
import type { Life, RetirementCase } from "~/engine/advice";
import { keepOne } from "../run/singleton";
import type { Answer, Question, QuestionKind } from "./advice-worker";

/** Threads beside the one that answers requests; at least one. */
export const ADVICE_THREADS = Math.max(1, availableParallelism() - 1);

function getSlot() {
  return keepOne("advice pool", () => ({ pool: undefined as Piscina | undefined }));
}

function openPool(): Piscina {
  return new Piscina({
    filename: path.resolve("build/advice-worker.mjs"),
    minThreads: 1,
    maxThreads: ADVICE_THREADS,
  });
}

/**
 * Has a thread answer a question, off the thread that answers requests. A thread that is told to stop is ended and
 * replaced.
 */
export async function computeOffThread<Kind extends QuestionKind>(
  question: Question<Kind>,
  signal?: AbortSignal,
): Promise<Answer<Kind>> {
  const slot = getSlot();
  slot.pool ??= openPool();
  return (await slot.pool.run(question, { signal })) as Answer<Kind>;
}

/** How many questions wait for a thread. */
export function countWaiting(): number {
  return getSlot().pool?.queueSize ?? 0;
}

/** Lets the threads finish what they compute and ends them. */
export async function closeAdvicePool(): Promise<void> {
  await getSlot().pool?.close();
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
 * Has a thread compute advice that nobody asked for, for one life and for two, which need markets of two lengths: the
 * first people to come then wait neither for the thread's start nor for the markets.
 */
export async function warmAdvicePool({ version: basisVersion }: Basis): Promise<void> {
  const partner: Life = { birthDate: "1980-02-03", sex: "male" };
  for (const retirementCase of [NOBODY, { ...NOBODY, partner }])
    await computeOffThread({
      kind: "advice",
      asked: { retirementCase },
      basisVersion,
      options: DEFAULT_OPTIONS,
    });
}
