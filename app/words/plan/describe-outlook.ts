import { formatRand } from "~/base/money";
import { describeChanceByAge } from "../chart/chance-by-age";
import type { ChanceByAge } from "../chart/chance-by-age";
import { describeLikelihood, describeUnitTrustEnd } from "./describe-likelihood";
import type { LikelihoodView } from "./describe-likelihood";
import { drawsUnitTrust } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { formatPercent } from "./write-figures";

/** What else could happen: the chance by age, what falling means, and the labels of chance and risk. */
export type OutlookView = {
  heading: string;
  sentences: readonly string[];
  chances?: ChanceByAge;
  falling: { heading: string; sentences: readonly string[] };
  labels: LikelihoodView["labels"];
};

/**
 * Describes everything but the one chance that a plan opens with.
 * @returns undefined where nothing can fail: a life annuity alone
 */
export function describeOutlook(facts: PlanFacts): OutlookView | undefined {
  if (facts.isLifeAnnuity && !drawsUnitTrust(facts)) return undefined;
  return {
    heading: "What else could happen",
    sentences: describeDoubt(facts),
    chances: describeChanceByAge(facts),
    falling: describeFalling(facts),
    labels: describeLikelihood(facts).labels,
  };
}

function describeDoubt({ isLifeAnnuity }: PlanFacts): string[] {
  if (isLifeAnnuity)
    return [
      "The life annuity pays you at every age, whatever markets do.",
      "Only the unit trust can be used up before you die.",
    ];
  return [
    "Markets may do worse than expected, and you may live longer.",
    "The older you grow, the more this income depends on markets.",
  ];
}

/** The law's ceiling on what a living annuity may pay is why its income falls. */
function describeFalling(facts: PlanFacts): OutlookView["falling"] {
  const { product, amounts, income, isLifeAnnuity } = facts;
  if (isLifeAnnuity)
    return {
      heading: "If the unit trust is used up",
      sentences: [
        ...describeUnitTrustEnd(facts),
        `You then have the ${formatRand(income.fromAnnuity)} a month of the annuity, rising with prices for life.`,
      ],
    };
  const ceiling = formatPercent((1_200 * product.max_annuity_inc_pm) / amounts.annuity);
  return {
    heading: "If your income has to fall",
    sentences: [
      `A living annuity may pay at most ${ceiling} of what it holds in a year.`,
      "Once it reaches that ceiling, your income falls a little each year.",
      "It does not stop at once, and you would see it coming.",
    ],
  };
}
