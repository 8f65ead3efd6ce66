import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";
import { people } from "../../fixtures/people";
import { median, spread } from "./statistics";

const POLL_MILLISECONDS = 5;

async function call(url: string, init: RequestInit & { bearer?: string } = {}) {
  const { bearer, ...request } = init;
  const answer = await fetch(url, {
    ...request,
    headers: {
      "content-type": "application/json",
      processcontextid: randomUUID(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  });
  return answer.json();
}

/** Signs a guest in, for whom plans are made. */
export async function becomeGuest(api: string): Promise<string> {
  const guest = await call(`${api}/user/guest`);
  return guest.return_object.bearer_token;
}

/** Milliseconds from the acknowledgement of a new plan to a recommendation that can be read. */
export async function timeOne(
  api: string,
  bearer: string,
  { survey, pollMilliseconds }: { survey: object; pollMilliseconds: number },
): Promise<number> {
  const created = await call(`${api}/plan/demo`, { method: "POST", body: JSON.stringify(survey), bearer });
  if (created.response_code !== "R00") throw new Error(`no plan: ${created.message}`);
  const start = performance.now();
  for (;;) {
    const read = await call(`${api}/plan/recommendations?id=${created.return_object.id}&plan_type=base`, {
      bearer,
    });
    if (read.response_code === "R00") return performance.now() - start;
    if (read.response_code !== "R01") throw new Error(`no recommendation: ${read.message}`);
    await sleep(pollMilliseconds);
  }
}

/** Finishes a few dozen plans of the invented people, one after the other, and prints how long the advice took. */
export async function timeRecommendations(origin: string, print: (line: string) => void) {
  const api = `${origin}/api`;
  const bearer = await becomeGuest(api);
  const everybody = people(todayInSouthAfrica(new Date()));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const { record } of everybody)
      times.push(await timeOne(api, bearer, { survey: record, pollMilliseconds: POLL_MILLISECONDS }));
  }
  const [first = Number.NaN, ...later] = times;
  print(
    "\nMilliseconds from an acknowledged finish to a recommendation that can be read (goal: at most 400)",
  );
  print(
    `  first ${first.toFixed(0)}; then median ${median(later).toFixed(0)} (${spread(later)}) of ${later.length}`,
  );
}
