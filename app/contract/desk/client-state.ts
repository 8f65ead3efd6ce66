/** Where clients are, those who need their adviser most first; a row's number is the place here, from 1 on. */
export const CLIENT_STATES = ["failed", "older", "draft", "pending", "new", "ready", "chosen"] as const;

/**
 * Their newest plan could not be worked out, has other answers that were saved after it, is being worked out, is ready or is
 * chosen; or there is none, but answers, or not even these.
 */
export type ClientState = (typeof CLIENT_STATES)[number];

/** The number of a state as rows hold it. */
export function numberState(state: ClientState): number {
  return CLIENT_STATES.indexOf(state) + 1;
}

/** Of somebody who has answered nothing. */
export const NEW_CLIENT = numberState("new");

/** The state of a number. */
export function readState(number: number): ClientState {
  return CLIENT_STATES[number - 1] ?? "new";
}
