import type { Envelope } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";

/**
 * The caller's bearer, and the UUID of the logical operation if a form carries one. Without it each call is
 * an operation of its own.
 */
export type Caller = { bearer?: string; processContextId?: string };

/** The input of any operation. */
type Input = { params?: Record<string, unknown>; query?: object; headers?: object; body?: unknown };

/** A call to the services, with the version of a cached answer, if there is one. */
export type OutgoingCall = {
  name: string;
  operation: Operation;
  input: Input;
  caller: Caller;
  cachedVersion?: string;
};

/** Carries a call to the backend services and returns the same answer wherever they run; rejects if none comes. */
export type Transport = (call: OutgoingCall) => Promise<Envelope>;

/** Answers requests below `/api`, here or elsewhere. */
export type Wire = (request: Request) => Promise<Response>;
