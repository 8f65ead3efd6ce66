import { setTimeout as sleep } from "node:timers/promises";
import { failure } from "~/base/result";
import type { Result } from "~/base/result";
import { makeFairQueue } from "../calculation/fair-queue";
import { reportError } from "../log/report-error";
import { makeShortMemory } from "../process/short-memory";
import { keepOne } from "../process/singleton";
import { drawOffThread } from "../paper/paper-pool";
import type { ReadTask } from "../paper/paper-worker";

/** How many may wait before a new one; whoever finds no place asks again. */
export const MOST_WAITING = 12;
/** A drawing takes some tenths of a second. */
const LONGEST_WAIT_MILLISECONDS = 60_000;

/** How long a call waits. The drawing goes on, because its end would end the thread, which takes long to start. */
const PATIENCE_MILLISECONDS = 8_000;

/** A paper has some 100 kB, and is kept from when it was asked for until its reader has asked again. */
const MOST_KEPT = 50;
const KEPT_MILLISECONDS = 2 * LONGEST_WAIT_MILLISECONDS;

type Drawn = Result<Uint8Array, "underWay">;

/** One at a time, so that a record of advice never waits for more than one plan in the thread they share. */
const getDrawings = () =>
  keepOne("papers of plans", () => ({
    queue: makeFairQueue({
      atOnce: 1,
      mostWaiting: MOST_WAITING,
      longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
    }),
    papers: makeShortMemory<Promise<Drawn>>(MOST_KEPT, KEPT_MILLISECONDS),
  }));

/**
 * Draws a plan as a PDF while somebody waits for it. Whoever asks for the same meanwhile gets it too: another reader, and one who
 * asks again.
 * @param name the same for what is drawn alike
 * @param reader whose second one waits for everyone's first
 * @returns the file; "underWay" while its turn has not come, or it takes too long
 */
export async function drawWhileWaiting(
  task: ReadTask,
  { name, reader }: { name: string; reader: string },
): Promise<Drawn> {
  const { papers } = getDrawings();
  const known = papers.get(name);
  const asked = known ?? draw(task, reader);
  if (!known) {
    papers.set(name, asked);
    const forget = () => papers.delete(name);
    asked.then(({ ok }) => ok || forget(), forget);
  }
  return Promise.race([asked, sleep(PATIENCE_MILLISECONDS, failure("underWay" as const), { ref: false })]);
}

async function draw(task: ReadTask, reader: string): Promise<Drawn> {
  try {
    const drawn = await getDrawings().queue(reader, () => drawOffThread(task));
    return drawn.ok ? drawn : failure("underWay");
  } catch (error) {
    if (!(error instanceof Error && error.name === "AbortError")) throw error;
    // It is drawn anew for whoever asks again.
    reportError(error, { during: "drawing a plan" });
    return failure("underWay");
  }
}
