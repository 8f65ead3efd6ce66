import { todayInSouthAfrica } from "~/base/date";
import { MOST_PLANS_OF_GUEST } from "~/contract/plan-reference";
import { DEFAULT_OPTIONS } from "~/engine";
import { findMistakes, writeKeptRecord } from "../plan/check-record";
import { inventRsaid } from "../plan/invented-rsaid";
import { countPlans, insertPlan } from "../plan/plans";
import { AFTER_THE_RUSH, requestGeneration } from "../recommendation/request-generation";
import { guardGuest } from "../session/replaced-tokens";
import { done, refused, refuseMistakes } from "./handler";
import type { Handler } from "./handler";

/** Plans of people who are logged in, which no one can be yet; a guest makes demo plans. */
export const createPlan: Handler<"createPlan"> = async () => refused("forbidden");

/** Stores a guest's survey as a plan and queues its recommendation. */
export const createDemoPlan: Handler<"createDemoPlan"> = async ({ store, body, person, now }) => {
  const mistakes = findMistakes(body, { now });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  await guardGuest(store, person);
  if ((await countPlans(store, person)) >= MOST_PLANS_OF_GUEST) return refused("tooManyPlans");
  const rsaid = inventRsaid();
  const fees = {};
  const id = await insertPlan(store, { owner: person, rsaid, record: writeKeptRecord(body, { now, fees }) });
  const adviceDate = todayInSouthAfrica(now);
  const isQueued = await requestGeneration(store, id, { seed: DEFAULT_OPTIONS.seed, adviceDate, fees });
  if (!isQueued) return refused("busy", AFTER_THE_RUSH);
  return done({ id, plan_type: "base", rsaid });
};
