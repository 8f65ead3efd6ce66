import { LEVERS } from "~/contract/plan/levers";
import type { ShareChoice } from "~/words/explanation/explain-top-ups";
import { Tags } from "~/ui/amount";

const NOTE = "shares-hint";

type ShareBubblesProps = {
  question: string;
  tags: readonly string[];
  note: string;
  ends: { less: string; more: string };
  family: { name: string; inSentence: string };
  choices: readonly ShareChoice[];
};

/**
 * Shares on a line, from more income to more inheritance: a radio each, on its own disc. They belong to the
 * form around them, with the present share checked.
 */
export function ShareBubbles({ question, tags, note, ends, family, choices }: ShareBubblesProps) {
  return (
    <fieldset className="min-w-0 space-y-4" aria-describedby={NOTE}>
      <legend className="text-label font-bold">{question}</legend>
      <Tags tags={tags} />
      <p id={NOTE} className="max-w-text text-small text-soft">
        {note}
      </p>
      <div className="flex flex-wrap justify-between gap-y-4 text-small">
        <p className="w-full font-bold wide:w-auto">{ends.less}</p>
        <p className="order-last w-full font-bold wide:order-none wide:w-auto">{ends.more}</p>
        <div className="bubbles w-full">
          {choices.map((choice) => (
            <Bubble key={choice.value} choice={choice} family={family} />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

type BubbleProps = Pick<ShareBubblesProps, "family"> & { choice: ShareChoice };

function Bubble({ choice, family }: BubbleProps) {
  return (
    <label
      htmlFor={nameParts(choice).radio}
      className={`bubble ${choice.isRecommended ? "is-recommended" : ""}`}
    >
      <BubbleDisc choice={choice} family={family} />
      <BubbleWords choice={choice} family={family} />
    </label>
  );
}

/** The ids of the parts that name and describe a bubble's radio. */
const nameParts = ({ value }: ShareChoice) => ({
  radio: `share-${value}`,
  share: `share-${value}-percent`,
  income: `share-${value}-income`,
  left: `share-${value}-left`,
});

function BubbleDisc({ choice, family }: BubbleProps) {
  const { radio, share, income, left } = nameParts(choice);
  return (
    <span className="bubble-place">
      <span className="bubble-disc">
        <input
          type="radio"
          id={radio}
          name={LEVERS.percent_capital_to_partner_dependants_annuity.inForm}
          value={choice.value}
          defaultChecked={choice.isChosen}
          aria-labelledby={`${share} ${income}`}
          aria-describedby={left}
        />
        <span id={share} className="text-label font-bold">
          {choice.share}
          <span className="sr-only"> for {family.inSentence}, </span>
        </span>
      </span>
    </span>
  );
}

function BubbleWords({ choice, family }: BubbleProps) {
  const { income, left } = nameParts(choice);
  const look = choice.isRecommended ? "font-bold text-leaf" : "text-soft";
  return (
    <span className="bubble-words">
      <span id={income} className="block">
        <span className={`block text-small ${look}`}>{choice.difference}</span>
        <strong className="text-amount-l">{choice.income}</strong> <span className="text-body">a month</span>
      </span>
      <span id={left} className="mt-2 block text-small">
        <LeftTo name={family.name} amount={choice.toFamily} />
        <LeftTo name="Others in the annuity" amount={choice.toMembers} />
      </span>
    </span>
  );
}

function LeftTo({ name, amount }: { name: string; amount: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-2">
      <span>{name}</span> <strong className="ml-auto">{amount}</strong>
    </span>
  );
}
