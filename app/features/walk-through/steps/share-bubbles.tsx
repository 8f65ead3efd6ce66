import type { ShareChoice } from "~/words/explain-top-ups";
import { Tags } from "~/ui/amount";

type ShareBubblesProps = {
  question: string;
  tags: readonly string[];
  note: string;
  ends: { less: string; more: string };
  choices: readonly ShareChoice[];
};

/** The field that carries the chosen share, in percentage points. */
const FIELD = "dependentPercentage";

/**
 * Shares on a line, from more income to more inheritance: a radio each, on its own disc. They belong to the form around
 * them, and the one that counts now is chosen.
 */
export function ShareBubbles({ question, tags, note, ends, choices }: ShareBubblesProps) {
  return (
    <fieldset className="min-w-0 space-y-4">
      <legend className="text-label font-bold">{question}</legend>
      <Tags tags={tags} />
      <p className="max-w-text text-small text-soft">{note}</p>
      <div className="flex flex-wrap justify-between gap-y-4 text-small">
        <p className="w-full font-bold wide:w-auto">{ends.less}</p>
        <p className="order-last w-full font-bold wide:order-none wide:w-auto">{ends.more}</p>
        <div className="bubbles w-full">
          {choices.map((choice) => (
            <Bubble key={choice.value} choice={choice} />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

function Bubble({ choice }: { choice: ShareChoice }) {
  const id = `share-${choice.value}`;
  return (
    <label className={`bubble ${choice.isRecommended ? "is-recommended" : ""}`}>
      <span className="bubble-place">
        <span className="bubble-disc">
          <input
            type="radio"
            name={FIELD}
            value={choice.value}
            defaultChecked={choice.isChosen}
            aria-labelledby={`${id}-share ${id}-income`}
            aria-describedby={`${id}-left`}
          />
          <span id={`${id}-share`} className="text-label font-bold">
            {choice.share}
            <span className="sr-only"> for your family, </span>
          </span>
        </span>
      </span>
      <span className="bubble-words">
        <span className={`block text-small ${choice.isRecommended ? "font-bold text-leaf" : "text-soft"}`}>
          {choice.difference}
        </span>
        <span id={`${id}-income`} className="block">
          <strong className="text-amount-l">{choice.income}</strong>{" "}
          <span className="text-body">a month</span>
        </span>
        <span id={`${id}-left`} className="mt-2 block text-small">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>Your family gets</span> <strong className="ml-auto">{choice.toFamily}</strong>
          </span>
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>Other members get</span> <strong className="ml-auto">{choice.toMembers}</strong>
          </span>
        </span>
      </span>
    </label>
  );
}
