import { z } from "zod";
import type { Envelope, Mistakes } from "~/contract/envelope";
import type { Operation } from "~/contract/operation";
import { operations } from "~/contract/operations";
import type { OperationName } from "~/contract/operations";
import { doOnce, keepIfDone, recallAnswer } from "./idempotency";
import type { Repeatable } from "./idempotency";
import type { Call, Handler, Outcome, ToKeep } from "./operations/handler";
import { handlers } from "./operations/handlers";
import { refuse } from "./refuse";
import { countCall } from "./limits/count-call";
import { reportError } from "./log/report-error";
import { getCurrentRequestId } from "./http/request-log";
import { authenticate } from "./session/authenticate";
import { getDatabase } from "./store/connection";
import type { DatabaseOrTransaction, Transaction } from "./store/connection";
import { isUnavailable } from "./store/is-unavailable";

/** A call as it arrives: everything that the wire carries besides method and path. */
export type Arrival = {
  query: Record<string, string | string[] | undefined>;
  body: unknown;
  bearer?: string;
  processContextId?: string;
  /** Under which the request is logged. */
  requestId?: string;
};

/** Any operation's handler and call; that they belong together is what `handlers` is checked for. */
type AnyHandler = Handler<OperationName>;
type AnyCall = Call<OperationName>;

/**
 * Executes an operation by its declaration: who may, what is asked, once only, the work, the answer's shape. A bug is
 * caught here and nowhere else; so is a database that does not answer, which is told apart for whoever tries again.
 */
export async function execute(name: OperationName, arrival: Arrival): Promise<Envelope> {
  try {
    return await carryOut(name, arrival);
  } catch (error) {
    reportError(error, { requestId: arrival.requestId ?? getCurrentRequestId(), during: name });
    return refuse(operations[name], isUnavailable(error) ? "unavailable" : "failed");
  }
}

async function carryOut(name: OperationName, arrival: Arrival): Promise<Envelope> {
  const operation: Operation = operations[name];
  const now = new Date();
  const key = arrival.processContextId;
  if (key !== undefined && !z.string().uuid().safeParse(key).success)
    return refuse(operation, "malformedContextId");
  const isOpen = operation.who === "anyone";
  const guest = isOpen
    ? undefined
    : await authenticate(getDatabase(), arrival.bearer, { who: operation.who, now });
  if (!isOpen && !guest) return refuse(operation, "unauthenticated");
  const query = (operation.query ?? z.undefined()).safeParse(operation.query && arrival.query);
  if (!query.success) return refuse(operation, "invalid", { mistakes: nameMistakes(query.error) });
  const body = (operation.body ?? z.undefined()).safeParse(operation.body && arrival.body);
  if (!body.success) return refuse(operation, "invalid", { mistakes: nameMistakes(body.error) });

  const content = { query: query.data as unknown, body: body.data as unknown };
  const handle = (store: DatabaseOrTransaction) =>
    (handlers[name] as AnyHandler)({ ...content, guest, store, now } as AnyCall);
  const { method, path, keeps, limit } = operation;
  const once = guest && key !== undefined && { guestId: guest.id, method, path, key, content };
  const retryAfterSeconds = limit && (await countCall(limit, guest?.id));
  if (retryAfterSeconds !== undefined) {
    // A repeat asks for nothing new.
    const answered = keeps && once ? await recallAnswer(once, now) : undefined;
    return answered
      ? orConflict(operation, answered)
      : refuse(operation, "tooFrequent", { retryAfterSeconds });
  }
  if (keeps === true) return keepOnce(operation, { once, now, work: handle });
  const known = keeps && once ? await recallAnswer(once, now) : undefined;
  if (known) return orConflict(operation, known);
  const outcome = await handle(getDatabase());
  if (outcome.state !== "toKeep") return writeAnswer(operation, outcome);
  return keepOnce(operation, { once, now, work: outcome.keep });
}

type Keeping = {
  once: Repeatable | false | undefined;
  now: Date;
  work: (tx: Transaction) => Promise<Outcome<unknown> | ToKeep<unknown>>;
};

/** Keeps what a call is to keep, once when it carries a key. */
async function keepOnce(operation: Operation, { once, now, work }: Keeping): Promise<Envelope> {
  const answer = async (tx: Transaction) => writeAnswer(operation, await work(tx));
  return once ? orConflict(operation, await doOnce(once, now, answer)) : keepIfDone(answer);
}

function orConflict(operation: Operation, answer: Envelope | "conflict"): Envelope {
  return answer === "conflict" ? refuse(operation, "repeatedWithOtherContent") : answer;
}

/** Writes a handler's outcome as an answer; one that is not of the declared shape is a bug. */
function writeAnswer(operation: Operation, outcome: Outcome<unknown> | ToKeep<unknown>): Envelope {
  if (outcome.state === "toKeep") throw new Error("only what is computed first is kept afterwards");
  if (outcome.state === "refused") return refuse(operation, outcome.refusal, outcome);
  const return_object: unknown = operation.answer.parse(outcome.answer);
  return outcome.state === "done"
    ? { response_code: "R00", http_code: 200, message: "Success", return_object }
    : { response_code: "R01", http_code: 201, message: "Still processing", return_object };
}

/** Names what zod found by wire field. Of alternatives the last, the most general one, is the one to mend. */
function nameMistakes(error: z.ZodError): Mistakes {
  const issues = error.issues.flatMap((issue) =>
    issue.code === "invalid_union" ? (issue.unionErrors.at(-1)?.issues ?? [issue]) : [issue],
  );
  return { errors: issues.map(({ path, message }) => ({ path: path.join("."), message })) };
}
