import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "~/base/result";
import type { Result } from "~/base/result";
import { makeFairQueue } from "../calculation/fair-queue";
import { keepOne } from "../process/singleton";
import { drawOffThread } from "../paper/paper-pool";
import type { ReadTask } from "../paper/paper-worker";

/** How many may wait before a new one, and how long: at some tenths of a second each, its turn comes in time. */
const MOST_WAITING = 8;
const LONGEST_WAIT_MILLISECONDS = 4_000;

/** How long a reader waits. The drawing goes on, because its end would end the thread, which takes long to start. */
const READERS_PATIENCE_MILLISECONDS = 8_000;

type Drawn = Result<Uint8Array, "busy">;

/** One at a time, so that a record of advice never waits for more than one plan in the thread they share. */
const getDrawings = () =>
  keepOne("papers of plans", () => ({
    queue: makeFairQueue({
      atOnce: 1,
      mostWaiting: MOST_WAITING,
      longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
    }),
    underWay: new Map<string, Promise<Drawn>>(),
  }));

/**
 * Draws a plan as a PDF while somebody waits for it. Whoever asks for the same meanwhile gets it too: another reader, and one who
 * was told "busy" and asks again.
 * @param name the same for what is drawn alike
 * @param reader whose second one waits for everyone's first
 * @returns the file; "busy" if too many wait already or it takes too long
 */
export async function drawWhileWaiting(
  task: ReadTask,
  { name, reader }: { name: string; reader: string },
): Promise<Drawn> {
  const { queue, underWay } = getDrawings();
  const known = underWay.get(name);
  const asked = known ?? queue(reader, () => drawOffThread(task));
  if (!known) {
    const leave = () => underWay.delete(name);
    underWay.set(name, asked);
    asked.then(leave, leave);
  }
  const patience = sleep(READERS_PATIENCE_MILLISECONDS, failure("busy" as const), { ref: false });
  try {
    return await Promise.race([asked, patience]);
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return failure("busy");
    throw error;
  }
}
