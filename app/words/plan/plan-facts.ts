import { ageOn, dayParts, parseDayMonthYear } from "~/base/date";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/wire/operations";
import type {
  AnnuityRecommendation,
  GraphSeries,
  ProductRecommendation,
} from "~/contract/plan/product-recommendation";
import type { CommonInfo, Recommendation } from "~/contract/plan/recommendation";
import { findProduct, isLifeAnnuity } from "~/contract/plan/recommended-product";
import { roundAmounts } from "../costs/round-parts";
import { isAfterTaxOpen } from "./assumed-answers";
import { speakOf } from "./speak-of";
import type { SpokenOf } from "./speak-of";
import { capitalise } from "./write-figures";
import type { ShownAmounts } from "../costs/round-parts";

/** A plan's answers and its number; of a shared plan's partner only the age is known. */
export type PlanRecord = Omit<AnswerOf<OperationAt<"getPlan">>[number], "type"> & { partner_age?: number };

/** What every part of a plan starts from: the answers, the advice, and the recommended product picked out of it. */
export type PlanFacts = {
  plan: PlanRecord;
  recommendation: Recommendation;
  common: CommonInfo;
  cash: CommonInfo["cash_recommendations"];
  /** The same amounts in whole rand that add up. */
  amounts: ShownAmounts;
  /** As the plan holds it: a living annuity of which all is guaranteed is a life annuity, and the other way round. */
  product: ProductRecommendation;
  series: GraphSeries;
  /** The part of the annuity’s money in a life annuity, a fraction, and whether that is all of it. */
  guaranteedShare: number;
  isLifeAnnuity: boolean;
  /** What the annuity is called within a sentence; where only a part is guaranteed, both. */
  annuityName: string;
  hasUnitTrust: boolean;
  /** What joins the unit trust from the person's own savings, whole rand; no part of the savings in the fund. */
  ownSavings: number;
  /** Rand a month as shown. The parts add up to the whole, because the unit trust's part takes the rounding. */
  income: { total: number; fromAnnuity: number; fromUnitTrust: number };
  /** The partner's first name, if the income has to support one. */
  partnerName?: string;
  /** The partner's age at the member's retirement, if the income has to support one. */
  partnerAge?: number;
  retirementYear?: number;
  /** The client’s name where an adviser reads the plan, instead of “you”. */
  clientName?: string;
};

type ProductWords = {
  name: string;
  withArticle: string;
  /** What it is, for people who hear of it for the first time. */
  meaning: (person: SpokenOf) => string;
};

const sayInsured = ({ you, You, they, does }: SpokenOf) =>
  `${You} ${does("pay")} an insurer once, and it pays ${you} an income for as long as ${they} live.`;

/** The name of each product, and what it is. */
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

/** The yearly figures of a product. */
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

/** What is guaranteed of the income, whole rand a month. */
export function findGuaranteed({ isLifeAnnuity, income, product }: PlanFacts): number {
  return isLifeAnnuity ? income.fromAnnuity : Math.round(product.guaranteed_monthly_income ?? 0);
}

/** Whether a part of the annuity is guaranteed and a part is not. */
export const isMixed = ({ guaranteedShare }: Pick<PlanFacts, "guaranteedShare">) =>
  guaranteedShare > 0 && guaranteedShare < 1;

/** What is held of the annuity, after a person chose how much of it is guaranteed. */
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

/** Whether there is a unit trust that pays anything: somebody may leave it alone. */
export function drawsUnitTrust({ hasUnitTrust, income }: PlanFacts): boolean {
  return hasUnitTrust && income.fromUnitTrust > 0;
}

/** Whether a person chose another income than the one that lasts as surely as we recommend. */
export function paysAnotherIncome({ recommendation, common }: PlanFacts): boolean {
  return recommendation.plan_type === "edit" && common.levers.length === 0;
}

/** Whether a plan is shared without health answers: then it lacks all that rests on them. */
export function hidesHealth({ common }: PlanFacts): boolean {
  return common.life_expectancy === undefined;
}

/** Whether what somebody needs is met is not known while what is left after tax is not. */
function leaveNeedOpen(common: CommonInfo, plan: PlanRecord): CommonInfo {
  return isAfterTaxOpen({ common, plan }) ? { ...common, income_need: undefined } : common;
}

/**
 * Gathers what every part of a plan starts from.
 * @param clientName of the client whose adviser reads it
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
