import { formatRand } from "~/base/money";
import { TERMS } from "./explained-terms";
import type { ExplainedTerm } from "./explained-terms";
import type { PlanFacts } from "../plan/plan-facts";
import { compareAllInAnnuity } from "../plan/split-notes";
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
  terms: readonly ExplainedTerm[];
};

/** Step 5: the total savings providing an income, split into unit trust and annuity. */
export function explainIncomeCapital(facts: PlanFacts): IncomeCapitalStep {
  const { amounts, hasUnitTrust, income } = facts;
  return {
    heading: "This is the money that pays your income",
    title: `${formatRand(amounts.providingIncome)} provides your income of ${formatRand(income.total)} a month`,
    tags: ["today’s rand", "before tax"],
    sentences: hasUnitTrust
      ? ["You can reach the unit trust whenever you need to."]
      : ["All of it is in the annuity, which pays you every month."],
    parts: listParts(facts),
    terms: explainUnitTrust(facts),
  };
}

/** What the unit trust does to the income, as a difference: another income beside this one would puzzle. */
function explainUnitTrust(facts: PlanFacts): ExplainedTerm[] {
  const compared = compareAllInAnnuity(facts);
  if (!compared) return [];
  const { without, difference, reach } = compared;
  return [
    {
      question: `What would you get without ${without}?`,
      answer: [
        difference === 0
          ? "The same each month."
          : `${formatRand(Math.abs(difference))} a month ${difference > 0 ? "more" : "less"}, in today’s rand before tax.`,
        reach,
      ],
    },
  ];
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
          share < 1 ? `${formatShare(share)}${key === "unitTrust" && ofOwn ? `.${ofOwn}` : ""}` : undefined,
        term: TERMS[key],
      };
    });
}
