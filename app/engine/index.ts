/**
 * The advice engine, and the actuarial functions it is made of: for any mortality, interest, timing, market or tax
 * table, with or without the product's own basis. Pure: no clock, no randomness of its own, nothing rounded. Rates and
 * shares are fractions a year, amounts rand, names carry units; an impossible argument is a RangeError that names it.
 * Beside each function stands a call; `index.test.ts` makes every one of them.
 *
 * Advice
 *   chooseBasis("2026-11-20")                       the assumptions in force on a day
 *   findBasis("2026-11")                            those of a stored plan
 *   checkReleasedBases()                            refuses a basis that cannot be right
 *   advise(retirementCase, basis, { seed: 1, paths: 4096 })     everything about one person's plan
 *     with `blends`: how much of it guaranteed, `savingsRange`, and for each product `chanceByAge`
 *   amend(retirementCase, { dependantsShare: 0.3 }, basis, options)       the same, adjusted, the product held
 *     or with { desiredIncomePerMonth: 20000 } for the plan that pays that
 *   adjustedIncomePerMonth(retirementCase, { retirementDate: "2028-03-01" }, basis, options)   its income alone, quicker
 *   incomesByDependantsShare(retirementCase, [0.3, 0.4], basis, options)      of a living annuity plus, by share left
 *   incomesByPartnerShare(retirementCase, [0, 0.5], basis, options)           of a life annuity, by partner's share
 *   findLimits(retirementCase, basis)               within which limits the plan can be adjusted
 *   guaranteedIncome(answers, basis)                the income for life that survey step 6 shows
 *   estimate({ adviceDate, age: 64, sex: "female", savings: 900000, partnerAge: 61 }, basis, DEFAULT_OPTIONS)
 *     a first figure from four answers, the partner's age left out where there is none
 *   checkPayingAnnuity({ adviceDate, member, value: 1300000, incomePerMonth: 9500, anniversaryMonth: 12, mix: "middle" },
 *     basis, DEFAULT_OPTIONS)                       whether the income of a living annuity that already pays may go on
 *     with annualFeeShare: 0.025, partner, another mix, otherTaxableIncomePerMonth, and `before` for why it changed
 *   readMix("careful", basis)                       the asset classes of a mix by its name
 *   weighSmallSavings({ adviceDate, age: 62, savings: 228000, debt: 120000, earlierLumpSums: 0 }, basis)
 *     an income for life beside all in cash; mostWholeInCash("2026-11-20", basis) is up to which savings
 *   productAdviceOf(advice.products, "LifeAnnuity"), isForLife("LifeAnnuity")
 *   computesAlike("1.0.0")                          whether a plan of that engine comes out to the cent again
 *   withFees(basis, { annuity: { annualExclVatShare: 0.005 } })        a basis with a planner's own fees
 *   withHoldings(basis, { unitTrust: { coreIncome: 0.6, selectIncome: 0.4 } })      a basis whose pots hold chosen funds
 *     as amend(retirementCase, { holdings: { unitTrust: { coreIncome: 1 } } }, basis, options) makes it
 *   listHeldFunds(basis, "unitTrust"), mixHeld(basis, "unitTrust")     what a pot holds: its funds, and their asset classes
 *   chooseAssumptions("2026-11-20", { annuity: { annualExclVatShare: 0.005 } })     both as data that a plan is stored with
 *     and as the third argument false where no living annuity plus is offered
 *   readAssumptions({ basisVersion: "2026-11", fees: {}, offersPlus: false })       the basis that they stand for
 *   nameAssumptions({ basisVersion: "2026-11", fees: {} })             a key of their markets
 *
 * Lives. A mortality is a table of yearly q from the life's age on, or any function from years to the chance of living
 *   q = mortalityFromRates({ firstAge: 40, rates: [0.00286, …], age: 65 })              a table of q_x
 *   mortalityFromLives({ firstAge: 20, lives: [100000, 99975, …], age: 65 })            a table of l_x
 *   mortalityFromForces({ firstAge: 40, forces: [0.00286, …], age: 65 })                forces by year of age
 *   mortalityFromSelectRates({ firstAge, select, ultimate, ageAtSelection: 40, yearsSince: 1 })
 *   adjustMortality(q, { forceMultiple: 1.5, rateMultiple: 0.9, improvementShare: 0.01, yearsImproved: 28 })
 *   mortalityFromLives({ firstAge: 65, lives: survivalAtAnniversaries(law), age: 65 })  a law as a table, where one is needed
 *   makehamSurvival({ a: 0.00022, b: 2.7e-6, c: 1.124, age: 65 })      Makeham, Gompertz (a: 0), constant force (b: 0)
 *   yearlyMortality({ life: { birthDate: "1961-06-15", sex: "male" }, retirementDate, basis, impairment: 1 })
 *   survivalAt(q, 10.5, "uniformDeaths")            the chance of living so long; or "constantForce", as unless told, or "balducci"
 *   survivalFrom(q, 0.5, "uniformDeaths")           the survival function from an exact age on, half a year later here
 *   survivalAtAnniversaries(q), survivalAtTimes(q, 12), deathInYearProbabilities(q)
 *   lifeExpectancy(q, 65)                           curtate and complete years, mean age at death
 *   medianAgeAtDeath(q, 65)
 *   randomLifetimes(q, [0.2, 0.7])                  years lived for given uniform numbers
 *   pairStatus(q, qPartner), lastSurvivorYearlyMortality(q, qPartner)
 *
 * Annuities and assurances
 *   annuityFactor({ mortality: q, interestShare: 0.05, paymentsPerYear: 12, timing: "arrears" })
 *     and: guaranteeYears: 10, deferredYears: 5, termYears: 20, increaseShare: 0.05 (a year), increaseAmount: 1 (Iä),
 *     withinYear: "uniformDeaths", partner: { mortality: qPartner, share: 1 } for the last survivor, with
 *     memberAloneShare: 0 and share: 0 for joint lives, bothShare: 0 and memberAloneShare: 0 for a reversion
 *   certainAnnuityFactor({ interestShare: 0.12, paymentsPerYear: 1, timing: "arrears" }, 10)
 *   assuranceFactor({ mortality: q, interestShare: 0.05, kind: "endowment", termYears: 10 })   wholeLife, term, …
 *     at the end of the year of death, or with periodsPerYear: 12 of the month; at the first of two deaths with
 *     mortality: (years) => x(years) * y(years), x = survivalFrom(q, 0) and y likewise, at the second with x + y - x * y
 *   what is paid without a break lies half-way between 365 payments in advance and in arrears, to 1e-6; at the moment of
 *     death it is 1 - Math.log1p(interestShare) times that annuity
 *   annuityPayment(1000000, { mortality: q, … })    what a premium buys, a payment
 *   longestGuarantee({ member, retirementDate, basis, impairment: 1, partnerShare: 0.75 })    the years that cost at most 6%
 *   lifeAnnuityIncome({ premium, member, retirementDate, basis, impairment, kind, … })    the same on a basis, a month
 *   fits = fitYields(quotes, basis)                 the yields that insurers' quotes imply, and each quote beside them
 *     of quotes for R1 000 000: [{ insurer: "A", date: "2026-11-20", sex: "male", ageYears: 65, kind: "level",
 *     guaranteePeriodYears: 10, partnerShare: 0, incomePerMonth: 9384 }, …]
 *   calibrateBasis(basis, fits, "2026-12")          a basis with these yields, in force from that month on
 *
 * Living annuities and pools
 *   findBasis("2026-11").rules.drawdown             the least and the most that may be drawn, 0.025 and 0.175
 *   yearsUntilIncomeReduces({ drawdownShare: 0.05, returnShare: 0.1, inflationShare: 0.06 })   the industry's table
 *     of the printed one, whose drawdowns are rounded to a tenth of a percent, with maximumShare: 0.1755
 *   fund = pathsFromReturns({ returns: [[0.1, 0.05, …], …], inflation: 0.045 })                given markets
 *   fund = pathsFromVolatility({ realReturnShare: 0.05, volatilityShare: 0.12, inflation: 0.045, feeShare: 0.02, years: 60,
 *     paths: 4096, seed: 1 })                                                                  lognormal ones
 *   prepareMarkets({ basis, seed: 1, paths: 4096 }, allocate)   the markets of advice beforehand, for `options.prepared`
 *   prepareReplicates({ basis, seed: 1, paths: 4096, replicates: 6 }, allocate)     other markets, for its replicates
 *     with allocate: (length) => new Float64Array(length), or memory that threads share
 *   ceilings = livingAnnuityCeilings({ fund, credits: noCredits(q.length), maximumShare: 0.175 })
 *     of a unit trust likewise, with its own largest share and no credits
 *   findCeilings(drawInStep(purse, otherPurse, 0.3))     of two purses in proportion, the second with 30% of both
 *     with purse = { fund, credits: noCredits(q.length), maximumShare: 0.175 }
 *   listCeilings(ceilings)                          the largest safe income of each path by years lived
 *   sustainableIncome(ceilings, deathInYearProbabilities(q), 0.75)     a year, for each rand of capital
 *     for a number of years in place of a lifetime: [0, …, 0, 1], which ends with the last of them
 *   lastingShare(ceilings, 0.05, deathInYearProbabilities(q))      the chance that it lasts
 *   poolCredits({ mortality: q, dependantsShare: 0.5, applyExclusion: false })        of a large pool, year by year
 *   poolCreditOutcomes({ members: 100, q: 0.02, dependantsShare: 0.5 })   of a small one: 20/50/80 percentile, mean
 *
 * Tax, returns, costs. For other tax tables
 *   basis = { taxes: { income: [{ year: 2027, brackets, rebates }], lumpSum: [{ from: "2026-03-01", brackets }] } }
 *     with brackets: [{ above: 0, rateShare: 0.18, base: 0 }, …] and rebates: { primary: 17820, from65: 9765, from75: 3249 }
 *   yearOfAssessment("2026-11-20"), ageAtTaxYearEnd("1961-06-15", 2027)
 *   incomeTax({ taxablePerYear: 300000, ageAtYearEnd: 66, yearOfAssessment: 2027, basis })
 *   lumpSumTax({ amount: 900000, priorLumpSums: 0, date: "2026-11-20", basis })
 *   grossLumpSum({ net: 730400, priorLumpSums: 0, date, basis }), taxFreeLumpSum({ priorLumpSums: 0, date, basis })
 *   expectedRealGrossReturn({ saEquity: 0.6, saBonds: 0.4 }, basis), expectedRealNetReturn(mix, 0.02, basis)
 *   expectedNominalGrossReturn(mix, basis), logReturnDeviation(mix, basis)
 *   totalAnnualFee(annual), weighCharges([{ allocationShare: 1, charges: { annual, initialShare: 0.01 } }])
 *   costOverTerm({ annual, initialShare: 0.01 }, 0.1, 5)       the reduction in yield of a gross return of 10% over 5 years
 *     with annual: { managementShare: 0.012, automatedAdviceShare: 0, plannerShare: 0.005, administrationShare: 0.002,
 *     otherShare: 0 }, all with VAT
 *   effectiveAnnualCost({ annual, initialShare: 0.01 }, 0.1)   the same at 1, 3, 5 and 10 years
 */
