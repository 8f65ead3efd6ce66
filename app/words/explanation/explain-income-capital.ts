import { formatRand } from "~/base/money";
import { type ExplainedTerm, explainTerms } from "./explained-terms";
import { drawTaken, type PicturePart } from "./savings-picture";
import type { PlanFacts } from "../plan/plan-facts";
import { compareAllInAnnuity } from "../plan/split-notes";
import { formatShare } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** The note gives the part's percentage of the income capital, unless it is all; cash taken has no `term`. */
type CapitalPart = PicturePart & { term?: ExplainedTerm };

/** The savings that pay an income, and the pots that hold them. */
export type IncomeCapitalStep = {
  heading: string;
  title: string;
  tags: readonly string[];
  sentences: readonly string[];
  parts: readonly CapitalPart[];
};

/** Step 5: the total savings providing an income, split into unit trust and annuity. */
export function explainIncomeCapital(facts: PlanFacts): IncomeCapitalStep {
  const { amounts, hasUnitTrust, income } = facts;
  const { you, your } = speakOf(facts);
  return {
    heading: `This is the money that pays ${your} income`,
    title: `${formatRand(amounts.providingIncome)} provides ${your} income of ${formatRand(income.total)} a month`,
    tags: ["today’s rand", "before tax"],
    sentences: hasUnitTrust
      ? compareWithout(facts)
      : [`All of it is in the annuity, which pays ${you} every month.`],
    parts: listParts(facts),
  };
}

/** The unit trust's effect on the income, as a difference: a second income beside this one would confuse. */
function compareWithout(facts: PlanFacts): string[] {
  const { you, You, they } = speakOf(facts);
  const compared = compareAllInAnnuity(facts);
  if (!compared) return [`${You} can reach the unit trust whenever ${they} need to.`];
  const { without, difference, reach } = compared;
  const amount =
    difference === 0
      ? "the same"
      : `${formatRand(Math.abs(difference))} a month ${difference > 0 ? "more" : "less"}`;
  return [`Without ${without} ${you} would get ${amount}.`, reach];
}

function listParts(facts: PlanFacts): CapitalPart[] {
  const { amounts, cash, ownSavings } = facts;
  const paying = cash.total_capital_providing_income;
  const whole = paying + amounts.cash;
  const inTrust = cash.unit_trust_recommend + (cash.own_savings_at_retirement ?? 0);
  const parts = [
    ["unitTrust", "Unit trust", amounts.unitTrust + ownSavings, inTrust],
    ["annuity", "Annuity", amounts.annuity, cash.annuity_amount_recommend],
  ] as const;
  const ofOwn =
    ownSavings > 0 ? ` ${formatRand(ownSavings)} of it are ${speakOf(facts).your} own savings.` : "";
  return [
    ...drawTaken(facts, whole),
    ...parts
      .filter(([, , amount]) => amount > 0)
      .map(([key, name, amount, exact]) => ({
        key,
        name,
        share: exact / whole,
        amount: formatRand(amount),
        note:
          exact < paying
            ? `${formatShare(exact / paying)}${key === "unitTrust" && ofOwn ? `.${ofOwn}` : ""}`
            : undefined,
        term: explainTerms(facts)[key],
      })),
  ];
}
