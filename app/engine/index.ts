/**
 * The advice engine: pure functions from answers, a basis and a seed to advice.
 *
 * - `advise`: everything about one person's plan;
 * - `guaranteedIncome`: the income for life that survey step 6 shows;
 * - `withFees`: a basis with a planner's own fees;
 * - `chooseBasis`, `findBasis`: the assumptions in force on a day, or of a stored plan.
 */
export type { Basis } from "./basis/basis";
export { chooseBasis, findBasis } from "./basis/choose-basis";
export { advise, DEFAULT_OPTIONS, ENGINE_VERSION, guaranteedIncome } from "./advise";
export type { GuaranteedIncomeAnswers } from "./advise";
export { withFees } from "./fees/with-fees";
export type { FeeOverrides, PlannerFees } from "./fees/with-fees";
