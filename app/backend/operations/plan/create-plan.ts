import { todayInSouthAfrica } from "~/base/date";
import { claimSchema } from "~/contract/plan/plan-operations";
import { hasRight } from "~/contract/wire/rights";
import type { Role } from "~/contract/wire/role";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { DEFAULT_OPTIONS, type FeeOverrides } from "~/engine";
import { auditAct } from "../../people/audit-entries";
import { lockUserOf } from "../../people/describe-person";
import { followAnswers } from "../../people/fee-segment";
import { keepNamesOfGuest } from "../../people/guest-clients";
import { joinAdviser, lockPublished } from "../../desk/landing-pages";
import { lockAccount } from "../../people/users";
import { findMistakes, writeKeptRecord } from "../../plans/check-record";
import { claimPlan, findAdviserOfPlan } from "../../plans/claim-plan";
import { inventRsaid } from "../../plans/invented-rsaid";
import { type Belonging, findAnswers, hasRoom, insertPlan } from "../../plans/plans";
import { RETRY_WHEN_QUEUE_SHRINKS, requestGeneration } from "../../generation/request-generation";
import { authenticate } from "../../session/authenticate";
import { accountKey, ownerKey } from "../../session/person";
import { guardGuest } from "../../session/replaced-tokens";
import type { Transaction } from "../../store/connection";
import { NOT_AGREED, readAgreedOn } from "./client-agreement";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";

const NOT_THEIRS = "This is not the ID number of your account";

/**
 * Stores an account holder's survey as a plan, under the account's ID number and with its fees, and queues
 * its recommendation; or lets them claim a guest's plan. An adviser makes the plan for a client.
 */
export const createPlan: Handler<"createPlan"> = async (call) => {
  const { store, body, headers, query, person, now } = call;
  const claim = claimSchema.safeParse(body);
  if (hasRight(person.role, "advise"))
    return claim.success ? refused("forbidden") : createForClient(call, body);
  const { userId } = person;
  const publishedId = query.adviserId;
  const ofPlan = claim.success ? await findAdviserOfPlan(store, claim.data.id) : undefined;
  const offered = [publishedId, ofPlan].flatMap((id) => (id === undefined || id === userId ? [] : [id]));
  const { rsaid, fees, ...account } = await lockAccount(store, userId, offered);
  const adviserId = account.adviserId ?? (await joinAdviser(store, { userId, publishedId, ofPlan, now }));
  const belonging = { ownerId: ownerKey(person), adviserId };
  if (!claim.success) {
    await followAnswers(store, { userId, answers: body, by: person, now });
    return storePlan(store, body, { ...belonging, rsaid, fees, by: person.role, now });
  }
  const { id, rsaid: named } = claim.data;
  if (named.replace(/\s/g, "") !== rsaid) return refuseMistakes([{ path: "rsaid", message: NOT_THEIRS }]);
  const guest = await authenticate(store, headers.Token, { who: "renewable bearer", now });
  const claimed = await claimPlan(store, { id, person, guest, rsaid, adviserId });
  if (claimed !== "theirs") return refused(claimed === "no room" ? "tooManyPlans" : "notFound");
  await followAnswers(store, { userId, answers: await findAnswers(store, id), by: person, now });
  return done({ id, plan_type: "base" });
};

type ForClient = SurveyRecord & { client_agreed_on?: string };

/** The plan belongs to the client, with the client's fees; it records its maker and when the client agreed. */
async function createForClient({ store, person, now }: Call<"createPlan">, survey: ForClient) {
  const named = survey.rsaid?.replace(/\s/g, "");
  const userId = named && (await lockUserOf(store, person, { access: "answer", rsaid: named }));
  if (!userId) return refused("notFound");
  const agreedOn = readAgreedOn(survey.client_agreed_on, now);
  if (!agreedOn) return refuseMistakes([{ path: "client_agreed_on", message: NOT_AGREED }]);
  const { rsaid, fees, adviserId } = await lockAccount(store, userId);
  const belonging = { ownerId: accountKey(userId), adviserId, madeById: person.userId, agreedOn };
  await followAnswers(store, { userId, answers: survey, by: person, now });
  const stored = await storePlan(store, survey, { ...belonging, rsaid, fees, by: person.role, now });
  if (stored.state === "done")
    await auditAct(store, { act: "made a plan", userId, planId: stored.answer.id, by: person, now });
  return stored;
}

/** Stores a guest's survey as a plan and queues its recommendation. */
export const createDemoPlan: Handler<"createDemoPlan"> = async ({ store, query, body, person, now }) => {
  await guardGuest(store, person, now);
  const rsaid = inventRsaid();
  const adviserId = await lockPublished(store, query.adviserId);
  const stored = await storePlan(store, body, {
    ownerId: ownerKey(person),
    adviserId,
    rsaid,
    fees: {},
    by: person.role,
    now,
  });
  if (stored.state !== "done") return stored;
  if (adviserId !== null) await keepNamesOfGuest(store, stored.answer.id, body);
  return done({ ...stored.answer, rsaid });
};

type Making = Belonging & { rsaid: string; fees: FeeOverrides; by: Role; now: Date };

async function storePlan(store: Transaction, body: SurveyRecord, { fees, by, now, ...belonging }: Making) {
  const kind = by === "guest" ? "guest" : "account";
  if (!(await hasRoom(store, belonging.ownerId, kind))) return refused("tooManyPlans");
  const mistakes = findMistakes(body, { now, by });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const id = await insertPlan(store, { ...belonging, record: writeKeptRecord(body, { now, fees, by }) });
  const adviceDate = todayInSouthAfrica(now);
  const isQueued = await requestGeneration(store, id, { seed: DEFAULT_OPTIONS.seed, adviceDate, fees });
  const answer = { id, plan_type: "base" as const };
  return isQueued ? { state: "done" as const, answer } : refused("busy", RETRY_WHEN_QUEUE_SHRINKS);
}
