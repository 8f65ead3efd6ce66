import { CheckboxCards, FieldGroup, RadioCards, SelectField, TextField, YesNo } from "~/ui/form";
import type { Option, Question } from "~/words/questions/question";
import type { WayOn } from "~/words/survey/turned-away";
import { WayOnLink } from "./way-on-link";
import { typingOfKind } from "./question-typing";

export type QuestionView = Omit<Question, "opens" | "parts" | "review"> & {
  opens?: {
    value: string;
    questions: readonly QuestionView[];
    /** Shown although their answer is not chosen, because something was typed there. */
    staysOpen?: boolean;
  };
  parts?: readonly QuestionView[];
  /** Shown below a mistake that may turn the person away. */
  wayOn?: WayOn;
};

const drawAll = (questions?: readonly QuestionView[]) =>
  questions?.map((question) => <QuestionField key={question.name} question={question} />);

/** Draws a question by the kind of its answer, and below it what its answer opens. */
export function QuestionField({ question }: { question: QuestionView }) {
  const { name, kind, wording, hint, autoComplete, options = [], opens } = question;
  const opened = drawAll(opens?.questions);
  const choices = options.map(toChoice);
  const field = { name, label: wording, hint, autoComplete };
  const group = {
    name,
    legend: wording,
    hint,
    choices,
    opens: opens?.value,
    children: opens && (
      <>
        {opens.staysOpen && <span hidden className="stays-open" />}
        {opened}
      </>
    ),
  };
  switch (kind) {
    case "yesNo":
      return <YesNo {...group} />;
    case "choice":
      return <RadioCards {...group} sideBySide={!question.isStacked && isShort(options)} />;
    case "codes":
    case "consent":
      return <CheckboxCards {...group} />;
    case "fund":
    case "yearlyMonth":
      return <SelectField {...field} choices={choices} opens={opens?.value} children={opened} />;
    case "group":
      return (
        <FieldGroup name={name} legend={wording} hint={hint}>
          <div className="grid gap-4 wide:grid-cols-2">{drawAll(question.parts)}</div>
        </FieldGroup>
      );
    default: {
      const wayOn = question.wayOn && <WayOnLink {...question.wayOn} />;
      return <TextField {...field} {...typingOfKind(kind).look} wayOn={wayOn} />;
    }
  }
}

function toChoice({ value, label, hint, isExclusive }: Option) {
  return { value, label, note: hint, isExclusive };
}

function isShort(options: readonly Option[]): boolean {
  return options.every(({ hint }) => hint === undefined);
}
