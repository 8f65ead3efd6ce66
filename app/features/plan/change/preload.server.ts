import { isSuccess } from "~/contract/wire/envelope";
import type { Envelope } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/wire/operations";
import type { AnnuityRecommendation, ProductRecommendation } from "~/contract/plan/product-recommendation";
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import type { SHARE_STEPS } from "~/contract/records/share-steps";
import { callBackend } from "~/backend/door.server";
import { askPatiently } from "./ask-patiently.server";
import type { Session } from "~/web/identity/session.server";

type DependantsIncomes = AnswerOf<OperationAt<"calculateDependantsIncomes">>["estate_perct_n_incomes"];
type PartnerIncomes = AnswerOf<
  OperationAt<"calculatePartnerIncomes">
>["partner_guaranteed_inc_perct_n_incomes"];

/** What has to be known of a recommendation: the product, its figures, and the plan's id. */
type FlowPlan = { product: AnnuityRecommendation; plan: ProductRecommendation; id: number };

/** The incomes of the shares that the product lets a person choose from; none if it has no such share. */
type Preloaded = {
  dependantsIncomes?: DependantsIncomes;
  partnerIncomes?: PartnerIncomes;
  /** What to say if they could not be loaded. */
  failure?: string;
};

/**
 * Loads the incomes of other shares before a step of the recommendation's flow shows them: of a living annuity plus those
 * of the share left to dependants, of a life annuity those of the partner's share.
 * @param step 1: the shares beside the recommended one; 2: a slider's; 3: every whole percentage point
 */
export async function preloadShares(
  { product, plan, id }: Partial<FlowPlan>,
  step: (typeof SHARE_STEPS)[number],
  { bearer }: Session,
): Promise<Preloaded> {
  if (!product || !plan || !id) return { failure: "Missing argument to preload for recommendation flow." };
  const body = { id, step };
  if (product === "LivingAnnuityPlus" && plan.perct_capital_to_dependents > 0) {
    const answer = await askPatiently(() => callBackend("calculateDependantsIncomes", { body }, { bearer }));
    const dependantsIncomes = isSuccess(answer) ? answer.return_object.estate_perct_n_incomes : [];
    if (dependantsIncomes.length > 0) return { dependantsIncomes };
    return { failure: findFailure(answer, "Unable to load percentage of dependants income") };
  }
  if (isLifeAnnuity(product) && plan.guaranteed_partner_income > 0) {
    const answer = await askPatiently(() => callBackend("calculatePartnerIncomes", { body }, { bearer }));
    if (!isSuccess(answer))
      return { failure: findFailure(answer, "Unable to load percentage of partners guarantee Incomes") };
    const partnerIncomes = answer.return_object.partner_guaranteed_inc_perct_n_incomes;
    if (partnerIncomes.length > 0) return { partnerIncomes };
    return { failure: "Unable to load percentage of partners income" };
  }
  return {};
}

/** The list's own text if the services refused it, and a general one if they did not answer. */
function findFailure(answer: Envelope, refused: string): string {
  return !isSuccess(answer) && answer.isUnanswered ? "Unable to preload for recommendation flow." : refused;
}
