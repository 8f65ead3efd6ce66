import { SEED_WORDS, SeedMark, type SeedState } from "./seed";

type StepNameProps = {
  number: number;
  name: string;
  state: SeedState;
  /** The status instead of the state. */
  words?: string;
  isLink?: boolean;
};

/** A step's mark, name and status; on phones the words are for screen readers alone. */
export function StepName({ number, name, state, words = SEED_WORDS[state], isLink = false }: StepNameProps) {
  const look = isLink ? "text-leaf underline decoration-1 underline-offset-4" : "text-ink";
  return (
    <>
      <SeedMark number={number} state={state} />
      <span className="sr-only min-w-0 text-left text-small wide:not-sr-only">
        <span className={`block font-bold ${state === "current" ? "text-bark" : look}`}>
          <span className="sr-only">Step {number}: </span>
          {name}
        </span>
        <span className="block text-soft">{words}</span>
      </span>
    </>
  );
}

/** The name of the current step, below the marks on phones. */
export function CurrentStep({ number, last, name }: { number: number; last: number; name: string }) {
  return (
    <p aria-hidden="true" className="-mt-1 pb-2 text-small wide:hidden">
      Step {number} of {last}: <strong className="text-bark">{name}</strong>
    </p>
  );
}
