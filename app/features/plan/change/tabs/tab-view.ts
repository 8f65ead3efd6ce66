import type { SeedState } from "~/ui/seed";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { IncreaseTab } from "~/contract/plan/levers";
import type { AmendedIncomeView } from "~/words/changes/describe-amended-income";
import type { IncreaseTabWords } from "~/words/changes/describe-increase-tab";
import type { LeversGround } from "../read-change";

/** A tab in the list of all, with what it adds so far in words. */
type ListedTab = { tab: IncreaseTab; name: string; state: SeedState; words: string };

/** What follows from the needs as they stand: all that a recalculation changes on the page. */
export type TabStanding = AmendedIncomeView & {
  tabs: readonly ListedTab[];
  ground: LeversGround;
  /** Why the income could not be worked out. */
  failure?: string;
};

/** A tab whose page starts from another value than the one that is held. */
export type FilledTab = {
  /** What its fields show, and the needs that this comes to. */
  values: Record<string, string>;
  needs: AdjustNeeds;
  sentence: string;
};

/** What stands around every tab, and around the result, where no tab is shown. */
export type TabsView = { tabs: TabStanding["tabs"]; standing?: TabStanding };

/** A tab as its page shows it. */
export type TabView = IncreaseTabWords & {
  tab: IncreaseTab;
  /** Where its form is posted to. */
  action: string;
  /** What each share on the slider adds, in its order; empty where that could not be loaded. */
  effects: readonly string[];
  /** Where the address asks for what would close the gap; the standing then goes by it, and nothing is stored. */
  filled?: FilledTab;
  /** Why the incomes of the slider could not be loaded. */
  failure?: string;
  /** What of an earlier change these changes will replace. */
  replaces?: string;
};
