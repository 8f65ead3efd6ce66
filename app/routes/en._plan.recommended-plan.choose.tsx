import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChoosePage } from "~/features/plan/page/selection/choose-page";
import { showPlanChoice, submitPlanChoice } from "~/features/plan/page/selection/choose.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ view }) =>
  view.kind === "chosen" ? "Your choice" : "Choose your plan",
);

export async function loader({ request }: LoaderFunctionArgs) {
  return showPlanChoice(request);
}

export async function action(args: ActionFunctionArgs) {
  return submitPlanChoice(args);
}

export default function Choose() {
  return <ChoosePage view={useLoaderData<typeof loader>().view} />;
}
