import { formatRand } from "~/base/money";
import type { AnnuityRecommendation, ProductRecommendation } from "~/contract/plan/product-recommendation";
import type { WireReason } from "~/contract/plan/recommendation";
import { findProduct, isLifeAnnuity } from "~/contract/plan/recommended-product";
import { sayPrices } from "./annuity-prices";
import { countFutures, FUTURES_SHOWN } from "./describe-likelihood";
import { describeLifeAnnuityEnd } from "./life-annuity-end";
import { hidesHealth, isMixed, type PlanFacts, PRODUCT_WORDS } from "./plan-facts";
import { type ReasonWords, sayReason } from "./reason-words";
import { speakOf } from "./speak-of";
import { capitalise, formatShare, uncapitalise } from "./write-figures";

/** The reasons for the product, the next best, and the reasons against the others. */
export type ReasonsView = {
  /** A plan shared without health answers has no reasons, whether the person is well or ill. */
  isHidden: boolean;
  heading: string;
  conclusion: string;
  /** The product explained, before the reasons. */
  meaning: string;
  reasons: readonly ReasonWords[];
  /** Absent from a plan shared without health answers. */
  nextBest?: { heading: string; sentences: readonly string[] };
  othersHeading: string;
  others: readonly { product: AnnuityRecommendation; heading: string; reasons: readonly ReasonWords[] }[];
};

/** The product, the next best and the others with the recommendation's reasons for and against them. */
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

/** Whether the person chose another guaranteed part than that of the recommended product. */
const isOtherWay = (facts: PlanFacts) =>
  isMixed(facts) || isLifeAnnuity(facts.common.annuity_recommendation) !== facts.isLifeAnnuity;

/** If all may be taken in cash, the person chooses whether there is an annuity at all. */
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

/** The chance, if it differs from the plan's own, which is stated earlier. */
function sayLasts(product: ProductRecommendation, facts: PlanFacts): string {
  const [own, itsOwn] = [facts.product, product].map((one) => countFutures(one.joint_success_perct));
  if (!facts.isLifeAnnuity && own === itsOwn) return "last as surely";
  return `last for life in ${itsOwn} of ${FUTURES_SHOWN} futures`;
}

/** Why the product comes second, stated with its name, since it may well pay more. */
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
