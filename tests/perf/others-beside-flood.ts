import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { todayInSouthAfrica } from "../../app/base/date";
import { people } from "../../fixtures/people";
import { awaitRecommendation, becomeGuest, postPlan } from "./recommendation-time";
import { mean, median, spread } from "./statistics";

const ROUNDS = 3;
const PLANS_AT_ONCE = 200;
const OTHERS = 10;
const POLL_MILLISECONDS = 10;

/** Milliseconds from pressing the button to a readable recommendation, for ten people one after another. */
async function timeOthers(api: string, surveys: readonly SurveyRecord[]): Promise<number[]> {
  const times: number[] = [];
  for (let other = 0; other < OTHERS; other += 1) {
    const guest = await becomeGuest(api);
    const start = performance.now();
    const created = await postPlan(api, guest, surveys[other % surveys.length]!);
    if (created.response_code !== "R00") throw new Error(`no plan: ${created.message}`);
    await awaitRecommendation(api, guest, {
      id: created.return_object.id,
      pollMilliseconds: POLL_MILLISECONDS,
    });
    times.push(performance.now() - start);
  }
  return times;
}

/**
 * One guest sends 200 surveys at once. Returns the answers, and a promise for the accepted plans'
 * recommendations.
 */
async function flood(api: string, surveys: readonly SurveyRecord[]) {
  const guest = await becomeGuest(api);
  const answers = await Promise.all(
    Array.from({ length: PLANS_AT_ONCE }, (_, i) => postPlan(api, guest, surveys[i % surveys.length]!)),
  );
  const taken = answers
    .filter(({ http_code }) => http_code === 200)
    .map(({ return_object: { id } }) => Number(id));
  const drain = async () => {
    for (const id of taken) await awaitRecommendation(api, guest, { id, pollMilliseconds: 100 });
  };
  return { codes: answers.map(({ http_code }) => Number(http_code)), drain };
}

function countCodes(codes: readonly number[]): string {
  const names = [...new Set(codes)].sort((a, b) => a - b);
  return names.map((name) => `${codes.filter((code) => code === name).length} got ${name}`).join(", ");
}

/** Ten people finish one after another, alternately alone and while one guest sends 200 surveys at once. */
export async function timeOthersBesideFlood(origin: string, print: (line: string) => void) {
  const api = `${origin}/api`;
  const surveys = people(todayInSouthAfrica(new Date())).map(({ record }) => record);
  const [alone, beside, codes]: [number[], number[], string[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await timeOthers(api, surveys)));
    const flooding = flood(api, surveys);
    beside.push(...(await timeOthers(api, surveys)));
    const flooded = await flooding;
    codes.push(countCodes(flooded.codes));
    await flooded.drain();
  }
  print(
    `\nMilliseconds from a finish to its recommendation, beside a guest who sends ${PLANS_AT_ONCE} at once (goal: at most 2 times alone)`,
  );
  print(`  the guest: ${[...new Set(codes)].join("; ")}`);
  for (const [name, times] of Object.entries({ alone, beside }))
    print(`  ${name}: mean ${mean(times).toFixed(0)}, median ${median(times).toFixed(0)} (${spread(times)})`);
  const ratio = (of: (times: number[]) => number) => (of(beside) / of(alone)).toFixed(2);
  print(`  ratio of the means ${ratio(mean)}, of the medians ${ratio(median)}`);
}
