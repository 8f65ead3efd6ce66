import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import type { AnnuityRecommendation, ProductRecommendation } from "~/contract/plan/product-recommendation";
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import type { SHARE_STEPS } from "~/contract/plan/slider-shares";
import { callBackend } from "~/backend/door.server";
import { callWithRetry } from "./call-with-retry.server";
import type { Session } from "~/web/identity/session.server";

type DependantsIncomes = AnswerOf<OperationAt<"calculateDependantsIncomes">>["estate_perct_n_incomes"];
type PartnerIncomes = AnswerOf<
  OperationAt<"calculatePartnerIncomes">
>["partner_guaranteed_inc_perct_n_incomes"];

/** The product and the figures of a recommendation, and the plan's id. */
type FlowPlan = { product: AnnuityRecommendation; plan: ProductRecommendation; id: number };

/** Incomes by the share that the product lets a person choose; empty if it has no such share. */
type Preloaded = {
  dependantsIncomes?: DependantsIncomes;
  partnerIncomes?: PartnerIncomes;
  /** The message if they could not be loaded. */
  failure?: string;
};

/**
 * Loads the incomes of other shares before a step of the walk-through shows them: for a living annuity plus by
 * the share left to dependants, for a life annuity by the partner's share.
 * @param step 1: the shares beside the recommended one; 2: those of a slider; 3: every whole percentage point
 */
export async function preloadShares(
  { product, plan, id }: Partial<FlowPlan>,
  step: (typeof SHARE_STEPS)[number],
  { bearer }: Session,
): Promise<Preloaded> {
  if (!product || !plan || !id) return { failure: "Missing argument to preload for recommendation flow." };
  const body = { id, step };
  if (product === "LivingAnnuityPlus" && plan.perct_capital_to_dependents > 0) {
    const answer = await callWithRetry(() => callBackend("calculateDependantsIncomes", { body }, { bearer }));
    const dependantsIncomes = isSuccess(answer) ? answer.return_object.estate_perct_n_incomes : [];
    if (dependantsIncomes.length > 0) return { dependantsIncomes };
    return { failure: findFailure(answer, "Unable to load percentage of dependants income") };
  }
  if (isLifeAnnuity(product) && plan.guaranteed_partner_income > 0) {
    const answer = await callWithRetry(() => callBackend("calculatePartnerIncomes", { body }, { bearer }));
    if (!isSuccess(answer))
      return { failure: findFailure(answer, "Unable to load percentage of partners guarantee Incomes") };
    const partnerIncomes = answer.return_object.partner_guaranteed_inc_perct_n_incomes;
    if (partnerIncomes.length > 0) return { partnerIncomes };
    return { failure: "Unable to load percentage of partners income" };
  }
  return {};
}

/** The list's own message if the services refused it, and a general one if they did not answer. */
function findFailure(answer: Envelope, refused: string): string {
  return !isSuccess(answer) && answer.isUnanswered ? "Unable to preload for recommendation flow." : refused;
}
