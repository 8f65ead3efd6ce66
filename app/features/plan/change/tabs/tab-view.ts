import type { SeedState } from "~/ui/seed";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { IncreaseTab } from "~/contract/plan/levers";
import type { AmendedIncomeView } from "~/words/changes/describe-amended-income";
import type { IncreaseTabWords } from "~/words/changes/describe-increase-tab";
import type { LeversGround } from "../read-change";

/** A tab in the list, with what it adds so far in words. */
type ListedTab = { tab: IncreaseTab; name: string; state: SeedState; words: string };

/** All that a recalculation changes on the page; it follows from the present needs. */
export type TabStanding = AmendedIncomeView & {
  tabs: readonly ListedTab[];
  ground: LeversGround;
  /** The message if the income could not be worked out. */
  failure?: string;
};

/** A tab whose page starts from another value than the held one. */
export type FilledTab = {
  /** The fields' values, and the needs that result. */
  values: Record<string, string>;
  needs: AdjustNeeds;
  sentence: string;
};

/** The frame of every tab, and of the result, which has no standing. */
export type TabsView = { tabs: TabStanding["tabs"]; standing?: TabStanding };

/** The page of a tab. */
export type TabView = IncreaseTabWords & {
  tab: IncreaseTab;
  /** The address to which its form is posted. */
  action: string;
  /** The effect of each share of the slider, in its order; empty if that could not be loaded. */
  effects: readonly string[];
  /** Set where the address asks to close the gap; the standing then follows it, and nothing is stored. */
  filled?: FilledTab;
  /** The message if the slider's incomes could not be loaded. */
  failure?: string;
  /** The earlier change that these changes would replace, in words. */
  replaces?: string;
};
