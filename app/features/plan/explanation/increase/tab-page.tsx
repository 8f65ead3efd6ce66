import { useActionData, useLoaderData } from "@remix-run/react";
import { Amount } from "~/ui/amount";
import { Paragraphs } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import {
  ErrorSummary,
  FormNotice,
  NamedMistakes,
  PostForm,
  SubmitButton,
} from "~/ui/form/without-validation";
import { Page } from "~/web/layout/page";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { LEVERS } from "~/contract/plan/levers";
import { ProgressBand } from "../progress-band";
import { LOADING, StepActions } from "../step-actions";
import type { RecalculationState } from "./recalculator";
import { TabFields } from "./tab-fields";
import { TabList } from "./tab-list";
import { TAB_FIELD } from "./tab-view";
import type { NeedsRefusal, TabStanding, TabView } from "./tab-view";
import { findHeldPoints, SHOWN, writeFields } from "./typed-needs";
import { useRecalculation } from "./use-recalculation";

const FORM = "increase";
const RECALCULATING = "We are recalculating your amended monthly income";
const TAGS = ["today’s rand", "before tax"];

/** A tab that raises the income: what is typed, what it adds and costs, and the income that all tabs come to. */
export function TabPage() {
  const view = useLoaderData<TabView>();
  const refused = useActionData<NeedsRefusal>();
  const { form, refusal, standing, state, share, onInput, onSubmit } = useRecalculation(view, refused);
  const filled = standing === view.standing && !refusal ? view.filled : undefined;
  const values = refusal?.typed ?? filled?.values ?? writeFields(standing.ground);
  const notice = refusal?.notice;
  const labels = Object.fromEntries(view.fields.map(({ lever, label }) => [LEVERS[lever].inForm, label]));
  return (
    <Page band={<ProgressBand progress={view.progress} form={FORM} hasUnsaved={view.hasUnsaved} />}>
      <PostForm
        id={FORM}
        action={view.action}
        values={values}
        formRef={form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name={TAB_FIELD} value={view.tab} />
        <input type="hidden" name={SHOWN} defaultValue={values[SHOWN]} autoComplete="off" />
        <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
          {notice && <FormNotice>{notice}</FormNotice>}
          <ErrorSummary names={labels} />
          <h1 className="heading-1">{view.heading}</h1>
          <TabList tabs={standing.tabs} />
          <div className="gap-6 wide:grid wide:grid-cols-12">
            <div className="min-w-0 space-y-6 wide:col-span-7">
              {view.replaces && (
                <Panel tint="sun">
                  <p>{view.replaces}</p>
                </Panel>
              )}
              {filled && <p className="font-bold">{filled.sentence}</p>}
              {view.fields.length > 0 && <TabFields view={view} share={share.onSlider} />}
              <Effect view={view} standing={standing} state={state} typed={share.typed} />
              {standing.reset && (
                <SubmitButton intent="reset" look="link" busyWords={LOADING} className="text-left">
                  {standing.reset}
                </SubmitButton>
              )}
              <Panel tint="sun" title={standing.givesUp.title}>
                <p>{standing.givesUp.text}</p>
              </Panel>
              <Disclosure summary="How this works">
                <Paragraphs texts={view.lead} />
              </Disclosure>
              {view.fields.length > 0 && (
                <SubmitButton
                  intent="recalculate"
                  look="secondary"
                  busyWords={LOADING}
                  className="tight:px-2"
                >
                  Recalculate
                </SubmitButton>
              )}
            </div>
            <div className="mt-8 min-w-0 wide:col-span-4 wide:col-start-9 wide:mt-0" data-result>
              <IncomePanel standing={standing} />
            </div>
          </div>
        </NamedMistakes.Provider>
        <StepActions
          hasBack
          summary={<Summary standing={standing} state={state} />}
          overlay={state.status === "busy" && <Busy />}
        />
      </PostForm>
    </Page>
  );
}

type EffectProps = { view: TabView; standing: TabStanding; state: RecalculationState; typed: number };

/** What this tab adds: of a share that is not stored yet at once, from the list loaded with the page; then what one step costs. */
function Effect({ view, standing, state, typed }: EffectProps) {
  const { ground } = standing;
  const place = typed === findHeldPoints(ground) ? -1 : (ground.shares?.indexOf(typed) ?? -1);
  const effect = view.effects[place] ?? standing.effect;
  const failure = state.message ?? standing.failure;
  return (
    <div className="space-y-2">
      <p aria-live="polite" className="text-h3 font-bold text-bark" data-effect>
        {effect}
      </p>
      <Paragraphs texts={view.prices} />
      {view.failure && <p className="text-small">{view.failure}</p>}
      <div role="alert">{failure && <p className="font-bold text-error">{failure}</p>}</div>
    </div>
  );
}

/** The income that all tabs come to, and what each adds. */
function IncomePanel({ standing: { income, undo } }: { standing: TabStanding }) {
  return (
    <Panel tint="leaf" title="Your income with these changes">
      {income ? (
        <>
          <Amount figure={income.figure} unit="a month" size="l" tags={TAGS} />
          <Rows
            size="small"
            rows={[
              ...income.rows.map(({ name, amount }) => ({ name, value: amount })),
              { name: income.total.name, value: income.total.amount, isTotal: true },
            ]}
          />
        </>
      ) : (
        <p>We could not work it out just now. Press Recalculate to try again.</p>
      )}
      {undo && (
        <SubmitButton intent="undo" look="link" busyWords={LOADING} className="text-left">
          {undo}
        </SubmitButton>
      )}
    </Panel>
  );
}

function Summary({ standing: { income }, state }: { standing: TabStanding; state: RecalculationState }) {
  if (!income) return null;
  const words = state.status === "busy" ? "until now" : `a month, ${income.more}`;
  return (
    <p aria-live="polite" className="min-w-0 flex-1 basis-[5rem] text-small wide:text-center">
      <strong className="block text-body wide:inline">{income.figure}</strong> {words}
    </p>
  );
}

function Busy() {
  return (
    <div
      role="status"
      className="flex items-center gap-4 rounded-leaf border-2 border-bark bg-tint-bark p-4 tight:p-2"
    >
      <BaobabTree className="h-9 w-11 shrink-0" />
      <p className="font-bold">{RECALCULATING}</p>
    </div>
  );
}
