import { useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { percentage } from "~/web/fields/typings";
import { Paragraphs } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import { SubmitButton } from "~/ui/form/without-validation";
import { Panel } from "~/ui/panel";
import { LEVERS } from "~/contract/plan/levers";
import { LOADING, STEP_FORM } from "../../walk-through/step-actions";
import { ChangeForm, readTypedBack } from "../change-form";
import { findSlider, type LeversGround, listFields, toPoints, writeFields } from "../read-change";
import type { RecalculationState } from "../recalculator";
import { writeSlider } from "../slider";
import { type ChangeAnswer, useChange, useFirstAnswer } from "../use-change";
import { TabFields } from "./tab-fields";
import type { TabStanding, TabView } from "./tab-view";
import { useTabs } from "./tabs-frame";

/** Buttons that lead away from the tabs, and those that discard what is typed. */
const LEAVES = ["next", "back", "plan"];
const TAKES_BACK = ["undo", "reset"];

type TabPageProps = { view: TabView; answer?: ChangeAnswer<TabStanding> };

/**
 * A tab that raises the income: its fields, effect and price. Every page gets a new form, also of the same
 * tab.
 */
export function TabPage(props: TabPageProps) {
  return <Tab key={usePageKey()} {...props} />;
}

/** The key of a page; following a link to a field of the same page keeps it. */
function usePageKey(): string {
  const { key, hash } = useLocation();
  const [page, setPage] = useState(key);
  if (hash === "" && key !== page) setPage(key);
  return page;
}

function Tab({ view, answer }: TabPageProps) {
  const refused = useFirstAnswer(answer);
  const submit = useSubmit();
  const isLeading = useNavigation().state !== "idle";
  const { standing, state, setStanding, setState } = useTabs();
  const [first] = useState(standing);
  const asLoaded = view.filled?.values ?? writeFields(first.ground);
  const values = { ...writeTab(first.ground, asLoaded), ...readTypedBack(refused) };
  const change = useChange<TabStanding>({
    action: view.action,
    ground: first.ground,
    values,
    refused,
    isShown: !refused && first.failure === undefined,
    ...findSlider(first.ground),
    previews: ["", "recalculate"],
    isStored: true,
    onShown: (shown) => {
      setStanding(shown);
      return shown.ground;
    },
    onState: setState,
  });
  const { ground } = standing;
  // True until a preview succeeds.
  const isAsLoaded = standing === first;
  const refusal = isAsLoaded ? refused : undefined;

  /**
   * Blocks other buttons while a recalculation or another page is awaited. Mistakes, and the pages after the
   * tabs, load a new document. That also aborts an abandoned request, whose late response would restore what was
   * typed before.
   */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (change.isBusy() || isLeading) return event.preventDefault();
    const intent = change.onSubmit(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (intent === undefined || !(submitter instanceof HTMLButtonElement)) return;
    change.stop();
    const isInPlace = change.isCertain() && (change.isRight() || TAKES_BACK.includes(intent));
    if (LEAVES.includes(intent) || !isInPlace) return;
    event.preventDefault();
    submit(submitter, { method: "post", action: view.action });
  }

  return (
    <ChangeForm
      id={STEP_FORM}
      action={view.action}
      values={isAsLoaded ? values : writeTab(ground, writeFields(ground))}
      live={change}
      refusal={refusal}
      mistakes={state.mistakes}
      onSubmit={onSubmit}
      names={Object.fromEntries(view.fields.map(({ lever, label }) => [LEVERS[lever].inForm, label]))}
    >
      <div className="space-y-6">
        {view.replaces && (
          <Panel tint="sun">
            <p>{view.replaces}</p>
          </Panel>
        )}
        {view.filled && isAsLoaded && !refusal && <p className="font-bold">{view.filled.sentence}</p>}
        {view.fields.length > 0 && (
          <TabFields
            fields={view.fields}
            ground={ground}
            share={ground.shares?.[Number(change.place)] ?? 0}
          />
        )}
        <Effect view={view} standing={standing} state={state} typed={percentage().read(change.text) ?? 0} />
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
    </ChangeForm>
  );
}

/** The fields' values, with those of the slider. */
function writeTab(ground: LeversGround, fields: Record<string, string>): Record<string, string> {
  const slider = findSlider(ground);
  return slider ? { ...fields, ...writeSlider(slider.scale, fields[slider.field] ?? "") } : fields;
}

type EffectProps = { view: TabView; standing: TabStanding; state: RecalculationState; typed: number };

/** The tab's effect, for an unsaved share from the list loaded with the page; then the price of one step. */
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

/** The held share in percentage points; meaningless on a tab without one. */
function findHeldPoints(ground: LeversGround): number {
  const [lever] = listFields(ground);
  return lever ? toPoints(lever, Number(ground.held[lever] ?? ground.recommended[lever])) : NaN;
}
