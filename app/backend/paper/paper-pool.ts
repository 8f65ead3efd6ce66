import path from "node:path";
import { Piscina } from "piscina";
import { singleton } from "../process/singleton";
import type { PaperTask } from "./paper-worker";

/**
 * The thread's heap limits, which keep the worker's process below 150 MB however much it draws. The longest
 * record needs 40 MB; without a limit garbage triples that before it is collected.
 */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

const IDLE_MILLISECONDS = 10_000;

/** A drawing that takes this long will never end, even on a busy machine. */
const LONGEST_DRAWING_MILLISECONDS = 20_000;

/** The thread's nice value relative to the thread that answers requests; the system allows up to 19. */
const NICE_STEPS = 5;

const getSlot = () => singleton("paper pool", () => ({ pool: undefined as Piscina | undefined }));

/**
 * Renders a record of advice or a plan in a separate thread, so that it blocks no page. An idle thread ends,
 * which frees its memory.
 * @throws AbortError on a timeout, which also ends the thread
 */
export async function drawOffThread(task: PaperTask): Promise<Uint8Array> {
  const slot = getSlot();
  slot.pool ??= new Piscina({
    filename: path.resolve("build/paper-worker.mjs"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MILLISECONDS,
    niceIncrement: NICE_STEPS,
    resourceLimits: HEAP,
  });
  const signal = AbortSignal.timeout(LONGEST_DRAWING_MILLISECONDS);
  return (await slot.pool.run(task, { signal })) as Uint8Array;
}

/** Ends the thread. An interrupted job is retried after the next start; an interrupted request is abandoned. */
export async function closePaperPool(): Promise<void> {
  await getSlot().pool?.destroy();
}
