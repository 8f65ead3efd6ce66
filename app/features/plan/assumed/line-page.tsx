import { describeField } from "~/contract/survey/fields";
import { RadioCards } from "~/ui/form";
import { TextLink } from "~/ui/text-link";
import { QuestionField } from "~/web/fields/question-field";
import { ASSUMED, writeLinePath } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { SpokenLinePage } from "~/words/assumed/assumed-line";
import type { LineKey } from "~/words/plan/assumed-answers";
import { AssumedForm, type AssumedFormView } from "./assumed-form";
import { LINE_CHOICE, listAsked } from "./read-line";

/** The page of one assumption. */
export type LineView = AssumedFormView<SpokenLinePage> & { line: LineKey };

/** Asks one question. */
export function LinePage({ view }: { view: LineView }) {
  const { line, page } = view;
  const writeAddress = usePlanAddress();
  return (
    <AssumedForm view={view} id="assumed-line" address={writeLinePath(line)} names={nameFields(page)}>
      <Asked page={page} />
      {page.more && (
        <p>
          <TextLink to={writeAddress(`${ASSUMED}/${page.more.path}`)}>{page.more.words}</TextLink>
        </p>
      )}
    </AssumedForm>
  );
}

function nameFields(page: SpokenLinePage): Record<string, string> {
  const asked = listAsked(page).map(({ field, shortName }) => [field, shortName]);
  return { [LINE_CHOICE]: page.heading, ...(Object.fromEntries(asked) as object) };
}

/** The choices; the last one opens its fields. */
function Asked({ page: { question, hint, choices } }: Pick<LineView, "page">) {
  const opens = choices.find(({ asks }) => asks !== undefined);
  return (
    <RadioCards
      name={LINE_CHOICE}
      legend={question}
      hint={hint}
      choices={choices.map(({ value, label, note }) => ({ value, label, note }))}
      opens={opens?.value}
    >
      {opens?.asks?.map(({ field: name, label: wording, choices: options, ...asked }) => (
        <QuestionField
          key={name}
          question={{ ...asked, name, wording, options, kind: describeField(name).kind }}
        />
      ))}
    </RadioCards>
  );
}
