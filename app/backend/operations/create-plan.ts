import { todayInSouthAfrica } from "~/base/date";
import { DEFAULT_OPTIONS } from "~/engine";
import { findMistakes } from "../plan/check-record";
import { inventRsaid } from "../plan/invented-rsaid";
import { insertPlan } from "../plan/plans";
import { requestGeneration } from "../recommendation/request-generation";
import { guardGuest } from "../session/replaced-tokens";
import { done, refused } from "./handler";
import type { Handler } from "./handler";

/** Plans of people who are logged in; a guest makes demo plans. */
export const createPlan: Handler<"createPlan"> = async () => refused("forbidden");

/** Keeps a guest's survey as a plan and queues its recommendation. */
export const createDemoPlan: Handler<"createDemoPlan"> = async ({ store, body, guest, now }) => {
  const mistakes = findMistakes(body, { now });
  if (mistakes) return refused("invalid", { mistakes });
  const rsaid = inventRsaid();
  await guardGuest(store, guest);
  const id = await insertPlan(store, { guest, rsaid, record: body });
  const adviceDate = todayInSouthAfrica(now);
  await requestGeneration(store, id, { seed: DEFAULT_OPTIONS.seed, adviceDate });
  return done({ id, plan_type: "base", rsaid });
};
