import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { RECOMMENDED_PLAN, writeStepPath, writeTabPath } from "../addresses";
import { finishWalkThrough } from "../enter.server";
import { DECISION } from "../flow";
import type { OpenedTabs } from "./open-tabs.server";
import type { TabTarget } from "./tabs";

/** Leads to where a button of a tab leads. */
export function leadToTab(
  { named, headers }: Pick<OpenedTabs, "named" | "headers">,
  target: TabTarget,
): Response {
  return redirect(writePlanAddress(findPath(target), named), { status: 303, headers });
}

function findPath(target: TabTarget): string {
  if (target === "plan") return RECOMMENDED_PLAN;
  return target === "decision" ? writeStepPath(DECISION) : writeTabPath(target);
}

type Leaving = {
  /** Shows the page again with what failed. */
  refuse: (notice: string) => Response | Promise<Response>;
  /** Whether nothing is left to come back to. */
  isSettled: boolean;
};

/** Stores that the walk-through is done, and leads to the recommended plan. */
export async function finishTabs(opened: OpenedTabs, { refuse, isSettled }: Leaving): Promise<Response> {
  const { id, session, headers } = opened;
  const { failure } = await finishWalkThrough(id, session);
  if (failure) return refuse(failure);
  if (isSettled) for (const cookie of forgetWalkThrough(id)) headers.append("Set-Cookie", cookie);
  return leadToTab(opened, "plan");
}
