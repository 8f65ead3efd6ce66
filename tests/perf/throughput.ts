import autocannon from "autocannon";
import { median, spread } from "./statistics";

/** A page to load, with the cookie of a visitor who may open it. */
export type LoadedPage = { name: string; url: string; cookie?: string };

const ROUNDS = 5;
const SECONDS_A_ROUND = 3;
const WARM_UP_SECONDS = 2;

async function measureRequestsPerSecond({ url, cookie }: LoadedPage, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration, headers: cookie ? { cookie } : {} });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}

/** Loads the pages in turn, round after round, and prints each beside the first. */
export async function compareThroughput(
  pages: readonly LoadedPage[],
  print: (line: string) => void,
  goal = "of a survey step: at least 0.5",
) {
  const measured = pages.map((): number[] => []);
  for (const page of pages) await measureRequestsPerSecond(page, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, page] of pages.entries()) {
      measured[place]?.push(await measureRequestsPerSecond(page, SECONDS_A_ROUND));
    }
  }
  const baseline = median(measured[0] ?? []);
  print(`\nRequests a second, median of ${ROUNDS} rounds side by side (goal ${goal} of the first)`);
  for (const [place, { name }] of pages.entries()) {
    const numbers = measured[place] ?? [];
    const ratio = (median(numbers) / baseline).toFixed(2);
    print(`  ${name}: ${median(numbers).toFixed(0)} (${spread(numbers)}), ratio ${ratio}`);
  }
}
