import { formatRand } from "~/base/money";
import { TERMS } from "./explained-terms";
import type { ExplainedTerm } from "./explained-terms";
import type { PlanFacts } from "../plan/plan-facts";
import { describeAllInAnnuity } from "../plan/split-notes";
import { formatShare } from "../plan/write-figures";

type CapitalPart = {
  key: "unitTrust" | "annuity";
  name: string;
  share: number;
  amount: string;
  /** Its share of the money; absent where it is all of it. */
  note?: string;
  term: ExplainedTerm;
};

/** The savings that pay an income, and where they are. */
export type IncomeCapitalStep = {
  heading: string;
  title: string;
  tags: readonly string[];
  sentences: readonly string[];
  parts: readonly CapitalPart[];
  notes: readonly string[];
};

/** Step 5: the total savings providing an income, split into unit trust and annuity. */
export function explainIncomeCapital(facts: PlanFacts): IncomeCapitalStep {
  const { amounts, hasUnitTrust } = facts;
  return {
    heading: "This is the money that pays your income",
    title: `${formatRand(amounts.providingIncome)} provides your income`,
    tags: ["today’s rand", "before tax"],
    sentences: hasUnitTrust
      ? [
          "It has two parts, and both pay you every month.",
          "You can reach the unit trust whenever you need to.",
        ]
      : ["All of it is in the annuity, which pays you every month."],
    parts: listParts(facts),
    notes: describeAllInAnnuity(facts),
  };
}

function listParts({ amounts, cash, ownSavings }: PlanFacts): CapitalPart[] {
  const inTrust = cash.unit_trust_recommend + (cash.own_savings_at_retirement ?? 0);
  const parts = [
    ["unitTrust", "Unit trust", amounts.unitTrust + ownSavings, inTrust],
    ["annuity", "Annuity", amounts.annuity, cash.annuity_amount_recommend],
  ] as const;
  const ofOwn = ownSavings > 0 ? ` ${formatRand(ownSavings)} of it are your own savings.` : "";
  return parts
    .filter(([, , amount]) => amount > 0)
    .map(([key, name, amount, exact]) => {
      const share = exact / cash.total_capital_providing_income;
      return {
        key,
        name,
        share,
        amount: formatRand(amount),
        note:
          share < 1 ? `${formatShare(share)} of this money.${key === "unitTrust" ? ofOwn : ""}` : undefined,
        term: TERMS[key],
      };
    });
}
