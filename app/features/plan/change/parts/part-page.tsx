import { type FormEvent, useState } from "react";
import { Sentences } from "~/ui/bold-text";
import { DefaultSubmit, SubmitButton } from "~/ui/form/without-validation";
import { ActionBar } from "~/ui/layout/action-bar";
import { BackLink } from "~/ui/layout/back-link";
import { Columns } from "~/ui/layout/columns";
import { Page } from "~/web/layout/page";
import { Panel } from "~/ui/panel";
import { LEVERS } from "~/contract/plan/levers";
import type { ResultFigures } from "~/words/changes/describe-amount";
import { ChangeForm, readTypedBack } from "../change-form";
import { REPLACED, SEEN } from "../read-change";
import type { RecalculationState } from "../recalculator";
import { type ChangeAnswer, isRefused, useChange, useFirstAnswer } from "../use-change";
import { AskedAmount } from "./asked-amount";
import { AskedFunds, nameFundFields } from "./asked-funds";
import { AskedNeeds } from "./asked-needs";
import type { PartShown, EditView } from "./part-view";
import { toScale } from "./to-scale";
import { Amount } from "~/ui/amount";
import { DifferenceTag } from "~/ui/difference-tag";
import { TextLink } from "~/ui/text-link";

type PartPageProps = { view: EditView; answer?: ChangeAnswer<PartShown> };

/** Changes one part of a plan. */
export function PartPage({ view, answer: latest }: PartPageProps) {
  const answer = useFirstAnswer(latest);
  const { question, ground, field, needs, funds, action, parts } = view;
  const [live, setLive] = useState<PartShown>();
  const [state, setState] = useState<RecalculationState>({ status: "idle" });
  const [isAsked, setAsked] = useState(answer?.shown !== undefined);
  const values = { ...view.values, ...readTypedBack(answer) };
  const chosen = live ?? answer?.shown;
  const { figures, amount, seen } = chosen ?? view.shown;
  const refused = answer && isRefused(answer) ? answer : undefined;
  const change = useChange<PartShown>({
    action,
    ground,
    values,
    refused,
    isShown: !refused || answer?.shown !== undefined,
    field,
    previews: ["", "show"],
    scale: amount && toScale(amount.words),
    onShown: (shown) => {
      setLive(shown);
      return ground;
    },
    onState: setState,
  });

  /** Aborts a preview that is still awaited. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (change.onSubmit(event) === undefined) setAsked(true);
    else change.stop();
  }

  const beside = needs?.fields.map(({ lever }): string => LEVERS[lever].inForm) ?? [];
  return (
    <Page>
      <BackLink to={parts}>Change a part</BackLink>
      <ChangeForm
        id="edit-plan"
        action={action}
        values={values}
        live={change}
        refusal={live ? undefined : refused}
        onSubmit={onSubmit}
        names={nameFields(view)}
        mistakes={state.mistakes}
        isUnsaved={answer !== undefined}
      >
        <DefaultSubmit />
        <input type="hidden" name={REPLACED} value={values[REPLACED] ?? ""} autoComplete="off" />
        <input type="hidden" name={SEEN} value={seen ?? values[SEEN] ?? ""} autoComplete="off" />
        <Columns
          aside={
            <div data-result>
              <ChangedFiguresPanel figures={figures} />
            </div>
          }
        >
          <div className={funds ? "" : "max-w-[44rem]"}>
            <h1 className="heading-1">{question}</h1>
            <div className="mt-4 space-y-6">
              <Sentences texts={amount?.lead ?? view.lead} />
              {view.warnings.length > 0 && (
                <Panel tint="sun">
                  {view.warnings.map((warning) => (
                    <p key={warning}>{warning}</p>
                  ))}
                </Panel>
              )}
              {field && amount && (
                <AskedAmount
                  field={field}
                  amount={amount}
                  change={change}
                  needs={needs}
                  isOpen={beside.some(
                    (name) => values[name] !== view.values[name] || answer?.fieldErrors?.[name] !== undefined,
                  )}
                />
              )}
              {needs && !field && <AskedNeeds {...needs} />}
              {funds && <AskedFunds {...funds} />}
              <div className="space-y-2">
                <SubmitButton intent="show" look="secondary" busyWords="Loading">
                  Show what this changes
                </SubmitButton>
                <div role="status">
                  {state.status === "busy" && <p>{WORKING}</p>}
                  {state.status === "idle" && (chosen ?? isAsked) && (
                    <p className="font-bold">{sayNotSaved(figures)}</p>
                  )}
                </div>
                <div role="alert">
                  {state.message && <p className="font-bold text-error">{state.message}</p>}
                </div>
              </div>
            </div>
          </div>
        </Columns>
        <ActionBar
          primary={<SubmitButton intent="save">Save</SubmitButton>}
          summary={<Summary figures={figures} />}
          back={<TextLink to={parts}>Back</TextLink>}
        />
      </ChangeForm>
    </Page>
  );
}

/** Shown while the figures are those before the change. */
const WORKING = "We are working out what this changes.";

function sayNotSaved({ more }: ResultFigures): string {
  return more === undefined
    ? "Nothing differs from the plan yet."
    : "The plan is not changed yet. Look at what this changes, then press Save.";
}

function Summary({ figures: { income, kind, more } }: { figures: ResultFigures }) {
  return (
    <p aria-live="polite" className="min-w-min flex-1 basis-[5rem] text-small wide:text-center">
      <strong className="block text-body wide:inline">{income}</strong> a month {kind}
      {more !== undefined && `, ${more}`}
    </p>
  );
}

/** Short names by field. */
function nameFields({ field, needs, funds, shown }: EditView): Record<string, string> {
  if (funds) return nameFundFields(funds.pots);
  const names = needs?.fields.map(({ lever, label }) => [LEVERS[lever].inForm, label]) ?? [];
  return {
    ...(field && shown.amount && { [field]: shown.amount.words.label }),
    ...(Object.fromEntries(names) as Record<string, string>),
  };
}

/** The effect of a change: each figure beside its present value, and the difference in words. */
function ChangedFiguresPanel({ figures }: { figures: ResultFigures }) {
  const { title, income, tags, more, rows } = figures;
  return (
    <Panel tint="leaf" title={title}>
      <Amount figure={income} unit="a month" size="l" tags={tags} />
      <dl className="text-small">
        {rows.map(({ name, now, value, difference }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
            <dt className="min-w-min flex-1 basis-[8rem]">{name}</dt>
            <dd className="ml-auto text-right font-bold">{value}</dd>
            {more !== undefined && (
              <dd className="flex basis-full flex-wrap justify-between gap-x-4">
                <span className="text-soft">now {now}</span>
                <span className="ml-auto text-right">
                  <DifferenceTag difference={difference} isUntinted />
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}
