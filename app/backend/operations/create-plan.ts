import { todayInSouthAfrica } from "~/base/date";
import { claimSchema } from "~/contract/operations";
import { MOST_PLANS_OF_GUEST } from "~/contract/plan-reference";
import type { SurveyRecord } from "~/contract/survey-record";
import { DEFAULT_OPTIONS } from "~/engine";
import type { FeeOverrides } from "~/engine";
import { findAccount } from "../people/users";
import { findMistakes, writeKeptRecord } from "../plan/check-record";
import { claimPlan } from "../plan/claim-plan";
import { inventRsaid } from "../plan/invented-rsaid";
import { countPlans, insertPlan } from "../plan/plans";
import { AFTER_THE_RUSH, requestGeneration } from "../recommendation/request-generation";
import { authenticate } from "../session/authenticate";
import type { Person } from "../session/person";
import { guardGuest } from "../session/replaced-tokens";
import type { Transaction } from "../store/connection";
import { done, refused, refuseMistakes } from "./handler";
import type { Handler } from "./handler";

const NOT_THEIRS = "This is not the ID number of your account";

/**
 * Stores the survey of a person with an account as a plan, under the account's ID number and with its fees, and queues
 * its recommendation. Or lets them keep a guest's plan.
 */
export const createPlan: Handler<"createPlan"> = async ({ store, body, headers, person, now }) => {
  const { rsaid, fees } = await findAccount(store, person.userId);
  const claim = claimSchema.safeParse(body);
  if (!claim.success) return storePlan(store, body, { owner: person, rsaid, fees, now });
  const { id, rsaid: named } = claim.data;
  if (named.replace(/\s/g, "") !== rsaid) return refuseMistakes([{ path: "rsaid", message: NOT_THEIRS }]);
  const guest = await authenticate(store, headers.Token, { who: "renewable bearer", now });
  const isTheirs = await claimPlan(store, { id, person, guest, rsaid });
  return isTheirs ? done({ id, plan_type: "base" }) : refused("notFound");
};

/** Stores a guest's survey as a plan and queues its recommendation. */
export const createDemoPlan: Handler<"createDemoPlan"> = async ({ store, body, person, now }) => {
  await guardGuest(store, person);
  if ((await countPlans(store, person)) >= MOST_PLANS_OF_GUEST) return refused("tooManyPlans");
  const rsaid = inventRsaid();
  const stored = await storePlan(store, body, { owner: person, rsaid, fees: {}, now });
  return stored.state === "done" ? done({ ...stored.answer, rsaid }) : stored;
};

type Making = { owner: Person; rsaid: string; fees: FeeOverrides; now: Date };

async function storePlan(store: Transaction, body: SurveyRecord, { owner, rsaid, fees, now }: Making) {
  const mistakes = findMistakes(body, { now });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const id = await insertPlan(store, { owner, rsaid, record: writeKeptRecord(body, { now, fees }) });
  const adviceDate = todayInSouthAfrica(now);
  const isQueued = await requestGeneration(store, id, { seed: DEFAULT_OPTIONS.seed, adviceDate, fees });
  return isQueued ? done({ id, plan_type: "base" as const }) : refused("busy", AFTER_THE_RUSH);
}
