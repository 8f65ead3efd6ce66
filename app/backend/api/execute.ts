import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { channelIdSchema, processContextIdSchema } from "~/contract/wire/call-headers";
import { type BodyOf, listRoles, type Operation } from "~/contract/wire/operation";
import { leaveOutOwners, markVersion, readsForOthers, unmarkVersion } from "../calls/owners-alone";
import {
  commitUnlessRefused,
  findFirstCall,
  type Repeatable,
  replayAnswer,
  runIdempotent,
} from "../calls/idempotency";
import type { CallOf, Outcome, StoreAfterComputing } from "../calls/handler";
import { type Brought, readContent } from "../calls/read-content";
import { refuse } from "../calls/refuse";
import { countCall } from "../limits/count-call";
import { serialiseWrites } from "../limits/serialise-writes";
import { logSecurity } from "../log/log-security";
import { reportError } from "../log/report-error";
import { getCurrentRequestId } from "../http/current-request";
import type { Service } from "../calls/service";
import { isOfClosedAccount } from "../session/authenticate";
import { explainHold } from "../session/hold";
import { lacksPasskey } from "../session/lacks-passkey";
import { ownerKey } from "../session/person";
import { type DatabaseOrTransaction, getDatabase, type Transaction } from "../store/connection";
import { isUnavailable } from "../store/is-unavailable";

/** An incoming call: everything that the wire carries except the method. */
export type Arrival = Brought & {
  bearer?: string;
  /** The id under which the request is logged. */
  requestId?: string;
};

/** Executes an incoming call by the name of its operation. */
export type CarryOut = (name: string, arrival: Arrival) => Promise<Envelope>;

/** Executes an operation, and logs logins and refusals. */
export async function execute(service: Service, name: string, arrival: Arrival): Promise<Envelope> {
  const answer = await answerCall(service, name, arrival);
  logSecurity(name, answer, arrival.requestId ?? getCurrentRequestId());
  return answer;
}

/**
 * Executes an operation by its declaration: access, rate limits, content, idempotency, the handler, the
 * answer's schema. Bugs are caught only here, and so is an unavailable database, after which the caller may
 * retry.
 */
async function answerCall(service: Service, name: string, arrival: Arrival): Promise<Envelope> {
  const operation = service.operations[name];
  const handle = service.handlers[name];
  if (!operation || !handle) throw new Error(`there is no operation ${name}`);
  try {
    const work = () => carryOut({ ...service, operation, handle }, arrival);
    const { bearer } = arrival;
    if (operation.stores !== true || !bearer) return await work();
    const done = await serialiseWrites(bearer, work);
    return done.ok ? done.value : refuse(operation, done.reason);
  } catch (error) {
    const isPassing = isUnavailable(error);
    if (!isPassing && (await hasLeft(service, operation, arrival)))
      return refuse(operation, "unauthenticated");
    reportError(error, { requestId: arrival.requestId ?? getCurrentRequestId(), during: name });
    return refuse(operation, isPassing ? "unavailable" : "failed");
  }
}

/** Returns the reason why a bearer is not accepted. */
async function unauthenticatedRefusal({ bearer }: Arrival): Promise<"closedAccount" | "unauthenticated"> {
  return (await isOfClosedAccount(getDatabase(), bearer)) ? "closedAccount" : "unauthenticated";
}

/** Whether the caller deleted their account or logged out on another device while the call was in progress. */
async function hasLeft({ authenticate }: Service, { who }: Operation, { bearer }: Arrival): Promise<boolean> {
  if (who === "anyone") return false;
  // An error here must not replace the original one.
  return authenticate(getDatabase(), bearer, { who, now: new Date() }).then(
    (person) => !person,
    () => false,
  );
}

type Task = Pick<Service, "authenticate"> & { operation: Operation; handle: Service["handlers"][string] };

