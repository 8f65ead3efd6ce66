/** The tabs that raise the income: which of them a plan has, and where each leads. Pure, for pages and addresses alike. */
import type { Lever } from "~/contract/plan/levers";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import type { IncreaseTab } from "~/words/changes/describe-increase-tab";

/** The tabs in their order; each is the last part of its page's address. */
export const TABS = [
  "dependants",
  "delay-retirement",
  "cash-needs",
  "partner-income",
  "guarantee-period",
] as const satisfies readonly IncreaseTab[];
export type Tab = IncreaseTab;

/** Where Next and Back lead: to a tab, to what all changes add up to, back to the decision, or to the recommended plan. */
export type TabTarget = Tab | "result" | "decision" | "plan";

/** The needs that a tab changes. */
export const TAB_LEVERS: Record<Tab, readonly Lever[]> = {
  dependants: ["percent_capital_to_partner_dependants_annuity"],
  "delay-retirement": ["retirement_date"],
  "cash-needs": ["debt_recommend", "emergency_savings_recommend", "personal_cash_recommend"],
  "partner-income": ["partner_guaranteed_inc_perct"],
  "guarantee-period": ["income_guarantee_period"],
};

/** What decides which tabs a recommendation has. */
export type TabGrounds = {
  product: AnnuityRecommendation;
  /** A fraction. */
  dependantsShare: number;
  /** Rand, all of them together. */
  cashNeeds: number;
  /** Rand a month, guaranteed to the partner. */
  partnerIncome: number;
  guaranteeYears: number;
};

const SHORTEST_GUARANTEE_YEARS = 0.5;

const APPLIES: Record<Tab, (grounds: TabGrounds) => boolean> = {
  dependants: ({ product, dependantsShare }) => product === "LivingAnnuityPlus" && dependantsShare > 0,
  "delay-retirement": () => true,
  "cash-needs": ({ cashNeeds }) => cashNeeds > 0,
  "partner-income": ({ product, partnerIncome }) => isLifeAnnuity(product) && partnerIncome > 0,
  "guarantee-period": ({ product, guaranteeYears }) =>
    isLifeAnnuity(product) && guaranteeYears >= SHORTEST_GUARANTEE_YEARS,
};

/** The tabs of a recommendation in their order; there is always one. */
export function listTabs(grounds: TabGrounds): Tab[] {
  return TABS.filter((tab) => APPLIES[tab](grounds));
}

/** Finds a tab by the last part of its address. */
export function readTab(text: string | undefined): Tab | undefined {
  return TABS.find((tab) => tab === text);
}

/** Where Next leads. What all changes add up to is shown only if they change the income. */
export function findNextTab(from: Tab | "result", tabs: readonly Tab[], isIncomeChanged: boolean): TabTarget {
  if (from === "result") return "plan";
  return tabs[tabs.indexOf(from) + 1] ?? (isIncomeChanged ? "result" : "plan");
}

/** Where Back leads. */
export function findPreviousTab(from: Tab | "result", tabs: readonly Tab[]): TabTarget {
  if (from === "result") return tabs.at(-1) ?? "decision";
  return tabs[tabs.indexOf(from) - 1] ?? "decision";
}
