import { ageOn, dayParts, parseDayMonthYear } from "~/base/date";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import type {
  AnnuityRecommendation,
  GraphSeries,
  ProductRecommendation,
} from "~/contract/plan/product-recommendation";
import type { CommonInfo, Recommendation } from "~/contract/plan/recommendation";
import { findProduct, isLifeAnnuity } from "~/contract/plan/recommended-product";
import { roundAmounts, type ShownAmounts } from "./round-parts";
import { isAfterTaxOpen } from "./assumed-answers";
import { speakOf, type SpokenOf } from "./speak-of";
import { capitalise } from "./write-figures";

/** A plan's answers and its number; a shared plan has only the partner's age. */
export type PlanRecord = Omit<AnswerOf<OperationAt<"getPlan">>[number], "type"> & { partner_age?: number };

/** The facts from which every part of a plan is worded: the answers, the advice, and the recommended product. */
export type PlanFacts = {
  plan: PlanRecord;
  recommendation: Recommendation;
  common: CommonInfo;
  cash: CommonInfo["cash_recommendations"];
  /** The same amounts in whole rand that add up. */
  amounts: ShownAmounts;
  /** The product that the plan holds: a fully guaranteed living annuity is a life annuity, and vice versa. */
  product: ProductRecommendation;
  series: GraphSeries;
  /** The fraction of the annuity's money in a life annuity, and whether that is all of it. */
  guaranteedShare: number;
  isLifeAnnuity: boolean;
  /** The annuity's name within a sentence; both names if only a part is guaranteed. */
  annuityName: string;
  hasUnitTrust: boolean;
  /** The person's own savings in the unit trust, whole rand; no part of the savings in the fund. */
  ownSavings: number;
  /** Rand a month as shown. The parts add up to the total: the unit trust's part absorbs the rounding. */
  income: { total: number; fromAnnuity: number; fromUnitTrust: number };
  /** The partner's first name, if the income has to support one. */
  partnerName?: string;
  /** The partner's age at the member's retirement, if the income has to support one. */
  partnerAge?: number;
  retirementYear?: number;
  /** The client's name instead of "you", if an adviser reads the plan. */
  clientName?: string;
};

type ProductWords = {
  name: string;
  withArticle: string;
  /** An explanation for people who do not know the product. */
  meaning: (person: SpokenOf) => string;
};

const sayInsured = ({ you, You, they, does }: SpokenOf) =>
  `${You} ${does("pay")} an insurer once, and it pays ${you} an income for as long as ${they} live.`;

export const PRODUCT_WORDS: Record<AnnuityRecommendation, ProductWords> = {
  LivingAnnuityPlus: {
    name: "living annuity plus",
    withArticle: "a living annuity plus",
    meaning: ({ you, your }) =>
      `${capitalise(your)} savings stay invested and pay ${you} each month. When someone in the same annuity dies, part of their savings is shared among those still living. We call that a top-up.`,
  },
  LivingAnnuity: {
    name: "living annuity",
    withArticle: "a living annuity",
    meaning: ({ you, your, they, does }) =>
      `${capitalise(your)} savings stay invested and pay ${you} each month. What is left when ${you} ${does("die")} goes to the people ${they} name.`,
  },
  LifeAnnuity: { name: "life annuity", withArticle: "a life annuity", meaning: sayInsured },
  EnhancedLifeAnnuity: {
    name: "enhanced life annuity",
    withArticle: "an enhanced life annuity",
    meaning: (person) =>
      `${sayInsured(person)} It pays more than an ordinary one because of ${person.their} health or smoking.`,
  },
};

export function findSeries({ graphs_data }: Recommendation, product: AnnuityRecommendation): GraphSeries {
  if (isLifeAnnuity(product)) return graphs_data.ila;
  const series = product === "LivingAnnuityPlus" ? graphs_data.laplus : graphs_data.la;
  if (!series) throw new Error(`the recommendation has no ${product}`);
  return series;
}

