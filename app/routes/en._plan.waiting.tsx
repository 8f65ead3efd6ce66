import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writePlanAddress } from "~/base/plan-address";
import { SAVED_LINE, writeSavedAddress } from "~/web/plan/assumed-address";
import { findLine } from "~/words/assumed/lines";
import { describeProgress } from "~/words/plan/describe-progress";
import { FailedPage } from "~/features/plan/page/failed-page";
import { regeneratePlan, visitPlan } from "~/web/access/visit-plan.server";
import { WaitingPage } from "~/features/plan/page/waiting-page";
import { forAnybody, handleForm } from "~/web/forms/handle-form.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ state }) =>
  state === "failed" ? "We could not work out the plan" : "Working out the plan",
);

export async function loader({ request }: LoaderFunctionArgs) {
  const { plan, progress, client, named, headers } = await visitPlan(request);
  const names = { firstName: plan.first_name ?? "", clientName: client?.name };
  const { searchParams } = new URL(request.url);
  const line = findLine(searchParams.get(SAVED_LINE));
  if (progress.state === "ready") {
    const on = line ? writeSavedAddress(line.key, named) : writePlanAddress("/en/recommended-plan", named);
    throw redirect(on, { headers });
  }
  if (progress.state === "failed") return json({ state: "failed", ...names } as const, { headers });
  const isStill = searchParams.has("still");
  if (!isStill) headers.set("Refresh", "1");
  const lookedAt = new Intl.DateTimeFormat("en-GB", {
    timeStyle: "medium",
    timeZone: "Africa/Johannesburg",
  }).format(new Date());
  const view = {
    ...names,
    progress: describeProgress(progress.stagesDone),
    isStill,
    lookedAt,
    line: line?.key,
  };
  return json({ state: "generating", ...view } as const, { headers });
}

export async function action(args: ActionFunctionArgs) {
  return handleForm(args, { open: forAnybody }, async () => {
    const regenerated = await regeneratePlan(args.request);
    const { headers } = regenerated;
    if ("rateLimitMessage" in regenerated)
      return json({ notice: regenerated.rateLimitMessage }, { status: 429, headers });
    return redirect(writePlanAddress("/en/waiting", regenerated.named), { status: 303, headers });
  });
}

export default function Waiting() {
  const view = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (view.state === "failed") return <FailedPage {...view} notice={refusal?.notice} />;
  return <WaitingPage {...view} />;
}
