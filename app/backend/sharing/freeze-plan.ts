import type { AnnuityRecommendation, ProductRecommendation } from "~/contract/plan/product-recommendation";
import type { Recommendation, WireReason } from "~/contract/plan/recommendation";
import type { LinkTick } from "~/contract/records/link-terms";
import { type SharedPlan, sharedPlanOf, SUPPORT_RULE } from "~/contract/records/shared-plan";
import { gatherFacts, type PlanRecord } from "~/words/plan/plan-facts";

type Advised = { plan: PlanRecord; recommendation: Recommendation };

/** The recommendations to share: ours, and the amended one if that is shared. */
type Shared = { recommended: Advised; amended?: Advised; ticks: readonly LinkTick[] };

/** Freezes a plan as it stands, without anything that was not ticked. */
export function freezePlan({ recommended, amended, ticks }: Shared): SharedPlan {
  const tellHealth = ticks.includes("health") ? (ours: Recommendation) => ours : hideHealth;
  const tellFinances = ticks.includes("finances") ? leaveOutClosers : hideFinances;
  const show = (advised: Advised, selected: boolean) => ({
    plan: describePartner(advised),
    recommendation: { ...tellFinances(tellHealth(advised.recommendation)), selected },
  });
  return sharedPlanOf(ticks).parse({
    recommended: show(recommended, !amended),
    customized: amended && show(amended, true),
  });
}

/** Reduces a partner to the first name and the age. */
function describePartner({ plan, recommendation }: Advised) {
  const { partnerAge } = gatherFacts(recommendation, plan);
  return { ...plan, partner_name: plan.partner_name?.split(" ")[0], partner_age: partnerAge };
}

function hideFinances(recommendation: Recommendation): Recommendation {
  return hideNeed(hideOtherIncome(recommendation));
}

/** Ways to close a gap are for the plan's owner, and may reveal health. */
function leaveOutClosers(recommendation: Recommendation): Recommendation {
  const { common_info: common } = recommendation;
  const income_need = common.income_need && { ...common.income_need, closers: [], closers_together: null };
  return { ...recommendation, common_info: { ...common, income_need } };
}

/** Computes tax as if the plan were the only income, so that the figure reveals no other one. */
function hideOtherIncome(recommendation: Recommendation): Recommendation {
  const tellAlone = (product: ProductRecommendation) => ({
    ...product,
    after_tax_monthly_income: product.after_tax_monthly_income_alone ?? product.after_tax_monthly_income,
  });
  const { common_info, laplus_recommendations, la_recommendations, ila_recommendations } = recommendation;
  const { more_careful_income: careful } = common_info;
  return {
    ...recommendation,
    common_info: {
      ...common_info,
      more_careful_income: careful && {
        ...careful,
        after_tax_monthly_income: careful.after_tax_monthly_income_alone ?? careful.after_tax_monthly_income,
      },
    },
    ...(laplus_recommendations && { laplus_recommendations: tellAlone(laplus_recommendations) }),
    la_recommendations: tellAlone(la_recommendations),
    ila_recommendations: tellAlone(ila_recommendations),
  };
}

/** Drops the blend that covers the need, because it would reveal it. */
function hideNeed(recommendation: Recommendation): Recommendation {
  const { common_info: common } = recommendation;
  const covering = common.income_need?.perct_guaranteed;
  const blends = common.blends?.filter(
    ({ perct_guaranteed: share }) => share !== covering || Number.isInteger(share * 4),
  );
  return { ...recommendation, common_info: { ...common, blends } };
}

/** Hides which of the two life annuities it is. */
function nameLifeAnnuity(product: AnnuityRecommendation): AnnuityRecommendation {
  return product === "EnhancedLifeAnnuity" ? "LifeAnnuity" : product;
}

function hideHealth(recommendation: Recommendation): Recommendation {
  const { common_info: common, ila_recommendations: insured } = recommendation;
  return {
    ...recommendation,
    common_info: {
      ...common,
      annuity_recommendation: nameLifeAnnuity(common.annuity_recommendation),
      reasons: tellPlainReasons(recommendation),
    },
    ila_recommendations: { ...insured, product: nameLifeAnnuity(insured.product) },
  };
}

/**
 * Returns only the reasons about promised support, of which a plan warns; all others depend on health, or
 * would reveal it by standing alone. The enhanced life annuity is never listed among the products that were
 * not chosen, nor is the ordinary one if the enhanced one was chosen and carries its name here.
 */
function tellPlainReasons({ common_info: common }: Recommendation): WireReason[] {
  const chosen = nameLifeAnnuity(common.annuity_recommendation);
  return common.reasons
    .filter(({ rule }) => rule === SUPPORT_RULE)
    .filter(({ verdict, product }) => verdict === "for" || product !== "EnhancedLifeAnnuity")
    .filter(({ verdict, product }) => verdict === "for" || product !== chosen)
    .map((reason) => ({ ...reason, product: nameLifeAnnuity(reason.product) }));
}
