import path from "node:path";
import { Piscina } from "piscina";
import { keepOne } from "../process/singleton";
import type { PaperTask } from "./paper-worker";

/**
 * The thread's heap, so that the whole process of the worker stays below 150 MB however much it draws. The longest
 * record needs 40 MB; without a limit garbage grows to three times as much before it is collected.
 */
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

const IDLE_MILLISECONDS = 10_000;

/** A drawing that takes this long will never end, even on a busy machine. */
const LONGEST_DRAWING_MILLISECONDS = 20_000;

/** How far the thread's priority is below that of the thread that answers requests, in the system's steps up to 19. */
const NICE_STEPS = 5;

const getSlot = () => keepOne("paper pool", () => ({ pool: undefined as Piscina | undefined }));

/**
 * Draws a record of advice, or a shared plan, in a thread of its own, so that no page waits for it. The thread ends
 * when nothing was drawn for a while, which gives its memory back.
 * @throws AbortError if it takes too long; the thread is then ended
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

/** Ends the thread; a job that waits for it is done again after the next start, and nobody waits for a shared plan any more. */
export async function closePaperPool(): Promise<void> {
  await getSlot().pool?.destroy();
}
