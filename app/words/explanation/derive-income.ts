import { groupThousands, formatRand } from "~/base/money";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { drawsUnitTrust, type PlanFacts } from "../plan/plan-facts";
import { formatPercent, formatShare } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** Explains in plain sentences how the recommended income was calculated. */
export function deriveIncome(facts: PlanFacts): string[] {
  return facts.isLifeAnnuity ? deriveLifeAnnuity(facts) : deriveDrawdown(facts);
}

function deriveDrawdown(facts: PlanFacts): string[] {
  const { product, hasUnitTrust } = facts;
  const { annuity_drawdown_perct, unit_trust_drawdown_perct } = product.expected;
  const unitTrust = hasUnitTrust
    ? `, and ${formatPercent(unit_trust_drawdown_perct * 100)} of the unit trust`
    : "";
  return [
    ...describeTrial(facts),
    `In the first year that is ${formatPercent(annuity_drawdown_perct * 100)} of the annuity${unitTrust}.`,
    "It rises with prices every year. Costs are already taken off.",
    `The law limits what the annuity may pay at first, from ${formatRand(product.min_annuity_inc_pm)} to ${formatRand(product.max_annuity_inc_pm)} a month.`,
  ];
}

function deriveLifeAnnuity(facts: PlanFacts): string[] {
  const { amounts, income } = facts;
  const { you, You, does } = speakOf(facts);
  return [
    `${You} ${does("pay")} an insurer ${formatRand(amounts.annuity)}. At the prices that we expect, it pays ${you} ${formatRand(income.fromAnnuity)} a month for life.`,
    "It rises with prices every year. Costs are already taken off.",
    ...(drawsUnitTrust(facts) ? describeTrial(facts) : []),
  ];
}

/** The income that lasts with the target confidence over simulated futures. */
function describeTrial({ common, isLifeAnnuity }: PlanFacts): string[] {
  const lasting = `${countFutures(common.target_confidence_level * 100)} of ${FUTURES_SHOWN}`;
  return [
    `We tried ${groupThousands(common.paths)} futures, each with its own markets and its own length of life.`,
    isLifeAnnuity
      ? `The unit trust’s part is the highest that lasts for life in ${lasting} of them.`
      : `We looked for the highest income that lasts for life in ${lasting} of them.`,
    `That is a chance of ${formatShare(common.target_confidence_level)}.`,
  ];
}
