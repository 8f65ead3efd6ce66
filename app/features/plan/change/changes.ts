/**
 * The changes that a person can make to a plan: the tabs that raise its income, the step that lowers it, and
 * the parts of the plan's page. Each is a form, and all are read, previewed and refused in the same way.
 */
import {
  INCREASE_TABS,
  type IncreaseTab,
  type Lever,
  listPartLevers,
  listTabLevers,
  PLAN_PARTS,
  type PlanPart,
} from "~/contract/plan/levers";
import { writeEditPath, writeStepPath, writeTabPath } from "../walk-through/addresses";
import { DECREASE } from "../walk-through/flow";

export type Change = {
  /** The address of its page, without the plan. */
  address: string;
  /** The form's fields: one for each lever, the lump sum possibly among them; another income; or the funds. */
  asks: "levers" | "income" | "funds";
  levers: readonly Lever[];
  /** The directions in which it may move the income. */
  limit: "raise" | "lower" | "any";
  /** The walk-through holds changes until they are accepted; the plan's page saves them at once. */
  frame: "walk-through" | "plan";
};

const onTab = (tab: IncreaseTab): Change => ({
  address: writeTabPath(tab),
  asks: "levers",
  levers: listTabLevers(tab),
  limit: "raise",
  frame: "walk-through",
});

const ofPlan = (part: PlanPart, asks: Change["asks"] = "levers"): Change => ({
  address: writeEditPath(part),
  asks,
  levers: listPartLevers(part),
  limit: "any",
  frame: "plan",
});

/** Every change, by the last part of its page's address. */
export const CHANGES = {
  dependants: onTab("dependants"),
  "delay-retirement": onTab("delay-retirement"),
  "cash-needs": onTab("cash-needs"),
  "partner-income": onTab("partner-income"),
  "guarantee-period": onTab("guarantee-period"),
  "lump-sum": ofPlan("lump-sum"),
  income: ofPlan("income", "income"),
  "guaranteed-share": ofPlan("guaranteed-share"),
  "elected-percentage": ofPlan("elected-percentage"),
  guarantees: ofPlan("guarantees"),
  "portfolio-layout": ofPlan("portfolio-layout", "funds"),
  "five-year-exclusion": ofPlan("five-year-exclusion"),
  [DECREASE]: {
    address: writeStepPath(DECREASE),
    asks: "income",
    levers: [],
    limit: "lower",
    frame: "walk-through",
  },
} satisfies Record<IncreaseTab | PlanPart | typeof DECREASE, Change>;

/** Finds a tab by the last part of its address. */
export function readTab(text: string | undefined): IncreaseTab | undefined {
  return INCREASE_TABS.find((tab) => tab === text);
}

/** Finds a part of a plan by the last part of its address. */
export function readPart(text: string | undefined): PlanPart | undefined {
  return PLAN_PARTS.find((part) => part === text);
}
