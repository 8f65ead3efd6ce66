import { formatRand } from "~/base/money";
import { type ChanceByAge, describeChanceByAge } from "./chance-by-age";
import {
  countFutures,
  describeLikelihood,
  describeUnitTrustFall,
  FUTURES_SHOWN,
  type LikelihoodView,
} from "../plan/describe-likelihood";
import { drawsUnitTrust, type PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { formatPercent } from "../plan/write-figures";

/** Risks: the chance by age, the meaning of a fall, and the labels of chance and risk. */
export type OutlookView = {
  heading: string;
  /** The most important one comes first. */
  sentences: readonly string[];
  chances?: ChanceByAge;
  falling: { heading: string; sentences: readonly string[] };
  labels: LikelihoodView["labels"];
};

/**
 * Describes everything but the single chance at the head of a plan.
 * @returns undefined where nothing can fail: a life annuity alone
 */
export function describeOutlook(facts: PlanFacts): OutlookView | undefined {
  if (facts.isLifeAnnuity && !drawsUnitTrust(facts)) return undefined;
  return {
    heading: writeHeading(facts),
    sentences: [...sayNeedMet(facts), ...describeDoubt(facts)],
    chances: describeChanceByAge(facts),
    falling: describeFalling(facts),
    labels: describeLikelihood(facts).labels,
  };
}

function writeHeading(facts: PlanFacts): string {
  const { isLifeAnnuity, product } = facts;
  if (product.joint_success_perct >= 100) return "It lasted in all futures that we tried";
  return isLifeAnnuity
    ? "Only the unit trust can come to pay less"
    : `${speakOf(facts).You} may outlive the full income`;
}

/** Pay that ends would overstate the chance that the need is met. */
function sayUntilWhen(facts: PlanFacts): string {
  const { you, your, does } = speakOf(facts);
  return `We do not say how surely what ${you} ${does("need")} is met for life, because we do not know until when ${your} other income is paid. “What we assumed” asks for it.`;
}

/** The chance that the need is met for life; empty without a need. */
function sayNeedMet(facts: PlanFacts): string[] {
  const { income_need: need } = facts.common;
  const { you, they, does } = speakOf(facts);
  if (need?.success_perct === undefined) return [];
  if (need.success_perct === null) return [sayUntilWhen(facts)];
  const count = countFutures(need.success_perct);
  const futures = `met for life in **${count} of ${FUTURES_SHOWN}** futures.`;
  // The chance assumes that no more than the need is drawn.
  return need.over_or_short > 0 && count < FUTURES_SHOWN
    ? [`If ${you} ${does("draw")} only what ${they} need, that is ${futures}`]
    : [`What ${you} ${does("need")} is ${futures}`];
}

/** The conclusion of a plan with a life annuity already states the part that does not depend on markets. */
function describeDoubt(facts: PlanFacts): string[] {
  const { you, does } = speakOf(facts);
  if (facts.isLifeAnnuity) return ["What the unit trust adds is not guaranteed."];
  return [
    `The older ${you} ${does("grow")}, the more this income depends on markets.`,
    `Markets may do worse than expected, and ${you} may live longer.`,
  ];
}

/** An income falls because of the yearly ceilings of a living annuity and a unit trust. */
function describeFalling(facts: PlanFacts): OutlookView["falling"] {
  const { product, amounts, income, isLifeAnnuity } = facts;
  const trustCeiling = writeTrustCeiling(facts);
  const { You, your, does } = speakOf(facts);
  if (isLifeAnnuity)
    return {
      heading: "If the unit trust has to pay less",
      sentences: [
        ...describeUnitTrustFall(facts),
        ...sayTrustFall(trustCeiling),
        `${You} always ${does("have")} the ${formatRand(income.fromAnnuity)} a month of the annuity, rising with prices for life.`,
      ],
    };
  if (amounts.annuity <= 0)
    return { heading: `If ${your} income has to fall`, sentences: sayTrustFall(trustCeiling) };
  const ceiling = formatPercent((1_200 * product.max_annuity_inc_pm) / amounts.annuity);
  const trustToo = trustCeiling ? `, and we let the unit trust pay at most ${trustCeiling}` : "";
  return {
    heading: `If ${your} income has to fall`,
    sentences: [
      `A living annuity may pay at most ${ceiling} of what it holds in a year${trustToo}.`,
      `Once ${your} income reaches ${trustCeiling ? "these ceilings" : "that ceiling"}, it falls a little each year.`,
      `It does not stop at once, and ${trustCeiling ? "neither is" : "it is not"} used up.`,
    ],
  };
}

function sayTrustFall(ceiling: string | undefined): string[] {
  return [
    ...(ceiling ? [`We let the unit trust pay at most ${ceiling} of what it holds in a year.`] : []),
    "From then on it pays a little less each year, and is never used up.",
  ];
}

/** The largest yearly withdrawal from a unit trust; undefined without one, or in an earlier version's plan. */
function writeTrustCeiling({ product, amounts, hasUnitTrust, ownSavings }: PlanFacts): string | undefined {
  const { max_monthly_income_total: most, max_annuity_inc_pm: ofAnnuity } = product;
  if (!hasUnitTrust || most === undefined || amounts.unitTrust + ownSavings <= 0) return undefined;
  return formatPercent((1_200 * (most - ofAnnuity)) / (amounts.unitTrust + ownSavings));
}
