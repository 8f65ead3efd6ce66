import { describeAmendedIncome, writeMore } from "~/words/describe-amended-income";
import type { AmendedIncome } from "~/words/describe-amended-income";
import { nameIncreaseTab } from "~/words/describe-increase-tab";
import { calculateAmendedIncome } from "./amended-income.server";
import { findGround } from "./open-tabs.server";
import type { OpenedTabs } from "./open-tabs.server";
import type { Tab } from "./tabs";
import type { TabStanding } from "./tab-view";
import { listFields } from "./typed-needs";

/** All that follows on a tab from the needs as they stand. */
export async function describeStanding(tab: Tab, opened: OpenedTabs): Promise<TabStanding> {
  const { facts, tabs, progress, recommended } = opened;
  const ground = findGround(tab, opened);
  const { income, failure } = await calculateAmendedIncome(opened, progress.needs);
  const { needs: held, before } = progress;
  const levers = listFields(ground);
  return {
    ...describeAmendedIncome(tab, { facts, tabs, levers, recommended, held, before, income }),
    tabs: listStates(opened, tab, income),
    ground,
    failure,
  };
}

/** The tabs with what each adds; `here` is the one that is shown, if it is one of them. */
export function listStates(
  { tabs, progress }: OpenedTabs,
  here: Tab | undefined,
  income: AmendedIncome | undefined,
): TabStanding["tabs"] {
  return tabs.map((tab) => {
    const adds = income?.adds[tab] ?? 0;
    const amount = adds === 0 ? "no change" : `${writeMore(adds)} a month`;
    const name = nameIncreaseTab(tab);
    if (tab === here)
      return { tab, name, state: "here", words: `You are here: ${adds === 0 ? "no change yet" : amount}` };
    if (progress.left.includes(tab)) return { tab, name, state: "done", words: `Done: ${amount}` };
    return { tab, name, state: "open", words: adds === 0 ? "Not looked at yet" : amount };
  });
}
