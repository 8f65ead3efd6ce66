import { setTimeout as sleep } from "node:timers/promises";
import { failure, type Result } from "~/base/result";
import { makeFairQueue } from "../calculation/fair-queue";
import { reportError } from "../log/report-error";
import { makeExpiringCache } from "../process/expiring-cache";
import { singleton } from "../process/singleton";
import { drawOffThread } from "../paper/paper-pool";
import type { ReadTask } from "../paper/paper-worker";

/** The most that may wait ahead of a new one; a caller without a place retries. */
export const MOST_WAITING = 12;
/** Many times a drawing's duration, some tenths of a second. */
const LONGEST_WAIT_MILLISECONDS = 60_000;

/** The timeout of a call. The drawing goes on, because aborting it would end the thread, which starts slowly. */
const PATIENCE_MILLISECONDS = 8_000;

/** A PDF has some 100 kB, and is cached from the request until its reader has retried. */
const MOST_KEPT = 50;
const KEPT_MILLISECONDS = 2 * LONGEST_WAIT_MILLISECONDS;

type Drawn = Result<Uint8Array, "underWay">;

/** One at a time, so that a record of advice never waits for more than one plan in the thread they share. */
const getDrawings = () =>
  singleton("papers of plans", () => ({
    queue: makeFairQueue({
      atOnce: 1,
      mostWaiting: MOST_WAITING,
      longestWaitMilliseconds: LONGEST_WAIT_MILLISECONDS,
    }),
    papers: makeExpiringCache<Promise<Drawn>>(MOST_KEPT, KEPT_MILLISECONDS),
  }));

/**
 * Renders a plan as a PDF while a caller waits. Concurrent callers for the same one share it: another reader,
 * or a retry.
 * @param name the cache key
 * @param reader the person whose second request waits for everyone's first
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
    // A retry renders it again.
    reportError(error, { during: "drawing a plan" });
    return failure("underWay");
  }
}
