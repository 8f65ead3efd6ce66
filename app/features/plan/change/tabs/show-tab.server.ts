import { json } from "@remix-run/node";
import type { IncreaseTab } from "~/contract/plan/levers";
import { storeStep } from "~/web/cookies/place.server";
import { describeShareEffect } from "~/words/changes/describe-amended-income";
import { describeReplaced } from "~/words/changes/describe-amended-plan";
import { describeIncreaseTab } from "~/words/changes/describe-increase-tab";
import { INCREASE } from "../../walk-through/flow";
import { CHANGES } from "../changes";
import { findShare, groundOfLevers, type OpenedPlan, openPlan, storeProgress } from "../open-plan.server";
import { preloadShares } from "../preload.server";
import { listFields, toPoints } from "../read-change";
import { fillTab } from "./fill-tab";
import { findShownTab } from "./find-shown-tab.server";
import { writeTarget } from "./leave-tabs.server";
import type { TabView } from "./tab-view";
import { listTabs } from "./tabs";

/**
 * Shows a tab, and remembers it as the place to come back to.
 * @throws Response as `enterWalkThrough`; a redirect to another tab if the recommendation does not have this one
 */
export async function showTab(request: Request, tab: IncreaseTab) {
  const opened = await openPlan(request);
  const { id, headers, facts, amended, progress, isByIncome } = opened;
  if (!listTabs(opened).includes(tab)) throw await findShownTab(request);
  for (const cookie of await storeStep(request, id, INCREASE)) headers.append("Set-Cookie", cookie);
  if (progress.shown !== tab) await storeProgress(request, opened, { ...progress, shown: tab });
  const ground = groundOfLevers(CHANGES[tab], opened);
  const view: TabView = {
    ...describeIncreaseTab(tab, listFields(ground), facts),
    ...(await loadEffects(tab, opened)),
    tab,
    action: writeTarget(opened, tab),
    filled: fillTab(new URL(request.url).searchParams, ground, opened),
    replaces: amended && isByIncome ? describeReplaced(amended) : undefined,
  };
  return json(view, { headers });
}

/** The income that each share of a slider adds, all else as recommended. */
async function loadEffects(
  tab: IncreaseTab,
  opened: OpenedPlan,
): Promise<Pick<TabView, "effects" | "failure">> {
  const lever = findShare(CHANGES[tab]);
  if (!lever) return { effects: [] };
  const { id, session, facts, progress, recommended } = opened;
  const { product } = facts;
  const loaded = await preloadShares({ product: product.product, plan: product, id }, 2, session);
  const { dependantsIncomes = [], partnerIncomes = [], failure } = loaded;
  const shares = [
    ...dependantsIncomes.map((each) => ({
      percent: toPoints("percent_capital_to_partner_dependants_annuity", each.perct_capital_to_dependents),
      income: each.monthly_income,
    })),
    ...partnerIncomes.map((each) => ({
      percent: Math.round(each.partner_guaranteed_inc_perct),
      income: each.monthly_income,
    })),
  ];
  const hasOtherChanges = Object.keys(progress.needs).some((name) => name !== lever);
  const effects = shares.map(({ percent, income }) =>
    describeShareEffect({
      percent,
      perMonth: Math.round(income) - facts.income.total,
      recommended: toPoints(lever, recommended[lever]),
      hasOtherChanges,
    }),
  );
  return { effects, failure: failure && `We could not load what other shares would pay. (${failure})` };
}
