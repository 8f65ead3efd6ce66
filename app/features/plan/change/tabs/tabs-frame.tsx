import { Outlet, useLocation, useNavigation, useOutletContext } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { Amount } from "~/ui/amount";
import { SubmitButton } from "~/ui/form/without-validation";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { LOADING, STEP_FORM, StepActions } from "../../walk-through/step-actions";
import type { RecalculationState } from "../recalculator";
import { TabList } from "./tab-list";
import type { TabStanding, TabsView } from "./tab-view";

const RECALCULATING = "We are recalculating your amended monthly income";
const TAGS = ["today’s rand", "before tax"];

/** Shared by the frame and its tab. */
type TabsContext = {
  standing: TabStanding;
  state: RecalculationState;
  /** Shows the outcome of a recalculation until the next page. */
  setStanding: (standing: TabStanding) => void;
  setState: (state: RecalculationState) => void;
};

export const useTabs = () => useOutletContext<TabsContext>();

type TabsFrameProps = {
  view: TabsView | null;
  /** The heading of the tab, or of the result, that it frames. */
  heading?: string;
};

/** The frame of the tabs that raise the income: their list, and the income of all changes. */
export function TabsFrame({ view, heading }: TabsFrameProps) {
  const [live, setLive] = useState<{ of: TabsView; standing: TabStanding }>();
  const [state, setState] = useState<RecalculationState>({ status: "idle" });
  // Navigating to another tab works out what was typed as well.
  const isBusy = useNavigation().state !== "idle" || state.status === "busy";
  useFocusOnNewPage();
  const setStanding = useCallback(
    (next: TabStanding) => view && setLive({ of: view, standing: next }),
    [view],
  );
  if (!view) return <Outlet />;
  // A recalculation is newer than its page, until there is a new page.
  const standing = live?.of === view ? live.standing : view.standing;
  return (
    <>
      <h1 className="heading-1" tabIndex={-1}>
        {heading}
      </h1>
      <TabList tabs={standing?.tabs ?? view.tabs} />
      {standing ? (
        <>
          <div className="gap-6 broad:grid broad:grid-cols-12">
            <div className="min-w-0 broad:col-span-7">
              <Outlet context={{ standing, state, setStanding, setState } satisfies TabsContext} />
            </div>
            <div className="mt-8 min-w-0 broad:col-span-4 broad:col-start-9 broad:mt-0" data-result>
              <IncomePanel {...standing} />
            </div>
          </div>
          <StepActions
            hasBack
            summary={<Summary standing={standing} state={state} />}
            overlay={isBusy && <Busy />}
          />
        </>
      ) : (
        <Outlet />
      )}
    </>
  );
}

/** Moves the focus to the beginning of a tab opened in place, as for a new page. */
function useFocusOnNewPage() {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    // A refused form's notice takes the focus itself.
    const isTaken = document.getElementById(STEP_FORM)?.contains(document.activeElement);
    if (key !== first && !isTaken) document.querySelector("h1")?.focus();
  }, [key, first]);
}

/** The income of all changes, and what each tab adds. */
function IncomePanel({ income, undo }: TabStanding) {
  return (
    <Panel tint="leaf" title="Income with these changes">
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
        <p>We could not work it out. Press Recalculate.</p>
      )}
      {undo && (
        <SubmitButton intent="undo" form={STEP_FORM} look="link" busyWords={LOADING} className="text-left">
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
