import type { Mistakes } from "~/contract/wire/envelope";
import type { AnswerOf, BodyOf, HeadersOf, Operation, ParamsOf, QueryOf } from "~/contract/wire/operation";
import type { OperationAt, OperationName } from "~/contract/wire/operations";
import type { RefusalName } from "~/contract/wire/refusals";
import type { Particulars } from "./refuse";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";

/** The outcome of a call: done, accepted and still in progress, the version that the caller keeps, or refused. */
export type Outcome<Answer> =
  | { state: "done" | "underWay"; answer: Answer; version?: string }
  | { state: "unchanged"; version: string }
  | ({ state: "refused"; refusal: RefusalName } & Particulars);

/** Stores what was computed and returns the answer, in the transaction that remembers the call. */
export type ToKeep<Answer> = { state: "toKeep"; keep: (tx: Transaction) => Promise<Outcome<Answer>> };

type PersonOf<Who> = Who extends "anyone"
  ? undefined
  : Who extends readonly (infer Allowed)[]
    ? Extract<Person, { role: Allowed }>
    : Person;

/** A call as a handler sees it: parsed, authenticated, at one instant, and in a transaction if it stores something. */
export type CallOf<O extends Operation> = {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  headers: HeadersOf<O>;
  body: BodyOf<O>;
  person: PersonOf<O["who"]>;
  store: O["keeps"] extends true ? Transaction : DatabaseOrTransaction;
  now: Date;
  /** The version of the answer that the caller keeps. */
  keptVersion?: string;
};

type OutcomeOf<O extends Operation> =
  Outcome<AnswerOf<O>> | ("computed" extends O["keeps"] ? ToKeep<AnswerOf<O>> : never);

/**
 * Finds what is wrong with a body beyond the shape of each field: what the assumptions of the day do not allow, and answers that
 * do not fit each other. It gets the fields that have the right shape, so that all mistakes are named at once.
 */
type JudgeOf<O extends Operation> = (body: Partial<BodyOf<O>>, now: Date) => Mistakes["errors"];

/** Carries out an operation whose body its judge, if it has one, finds nothing wrong with. A refusal rolls back what the handler wrote. */
export type HandlerOf<O extends Operation> = ((call: CallOf<O>) => Promise<OutcomeOf<O>>) & {
  judge?: JudgeOf<O>;
};

/** The call and the handler of one of our operations. */
export type Call<Name extends OperationName> = CallOf<OperationAt<Name>>;
export type Handler<Name extends OperationName> = HandlerOf<OperationAt<Name>>;

/** A handler that gets only bodies in which a judge finds nothing wrong. */
export function withJudge<Name extends OperationName>(
  judge: JudgeOf<OperationAt<Name>>,
  handle: (call: Call<Name>) => Promise<OutcomeOf<OperationAt<Name>>>,
): Handler<Name> {
  return Object.assign(handle, { judge });
}

/** The call is done; the version is told to a caller of an operation whose answers have one. */
export function done<Answer>(answer: Answer, version?: string): Outcome<Answer> {
  return { state: "done", answer, version };
}

/** The caller keeps the newest answer. */
export function unchanged(version: string): Outcome<never> {
  return { state: "unchanged", version };
}

/** The work is done, and this function stores it. */
export function toKeep<Answer>(keep: ToKeep<Answer>["keep"]): ToKeep<Answer> {
  return { state: "toKeep", keep };
}

/** The call is refused. */
export function refused(refusal: RefusalName, particulars: Particulars = {}): Outcome<never> {
  return { state: "refused", refusal, ...particulars };
}

/** The call is refused because of what it contains. */
export function refuseMistakes(errors: Mistakes["errors"]): Outcome<never> {
  return refused("invalid", { mistakes: { errors } });
}