async function carryOut({ authenticate, operation, handle }: Task, arrival: Arrival): Promise<Envelope> {
  const now = new Date();
  const key = arrival.headers.get("Processcontextid") ?? undefined;
  if (key !== undefined && !processContextIdSchema.safeParse(key).success)
    return refuse(operation, "malformedContextId");
  const channel = arrival.headers.get("Channelid");
  if (channel && !channelIdSchema.safeParse(channel).success) return refuse(operation, "malformedChannelId");

  const roles = listRoles(operation);
  const person = roles && (await authenticate(getDatabase(), arrival.bearer, { who: operation.who, now }));
  if (roles && !person) return refuse(operation, await unauthenticatedRefusal(arrival));
  if (person && !roles?.includes(person.role)) return refuse(operation, "forbidden");
  if (!operation.isBeforePasskey && lacksPasskey(person)) return refuse(operation, "passkeyNeeded");
  const hold = operation.isFinal && explainHold(person);
  if (hold) return refuse(operation, "numberChanged", hold);

  const { stores, limit } = operation;
  const place = stores && person && key !== undefined && { person, operation, key };
  const first = place && (await findFirstCall(place, arrival.params, now));
  // A retry is not new work and is not counted. Any other call is counted before its content is validated.
  const hurry = !first && limit && (await countCall(limit, person && ownerKey(person)));
  if (hurry) return refuse(operation, hurry.refusal, hurry);
  const judge = (body: unknown) => handle.judge?.(body as Partial<BodyOf<Operation>>, now) ?? [];
  const content = readContent(operation, arrival, judge);
  if (!content.ok) return refuse(operation, "invalid", { mistakes: content.reason });
  if (first) return orConflict(operation, replayAnswer(first, content.value));

  const isForOthers = readsForOthers(person);
  const kept = arrival.headers.get("If-None-Match") ?? undefined;
  const cachedVersion = kept && isForOthers ? unmarkVersion(kept) : kept;
  const work = (store: DatabaseOrTransaction) =>
    handle({ ...content.value, person, store, now, cachedVersion } as CallOf<Operation>);
  const write: Write = (outcome) => {
    const answer = writeAnswer(operation, outcome);
    return isForOthers ? writeForOthers(answer) : answer;
  };
  const once = place && { ...place, content: content.value };
  if (stores === true) return storeOnce(operation, { once, now, work, write });
  const outcome = await work(getDatabase());
  if (outcome.state !== "storeAfterComputing") return write(outcome);
  return storeOnce(operation, { once, now, work: outcome.store, write });
}

type Write = (outcome: Outcome<unknown> | StoreAfterComputing<unknown>) => Envelope;

type Keeping = {
  once: Repeatable | false | undefined;
  now: Date;
  work: (tx: Transaction) => Promise<Outcome<unknown> | StoreAfterComputing<unknown>>;
  write: Write;
};

/** Stores a call's result, only once if the call carries a key. */
async function storeOnce(operation: Operation, { once, now, work, write }: Keeping): Promise<Envelope> {
  const answer = async (tx: Transaction) => write(await work(tx));
  return once ? orConflict(operation, await runIdempotent(once, now, answer)) : commitUnlessRefused(answer);
}

function orConflict(operation: Operation, answer: Envelope | "conflict"): Envelope {
  return answer === "conflict" ? refuse(operation, "repeatedWithOtherContent") : answer;
}

/** Writes a handler's outcome as an answer. An outcome that does not match the declared schema is a bug. */
function writeAnswer(
  operation: Operation,
  outcome: Outcome<unknown> | StoreAfterComputing<unknown>,
): Envelope {
  if (outcome.state === "storeAfterComputing")
    throw new Error("only what is computed first is kept afterwards");
  if (outcome.state === "refused") return refuse(operation, outcome.refusal, outcome);
  const { version } = outcome;
  if (outcome.state === "unchanged")
    return { response_code: "R00", http_code: 304, message: "Not changed", return_object: null, version };
  const return_object: unknown = operation.answer.parse(outcome.answer);
  return outcome.state === "done"
    ? { response_code: "R00", http_code: 200, message: "Success", return_object, version }
    : { response_code: "R01", http_code: 201, message: "Still processing", return_object };
}

/** The same answer without the fields that only a plan's owner may see. */
function writeForOthers(answer: Envelope): Envelope {
  if (!isSuccess(answer)) return answer;
  const { return_object, version } = answer;
  return {
    ...answer,
    return_object: leaveOutOwners(return_object),
    version: version && markVersion(version),
  };
}