export type {
  Adjustment,
  AdjustmentLimits,
  Amendment,
  GapClosers,
  LeverPrice,
  PricedLever,
} from "./adjustment";
export { advise, DEFAULT_OPTIONS, guaranteedIncome } from "./advise";
export type { GuaranteedIncomeAnswers } from "./advise";
export {
  adjustedIncomePerMonth,
  amend,
  findLimits,
  incomesByDependantsShare,
  incomesByPartnerShare,
} from "./amend";
export { chooseAssumptions, nameAssumptions, readAssumptions, type Assumptions } from "./assumptions";
export { ENGINE_VERSION, computesAlike } from "./engine-version";
export type {
  Advice,
  AdviceOptions,
  Blend,
  ByView,
  CashAdvice,
  ChanceAtAge,
  OtherSavings,
  ProductAdvice,
  ProductChange,
  ProductOutcome,
  Projection,
  Reason,
} from "./advice";
export type {
  FundParts,
  Life,
  MedicalScheme,
  Preference,
  Product,
  RetirementCase,
  Support,
} from "./retirement-case";
export {
  estimate,
  type Estimate,
  type EstimateAnswers,
  type EstimateChange,
  type EstimatedIncome,
} from "./recommendation/estimate";
export {
  checkPayingAnnuity,
  type PayingAnnuity,
  type PayingAnnuityIncome,
  type PayingAnnuityCheck,
} from "./living-annuity/check-paying-annuity";
export { readMix, type NamedMix } from "./living-annuity/checked-mixes";
export {
  mostWholeInCash,
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
export { lifeExpectancy, medianAgeAtDeath, randomLifetimes } from "./lives/life-expectancy";
export { makehamSurvival, type MakehamLaw } from "./lives/makeham";
export {
  adjustMortality,
  mortalityFromForces,
  mortalityFromLives,
  mortalityFromRates,
  mortalityFromSelectRates,
} from "./lives/mortality-table";
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
export { pathsFromVolatility, type VolatileFund } from "./market/paths-from-volatility";

export { prepareMarkets, prepareReplicates } from "./market/market-for-funds";
export type { PreparedMarkets } from "./market/market-for-funds";

export { totalAnnualFee } from "./basis/total-annual-fee";
export { weighCharges } from "./fees/weigh-charges";
export { withFees, type FeeOverrides, type PlannerFees } from "./fees/with-fees";
export { listHeldFunds, mixHeld, type HeldFund } from "./holdings/held-funds";
export { withHoldings } from "./holdings/with-holdings";
export { costOverTerm, effectiveAnnualCost } from "./fees/effective-annual-cost";
export type { Charges, EffectiveAnnualCost } from "./fees/effective-annual-cost";
export {
  expectedNominalGrossReturn,
  expectedRealGrossReturn,
  expectedRealNetReturn,
  logReturnDeviation,
} from "./market/expected-return";
export { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "./tax/income-tax";
export { grossLumpSum, lumpSumTax, taxFreeLumpSum } from "./tax/lump-sum-tax";
