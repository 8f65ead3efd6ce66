import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Paragraphs } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import {
  ErrorSummary,
  FormNotice,
  NamedMistakes,
  PostForm,
  SubmitButton,
} from "~/ui/form/without-validation";
import { Panel } from "~/ui/panel";
import { LEVERS } from "~/contract/plan/levers";
import { LOADING } from "../step-actions";
import { STEP_FORM } from "../step-view";
import type { RecalculationState } from "./recalculator";
import { TabFields } from "./tab-fields";
import type { NeedsRefusal, TabStanding, TabView } from "./tab-view";
import { useTabs } from "./tabs-frame";
import { findHeldPoints, SHOWN, writeFields } from "./typed-needs";
import { useRecalculation } from "./use-recalculation";

/** A tab that raises the income: what is typed, what it adds and costs. A new page of it, of the same tab too, has a form of its own. */
export function TabPage() {
  return <Tab key={useLocation().key} />;
}

function Tab() {
  const view = useLoaderData<TabView>();
  const refused = useActionData<NeedsRefusal>();
  const { standing, state } = useTabs();
  const { form, refusal, isAsLoaded, share, onInput, onSubmit } = useRecalculation(view, refused);
  const filled = isAsLoaded && !refusal ? view.filled : undefined;
  const values = refusal?.typed ?? filled?.values ?? writeFields(standing.ground);
  const notice = refusal?.notice;
  const labels = Object.fromEntries(view.fields.map(({ lever, label }) => [LEVERS[lever].inForm, label]));
  return (
    <PostForm
      id={STEP_FORM}
      action={view.action}
      values={values}
      formRef={form}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={SHOWN} defaultValue={values[SHOWN]} autoComplete="off" />
      <NamedMistakes.Provider value={refusal?.mistakes ?? []}>
        {notice && <FormNotice>{notice}</FormNotice>}
        <ErrorSummary names={labels} />
        <div className="space-y-6">
          {view.replaces && (
            <Panel tint="sun">
              <p>{view.replaces}</p>
            </Panel>
          )}
          {filled && <p className="font-bold">{filled.sentence}</p>}
          {view.fields.length > 0 && (
            <TabFields view={view} ground={standing.ground} share={share.onSlider} />
          )}
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
            <SubmitButton intent="recalculate" look="secondary" busyWords={LOADING} className="tight:px-2">
              Recalculate
            </SubmitButton>
          )}
        </div>
      </NamedMistakes.Provider>
    </PostForm>
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
