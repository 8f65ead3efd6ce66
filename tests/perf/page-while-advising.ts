import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";
import { people } from "../../fixtures/people";
import { becomeGuest, timeOne } from "./recommendation-time";
import { percentile } from "./statistics";

const PLANS = 20;
const ROUNDS = 5;
const PAUSE_MILLISECONDS = 10;
const IDLE_MILLISECONDS = 4_000;

/** As often as a page polls, and not so often that polling itself slows the server down. */
const POLL_MILLISECONDS = 500;

type Page = { origin: string; page: string; cookie: string };

/** Opens a page repeatedly until a promise settles; returns milliseconds of each response. */
async function openUntil(ended: Promise<unknown>, { origin, page, cookie }: Page): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void ended.finally(() => (isOver = true));
  while (!isOver) {
    const start = performance.now();
    const answer = await fetch(origin + page, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${page}: ${answer.status}`);
    times.push(performance.now() - start);
    await sleep(PAUSE_MILLISECONDS);
  }
  return times;
}

/** People finish one by one; all in the same instant is the worst case. */
const ARRIVALS = { "finished one by one, 100 ms apart": 100, "finished all at once": 0 };

/**
 * Opens a survey page on an idle server, and while 20 recommendations are generated; alternately, so that
 * conditions are the same for both.
 */
export async function timePageWhileAdvising(site: Page, print: (line: string) => void) {
  const api = `${site.origin}/api`;
  const records = people(todayInSouthAfrica(new Date())).map(({ record }) => record);
  const generate = (apartMilliseconds: number) =>
    Promise.all(
      Array.from({ length: PLANS }, async (_, i) => {
        const guest = await becomeGuest(api);
        await sleep(i * apartMilliseconds);
        return timeOne(api, guest, {
          survey: records[i % records.length]!,
          pollMilliseconds: POLL_MILLISECONDS,
        });
      }),
    );
  const idle: number[] = [];
  const busy = Object.entries(ARRIVALS).map(([name, apart]) => ({ name, apart, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await openUntil(sleep(IDLE_MILLISECONDS), site)));
    for (const { apart, times } of busy) times.push(...(await openUntil(generate(apart), site)));
  }
  const calm = percentile(idle, 0.99);
  print(
    `\np99 of ${site.page}, while ${PLANS} recommendations are generated (goal: at most 2 times an idle server)`,
  );
  print(`  idle ${calm.toFixed(1)} ms (${idle.length} answers)`);
  for (const { name, times } of busy) {
    const loaded = percentile(times, 0.99);
    print(
      `  ${name}: ${loaded.toFixed(1)} ms (${times.length} answers), ratio ${(loaded / calm).toFixed(2)}`,
    );
  }
}
