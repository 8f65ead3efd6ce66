/** Decides when a page requests a recalculation while a person types: pure but for the clock. */

export const TYPING_DELAY_MILLISECONDS = 1_500;
export const SLIDER_DELAY_MILLISECONDS = 500;

export type TypedMistake = { field: string; message: string };

/**
 * `idle`: the page shows the outcome of its form's present text. `waiting`: something was typed since. `busy`:
 * its outcome is awaited. `message` names the mistakes, or why the last recalculation failed; it stays until
 * the next one.
 */
export type RecalculationState = {
  status: "idle" | "waiting" | "busy" | "invalid" | "failed";
  message?: string;
  mistakes?: readonly TypedMistake[];
};

/** The reason for a missing outcome. */
export type Failure = { message: string; mistakes?: readonly TypedMistake[] };

/** The form as text to compare, or its mistakes. */
export type FormReading = { key: string } | { mistakes: readonly TypedMistake[] };

type Settings = {
  /** The form's text whose outcome the page already shows; undefined if it shows none. */
  shown: string | undefined;
  read: () => FormReading;
  /** Sends the form; the caller passes its response to `answer`. A later call abandons the one before. */
  send: () => void;
  onState: (state: RecalculationState) => void;
};

export type Recalculator = {
  /** Recalculates after a pause, and abandons an awaited response, which would be that of an earlier value. */
  schedule: (delayMilliseconds: number) => void;
  /** Recalculates without a pause. */
  recalculate: () => void;
  /**
   * Takes the response to the last request.
   * @param failure the reason for a missing outcome
   * @returns true if it is still awaited, and so has to be shown
   */
  answer: (failure?: Failure) => boolean;
  isBusy: () => boolean;
  stop: () => void;
};

/** Makes a recalculator of a form: it sends once typing pauses, if the form is valid and has changed. */
export function makeRecalculator({ shown, read, send, onState }: Settings): Recalculator {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: string | undefined;
  let state: RecalculationState = { status: "idle" };
  /** The text that the services last answered; undefined while that is uncertain. */
  let known = shown;

  const tell = (next: RecalculationState) => {
    state = next;
    onState(next);
  };

  const giveUp = () => {
    clearTimeout(timer);
    if (awaited === undefined) return;
    awaited = undefined;
    tell({ status: "idle" });
  };

  const recalculate = () => {
    giveUp();
    const reading = read();
    if ("mistakes" in reading) return tell({ status: "invalid", ...joinMistakes(reading.mistakes) });
    if (reading.key === known) return tell({ status: "idle" });
    awaited = reading.key;
    known = undefined;
    tell({ status: "busy" });
    send();
  };

  return {
    schedule(delayMilliseconds) {
      giveUp();
      tell({ ...state, status: "waiting" });
      timer = setTimeout(recalculate, delayMilliseconds);
    },
    recalculate,
    answer(failure) {
      if (awaited === undefined) return false;
      if (failure === undefined) known = awaited;
      awaited = undefined;
      tell(failure === undefined ? { status: "idle" } : { status: "failed", ...failure });
      return true;
    },
    isBusy: () => awaited !== undefined,
    stop: giveUp,
  };
}

/** Joins all mistakes into one line. */
export function joinMistakes(mistakes: readonly TypedMistake[]): Failure {
  return { message: mistakes.map(({ message }) => message).join(". "), mistakes };
}
