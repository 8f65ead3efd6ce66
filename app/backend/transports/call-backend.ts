import type { Envelope } from "~/contract/wire/envelope";
import type { AnswerOf, InputOf, Operation } from "~/contract/wire/operation";
import { type OperationAt, type OperationName, operations } from "~/contract/operations";
import { noteCall } from "../watching/noted-calls";
import { failCall } from "./call-failure";
import { chooseTransport } from "./choose-transport";
import { callWithEtagCache } from "./etag-cache";
import type { Caller, Transport } from "./transport";

/**
 * Calls an operation of the backend services, wherever they run. Refusals are answers. Unreachable services,
 * or responses that violate the wire contract, become a failure with code 503, so that callers have nothing
 * to catch.
 */
export async function callBackend<Name extends OperationName>(
  name: Name,
  input: InputOf<OperationAt<Name>>,
  caller: Caller,
): Promise<Envelope<AnswerOf<OperationAt<Name>>>> {
  const operation: Operation = operations[name];
  return noteCall({ name, operation, input }, () =>
    callOver(chooseTransport(operation), name, input, caller),
  );
}

/** Calls an operation over a given transport. */
export async function callOver<Name extends OperationName>(
  transport: Transport,
  name: Name,
  input: InputOf<OperationAt<Name>>,
  caller: Caller,
): Promise<Envelope<AnswerOf<OperationAt<Name>>>> {
  return callOperation(transport, { name, operation: operations[name], input, caller });
}

type CallOf<O extends Operation> = { name: string; operation: O; input: InputOf<O>; caller: Caller };

/** Calls an operation by its declaration. */
export async function callOperation<O extends Operation>(
  transport: Transport,
  call: CallOf<O>,
): Promise<Envelope<AnswerOf<O>>> {
  const { isVersioned }: Operation = call.operation;
  const answer = isVersioned ? callWithEtagCache(transport, call) : transport(call);
  const told = await answer.catch((cause: unknown) => failCall(call.operation, { cause }));
  return told as Envelope<AnswerOf<O>>;
}
