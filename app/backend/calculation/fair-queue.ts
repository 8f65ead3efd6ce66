import PQueue from "p-queue";
import { failure, type Result, success } from "~/base/result";

type Limits = {
  /** The number that run in parallel. */
  atOnce: number;
  /** The most that may wait ahead of a new one. */
  mostWaiting: number;
  longestWaitMilliseconds: number;
};

/** Runs a person's task in its turn; "busy" if too many are ahead of it or its turn does not come in time. */
export type FairQueue = <Done>(person: string, work: () => Promise<Done>) => Promise<Result<Done, "busy">>;

/**
 * Makes a queue for slow work, in which a person's second task comes after everyone's first. A task whose
 * caller gave up is never started, and the waiting time does not shorten one that has started.
 */
export function makeFairQueue({ atOnce, mostWaiting, longestWaitMilliseconds }: Limits): FairQueue {
  const queue = new PQueue({ concurrency: atOnce });
  /** The number of each person's tasks in the queue, running ones included. */
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

/** Counts the tasks that wait ahead of this rank. */
function countBefore(queue: PQueue, rank: number): number {
  let before = 0;
  for (let earlier = 0; earlier <= rank; earlier += 1) before += queue.sizeBy({ priority: 0 - earlier });
  return before;
}
