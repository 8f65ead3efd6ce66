/** When a page asks for a recalculation while a person types: pure but for the clock, so that it can be tested alone. */

export const TYPING_DELAY_MILLISECONDS = 1_500;
export const SLIDER_DELAY_MILLISECONDS = 500;

/** `message` says what is wrong with what was typed, or why the last recalculation failed. */
export type RecalculationState =
  { status: "idle" | "busy"; message?: undefined } | { status: "invalid" | "failed"; message: string };

/** What the form says: its needs as text to compare, or what is wrong with them. */
export type FormReading = { key: string } | { mistake: string };

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
  answer: (failure?: string) => boolean;
  isBusy: () => boolean;
  stop: () => void;
};

/** Makes what recalculates a form: once typing pauses, if it is valid and says something new. */
export function makeRecalculator({ shown, read, send, onState }: Settings): Recalculator {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: string | undefined;
  /** What the services know; undefined while that is uncertain. */
  let known = shown;

  const giveUp = () => {
    clearTimeout(timer);
    if (awaited === undefined) return;
    awaited = undefined;
    onState({ status: "idle" });
  };

  const recalculate = () => {
    giveUp();
    const reading = read();
    if ("mistake" in reading) return onState({ status: "invalid", message: reading.mistake });
    if (reading.key === known) return onState({ status: "idle" });
    awaited = reading.key;
    known = undefined;
    onState({ status: "busy" });
    send();
  };

  return {
    schedule(delayMilliseconds) {
      giveUp();
      timer = setTimeout(recalculate, delayMilliseconds);
    },
    recalculate,
    answer(failure) {
      if (awaited === undefined) return false;
      if (failure === undefined) known = awaited;
      awaited = undefined;
      onState(failure === undefined ? { status: "idle" } : { status: "failed", message: failure });
      return true;
    },
    isBusy: () => awaited !== undefined,
    stop: giveUp,
  };
}
