import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { writePlanAddress } from "~/base/plan-address";
import { PlanPage } from "~/features/plan/page/plan-page";
import { pickShown, viewPlan } from "~/features/plan/page/view-plan";
import { findOpenSteps } from "~/web/identity/acting.server";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { isExplainedFirst } from "~/web/identity/feature-flags.server";
import { visitPlan, writeAddress } from "~/web/access/visit-plan.server";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { WALK_THROUGH } from "~/features/plan/walk-through/addresses";
import { writeWalkThroughLinks } from "~/features/plan/explanation/walk-through-links";
import { findNotLowered } from "~/features/plan/change/lower-income/not-lowered";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(
  ({ isAmended }) => (isAmended ? "Amended plan" : "Recommended plan"),
  {
    isWrong: ({ hasNotice }) => hasNotice,
    description: "The income that we recommend, how likely it is to last, why, and what it costs.",
  },
);

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, plan, progress, amended, session, client, named, headers } = await visitPlan(request);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", named), { headers });
  if (await isExplainedFirst(plan)) throw redirect(writePlanAddress(WALK_THROUGH, named), { headers });
  const ours = { recommendation: progress.recommendation, plan };
  const notice = findNotLowered(request, named);
  const made = await findChoicesMade(id, session);
  const query = new URL(request.url).searchParams;
  const open = findOpenSteps(client, session);
  const { shown: picked, isAmended } = pickShown(ours, amended, query);
  const viewed = viewPlan(ours, amended, { query, made, open, clientName: client?.name });
  const links = !ours.recommendation.is_outdated && {
    links: writeWalkThroughLinks(named, viewed.view.gap && picked.recommendation.type),
  };
  const shown = {
    ...viewed,
    chart: withDrawings(viewed.chart, "half"),
    methodAddress: writeAddress("/en/methodology"),
    paperAddress: writeAddress(writePlanAddress("/en/recommended-plan", { plan: id, client: undefined })),
    notice,
    ...links,
  };
  return json({ isAmended, hasNotice: notice !== undefined, shown }, { headers });
}

export default function RecommendedPlan() {
  return <PlanPage {...useLoaderData<typeof loader>().shown} />;
}
