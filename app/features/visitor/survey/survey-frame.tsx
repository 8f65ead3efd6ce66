import { Outlet } from "@remix-run/react";
import { DefaultSubmit } from "~/ui/form";
import { Columns } from "~/ui/layout/columns";
import { Navigator } from "~/ui/layout/navigator";
import { Page } from "~/web/layout/page";
import { Trouble } from "~/web/layout/trouble";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { StepHelp, StepSummary } from "./step-aside";
import { nameStepForm, type StepLink, type SurveyFrameView } from "./step-view";

/** The frame of the survey's steps: the navigator above, the summary and help beside. Other pages have none. */
export function SurveyFrame({ view }: { view: SurveyFrameView | null }) {
  if (!view) return <Outlet />;
  const form = nameStepForm(view.step);
  return (
    <Page band={!view.isFinished && <Navigator steps={view.links.map(toNavigatorStep)} form={form} />}>
      {view.isFinished && <DefaultSubmit form={form} />}
      <Columns
        aside={
          <>
            <StepSummary view={view} form={form} />
            <StepHelp view={view} />
          </>
        }
      >
        <Outlet />
      </Columns>
    </Page>
  );
}

/** The error page of a step. Help stays; the navigator goes, because there is no form for it to post. */
export function SurveyTrouble({ view }: { view?: SurveyFrameView | null }) {
  const back = { to: usePlanAddress()("/en/1"), name: "Go to the first question" };
  const trouble = <Trouble back={back} />;
  return <Page>{view ? <Columns aside={<StepHelp view={view} />}>{trouble}</Columns> : trouble}</Page>;
}

const toNavigatorStep = ({ step, name, state }: StepLink) => ({ number: step, name, state });
