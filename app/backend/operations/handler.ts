import type { AnswerOf, BodyOf, QueryOf } from "~/contract/operation";
import type { OperationAt, OperationName } from "~/contract/operations";
import type { RefusalName } from "~/contract/refusals";
import type { Particulars } from "../refuse";
import type { Guest } from "../session/guest-token";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";

/** What a call comes to: done, accepted and still under way, or refused. */
export type Outcome<Answer> =
  { state: "done" | "underWay"; answer: Answer } | ({ state: "refused"; refusal: RefusalName } & Particulars);

/** What is to be kept of what was computed, and the answer to that, in the transaction that remembers the call. */
export type ToKeep<Answer> = { state: "toKeep"; keep: (tx: Transaction) => Promise<Outcome<Answer>> };

/** A call as a handler sees it: parsed, authenticated, at one instant, in a transaction when it keeps something. */
export type Call<Name extends OperationName> = {
  query: QueryOf<OperationAt<Name>>;
  body: BodyOf<OperationAt<Name>>;
  guest: OperationAt<Name>["who"] extends "anyone" ? undefined : Guest;
  store: OperationAt<Name>["keeps"] extends true ? Transaction : DatabaseOrTransaction;
  now: Date;
};

type OutcomeOf<Name extends OperationName> = Name extends OperationName
  ? | Outcome<AnswerOf<OperationAt<Name>>>
    | (OperationAt<Name>["keeps"] extends "computed" ? ToKeep<AnswerOf<OperationAt<Name>>> : never)
  : never;

/** Carries out one operation. A refusal undoes what the handler wrote. */
export type Handler<Name extends OperationName> = (call: Call<Name>) => Promise<OutcomeOf<Name>>;

/** The call is done. */
export function done<Answer>(answer: Answer): Outcome<Answer> {
  return { state: "done", answer };
}

/** The work is done; this keeps it. */
export function toKeep<Answer>(keep: ToKeep<Answer>["keep"]): ToKeep<Answer> {
  return { state: "toKeep", keep };
}

/** The call is refused. */
export function refused(refusal: RefusalName, particulars: Particulars = {}): Outcome<never> {
  return { state: "refused", refusal, ...particulars };
}
