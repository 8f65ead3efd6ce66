import { availableParallelism } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { DEFAULT_OPTIONS } from "~/engine";
import type { Basis } from "~/engine";
import type { Life, RetirementCase } from "~/engine/advice";
import { keepOne } from "../run/singleton";
import type { AdviceAnswer, AdviceQuestion } from "./advice-worker";

/** Threads beside the one that answers requests; at least one. */
export const ADVICE_THREADS = Math.max(1, availableParallelism() - 1);

function getSlot() {
  return keepOne("advice pool", () => ({
    pool: undefined as Piscina<AdviceQuestion, AdviceAnswer> | undefined,
  }));
}

/** More than there are jobs at once; a question beyond it is refused, and its job is done again. */
const LONGEST_QUEUE = 16;

/** Computes an advice off the thread that answers requests; a thread that is told to stop is ended and replaced. */
export async function computeOffThread(
  question: AdviceQuestion,
  signal?: AbortSignal,
): Promise<AdviceAnswer> {
  const slot = getSlot();
  slot.pool ??= new Piscina({
    filename: path.resolve("build/advice-worker.mjs"),
    minThreads: 1,
    maxThreads: ADVICE_THREADS,
    maxQueue: LONGEST_QUEUE,
  });
  return slot.pool.run(question, { signal });
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
export async function warmAdvicePool(basis: Basis): Promise<void> {
  const partner: Life = { birthDate: "1980-02-03", sex: "male" };
  for (const retirementCase of [NOBODY, { ...NOBODY, partner }])
    await computeOffThread({ retirementCase, basisVersion: basis.version, options: DEFAULT_OPTIONS });
}
