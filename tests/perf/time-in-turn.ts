import { median, spread } from "./statistics";

/** The number of times that each of two works is timed. */
export const ROUNDS = 100;
const WARM_UP_ROUNDS = 10;

type Work = () => Promise<unknown>;

/** Times two works in turn, so that conditions are the same for both; returns milliseconds by round. */
export async function timeInTurn(one: Work, other: Work): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const place of order) {
      const start = performance.now();
      await [one, other][place]!();
      if (round >= 0) times[place].push(performance.now() - start);
    }
  }
  return times;
}

/** The median in words, with the spread. */
export const write = (times: number[]) => `${median(times).toFixed(2)} ms (${spread(times)})`;
