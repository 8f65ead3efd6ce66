import { formatRand } from "~/base/money";
import type { AnnuityRecommendation, ProductRecommendation } from "~/contract/plan/product-recommendation";
import type { WireReason } from "~/contract/plan/recommendation";
import { findProduct, isLifeAnnuity } from "~/contract/plan/recommended-product";
import { sayPrices } from "./annuity-prices";
import { countFutures, FUTURES_SHOWN } from "./describe-likelihood";
import { describeLifeAnnuityEnd } from "./life-annuity-end";
import { hidesHealth, isMixed, PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { sayReason } from "./reason-words";
import type { ReasonWords } from "./reason-words";
import { speakOf } from "./speak-of";
import { capitalise, formatShare, uncapitalise } from "./write-figures";

/** Why this product, what comes next, and why not the others. */
export type ReasonsView = {
  /** Where a plan is shared without health answers nothing is said of why, for the well and the ill alike. */
  isHidden: boolean;
  heading: string;
  /** What the reasons come to. */
  conclusion: string;
  /** What the product is, said before the reasons. */
  meaning: string;
  reasons: readonly ReasonWords[];
  /** Absent where a plan is shared without health answers. */
  nextBest?: { heading: string; sentences: readonly string[] };
  othersHeading: string;
  others: readonly { product: AnnuityRecommendation; heading: string; reasons: readonly ReasonWords[] }[];
};

/** The product and why, the next best, and why not the others: read from the recommendation's reasons. */
export function describeReasons(facts: PlanFacts): ReasonsView {
  const { common } = facts;
  const chosen = common.annuity_recommendation;
  const others = [...new Set(common.reasons.map((reason) => reason.product))].filter((one) => one !== chosen);
  return {
    isHidden: hidesHealth(facts),
    heading: `Why ${isOtherWay(facts) ? "we recommended " : ""}${PRODUCT_WORDS[chosen].withArticle}`,
    conclusion: concludeChoice(facts),
    meaning: PRODUCT_WORDS[chosen].meaning(speakOf(facts)),
    reasons: sayReasons(facts, (reason) => reason.product === chosen && reason.verdict === "for"),
    nextBest: common.runner_up && describeNextBest(facts, common.runner_up),
    othersHeading: "Why not the others",
    others: others
      .map((product) => ({
        product,
        heading: `Why not ${PRODUCT_WORDS[product].withArticle}`,
        reasons: sayReasons(facts, (reason) => reason.product === product && reason.verdict === "against"),
      }))
      .filter(({ reasons }) => reasons.length > 0),
  };
}

/** Whether a person chose to have another part guaranteed than the product that we recommended. */
const isOtherWay = (facts: PlanFacts) =>
  isMixed(facts) || isLifeAnnuity(facts.common.annuity_recommendation) !== facts.isLifeAnnuity;

/** Where all may be taken in cash, whether there is an annuity at all is the person's choice. */
function concludeChoice(facts: PlanFacts): string {
  const { common, cash } = facts;
  const suits = `${PRODUCT_WORDS[common.annuity_recommendation].withArticle} suits ${speakOf(facts).you} best`;
  if (isOtherWay(facts)) return `We recommended ${PRODUCT_WORDS[common.annuity_recommendation].withArticle}`;
  return cash.whole_in_cash ? `For an income, ${suits}` : capitalise(suits);
}

function sayReasons(facts: PlanFacts, isWanted: (reason: WireReason) => boolean): ReasonWords[] {
  return facts.common.reasons.filter(isWanted).flatMap((reason) => sayReason(reason, facts) ?? []);
}

function describeNextBest(facts: PlanFacts, name: AnnuityRecommendation): ReasonsView["nextBest"] {
  const product = findProduct(facts.recommendation, name);
  const income = `**${formatRand(product.expected.monthly_income_total)}** a month`;
  const sentences = isLifeAnnuity(name)
    ? [
        `It would pay ${income}, most of it guaranteed for life.`,
        ...(facts.isLifeAnnuity ? [] : sayPrices(facts)),
        ...describeLifeAnnuityEnd({ ...facts, product }),
      ]
    : [`It would pay ${income}, and ${sayLasts(product, facts)}.`, describeLeft(product, facts)];
  return {
    heading: `Next best: ${PRODUCT_WORDS[name].name}`,
    sentences: [...sentences, ...describeSecond(facts, name)],
  };
}

/** The chance is said where it differs from that of the plan, whose own is said before. */
function sayLasts(product: ProductRecommendation, facts: PlanFacts): string {
  const [own, itsOwn] = [facts.product, product].map((one) => countFutures(one.joint_success_perct));
  if (!facts.isLifeAnnuity && own === itsOwn) return "last as surely";
  return `last for life in ${itsOwn} of ${FUTURES_SHOWN} futures`;
}

/** Why it comes second, said where it is named, since it may well pay more. */
function describeSecond(facts: PlanFacts, name: AnnuityRecommendation): string[] {
  const [first] = sayReasons(facts, ({ product, verdict }) => product === name && verdict === "against");
  if (!first) return [];
  const { point, text, ofSecond } = first;
  const { you, You } = speakOf(facts);
  const because = point.startsWith(You) ? `${you}${point.slice(You.length)}` : uncapitalise(point);
  return [ofSecond ?? `It comes second because ${because} ${text}`];
}

/** A living annuity plus that must leave everything shares nothing, and so is no better than a plain one. */
function describeLeft(
  { product, perct_capital_to_dependents }: ProductRecommendation,
  facts: PlanFacts,
): string {
  const { you, does } = speakOf(facts);
  if (perct_capital_to_dependents < 1)
    return `${formatShare(perct_capital_to_dependents)} of what is left goes to the people ${you} ${does("name")}.`;
  return product === "LivingAnnuityPlus"
    ? `All of it has to be left to those ${you} ${does("support")}, so it works like a living annuity.`
    : `All that is left in it goes to the people ${you} ${does("name")}.`;
}
