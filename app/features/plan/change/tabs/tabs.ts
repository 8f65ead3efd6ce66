/** The tabs that raise the income: which of them a plan has, and their order. Pure, for pages and addresses. */
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { INCREASE_TABS, type IncreaseTab, type Lever, LEVERS, listTabLevers } from "~/contract/plan/levers";

/** The destination of Next or Back: a tab, the result of all changes, the decision, or the recommended plan. */
export type TabTarget = IncreaseTab | "result" | "decision" | "plan";

/** Insurers sell whole and half years. */
const SHORTEST_YEARS = 0.5;

/** True if moving a need can raise the income: always for a date, otherwise if there is something to reduce. */
function isWorthMoving(lever: Lever, recommended: string | number): boolean {
  if (typeof recommended === "string") return true;
  return LEVERS[lever].unit === "years" ? recommended >= SHORTEST_YEARS : recommended > 0;
}

/**
 * The tabs of a recommendation in their order; there is always one.
 * @param limits of the needs that the recommended product has
 */
export function listTabs({
  limits,
  recommended,
}: {
  limits: AdjustLimits;
  recommended: Required<AdjustNeeds>;
}): IncreaseTab[] {
  return INCREASE_TABS.filter((tab) =>
    listTabLevers(tab).some((lever) => limits[lever] && isWorthMoving(lever, recommended[lever])),
  );
}

/** The destination of Next. The result is shown only if the income changes. */
export function findNextTab(
  from: IncreaseTab | "result",
  tabs: readonly IncreaseTab[],
  isIncomeChanged: boolean,
): TabTarget {
  if (from === "result") return "plan";
  return tabs[tabs.indexOf(from) + 1] ?? (isIncomeChanged ? "result" : "plan");
}

export function findPreviousTab(from: IncreaseTab | "result", tabs: readonly IncreaseTab[]): TabTarget {
  if (from === "result") return tabs.at(-1) ?? "decision";
  return tabs[tabs.indexOf(from) - 1] ?? "decision";
}
