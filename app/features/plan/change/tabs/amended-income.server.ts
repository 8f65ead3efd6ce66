import { failure, type Result, success } from "~/base/result";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { type IncreaseTab, type Lever, LEVER_NAMES, listTabLevers } from "~/contract/plan/levers";
import type { AmendedIncome } from "~/words/changes/describe-amended-income";
import { loadOnce } from "~/web/request/once.server";
import type { OpenedPlan } from "../open-plan.server";
import { previewIncomes } from "../preview.server";
import { areSameNeeds } from "../working-needs.server";
import { listTabs } from "./tabs";

/** A change, in the order of adding up: the funds first, then the tabs, then changes outside them. */
type Step = "funds" | "others" | IncreaseTab;

function listSteps(tabs: readonly IncreaseTab[], needs: AdjustNeeds): Step[] {
  const isChanged = (lever: Lever) => needs[lever] !== undefined;
  const onTabs = tabs.filter((tab) => listTabLevers(tab).some(isChanged));
  const hasOthers = LEVER_NAMES.some(
    (lever) => isChanged(lever) && !onTabs.some((tab) => listTabLevers(tab).includes(lever)),
  );
  return [
    ...(needs.investment_recommendations ? ["funds" as const] : []),
    ...onTabs,
    ...(hasOthers ? ["others" as const] : []),
  ];
}

/** The needs of a step; the last step, for changes outside the tabs, has all of them. */
function pickStep(step: Step, needs: AdjustNeeds): AdjustNeeds {
  if (step === "others") return needs;
  if (step === "funds") return { investment_recommendations: needs.investment_recommendations };
  return Object.fromEntries(listTabLevers(step).map((lever) => [lever, needs[lever]]));
}

/** The income with the present needs, worked out once for a request. */
export async function loadAmendedIncome(
  request: Request,
  opened: OpenedPlan,
): Promise<Result<AmendedIncome, string>> {
  return loadOnce(request, "amended income", () => calculateAmendedIncome(opened, opened.progress.needs));
}

/**
 * Works out the income with these needs, and what each step adds to it: the income with the changes up to this
 * one, less that with the changes before it. So the parts add up, and a tab without a change adds nothing.
 * @returns the income, or the message of a failure
 * @throws Response 404 if the plan is no longer theirs
 */
export async function calculateAmendedIncome(
  opened: OpenedPlan,
  needs: AdjustNeeds,
): Promise<Result<AmendedIncome, string>> {
  const steps = listSteps(listTabs(opened), needs);
  const changes = steps.map((_, place) =>
    Object.assign({}, ...steps.slice(0, place + 1).map((step) => pickStep(step, needs))),
  ) as AdjustNeeds[];
  const totals = await previewIncomes(opened, changes);
  if (!totals.ok) return failure(totals.reason);
  const income: AmendedIncome = { total: opened.facts.income.total, adds: {} };
  for (const [place, total] of totals.value.entries()) {
    const step = steps[place];
    if (step === "funds" || step === "others") income[step] = total - income.total;
    else if (step) income.adds[step] = total - income.total;
    income.total = total;
  }
  return success(income);
}

/** True if there is something to compare and store: another income than ours, or another amended plan. */
export function isWorthComparing(
  { facts, amended, stored }: OpenedPlan,
  needs: AdjustNeeds,
  total: number | undefined,
): boolean {
  return total !== facts.income.total || (amended !== undefined && !areSameNeeds(needs, stored));
}
