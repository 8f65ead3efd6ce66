import { type IncreaseTab, listTabLevers } from "~/contract/plan/levers";
import {
  type AmendedIncome,
  describeAmendedIncome,
  writeMore,
} from "~/words/changes/describe-amended-income";
import { INCREASE_TAB_WORDS } from "~/words/changes/lever-page-words";
import { capitalise } from "~/words/plan/write-figures";
import { CHANGES } from "../changes";
import { groundOfLevers, type OpenedPlan } from "../open-plan.server";
import { listFields } from "../read-change";
import { calculateAmendedIncome } from "./amended-income.server";
import type { TabStanding } from "./tab-view";
import { listTabs } from "./tabs";

/** The content of a tab that follows from the present needs. */
export async function describeStanding(tab: IncreaseTab, opened: OpenedPlan): Promise<TabStanding> {
  const { facts, progress, recommended } = opened;
  const { needs: held, before } = progress;
  const ground = groundOfLevers(CHANGES[tab], opened);
  const calculated = await calculateAmendedIncome(opened, held);
  const income = calculated.ok ? calculated.value : undefined;
  const told = {
    facts,
    tabs: listTabs(opened),
    levers: listFields(ground),
    recommended,
    held,
    before,
    income,
  };
  return {
    ...describeAmendedIncome(tab, told),
    tabs: listStates(opened, tab, income),
    ground,
    failure: calculated.ok ? undefined : calculated.reason,
  };
}

/** The tabs with what each adds; `here` is the shown one, if it is one of them. */
export function listStates(
  opened: OpenedPlan,
  here: IncreaseTab | undefined,
  income: AmendedIncome | undefined,
): TabStanding["tabs"] {
  const { needs, left } = opened.progress;
  return listTabs(opened).map((tab) => {
    const isChanged = listTabLevers(tab).some((lever) => needs[lever] !== undefined);
    const adds = income?.adds[tab] ?? 0;
    const name = INCREASE_TAB_WORDS[tab].name(opened.facts);
    // A change is stored even if its income could not be worked out.
    const known = adds === 0 ? undefined : `${writeMore(adds)} a month`;
    const amount = !income && isChanged ? "changed, not worked out yet" : known;
    if (tab === here)
      return { tab, name, state: "current", words: `You are here: ${amount ?? "no change yet"}` };
    if (left.includes(tab)) return { tab, name, state: "done", words: `Done: ${amount ?? "no change"}` };
    return { tab, name, state: "todo", words: amount ? capitalise(amount) : "Not looked at yet" };
  });
}
