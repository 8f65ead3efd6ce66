import { Outlet, useParams } from "@remix-run/react";
import { Page } from "~/web/layout/page";
import { Trouble } from "~/web/layout/trouble";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { RECOMMENDED_PLAN } from "../walk-through/addresses";
import { ProgressBand } from "./progress-band";
import { StepActions } from "../walk-through/step-actions";
import type { WalkThroughView } from "./steps/step-view";

/** The frame of all steps of the walk-through: progress above, Back and Next below. */
export function WalkThrough({ view }: { view: WalkThroughView | null }) {
  // The tabs have their own Back and Next, beside the income of all changes.
  const isTab = useParams().tab !== undefined;
  if (!view) return <Outlet />;
  const { hasBack, ...band } = view;
  return (
    <Page band={<ProgressBand {...band} />}>
      <Outlet />
      {!isTab && <StepActions hasBack={hasBack} />}
    </Page>
  );
}

/** The error page of a step, which still shows the progress. */
export function WalkThroughTrouble({ view }: { view?: WalkThroughView | null }) {
  const back = { to: usePlanAddress()(RECOMMENDED_PLAN), name: "Back to the plan" };
  return (
    <Page band={view && <ProgressBand {...view} hasForm={false} />}>
      <Trouble back={back} />
    </Page>
  );
}
