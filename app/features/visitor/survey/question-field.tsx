import { CheckboxCards, RadioCards, SelectField, TextField, YesNo } from "~/ui/form";
import { typingOf } from "~/web/fields/survey-typing";
import type { Option } from "~/words/survey/question";
import { WayOnLink } from "~/web/forms/way-on-link";
import type { QuestionView } from "./step-view";

/** A question with its control, and below it the questions that its answer opens. */
export function QuestionField({ question }: { question: QuestionView }) {
  const { name, control, wording, hint, autoComplete, opens } = question;
  const wayOn = question.wayOn && <WayOnLink {...question.wayOn} />;
  const opened = opens?.questions.map((followUp) => (
    <QuestionField key={followUp.name} question={followUp} />
  ));
  const choices = (question.options ?? []).map(toChoice);
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
  if (control === "yes-no") return <YesNo {...group} />;
  if (control === "cards") return <RadioCards {...group} sideBySide={isShort(question.options)} />;
  if (control === "boxes" || control === "consent") return <CheckboxCards {...group} />;
  if (control === "select")
    return <SelectField {...field} choices={choices} opens={opens?.value} children={opened} />;
  return <TextField {...field} {...typingOf(name).look} wayOn={wayOn} />;
}

function toChoice({ value, label, hint, isExclusive }: Option) {
  return { value, label, note: hint, isExclusive };
}

function isShort(options: readonly Option[] = []): boolean {
  return options.every(({ hint }) => hint === undefined);
}
