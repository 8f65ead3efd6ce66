import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { median, spread } from "./statistics";

const POLL_MILLISECONDS = 5;

/** A visitor who makes plans: a bearer, and the address that a proxy reports for them. */
export type BenchGuest = { bearer: string; address: string };

/** Calls the services as a guest: posts a body, or reads. */
export async function call(url: string, guest: Partial<BenchGuest>, survey?: object) {
  const answer = await fetch(url, {
    method: survey ? "POST" : "GET",
    body: survey && JSON.stringify(survey),
    headers: {
      "content-type": "application/json",
      processcontextid: randomUUID(),
      "x-forwarded-for": guest.address ?? "",
      ...(guest.bearer && { authorization: `Bearer ${guest.bearer}` }),
    },
  });
  return answer.json();
}

let guests = 0;

/** Starts a guest's session for making plans, each from its own address. */
export async function becomeGuest(api: string): Promise<BenchGuest> {
  guests += 1;
  const address = `192.0.2.${guests % 256}`;
  const answer = await call(`${api}/user/guest`, { address });
  return { bearer: answer.return_object.bearer_token, address };
}

let plans = 0;

/**
 * Posts a survey and returns the answer. Each has one rand more of savings, because the site caches recent
 * answers.
 */
export function postPlan(api: string, guest: BenchGuest, survey: SurveyRecord) {
  plans += 1;
  return call(`${api}/plan/demo`, guest, {
    ...survey,
    retirement_savings: (survey.retirement_savings ?? 0) + plans,
  });
}

/** Waits until a plan's recommendation can be read. */
export async function awaitRecommendation(
  api: string,
  guest: BenchGuest,
  { id, pollMilliseconds }: { id: number; pollMilliseconds: number },
): Promise<void> {
  for (;;) {
    const read = await call(`${api}/plan/recommendations?id=${id}&plan_type=base`, guest);
    if (read.response_code === "R00") return;
    if (read.response_code !== "R01") throw new Error(`no recommendation: ${read.message}`);
    await sleep(pollMilliseconds);
  }
}

/** Milliseconds from the acknowledgement of a new plan to a readable recommendation. */
export async function timeOne(
  api: string,
  guest: BenchGuest,
  { survey, pollMilliseconds }: { survey: SurveyRecord; pollMilliseconds: number },
): Promise<number> {
  const created = await postPlan(api, guest, survey);
  if (created.response_code !== "R00") throw new Error(`no plan: ${created.message}`);
  const start = performance.now();
  await awaitRecommendation(api, guest, { id: created.return_object.id, pollMilliseconds });
  return performance.now() - start;
}

/**
 * Finishes a few dozen plans of the invented people, one after the other, and prints the times of their
 * advice.
 */
export async function timeRecommendations(origin: string, print: (line: string) => void) {
  const api = `${origin}/api`;
  const everybody = people(todayInSouthAfrica(new Date()));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const guest = await becomeGuest(api);
    for (const { record } of everybody)
      times.push(await timeOne(api, guest, { survey: record, pollMilliseconds: POLL_MILLISECONDS }));
  }
  const [first = Number.NaN, ...later] = times;
  print(
    "\nMilliseconds from an acknowledged finish to a recommendation that can be read (goal: at most 400)",
  );
  print(
    `  first ${first.toFixed(0)}; then median ${median(later).toFixed(0)} (${spread(later)}) of ${later.length}`,
  );
}
