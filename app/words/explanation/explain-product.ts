import { formatRand } from "~/base/money";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { findProduct, isLifeAnnuity } from "~/contract/plan/recommended-product";
import { sayPrices } from "../plan/annuity-prices";
import { describeReasons } from "../plan/describe-reasons";
import { describeFundTarget, type FundTarget } from "./fund-target";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import { sayChanges } from "./product-changes";
import { type ReasonWords, sayReason } from "../plan/reason-words";
import { describeWays } from "../plan/ways-to-be-paid";
import type { PaidWaysView } from "../plan/paid-ways";
import { capitalise, writeCount } from "../plan/write-figures";
import { speakOf } from "../plan/speak-of";

/** A product that was not recommended, with its income or the reason why it has none. */
type OtherProduct = {
  name: string;
  /** Rand a month; undefined if none was calculated. */
  income?: string;
  /** A sentence in place of the income, or below it. */
  standing?: string;
  meaning: string;
  reasons: readonly ReasonWords[];
};

/** The recommended annuity with its reasons, and the reasons against the others. */
export type ProductStep = {
  heading: string;
  meaning: string;
  /** Whether the recommended one is a living annuity plus. */
  isPlus: boolean;
  /** Absent where the ways to be paid show the income. */
  pays?: { title: string; amount: string; tags: readonly string[]; note: string };
  ways?: PaidWaysView;
  reasonsTitle: string;
  reasons: readonly ReasonWords[];
  /** Changes that would lead to another product. */
  changes: readonly string[];
  /** Whether the importance question was asked, so that the person can answer it differently. */
  isAsked: boolean;
  fund?: FundTarget;
  othersTitle: string;
  others: readonly OtherProduct[];
  /** A note below the others, if only they show a life annuity's income. */
  othersNote?: string;
};

/** Step 7: the recommended annuity and the engine's reasons for it and against the others. */
export function explainProduct(facts: PlanFacts): ProductStep {
  const { conclusion, meaning, othersHeading, others } = describeReasons(facts);
  const reasons = tellReasons(facts);
  const chosen = facts.common.annuity_recommendation;
  const ways = describeWays(facts);
  const { you } = speakOf(facts);
  // The ways to be paid state the date of the prices themselves.
  const tellsAnother = !ways && !facts.isLifeAnnuity && others.some(({ product }) => isLifeAnnuity(product));
  return {
    heading: conclusion,
    meaning,
    isPlus: chosen === "LivingAnnuityPlus",
    ways,
    pays: ways
      ? undefined
      : {
          title: `It pays ${you}`,
          amount: formatRand(facts.income.total),
          tags: ["today’s rand", "before tax"],
          note: [
            ...(facts.hasUnitTrust ? ["The unit trust is included."] : []),
            "All amounts on this page are in today’s rand, before tax.",
            ...(facts.isLifeAnnuity ? sayPrices(facts) : []),
          ].join(" "),
        },
    reasonsTitle: nameReasons(facts, reasons.length),
    reasons: reasons.map(({ point, text }) => ({ point, text })),
    changes: reasons.flatMap(({ changes }) => changes),
    isAsked: facts.plan.what_is_more_important !== undefined,
    fund: describeFundTarget(facts),
    othersTitle: othersHeading,
    others: others.map(({ product, reasons: against }) => ({
      ...describeOther(facts, product),
      reasons: against,
    })),
    othersNote: tellsAnother ? sayPrices(facts)[0] : undefined,
  };
}

function tellReasons(facts: PlanFacts): (ReasonWords & { changes: readonly string[] })[] {
  return facts.common.reasons
    .filter(({ verdict }) => verdict === "for")
    .flatMap((reason) => {
      const words = sayReason(reason, facts);
      return words ? [{ ...words, changes: sayChanges(reason, facts) }] : [];
    });
}

/** Without the importance question, a sure income came first because of the person's other answers. */
function nameReasons(facts: PlanFacts, count: number): string {
  const { common, isLifeAnnuity } = facts;
  const isChosen = common.reasons.some(({ rule, verdict }) => rule === "prefersIncome" && verdict === "for");
  if (isLifeAnnuity && !isChosen) return `A sure income comes first for ${speakOf(facts).you}`;
  return count === 1 ? "One answer led us here" : `${capitalise(writeCount(count))} answers led us here`;
}

function describeOther(facts: PlanFacts, name: AnnuityRecommendation): Omit<OtherProduct, "reasons"> {
  const { common, recommendation } = facts;
  const { you } = speakOf(facts);
  const product = findProduct(recommendation, name);
  const isPriced = product.product === name;
  return {
    name: capitalise(PRODUCT_WORDS[name].name),
    meaning: PRODUCT_WORDS[name].meaning(speakOf(facts)),
    ...(isPriced && { income: formatRand(product.expected.monthly_income_total) }),
    ...(!isPriced && name === "EnhancedLifeAnnuity" && { standing: `Not offered to ${you}` }),
    ...(!isPriced && name === "LifeAnnuity" && { standing: `It would pay ${you} less than an enhanced one` }),
    ...(name === common.runner_up && { standing: "Next best" }),
  };
}
