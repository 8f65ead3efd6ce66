/** When a page asks for a recalculation while a person types: pure but for the clock, so that it can be tested alone. */

export const TYPING_DELAY_MILLISECONDS = 1_500;
export const SLIDER_DELAY_MILLISECONDS = 500;

export type TypedMistake = { field: string; message: string };

/**
 * `idle`: the page shows the outcome of what its form says. `waiting`: something was typed since, and `busy`: its outcome is
 * awaited. `message` says what is wrong with what was typed, or why the last recalculation failed; it stands until the next one.
 */
export type RecalculationState = {
  status: "idle" | "waiting" | "busy" | "invalid" | "failed";
  message?: string;
  mistakes?: readonly TypedMistake[];
};

/** Why there is no outcome. */
export type Failure = { message: string; mistakes?: readonly TypedMistake[] };

/** The form as text to compare, or what is wrong with it. */
export type FormReading = { key: string } | { mistakes: readonly TypedMistake[] };

type Settings = {
  /** What the page shows the outcome of already; undefined if it shows none. */
  shown: string | undefined;
  read: () => FormReading;
  /** Sends the form; its answer comes to `answer`. A later call gives up the one before. */
  send: () => void;
  onState: (state: RecalculationState) => void;
};

export type Recalculator = {
  /** Recalculates after a pause. The answer that is awaited is given up: it would be that of an earlier value. */
  schedule: (delayMilliseconds: number) => void;
  /** Recalculates without a pause. */
  recalculate: () => void;
  /**
   * Takes the answer to what was sent last.
   * @param failure why there is none
   * @returns whether it is still awaited, and so is to be shown
   */
  answer: (failure?: Failure) => boolean;
  isBusy: () => boolean;
  stop: () => void;
};

/** Makes what recalculates a form: once typing pauses, if it is valid and says something new. */
export function makeRecalculator({ shown, read, send, onState }: Settings): Recalculator {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: string | undefined;
  let state: RecalculationState = { status: "idle" };
  /** What the services know; undefined while that is uncertain. */
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

/** All mistakes in one line. */
export function joinMistakes(mistakes: readonly TypedMistake[]): Failure {
  return { message: mistakes.map(({ message }) => message).join(". "), mistakes };
}
