/**
 * Processor time of this process in milliseconds, compiler and garbage collection included, other processes
 * excluded.
 */
export function processorMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The times of some runs, in milliseconds. */
export type Runs = { best: number; median: number; worst: number };

function orderRuns(times: number[]): Runs {
  times.sort((a, b) => a - b);
  return { best: times[0]!, median: times[Math.floor(times.length / 2)]!, worst: times[times.length - 1]! };
}

/**
 * Runs all works in turn, round after round, so that conditions are the same for all; the first rounds only
 * warm up.
 */
export function timeSideBySide(rounds: number, works: readonly (() => unknown)[]): Runs[] {
  const times = works.map((): number[] => []);
  for (let round = -Math.ceil(rounds / 4); round < rounds; round += 1) {
    works.forEach((work, place) => {
      const time = processorMilliseconds(work);
      if (round >= 0) times[place]!.push(time);
    });
  }
  return times.map(orderRuns);
}

/** Formats runs for printing. */
export function writeRuns({ best, median, worst }: Runs, digits = 1): string {
  return `median ${median.toFixed(digits)} ms (${best.toFixed(digits)} to ${worst.toFixed(digits)})`;
}
