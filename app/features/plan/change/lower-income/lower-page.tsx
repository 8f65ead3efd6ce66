import { type FormEvent, useState } from "react";
import { Amount } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { AmountField, RadioCards, SubmitButton } from "~/ui/form/without-validation";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { Comparison } from "~/web/plan/comparison";
import type { DecreaseView } from "~/words/changes/describe-decrease";
import { LOADING, STEP_FORM } from "../../walk-through/step-actions";
import { StepColumns, Terms } from "../../walk-through/step-layout";
import { ChangeForm, readTypedBack } from "../change-form";
import { NEW_INCOME, REFUSES_UNIT_TRUST, SEEN } from "../read-change";
import type { RecalculationState } from "../recalculator";
import { isOther } from "../slider";
import { type ChangeAnswer, isRefused, useChange, useFirstAnswer } from "../use-change";
import type { LowerShown, LowerView } from "./lower-view";

const NAMES = { [NEW_INCOME]: "New monthly income", [REFUSES_UNIT_TRUST]: "Unit trust withdrawal" };

type LowerPageProps = { view: LowerView; answer?: ChangeAnswer<LowerShown> };

/** Step 13: asks for a lower income, in the way that the recommended product allows. */
export function LowerPage({ view, answer: latest }: LowerPageProps) {
  const answer = useFirstAnswer(latest);
  const { said, ground, action } = view;
  const [live, setLive] = useState<LowerShown>();
  const [state, setState] = useState<RecalculationState>({ status: "idle" });
  const isOurs = ground.held === Math.round(ground.recommended);
  const refused = answer && isRefused(answer) ? answer : undefined;
  const { comparison, seen } = live ?? answer?.shown ?? {};
  const values = { ...view.values, ...readTypedBack(answer) };
  const change = useChange<LowerShown>({
    action,
    ground,
    values,
    refused,
    isShown: answer?.shown !== undefined || (!refused && isOurs),
    field: NEW_INCOME,
    previews: ["show"],
    onShown: (shown) => {
      setLive(shown);
      return ground;
    },
    onState: setState,
  });

  /** Aborts a preview that is still awaited. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (change.onSubmit(event) !== undefined) change.stop();
  }

  return (
    <ChangeForm
      id={STEP_FORM}
      action={action}
      values={values}
      live={change}
      refusal={live ? undefined : refused}
      mistakes={state.mistakes}
      onSubmit={onSubmit}
      names={NAMES}
    >
      <input type="hidden" name={SEEN} value={seen ?? values[SEEN] ?? ""} autoComplete="off" />
      <StepColumns heading={view.heading} aside={<RecommendedIncome income={said.income} />}>
        <div className="max-w-text space-y-4">
          {said.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {said.warnings.length > 0 && (
          <div className="mt-6 max-w-text">
            <Panel tint="sun">
              {said.warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </Panel>
          </div>
        )}
        <div className="mt-8 space-y-6">
          <AskedIncome said={said} isHeld={!isOurs} change={change} />
          {said.kind !== "nothing" && (
            <SubmitButton intent="show" look="secondary" busyWords={LOADING}>
              Show what this changes
            </SubmitButton>
          )}
          <div role="status" className="max-w-text">
            {state.status === "busy" && <p>We are working out what this changes.</p>}
            {state.status === "idle" && comparison && (
              <p className="font-bold">
                {comparison.income.amended} a month, {comparison.income.difference.words}. The plan is not
                changed yet. Look below at what this income changes, then press Next to save it.
              </p>
            )}
          </div>
          <div role="alert">{state.message && <p className="font-bold text-error">{state.message}</p>}</div>
        </div>
      </StepColumns>
      <div className="mt-8 space-y-6">
        {comparison && <Comparison {...comparison} />}
        <Terms terms={[said.more, said.term]} />
      </div>
    </ChangeForm>
  );
}

type AskedIncomeProps = {
  said: DecreaseView;
  isHeld: boolean;
  change: Pick<ReturnType<typeof useChange>, "text" | "fill">;
};

/** The field of the amount, or the question about the unit trust; nothing where the income is fixed. */
function AskedIncome({ said, isHeld, change }: AskedIncomeProps) {
  if (said.kind === "nothing") return null;
  if (said.kind === "unit trust")
    return <RadioCards name={REFUSES_UNIT_TRUST} legend={said.question} choices={said.choices} />;
  return (
    <div className="space-y-2">
      <AmountField name={NEW_INCOME} label={said.label} hint={said.hint} />
      {isOther(change.text, said.start) && (
        <p>
          <SubmitButton
            intent="reset"
            look="link"
            onClick={(event) => {
              // The income is one that could not be saved: the server has to forget it.
              if (isHeld) return;
              event.preventDefault();
              change.fill(said.start);
            }}
          >
            {said.reset}
          </SubmitButton>
        </p>
      )}
    </div>
  );
}

function RecommendedIncome({ income }: { income: DecreaseView["income"] }) {
  const { amountPerMonth, tags, title, rows } = income;
  return (
    <Panel tint="leaf" title="The income we recommend">
      <Amount figure={amountPerMonth} unit="a month" size="l" tags={tags} />
      <Disclosure summary={title} isFlush>
        <Rows size="small" rows={rows.map(({ name, note, amount }) => ({ name, note, value: amount }))} />
      </Disclosure>
    </Panel>
  );
}
