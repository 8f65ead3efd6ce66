import type { NamedPlan } from "~/base/plan-address";
import { writeNeedsInProgress } from "~/web/cookies/changed-needs.server";
import type { NeedsInProgress } from "~/web/cookies/changed-needs.server";
import type { Session } from "~/web/identity/session.server";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { limitToTabs } from "~/contract/plan/adjust-rules";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { isShare, listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab, ShareLever } from "~/contract/plan/levers";
import { readAdjustLimits } from "~/features/plan/explanation/adjust-limits";
import { listShares } from "~/contract/records/share-steps";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { enterWalkThrough } from "../enter.server";
import { areSameNeeds, readWorkingNeeds } from "../working-needs.server";
import type { WorkingNeeds } from "../working-needs.server";
import { listTabs } from "./tabs";
import { toPoints } from "./typed-needs";
import type { NeedsGround } from "./typed-needs";

/** A plan whose income can be raised: its tabs, and what was changed on them so far. */
export type OpenedTabs = WorkingNeeds & {
  id: number;
  session: Session;
  /** The plan and the client as addresses name them. */
  named: NamedPlan;
  headers: Headers;
  facts: PlanFacts;
  tabs: readonly IncreaseTab[];
  /** The plan as it was amended before. */
  amended?: PlanFacts;
  recommended: Required<AdjustNeeds>;
  limits: AdjustLimits;
};

/**
 * Opens the tabs of the plan that the address names.
 * @throws Response as `enterWalkThrough`
 */
export async function openTabs(request: Request): Promise<OpenedTabs> {
  const entered = await enterWalkThrough(request);
  const { id, session, named, headers, facts, amended } = entered;
  const working = await readWorkingNeeds(request, entered);
  const recommended = readRecommendedNeeds(facts.recommendation);
  const limits = limitToTabs(readAdjustLimits(facts.recommendation), recommended);
  const tabs = listTabs({ limits, recommended });
  return { ...working, id, session, named, headers, facts, amended, tabs, recommended, limits };
}

/** The share that a tab moves with a slider; undefined on a tab of days, amounts or years. */
export function findTabShare(tab: IncreaseTab): ShareLever | undefined {
  return listTabLevers(tab).find(isShare);
}

/** What a tab's form is read against. */
export function findGround(tab: IncreaseTab, { progress, recommended, limits }: OpenedTabs): NeedsGround {
  const ground = { levers: listTabLevers(tab), recommended, held: progress.needs, limits };
  const share = findTabShare(tab);
  if (!share) return ground;
  const shares = listShares(2, {
    minimum: toPoints(share, limits[share]?.minimum ?? 0),
    recommended: toPoints(share, recommended[share]),
  });
  return { ...ground, shares };
}

/** Stores what was changed, and sends it along with the answer. */
export async function storeProgress(
  request: Request,
  { id, headers }: Pick<OpenedTabs, "id" | "headers">,
  progress: NeedsInProgress,
): Promise<void> {
  for (const cookie of await writeNeedsInProgress(request, id, progress))
    headers.append("Set-Cookie", cookie);
}

/** Whether the plan was amended by another income, which changed needs replace. */
export function isAmendedByIncome({ amended, stored }: Pick<OpenedTabs, "amended" | "stored">): boolean {
  return amended !== undefined && Object.keys(stored).length === 0;
}

/** Whether there is something to compare and to store: another income than ours, or another amended plan. */
export function isWorthComparing(
  { facts, amended, stored }: Pick<OpenedTabs, "facts" | "amended" | "stored">,
  needs: AdjustNeeds,
  total: number | undefined,
): boolean {
  return total !== facts.income.total || (amended !== undefined && !areSameNeeds(needs, stored));
}
