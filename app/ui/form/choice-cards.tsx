import type { ReactNode } from "react";
import { type FieldState, isPicked, useFieldState } from "./field-state";
import { type Choice, Opened, QuestionFieldset } from "./question";

type CardProps = {
  type: "radio" | "checkbox";
  name: string;
  choice: Choice;
  id: string;
  state: FieldState;
  opens?: boolean;
};

function Card({ type, name, choice, id, state, opens }: CardProps) {
  const { figures } = choice;
  return (
    <div className={`choice ${figures ? "choice-figured" : ""}`}>
      <input
        type={type}
        id={id}
        name={name}
        value={choice.value}
        defaultChecked={isPicked(state.shown, choice.value)}
        className="choice-input"
        data-opens={opens ? "" : undefined}
        data-exclusive={choice.isExclusive ? "" : undefined}
        aria-describedby={figures ? `${id}-figures` : undefined}
      />
      <label htmlFor={id} className="choice-label">
        <span className={figures ? "font-bold tight:text-small" : undefined}>
          {choice.label}
          {choice.note && <span className="block text-small font-normal text-soft">{choice.note}</span>}
        </span>
      </label>
      {figures && (
        <div id={`${id}-figures`} className="choice-figures">
          {figures}
        </div>
      )}
    </div>
  );
}

type CardsProps = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  choices: readonly Choice[];
  /** The value that reveals `children` when chosen. */
  opens?: string;
  children?: ReactNode;
  /** Shows short answers side by side where there is room. */
  sideBySide?: boolean;
};

/** Two answers stay close to each other; more of them fill the column. */
const layOut = (choices: readonly Choice[]) => {
  if (choices.some(({ figures }) => figures))
    return "grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4";
  return choices.length > 2 || choices.some(({ note }) => note)
    ? "grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3"
    : "grid max-w-[24rem] grid-cols-[repeat(auto-fit,minmax(min(9.25rem,100%),1fr))] gap-3";
};

function Cards({ type, ...props }: CardsProps & { type: "radio" | "checkbox" }) {
  const { name, legend, hint, choices, opens, children, sideBySide } = props;
  const state = useFieldState(name, hint);
  const opened = opens && children && (
    <Opened choice={choices.find(({ value }) => value === opens)}>{children}</Opened>
  );
  return (
    <QuestionFieldset state={state} legend={legend} hint={hint} opened={opened}>
      <div className={sideBySide ? layOut(choices) : "grid gap-3"}>
        {choices.map((choice, index) => (
          <Card
            key={choice.value}
            type={type}
            name={name}
            choice={choice}
            id={index === 0 ? state.id : `${state.id}-${choice.value}`}
            state={state}
            opens={choice.value === opens}
          />
        ))}
      </div>
    </QuestionFieldset>
  );
}

/** One answer out of several. */
export function RadioCards(props: CardsProps) {
  return <Cards {...props} type="radio" />;
}

/** Any number of answers. A single one is posted as a string, several as a list. */
export function CheckboxCards(props: CardsProps) {
  return <Cards {...props} type="checkbox" />;
}

/** A single box without a question. */
export function CheckboxCard({ name, choice }: Pick<CardProps, "name" | "choice">) {
  const state = useFieldState(name);
  return <Card type="checkbox" name={name} choice={choice} id={state.id} state={state} />;
}

const YES_NO: readonly Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export function YesNo(props: Omit<CardsProps, "choices" | "sideBySide">) {
  return <RadioCards {...props} choices={YES_NO} sideBySide />;
}
