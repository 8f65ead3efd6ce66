import { listTabLevers } from "~/contract/plan/levers";
import type { IncreaseTab } from "~/contract/plan/levers";
import { describeAmendedIncome, writeMore } from "~/words/changes/describe-amended-income";
import type { AmendedIncome } from "~/words/changes/describe-amended-income";
import { INCREASE_TAB_WORDS } from "~/words/changes/lever-page-words";
import { capitalise } from "~/words/plan/write-figures";
import { calculateAmendedIncome } from "./amended-income.server";
import { findGround } from "./open-tabs.server";
import type { OpenedTabs } from "./open-tabs.server";
import type { TabStanding } from "./tab-view";
import { listFields } from "./typed-needs";

/** All that follows on a tab from the needs as they stand. */
export async function describeStanding(tab: IncreaseTab, opened: OpenedTabs): Promise<TabStanding> {
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
  here: IncreaseTab | undefined,
  income: AmendedIncome | undefined,
): TabStanding["tabs"] {
  return tabs.map((tab) => {
    const isChanged = listTabLevers(tab).some((lever) => progress.needs[lever] !== undefined);
    const adds = income?.adds[tab] ?? 0;
    const { name } = INCREASE_TAB_WORDS[tab];
    // A change is stored although its income could not be worked out.
    const known = adds === 0 ? undefined : `${writeMore(adds)} a month`;
    const amount = !income && isChanged ? "changed, not worked out yet" : known;
    if (tab === here)
      return { tab, name, state: "here", words: `You are here: ${amount ?? "no change yet"}` };
    if (progress.left.includes(tab))
      return { tab, name, state: "done", words: `Done: ${amount ?? "no change"}` };
    return { tab, name, state: "open", words: amount ? capitalise(amount) : "Not looked at yet" };
  });
}
