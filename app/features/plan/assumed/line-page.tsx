import type { ComponentType } from "react";
import { describeField } from "~/contract/survey/fields";
import { CrossIcon, TickIcon } from "~/ui/icons";
import { AmountField, CountField, Form, PercentField, RadioCards, SubmitButton, YesNo } from "~/ui/form";
import { Disclosure } from "~/ui/disclosure";
import { ActionBar } from "~/ui/layout/action-bar";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { FormPage } from "~/web/layout/form-page";
import { ASSUMED, writeLinePath } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { LineKey, SpokenField, SpokenLinePage } from "~/words/assumed/assumed-line";
import { LINE_CHOICE, listAsked } from "./read-line";

/** The button that leaves the assumption standing again. */
export const TAKE_BACK = "take-back";

/** One line of what a plan assumes, as the page that asks for it shows it. */
export type LineView = {
  line: LineKey;
  page: SpokenLinePage;
  isTold: boolean;
  values: Record<string, string>;
  /** What becomes of changes to the plan and of its choice. */
  warnings: readonly string[];
  operation: string;
};

/** Asks one question; below it what counts, beside it why it matters and a person to ask. */
export function LinePage({ view }: { view: LineView }) {
  const { line, page, isTold, values, warnings, operation } = view;
  const writeAddress = usePlanAddress();
  const back = writeAddress(ASSUMED);
  return (
    <FormPage names={nameFields(page)}>
      <BackLink to={back}>What we assumed</BackLink>
      <h1 className="heading-1">{page.heading}</h1>
      <div className="mt-8">
        <Columns aside={<Aside page={page} />}>
          <Form id="assumed-line" action={writeAddress(writeLinePath(line))} defaultValues={values}>
            <input type="hidden" name="processContextId" value={operation} />
            {warnings.length > 0 && (
              <Panel tint="sun">
                {warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
              </Panel>
            )}
            <Asked page={page} />
            {page.more && (
              <p>
                <a href={writeAddress(`${ASSUMED}/${page.more.path}`)} className="link">
                  {page.more.words}
                </a>
              </p>
            )}
            <WhatCounts page={page} />
            <ActionBar
              isShort
              primary={<SubmitButton intent="save">Save</SubmitButton>}
              back={
                <a href={back} className="link">
                  Back
                </a>
              }
            />
            {isTold && (
              <p>
                <SubmitButton intent={TAKE_BACK} look="link">
                  Take this answer back
                </SubmitButton>{" "}
                <span className="text-small text-soft">We then assume again what we assumed before.</span>
              </p>
            )}
          </Form>
        </Columns>
      </div>
    </FormPage>
  );
}

function nameFields(page: SpokenLinePage): Record<string, string> {
  const asked = listAsked(page).map(({ field, shortName }) => [field, shortName]);
  return { [LINE_CHOICE]: page.heading, ...(Object.fromEntries(asked) as object) };
}

/** The choices, the last of which opens what it asks for. */
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
      {opens?.asks?.map((asked) => (
        <AskedAnswer key={asked.field} asked={asked} />
      ))}
    </RadioCards>
  );
}

const FIELDS: Record<string, ComponentType<{ name: string; label: string; hint?: string }>> = {
  amount: AmountField,
  count: CountField,
  percent: (props) => <PercentField {...props} decimals={2} />,
};

function AskedAnswer({ asked: { field, label, hint } }: { asked: SpokenField }) {
  const { kind } = describeField(field);
  if (kind === "yesNo") return <YesNo name={field} legend={label} hint={hint} />;
  const Field = FIELDS[kind] ?? AmountField;
  return <Field name={field} label={label} hint={hint} />;
}

export function WhatCounts({
  page: { counts, doesNotCount, fold },
}: {
  page: Pick<SpokenLinePage, "counts" | "doesNotCount" | "fold">;
}) {
  return (
    <>
      {(counts ?? doesNotCount) && (
        <div className="grid gap-6 border-t border-line pt-6 wide:grid-cols-2">
          {counts && <CountsList id="counts" title="This counts" items={counts} does />}
          {doesNotCount && <CountsList id="counts-not" title="This does not count" items={doesNotCount} />}
        </div>
      )}
      {fold && (
        <Disclosure summary={fold.summary} className="border-y border-line">
          {fold.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Disclosure>
      )}
    </>
  );
}

type CountsProps = { id: string; title: string; items: readonly string[]; does?: boolean };

function CountsList({ id, title, items, does = false }: CountsProps) {
  const Icon = does ? TickIcon : CrossIcon;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-label font-bold">
        {title}
      </h2>
      <ul className="mt-2 space-y-2 text-small">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon className={`mt-1 h-4 w-4 shrink-0 ${does ? "text-leaf" : "text-bark"}`} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Aside({ page: { why, coach } }: { page: Pick<SpokenLinePage, "why" | "coach"> }) {
  return (
    <>
      <section aria-labelledby="why" className="border-t-2 border-bark pt-4">
        <h2 id="why" className="font-serif text-h3 font-bold text-bark">
          Why it matters
        </h2>
        <div className="mt-2 space-y-2">
          {why.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="person" className="border-t-2 border-bark pt-4">
        <h2 id="person" className="font-serif text-h3 font-bold text-bark">
          Rather ask a person?
        </h2>
        <p className="mt-2">{coach}</p>
        <p>
          <a href="/en/contact" className="link">
            Ask for a call
          </a>
        </p>
      </section>
    </>
  );
}
