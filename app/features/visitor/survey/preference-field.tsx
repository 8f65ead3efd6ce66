import { Tags } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { RadioCards, SubmitButton } from "~/ui/form";
import { Panel } from "~/ui/panel";
import { QuestionField, type QuestionView } from "~/web/fields/question-field";
import { WayFigures } from "~/web/plan/way-figures";
import type { PreferenceView } from "~/words/survey/describe-preference";

/** Says that the figures are missing; the question can be answered without them. */
export function NoFigures({ form }: { form: string }) {
  return (
    <Panel tint="leaf" title="A guaranteed income">
      <p role="status">
        We could not work out your guaranteed income just now. Try again in a minute, or answer without it.
      </p>
      <SubmitButton intent="go-6" look="secondary" form={form}>
        Try again
      </SubmitButton>
    </Panel>
  );
}

type Props = { question: QuestionView; view: PreferenceView };

/** The two answers as cards with their incomes. None is chosen at first, and none is marked as better. */
export function PreferenceField({ question, view: { cards, tags, notes } }: Props) {
  const { name, wording, options = [] } = question;
  return (
    <>
      {cards ? (
        <RadioCards
          sideBySide
          name={name}
          legend={wording}
          hint={<Tags tags={tags} />}
          choices={options.map(({ value, label, hint }) => ({
            value,
            label,
            note: hint,
            figures: <WayFigures way={cards.ways[value as keyof typeof cards.ways]} rows={cards.rows} />,
          }))}
        />
      ) : (
        <QuestionField question={question} />
      )}
      <Disclosure summary="What these figures rest on">
        <p className="max-w-text text-small">{notes.join(" ")}</p>
      </Disclosure>
    </>
  );
}
