import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";

type Limits = {
  /** How many are at work together. */
  atOnce: number;
  /** How many may stand in line for them. */
  mostWaiting: number;
  longestWaitMilliseconds: number;
};

type Place = { come: () => void };

/** Has work done when it is its turn; "busy" when the line is full or the turn does not come in time. */
export type WaitingLine = <Done>(work: () => Promise<Done>) => Promise<Result<Done, "busy">>;

/**
 * Makes a line for work that takes long. Who gives up waiting has begun nothing, so that nothing is done for nobody, and
 * work that has begun is not cut short by the time for which it stood in line.
 */
export function makeWaitingLine({ atOnce, mostWaiting, longestWaitMilliseconds }: Limits): WaitingLine {
  const line = new Set<Place>();
  let atWork = 0;

  function callNext(): void {
    const [first] = line;
    if (!first || atWork >= atOnce) return;
    line.delete(first);
    atWork += 1;
    first.come();
  }

  function awaitTurn(): Promise<boolean> {
    return new Promise((resolve) => {
      const giveUp = () => {
        line.delete(place);
        resolve(false);
      };
      const timer = setTimeout(giveUp, longestWaitMilliseconds);
      const place: Place = {
        come: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      line.add(place);
      callNext();
    });
  }

  return async (work) => {
    if (atWork >= atOnce && line.size >= mostWaiting) return failure("busy");
    if (!(await awaitTurn())) return failure("busy");
    try {
      return success(await work());
    } finally {
      atWork -= 1;
      callNext();
    }
  };
}
