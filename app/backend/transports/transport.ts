import type { Envelope } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";

/**
 * Who asks, and the UUID of the logical operation if a form carries one. Without it each call is an operation of its
 * own.
 */
export type Caller = { bearer?: string; processContextId?: string };

/** The input of any operation. */
type Input = { params?: Record<string, unknown>; query?: object; headers?: object; body?: unknown };

/** A call on its way to the services, and which version of its answer the caller keeps. */
export type OutgoingCall = {
  name: string;
  operation: Operation;
  input: Input;
  caller: Caller;
  keptVersion?: string;
};

/**
 * Carries a call to the backend services and its answer back; the answer is the same wherever they run. Where the
 * services gave none, it fails.
 */
export type Transport = (call: OutgoingCall) => Promise<Envelope>;

/** Answers requests below `/api`, here or elsewhere. */
export type Wire = (request: Request) => Promise<Response>;
