import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { IncreaseTab } from "~/contract/plan/levers";
import type { AmendedIncomeView } from "~/words/changes/describe-amended-income";
import type { IncreaseTabWords } from "~/words/changes/describe-increase-tab";
import type { StepsLeft } from "../steps-left";
import type { NeedsGround } from "./typed-needs";

/** A tab in the list of all, with what it adds so far in words. */
type ListedTab = { tab: IncreaseTab; name: string; state: "here" | "done" | "open"; words: string };

/** What follows from the needs as they stand: all that a recalculation changes on the page. */
export type TabStanding = AmendedIncomeView & {
  tabs: readonly ListedTab[];
  ground: NeedsGround;
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

/** A tab as its page shows it. */
export type TabView = IncreaseTabWords & {
  tab: IncreaseTab;
  /** Where its form is posted to, and where a recalculation is. */
  action: string;
  recalculation: string;
  /** What each share on the slider adds, in its order; empty where that could not be loaded. */
  effects: readonly string[];
  standing: TabStanding;
  /** Where the address asks for what would close the gap; the standing then goes by it, and nothing is stored. */
  filled?: FilledTab;
  /** Why the incomes of the slider could not be loaded. */
  failure?: string;
  progress: StepsLeft;
  /** Whether changes wait to be saved, and what of an earlier change they will replace. */
  hasUnsaved: boolean;
  replaces?: string;
};

type FieldMistake = { field: string; message: string };

/** The page again: what is wrong with the whole form or with its fields, and what was typed. */
export type NeedsRefusal = {
  notice?: string;
  mistakes: readonly FieldMistake[];
  typed: Record<string, string>;
};

/** What a recalculation answers. */
export type RecalculationAnswer = { standing: TabStanding } | { message: string };

/** The field that says which tab is recalculated. */
export const TAB_FIELD = "tab";
