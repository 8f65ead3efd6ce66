import { writeNeedsInProgress } from "~/web/cookies/changed-needs.server";
import type { NeedsInProgress } from "~/web/cookies/changed-needs.server";
import type { Session } from "~/web/identity/session.server";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { limitToTabs } from "~/contract/plan/adjust-rules";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { readAdjustLimits } from "~/features/plan/explanation/adjust-limits";
import { listShares } from "~/contract/records/share-steps";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { enterWalkThrough } from "../enter.server";
import { areSameNeeds, readWorkingNeeds } from "../working-needs.server";
import type { WorkingNeeds } from "../working-needs.server";
import { listTabs, TAB_LEVERS } from "./tabs";
import type { Tab } from "./tabs";
import { toPoints } from "./typed-needs";
import type { NeedsGround } from "./typed-needs";

/** A plan whose income can be raised: its tabs, and what was changed on them so far. */
export type OpenedTabs = WorkingNeeds & {
  id: number;
  session: Session;
  headers: Headers;
  facts: PlanFacts;
  tabs: readonly Tab[];
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
  const { id, session, headers, facts, amended, product } = entered;
  const working = await readWorkingNeeds(request, entered);
  const recommended = readRecommendedNeeds(facts.recommendation);
  const { cash } = facts;
  const tabs = listTabs({
    product,
    dependantsShare: facts.product.perct_capital_to_dependents,
    cashNeeds: cash.debt_recommend + cash.emergency_savings_recommend + cash.personal_cash_recommend,
    partnerIncome: facts.product.guaranteed_partner_income,
    guaranteeYears: facts.product.life_annuity_guaranteed_period_years,
  });
  const limits = limitToTabs(readAdjustLimits(facts.recommendation), recommended);
  return { ...working, id, session, headers, facts, amended, tabs, recommended, limits };
}

const SLIDER_LEVERS = {
  dependants: "percent_capital_to_partner_dependants_annuity",
  "partner-income": "partner_guaranteed_inc_perct",
} as const;

/** What a tab's form is read against. */
export function findGround(tab: Tab, { progress, recommended, limits }: OpenedTabs): NeedsGround {
  const ground = { levers: TAB_LEVERS[tab], recommended, held: progress.needs, limits };
  if (tab !== "dependants" && tab !== "partner-income") return ground;
  const lever = SLIDER_LEVERS[tab];
  const shares = listShares(2, {
    minimum: toPoints(lever, limits[lever]?.minimum ?? 0),
    recommended: toPoints(lever, recommended[lever]),
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

/** Whether the plan was amended by a lower income, which changed needs replace. */
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
