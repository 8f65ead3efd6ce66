import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardPage } from "~/features/plan/dashboard/dashboard-page";
import { showDashboard } from "~/features/plan/dashboard/dashboard.server";
import { hasAnswersToNewPlan } from "~/features/visitor/survey/saved-draft.server";
import { WALK_THROUGH } from "~/features/plan/walk-through/addresses";
import { countSteps } from "~/features/plan/walk-through/flow";
import { titled } from "~/web/page/titled";

export const meta = titled("Your plans");

export async function loader({ request }: LoaderFunctionArgs) {
  return showDashboard(request, {
    explanation: WALK_THROUGH,
    countSteps,
    hasUnfinishedAnswers: (session) => hasAnswersToNewPlan(request, session),
  });
}

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
