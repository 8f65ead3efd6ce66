/** Clients' states, the most urgent for their adviser first; the stored number is the position, from 1. */
export const CLIENT_STATES = ["failed", "older", "draft", "pending", "new", "ready", "chosen"] as const;

/**
 * With a plan, the state of the newest one: its calculation `failed`, other answers were saved after it
 * (`older`), it is being calculated (`pending`), `ready` or `chosen`. Without a plan: there are answers
 * (`draft`) or none (`new`).
 */
export type ClientState = (typeof CLIENT_STATES)[number];

/** A state's number, as rows store it. */
export function toStateIndex(state: ClientState): number {
  return CLIENT_STATES.indexOf(state) + 1;
}

/** The number of a client without answers. */
export const NEW_CLIENT = toStateIndex("new");

/** The state of a stored number; `new` for an unknown one. */
export function readState(number: number): ClientState {
  return CLIENT_STATES[number - 1] ?? "new";
}
