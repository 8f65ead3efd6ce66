import { redirect } from "@remix-run/node";
import { openPlan } from "../open-plan.server";
import { writeTarget } from "./leave-tabs.server";
import { listTabs } from "./tabs";

/** Redirects to the tab shown last, or to the first. */
export async function findShownTab(request: Request): Promise<Response> {
  const opened = await openPlan(request);
  const tabs = listTabs(opened);
  const shown = tabs.find((tab) => tab === opened.progress.shown) ?? tabs[0] ?? "delay-retirement";
  return redirect(writeTarget(opened, shown), { headers: opened.headers });
}
