/**
 * The advice engine: the functions that the product calls, and the actuarial functions that tests check
 * against published tables. Pure: no clock, no randomness of its own, nothing rounded. Rates and shares are
 * fractions a year, amounts rand, names carry units; an impossible argument is a RangeError that names it.
 * `index.test.ts` calls every function.
 */
export type {
  Adjustment,
  AdjustmentLimits,
  Amendment,
  GapClosers,
  LeverPrice,
  PricedLever,
} from "./case/adjustment";
export type { NeedOfYear } from "./advice/advised-need";
export { advise, DEFAULT_OPTIONS, guaranteedIncome } from "./advise";
export type { GuaranteedIncomeAnswers } from "./advise";
export {
  adjustedIncomePerMonth,
  amend,
  findLimits,
  incomesByDependantsShare,
  incomesByPartnerShare,
} from "./amend";
export { oldestPrices } from "./basis/prices-as-of";
export { chooseAssumptions, nameAssumptions, readAssumptions, type Assumptions } from "./assumptions";
export { ENGINE_VERSION, computesAlike } from "./advice/engine-version";
export type {
  Advice,
  AdviceOptions,
  Blend,
  ByView,
  ChanceAtAge,
  OtherSavings,
  ProductAdvice,
  ProductChange,
  ProductOutcome,
  Projection,
  Reason,
} from "./advice/advice";
export type { CashAdvice, FundCash } from "./advice/cash-split";
export type {
  FundParts,
  Life,
  MedicalScheme,
  OtherIncome,
  Preference,
  Product,
  RetirementCase,
  RetirementFund,
  Support,
} from "./case/retirement-case";
export {
  estimate,
  type Estimate,
  type EstimateAnswers,
  type EstimateChange,
  type EstimatedIncome,
} from "./recommendation/estimate";
export {
  followFirstFigure,
  type FollowedCause,
  type FigureStep,
  type FigureToFollow,
} from "./recommendation/first-figure";
export { weighWays, type WayToPay } from "./recommendation/ways";
export {
  checkPayingAnnuity,
  type PayingAnnuity,
  type PayingAnnuityIncome,
  type PayingAnnuityCheck,
} from "./living-annuity/check-paying-annuity";
export { readMix, type NamedMix } from "./living-annuity/checked-mixes";
export {
  mostWholeInCash,
  savingsTested,
  weighSmallSavings,
  type DebtPayment,
  type SmallIncome,
} from "./recommendation/small-savings";
export { isForLife } from "./recommendation/decide-plan";
export { productAdviceOf } from "./recommendation/product-advice-of";
export { ASSET_CLASS_IDS, POTS } from "./basis/basis";
export type {
  AnnualFees,
  AssetClassId,
  Basis,
  DatedAmount,
  Fund,
  FundId,
  Holdings,
  MedicalCredits,
  Mix,
  Pot,
  Sex,
  TaxBracket,
} from "./basis/basis";
export { checkReleasedBases } from "./basis/check-released-bases";
export { chooseBasis, findBasis } from "./basis/choose-basis";

export { lastSurvivorYearlyMortality, pairStatus } from "./lives/last-survivor";
export { lifeExpectancy, medianAgeAtDeath } from "./lives/life-expectancy";
export { makehamSurvival, type MakehamLaw } from "./lives/makeham";
export { mortalityFromLives, mortalityFromRates } from "./lives/mortality-table";
export {
  deathInYearProbabilities,
  survivalAt,
  survivalAtAnniversaries,
  survivalAtTimes,
  survivalFrom,
} from "./lives/survival";
export type { Mortality, SurvivalFunction, WithinYear, YearlyMortality } from "./lives/survival";
export { yearlyMortality } from "./lives/yearly-mortality";

export { annuityFactor, annuityPayment, certainAnnuityFactor } from "./annuity/annuity-factor";
export type { LifeAnnuity, Payments } from "./annuity/annuity-factor";
export { assuranceFactor, type Assurance } from "./annuity/assurance-factor";
export { lifeAnnuityIncome, type AnnuityKind } from "./annuity/life-annuity-income";
export {
  longestGuarantee,
  MOST_GUARANTEE_COST_SHARE,
  type GuaranteeTerms,
} from "./annuity/longest-guarantee";
export { calibrateBasis, YIELD_NAMES } from "./calibration/calibrated-basis";
export { fitYields, STRONGEST_PULL_SHARE, type YieldFit } from "./calibration/fit-yields";
export type { Quote } from "./calibration/quote";
export { QUOTE_HALF_LIFE_DAYS } from "./calibration/weigh-quotes";

export { findCeilings, listCeilings, livingAnnuityCeilings } from "./drawdown/ceilings";
export { drawInStep, type Purse } from "./drawdown/paying-capital";
export { noCredits, poolCredits } from "./drawdown/pool-credits";
export { poolCreditOutcomes, type EqualPool } from "./drawdown/pool-size";
export { lastingShare, sustainableIncome } from "./drawdown/sustainable-income";
export { yearsUntilIncomeReduces, type SteadyDrawdown } from "./drawdown/years-until-reduced";
export { pathsFromReturns, type GivenMarkets } from "./market/paths-from-returns";

export { prepareMarkets, prepareReplicates } from "./market/market-for-funds";
export type { PreparedMarkets } from "./market/market-for-funds";

export { totalAnnualFee } from "./basis/total-annual-fee";
export { weighCharges } from "./holdings/weigh-charges";
export { withFees, type FeeOverrides, type PlannerFees } from "./fees/with-fees";
export { expectedNominalNetReturn } from "./market/expected-net-return";
export { listHeldFunds, type HeldFund } from "./holdings/held-funds";
export { withHoldings } from "./holdings/with-holdings";
export { costOverTerm, effectiveAnnualCost } from "./holdings/effective-annual-cost";
export type { Charges, EffectiveAnnualCost } from "./holdings/effective-annual-cost";
export { expectedRealGrossReturn, expectedRealNetReturn, logReturnDeviation } from "./market/expected-return";
export { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "./tax/income-tax";
export { grossLumpSum, lumpSumTax, taxFreeLumpSum } from "./tax/lump-sum-tax";
