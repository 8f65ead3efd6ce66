import { useLoaderData } from "@remix-run/react";
import { ChoosePage } from "~/features/plan/page/selection/choose-page";
import {
  showPlanChoice as loader,
  submitPlanChoice as action,
} from "~/features/plan/page/selection/choose.server";
import { titled } from "~/web/page/titled";

export const handle = { enhance: true };

export const meta = titled<typeof loader>(({ view }) =>
  view.kind === "chosen" ? "Your choice" : "Choose a plan",
);

export { action, loader };

export default function Choose() {
  return <ChoosePage view={useLoaderData<typeof loader>().view} />;
}
