import type { ReactNode } from "react";
import { Disclosure } from "~/ui/disclosure";
import { Form, SubmitButton } from "~/ui/form";
import { CrossIcon, TickIcon } from "~/ui/icons";
import { ActionBar } from "~/ui/layout/action-bar";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { FormPage } from "~/web/layout/form-page";
import { ASSUMED } from "~/web/plan/assumed-address";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { SpokenLinePage } from "~/words/assumed/assumed-line";

/** The value of the button that restores the assumption. */
export const TAKE_BACK = "take-back";

type FormWords = Pick<SpokenLinePage, "heading" | "question" | "why" | "counts" | "doesNotCount" | "coach"> &
  Partial<Pick<SpokenLinePage, "fold">>;

/** The common content of pages whose answer replaces an assumption. */
export type AssumedFormView<Words extends FormWords = FormWords> = {
  page: Words;
  isTold: boolean;
  values: Record<string, string>;
  /** The effect of saving on changes to the plan and on its choice. */
  warnings: readonly string[];
  operation: string;
};

type AssumedFormProps = {
  view: AssumedFormView;
  id: string;
  /** The address to which the answer is posted. */
  address: string;
  /** Labels by field. */
  names: Record<string, string>;
  /** The question of all fields, where none of them asks it. */
  lead?: string;
  children: ReactNode;
};

/** The form of an answer; below it what counts as one, beside it why it matters and a person to ask. */
export function AssumedForm({ view, id, address, names, lead, children }: AssumedFormProps) {
  const { page, isTold, values, warnings, operation } = view;
  const writeAddress = usePlanAddress();
  const back = writeAddress(ASSUMED);
  return (
    <FormPage names={names}>
      <BackLink to={back}>What we assumed</BackLink>
      <h1 className="heading-1">{page.heading}</h1>
      {lead && <p className="mt-4 max-w-text">{lead}</p>}
      <div className="mt-8">
        <Columns aside={<Aside page={page} />}>
          <Form id={id} action={writeAddress(address)} defaultValues={values}>
            <input type="hidden" name="processContextId" value={operation} />
            {warnings.length > 0 && (
              <Panel tint="sun">
                {warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
              </Panel>
            )}
            {children}
            <WhatCounts page={page} />
            <ActionBar
              isShort
              primary={<SubmitButton intent="save">Save</SubmitButton>}
              back={<TextLink to={back}>Back</TextLink>}
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

function WhatCounts({ page: { counts, doesNotCount, fold } }: { page: FormWords }) {
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

function Aside({ page: { why, coach } }: { page: FormWords }) {
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
          <TextLink to="/en/contact">Ask for a call</TextLink>
        </p>
      </section>
    </>
  );
}
