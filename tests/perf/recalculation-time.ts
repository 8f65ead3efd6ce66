import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { setTimeout as sleep } from "node:timers/promises";
import { todayInSouthAfrica } from "../../app/base/date";
import { people } from "../../fixtures/people";
import { awaitRecommendation, becomeGuest, type BenchGuest, call, postPlan } from "./recommendation-time";
import { median, percentile, spread } from "./statistics";

const AT_ONCE = 10;
const ROUNDS = 16;
const POLL_MILLISECONDS = 20;
/** The page's delay between a slider's last move and its request. */
const SLIDER_PAUSE_MILLISECONDS = 500;

/** Within a slider's limits and all different, so that no answer is cached. */
const listShares = (round: number) => 0.15 + 0.01 * (round % 30);
/** Refused only after everything but the calculation: the call, the plan and its recommendation are read. */
const BEYOND_THE_LIMIT = 1.5;

type Planned = { guest: BenchGuest; id: number };

async function makePlan(api: string, survey: SurveyRecord): Promise<Planned> {
  const guest = await becomeGuest(api);
  const created = await postPlan(api, guest, survey);
  if (created.response_code !== "R00") throw new Error(`no plan: ${created.message}`);
  const { id } = created.return_object;
  await awaitRecommendation(api, guest, { id, pollMilliseconds: POLL_MILLISECONDS });
  return { guest, id };
}

type Asked = { share: number; code: number };

/** Moves one person's slider; returns milliseconds until the answer. */
async function moveSlider(api: string, { guest, id }: Planned, { share, code }: Asked) {
  const body = { id, percent_capital_to_partner_dependants_annuity: share };
  const start = performance.now();
  const answer = await call(`${api}/plan/calculation`, guest, body);
  if (answer.http_code !== code) throw new Error(`${answer.http_code}: ${answer.message}`);
  return performance.now() - start;
}

/** Everyone moves their slider in the same instant. */
function moveAtOnce(api: string, plans: readonly Planned[], asked: Asked) {
  return Promise.all(plans.map((plan) => moveSlider(api, plan, asked)));
}

/** Everyone keeps moving their slider for a while, independently, with the page's delay between requests. */
async function moveForAWhile(api: string, plans: readonly Planned[], code: number) {
  const times = await Promise.all(
    plans.map(async (plan, person) => {
      const own: number[] = [];
      await sleep((SLIDER_PAUSE_MILLISECONDS * person) / plans.length);
      for (let round = 0; round < ROUNDS; round += 1) {
        const share = code === 200 ? listShares(round + person) : BEYOND_THE_LIMIT;
        own.push(await moveSlider(api, plan, { share, code }));
        await sleep(SLIDER_PAUSE_MILLISECONDS * (0.8 + 0.4 * Math.random()));
      }
      return own;
    }),
  );
  return times.flat();
}

/** Ten people move the slider of the dependants' share, beside the same call without the engine's part. */
export async function timeRecalculations(origin: string, print: (line: string) => void) {
  const api = `${origin}/api`;
  const person = people(todayInSouthAfrica(new Date())).find(
    ({ recommended }) => recommended === "LivingAnnuityPlus",
  )!;
  const plans: Planned[] = [];
  for (let one = 0; one < AT_ONCE; one += 1) plans.push(await makePlan(api, person.record));
  const [withEngine, without]: [number[], number[]] = [[], []];
  for (let round = -2; round < ROUNDS; round += 1) {
    const answered = await moveAtOnce(api, plans, { share: listShares(round + 2), code: 200 });
    const refused = await moveAtOnce(api, plans, { share: BEYOND_THE_LIMIT, code: 422 });
    if (round < 0) continue;
    withEngine.push(...answered);
    without.push(...refused);
  }
  print(
    `\nMilliseconds of a slider's recalculation, ${AT_ONCE} people (goal: half within 15, 95 of 100 within 30)`,
  );
  const measured = {
    "each moving it for a while": await moveForAWhile(api, plans, 200),
    "the same, refused before the engine": await moveForAWhile(api, plans, 422),
    "all in the same instant": withEngine,
    "all in the same instant, refused before the engine": without,
  };
  for (const [name, times] of Object.entries(measured))
    print(
      `  ${name}: median ${median(times).toFixed(0)}, 95th of 100 ${percentile(times, 0.95).toFixed(0)} (${spread(times)})`,
    );
}