function roundIncome({ expected }: ProductRecommendation): PlanFacts["income"] {
  const total = Math.round(expected.monthly_income_total);
  const fromAnnuity = Math.round(expected.monthly_income_from_annuity);
  return { total, fromAnnuity, fromUnitTrust: total - fromAnnuity };
}

/** The guaranteed part of the income, whole rand a month. */
export function findGuaranteed({ isLifeAnnuity, income, product }: PlanFacts): number {
  return isLifeAnnuity ? income.fromAnnuity : Math.round(product.guaranteed_monthly_income ?? 0);
}

/** Whether the annuity is guaranteed in part only. */
export const isMixed = ({ guaranteedShare }: Pick<PlanFacts, "guaranteedShare">) =>
  guaranteedShare > 0 && guaranteedShare < 1;

/** The annuity as the plan holds it, with the person's choice of the guaranteed part. */
export function readHeld(recommendation: Recommendation, advised: ProductRecommendation) {
  const { product: name, perct_guaranteed, perct_capital_to_dependents: left } = advised;
  const guaranteedShare = perct_guaranteed ?? (isLifeAnnuity(name) ? 1 : 0);
  const { laplus_recommendations: plus, ila_recommendations: life } = recommendation;
  const living = plus && left < 1 ? plus.product : "LivingAnnuity";
  const livingName = isLifeAnnuity(name) ? living : name;
  const held = guaranteedShare === 1 ? (isLifeAnnuity(name) ? name : life.product) : livingName;
  return {
    product: held === name ? advised : { ...advised, product: held },
    guaranteedShare,
    isLifeAnnuity: guaranteedShare === 1,
    annuityName: `${isMixed({ guaranteedShare }) ? "life annuity and " : ""}${PRODUCT_WORDS[held].name}`,
  };
}

/** Whether there is a unit trust that pays; its owner may leave it alone. */
export function drawsUnitTrust({ hasUnitTrust, income }: PlanFacts): boolean {
  return hasUnitTrust && income.fromUnitTrust > 0;
}

/** Whether a person chose another income than the recommended one. */
export function paysAnotherIncome({ recommendation, common }: PlanFacts): boolean {
  return recommendation.plan_type === "edit" && common.levers.length === 0;
}

/** Whether a plan is shared without health answers, and so lacks all figures that depend on them. */
export function hidesHealth({ common }: PlanFacts): boolean {
  return common.life_expectancy === undefined;
}

/** While the income after tax is unknown, so is whether it meets the need. */
function leaveNeedOpen(common: CommonInfo, plan: PlanRecord): CommonInfo {
  return isAfterTaxOpen({ common, plan }) ? { ...common, income_need: undefined } : common;
}

/**
 * Gathers the facts from which every part of a plan is worded.
 * @param clientName of the client, if an adviser reads the plan
 */
export function gatherFacts(
  recommendation: Recommendation,
  plan: PlanRecord,
  clientName?: string,
): PlanFacts {
  const common = leaveNeedOpen(recommendation.common_info, plan);
  const name = common.annuity_recommendation;
  const held = readHeld(recommendation, findProduct(recommendation, name));
  const hasPartner = plan.financially_support_partner === "yes";
  const retirement = parseDayMonthYear(common.retirement_date);
  const ownSavings = common.cash_recommendations.own_savings_at_retirement ?? 0;
  const partnerBirth = hasPartner && plan.partner_dob ? parseDayMonthYear(plan.partner_dob) : undefined;
  return {
    plan,
    clientName,
    recommendation,
    common,
    cash: common.cash_recommendations,
    amounts: roundAmounts(common.cash_recommendations),
    ...held,
    series: findSeries(recommendation, name),
    hasUnitTrust: common.cash_recommendations.unit_trust_recommend + ownSavings > 0,
    ownSavings: Math.round(ownSavings),
    income: roundIncome(held.product),
    partnerName: hasPartner
      ? (plan.partner_name?.split(" ")[0] ?? `${speakOf({ clientName }).their} partner`)
      : undefined,
    partnerAge: plan.partner_age ?? (partnerBirth && retirement && ageOn(partnerBirth, retirement)),
    retirementYear: retirement && dayParts(retirement).year,
  };
}
