import type { Mistakes } from "~/contract/wire/envelope";
import type { AnswerOf, BodyOf, HeadersOf, Operation, ParamsOf, QueryOf } from "~/contract/wire/operation";
import type { OperationAt, OperationName } from "~/contract/operations";
import type { RefusalName } from "~/contract/wire/refusals";
import type { Particulars } from "./refuse";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";

/** The outcome of a call: done, accepted and still in progress, unchanged since the cached version, or refused. */
export type Outcome<Answer> =
  | { state: "done" | "underWay"; answer: Answer; version?: string }
  | { state: "unchanged"; version: string }
  | ({ state: "refused"; refusal: RefusalName } & Particulars);

/** Stores computed results and returns the answer, in the transaction that stores the idempotency key. */
export type StoreAfterComputing<Answer> = {
  state: "storeAfterComputing";
  store: (tx: Transaction) => Promise<Outcome<Answer>>;
};

type PersonOf<Who> = Who extends "anyone"
  ? undefined
  : Who extends readonly (infer Allowed)[]
    ? Extract<Person, { role: Allowed }>
    : Person;

/** A call for a handler: parsed, authenticated, at one instant, and in a transaction if it stores anything. */
export type CallOf<O extends Operation> = {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  headers: HeadersOf<O>;
  body: BodyOf<O>;
  person: PersonOf<O["who"]>;
  store: O["stores"] extends true ? Transaction : DatabaseOrTransaction;
  now: Date;
  /** The version of the answer in the caller's cache. */
  cachedVersion?: string;
};

type OutcomeOf<O extends Operation> =
  Outcome<AnswerOf<O>> | ("computed" extends O["stores"] ? StoreAfterComputing<AnswerOf<O>> : never);

/**
 * Finds mistakes in a body that its schema cannot express: values that the day's assumptions do not allow,
 * and answers that contradict each other. It gets the fields that pass the schema, so that all mistakes are
 * reported at once.
 */
type JudgeOf<O extends Operation> = (body: Partial<BodyOf<O>>, now: Date) => Mistakes["errors"];

/**
 * Executes an operation once its judge, if any, has passed the body. A refusal rolls back the handler's
 * writes.
 */
export type HandlerOf<O extends Operation> = ((call: CallOf<O>) => Promise<OutcomeOf<O>>) & {
  judge?: JudgeOf<O>;
};

/** A call of one of our operations. */
export type Call<Name extends OperationName> = CallOf<OperationAt<Name>>;
export type Handler<Name extends OperationName> = HandlerOf<OperationAt<Name>>;

/** Gives a handler a judge, so that it only gets bodies without mistakes. */
export function withJudge<Name extends OperationName>(
  judge: JudgeOf<OperationAt<Name>>,
  handle: (call: Call<Name>) => Promise<OutcomeOf<OperationAt<Name>>>,
): Handler<Name> {
  return Object.assign(handle, { judge });
}

/** The call is done; operations with versioned answers also return the version. */
export function done<Answer>(answer: Answer, version?: string): Outcome<Answer> {
  return { state: "done", answer, version };
}

/** The caller's cached answer is current. */
export function unchanged(version: string): Outcome<never> {
  return { state: "unchanged", version };
}

/** The work is done, and this function stores it. */
export function storeAfterComputing<Answer>(
  store: StoreAfterComputing<Answer>["store"],
): StoreAfterComputing<Answer> {
  return { state: "storeAfterComputing", store };
}

export function refused(refusal: RefusalName, particulars: Particulars = {}): Outcome<never> {
  return { state: "refused", refusal, ...particulars };
}

/** The call is refused because of mistakes in its content. */
export function refuseMistakes(errors: Mistakes["errors"]): Outcome<never> {
  return refused("invalid", { mistakes: { errors } });
}
