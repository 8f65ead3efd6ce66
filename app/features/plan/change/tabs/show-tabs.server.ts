import { showPage } from "~/web/identity/session.server";
import { writeTabPath } from "../../walk-through/addresses";
import { CHANGES } from "../changes";
import { groundOfLevers, openPlan } from "../open-plan.server";
import { loadAmendedIncome } from "./amended-income.server";
import { describeStanding, listStates } from "./describe-standing.server";
import { fillTab } from "./fill-tab";
import type { TabsView } from "./tab-view";
import { listTabs } from "./tabs";

/**
 * Shows the list of tabs with what each adds, and the income of all changes.
 * @param text the tab in the address; undefined for the result
 * @throws Response as `enterWalkThrough`
 */
export async function showTabs(request: Request, text: string | undefined) {
  const opened = await openPlan(request);
  const { session, progress } = opened;
  const tab = listTabs(opened).find((each) => each === text);
  if (!tab) {
    // Any other address is that of no tab, and redirects to one.
    if (!new URL(request.url).pathname.startsWith(writeTabPath("result"))) return null;
    const income = await loadAmendedIncome(request, opened);
    const tabs = listStates(opened, undefined, income.ok ? income.value : undefined);
    return showPage<TabsView>({ tabs }, session);
  }
  const ground = groundOfLevers(CHANGES[tab], opened);
  const filled = fillTab(new URL(request.url).searchParams, ground, opened);
  const shown = filled
    ? { ...opened, progress: { ...progress, needs: filled.needs, before: undefined } }
    : opened;
  const standing = { ...(await describeStanding(tab, shown)), ground };
  return showPage<TabsView>({ tabs: standing.tabs, standing }, session);
}
