/** The wording of the page that chooses the funds of each pot. */
import { formatRand } from "~/base/money";
import { WIRE_POTS, type WirePot } from "~/contract/plan/holding-rules";
import { compareFunds, type FundsView } from "./compare-funds";
import { AFTERWARDS } from "./describe-edit";
import { namePot, writeHolding } from "./describe-holdings";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise } from "../plan/write-figures";

/** A pot with the funds that it may hold. */
type PotWords = {
  pot: WirePot;
  name: string;
  hint: string;
  funds: readonly { number: string; name: string; hint: string }[];
};

/** The page in words; the table compares the funds. */
export type FundsPartWords = {
  question: string;
  lead: readonly string[];
  pots: readonly PotWords[];
  table: FundsView;
};

/** The pots that hold funds and have money in them. */
export function listFundPots({ common, cash }: Pick<PlanFacts, "common" | "cash">): WirePot[] {
  const amounts = listAmounts(cash);
  return WIRE_POTS.filter((pot) => common.investment_recommendations[pot].length > 0 && amounts[pot] > 0);
}

function listAmounts(cash: PlanFacts["cash"]): Record<WirePot, number> {
  return {
    annuity: cash.annuity_amount_recommend,
    unit_trust: cash.unit_trust_recommend,
    emergency_savings: cash.emergency_savings_recommend,
  };
}

/** Describes the page of a recommended plan's funds. */
export function describeFundsPart(facts: PlanFacts): FundsPartWords {
  const { recommendation, common, cash } = facts;
  const amounts = listAmounts(cash);
  return {
    question: "Which funds should the plan be in?",
    lead: [
      "For each part of the plan, say how much of it goes into which fund, in whole percentages. Those of a part have to add up to 100%.",
      "Funds with less risk go up and down less. They usually grow less too, so they often pay a lower income. They also cost less.",
      AFTERWARDS,
    ],
    pots: listFundPots(facts).map((pot) => ({
      pot,
      name: capitalise(namePot(pot, facts)),
      hint: writeHint(pot, {
        amount: formatRand(amounts[pot]),
        ours: writeHolding(common.investment_recommendations[pot], recommendation),
      }),
      funds: recommendation.funds.ut_funds.map(({ fund_number, fund_name, risk_rating_description }) => ({
        number: fund_number,
        name: fund_name,
        hint: `Risk: ${risk_rating_description.toLowerCase()}`,
      })),
    })),
    table: compareFunds(recommendation),
  };
}

function writeHint(pot: WirePot, { amount, ours }: { amount: string; ours: string }): string {
  const use = pot === "emergency_savings" ? " This money may be needed at any time." : "";
  return `${amount} in our plan.${use} We recommend ${ours}.`;
}
