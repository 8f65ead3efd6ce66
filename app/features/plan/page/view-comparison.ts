import { compareFunds, type FundsView } from "~/words/changes/compare-funds";
import { type ColumnsView, compareManyPlans, compareProducts } from "~/words/costs/compare-columns";
import { comparePartnerShares, type PartnerSharesView } from "~/words/costs/compare-partner-shares";
import { compareGuarantees, type GuaranteesView } from "~/words/costs/compare-guarantees";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { Advised } from "~/words/changes/shown-plan";

/** The page's comparisons, in the order of its links. */
export const COMPARISONS = {
  plans: { name: "Plans", title: "The plans side by side" },
  options: { name: "Kinds of annuity", title: "The kinds of annuity, worked out for this plan" },
  guaranteed: { name: "How much guaranteed", title: "How much should be guaranteed" },
  funds: { name: "Funds", title: "The funds side by side" },
} as const;
type Compared = keyof typeof COMPARISONS;

/** The page of one comparison. */
export type ComparisonPageView = {
  compared: Compared;
  title: string;
  columns?: ColumnsView;
  partnerShares?: PartnerSharesView;
  guarantees?: GuaranteesView;
  funds?: FundsView;
};

/** Reads the comparison of an address; undefined if it names none. */
export function readCompared(text: string | null): Compared | undefined {
  return (Object.keys(COMPARISONS) as Compared[]).find((one) => one === text);
}

type Plans = {
  recommended: Advised;
  amended?: Advised;
  others: readonly Advised[];
  /** The client whose adviser reads them. */
  clientName?: string;
};

/** Columns for the recommended and the amended plan, and for the person's other plans. */
export function listColumns({ recommended, amended, others, clientName }: Plans) {
  return [
    { key: "recommended", name: "Recommended", ...recommended },
    ...(amended ? [{ key: "amended", name: "Amended", ...amended }] : []),
    ...others.map((other) => ({
      key: String(other.plan.id),
      name: `Plan ${other.plan.id}`,
      ...other,
    })),
  ].map(({ key, name, plan, recommendation }) => ({
    key,
    name,
    facts: gatherFacts(recommendation, plan, clientName),
  }));
}

/**
 * The content of the page.
 * @param chosen the column to compare with; the first one if it is none of them
 */
export function viewComparison(
  compared: Compared,
  columns: ReturnType<typeof listColumns>,
  { shown, chosen, clientName }: { shown: Advised; chosen: string | null; clientName?: string },
): ComparisonPageView {
  const facts = gatherFacts(shown.recommendation, shown.plan, clientName);
  return {
    compared,
    title: COMPARISONS[compared].title,
    ...(compared === "plans" && { columns: compareManyPlans(columns, chosen) }),
    ...(compared === "options" && {
      columns: compareProducts(facts, chosen),
      partnerShares: comparePartnerShares(facts),
    }),
    ...(compared === "guaranteed" && { guarantees: compareGuarantees(facts) }),
    ...(compared === "funds" && { funds: compareFunds(shown.recommendation) }),
  };
}
