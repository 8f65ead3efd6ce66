import PQueue from "p-queue";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";

type Limits = {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait ahead of a new one. */
  mostWaiting: number;
  longestWaitMilliseconds: number;
};

/** Runs a person's work when it is its turn; "busy" if too many are ahead of it or its turn does not come in time. */
export type FairQueue = <Done>(person: string, work: () => Promise<Done>) => Promise<Result<Done, "busy">>;

/**
 * Makes a queue for slow work, in which a person's second piece of work comes after everyone's first. Work whose
 * caller gave up waiting is never started, and work that has started is not cut short by the time it waited.
 */
export function makeFairQueue({ atOnce, mostWaiting, longestWaitMilliseconds }: Limits): FairQueue {
  const queue = new PQueue({ concurrency: atOnce });
  /** The number of pieces of work that each person has in the queue, running ones included. */
  const asked = new Map<string, number>();

  function leave(person: string): void {
    const left = (asked.get(person) ?? 1) - 1;
    if (left > 0) asked.set(person, left);
    else asked.delete(person);
  }

  return async (person, work) => {
    const rank = asked.get(person) ?? 0;
    if (countBefore(queue, rank) >= mostWaiting) return failure("busy");
    asked.set(person, rank + 1);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), longestWaitMilliseconds);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    try {
      return success(await queue.add(begin, { priority: -rank, signal: patience.signal }));
    } catch (error) {
      if (patience.signal.aborted) return failure("busy");
      throw error;
    } finally {
      leave(person);
    }
  };
}

/** How many wait ahead of work of this rank. */
function countBefore(queue: PQueue, rank: number): number {
  let before = 0;
  for (let earlier = 0; earlier <= rank; earlier += 1) before += queue.sizeBy({ priority: 0 - earlier });
  return before;
}
