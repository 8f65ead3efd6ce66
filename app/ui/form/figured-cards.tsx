import type { ReactNode } from "react";
import { isPicked, useFieldState } from "./field-state";
import { QuestionFieldset } from "./question";
import type { Choice } from "./question";

type Props = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  /** Each with rows that describe it, the same ones in both. */
  choices: readonly (Choice & { figures: ReactNode })[];
};

/** One answer out of two that stand side by side where there is room. Both end at one height, so that their rows line up. */
export function FiguredCards({ name, legend, hint, choices }: Props) {
  const state = useFieldState(name, hint);
  return (
    <QuestionFieldset state={state} legend={legend} hint={hint}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
        {choices.map(({ value, label, note, figures }, index) => {
          const id = index === 0 ? state.id : `${state.id}-${value}`;
          return (
            <div key={value} className="choice choice-figured">
              <input
                type="radio"
                id={id}
                name={name}
                value={value}
                defaultChecked={isPicked(state.shown, value)}
                className="choice-input"
                aria-describedby={`${id}-figures`}
              />
              <label htmlFor={id} className="choice-label">
                <span className="font-bold tight:text-small">
                  {label}
                  <span className="block text-small font-normal text-soft">{note}</span>
                </span>
              </label>
              <div id={`${id}-figures`} className="choice-figures">
                {figures}
              </div>
            </div>
          );
        })}
      </div>
    </QuestionFieldset>
  );
}
