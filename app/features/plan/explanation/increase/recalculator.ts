/** When a page asks for a recalculation while a person types: pure but for the clock, so that it can be tested alone. */

export const TYPING_DELAY_MILLISECONDS = 1_500;
export const SLIDER_DELAY_MILLISECONDS = 500;
/** While a recalculation is under way the buttons wait for it, so it may not take for ever. */
export const TIME_LIMIT_MILLISECONDS = 10_000;

/** `message` says what is wrong with what was typed, or why the last recalculation failed. */
export type RecalculationState =
  { status: "idle" | "busy"; message?: undefined } | { status: "invalid" | "failed"; message: string };

/** What the form says: its needs as text to compare, or what is wrong with them. */
export type FormReading = { key: string } | { mistake: string };

type Settings<Answer> = {
  /** What the page shows the outcome of already; undefined if it shows none. */
  shown: string | undefined;
  read: () => FormReading;
  /** Rejects with the words to show, also when it is aborted. */
  send: (signal: AbortSignal) => Promise<Answer>;
  onAnswer: (answer: Answer) => void;
  onState: (state: RecalculationState) => void;
};

export type Recalculator = {
  /** Recalculates after a pause. What is under way is given up: its answer would be that of an earlier value. */
  schedule: (delayMilliseconds: number) => void;
  /** Recalculates without a pause. */
  recalculate: () => void;
  isBusy: () => boolean;
  stop: () => void;
};

/** Makes what recalculates a form: once typing pauses, if it is valid and says something new. */
export function makeRecalculator<Answer>({
  shown,
  read,
  send,
  onAnswer,
  onState,
}: Settings<Answer>): Recalculator {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: AbortController | undefined;
  /** What the services know; undefined while that is uncertain. */
  let known = shown;

  const giveUp = () => {
    clearTimeout(timer);
    if (!underWay) return;
    underWay.abort();
    underWay = undefined;
    known = undefined;
    onState({ status: "idle" });
  };

  const recalculate = () => {
    giveUp();
    const reading = read();
    if ("mistake" in reading) return onState({ status: "invalid", message: reading.mistake });
    if (reading.key === known) return onState({ status: "idle" });
    const mine = new AbortController();
    underWay = mine;
    known = undefined;
    onState({ status: "busy" });
    const limit = setTimeout(() => mine.abort(), TIME_LIMIT_MILLISECONDS);
    const answered = send(mine.signal).finally(() => clearTimeout(limit));
    answered.then(
      (answer) => {
        if (underWay !== mine) return;
        underWay = undefined;
        known = reading.key;
        onState({ status: "idle" });
        onAnswer(answer);
      },
      (error: Error) => {
        if (underWay !== mine) return;
        underWay = undefined;
        onState({ status: "failed", message: error.message });
      },
    );
  };

  return {
    schedule(delayMilliseconds) {
      giveUp();
      timer = setTimeout(recalculate, delayMilliseconds);
    },
    recalculate,
    isBusy: () => underWay !== undefined,
    stop: giveUp,
  };
}
