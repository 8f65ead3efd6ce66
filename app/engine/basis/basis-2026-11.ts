/**
 * The first basis, for advice from 1 November 2026.
 *
 * Mortality: Dorrington and Tootla (2007), South African Actuarial Journal 7; improvement of 1.0% a year from 1998. The
 * medians at 65 in 2023, 84.3 (men) and 88.6 (women), agree with the 85 and 89 that Glacier by Sanlam publishes.
 * Impairment: with a 5% increase and a 10-year guarantee these multiples pay 4 to 7%, 16 to 23% and 23 to 32% more,
 * within the 10 to 30% that insurers report for serious conditions.
 * Life annuity yields: implied on the mortality above by insurers' published quotes of September 2025 (inflation-linked:
 * December 2024); fixtures/reference/annuity has the former.
 * Inflation: the mean of 4.5% is the product specification's.
 * Real returns and volatilities: long-run South African averages and managers' surveys (Simeka 2019 to 2021).
 * Correlations: monthly index returns 2002 to 2024.
 * Funds and fees: the product specification's samples; the mixes are our own, and so is the assignment of its initial
 * fees of 1%, 1.5% and 3% before VAT as the maximum for emergency savings, annuity and unit trust.
 * The low fee, like the usual one, is a round figure for comparison and no provider's offer.
 * Rules: Income Tax Act 58 of 1962, Pension Funds Act 24 of 1956 and the Budget of 25 February 2026; the minimum price of
 * each of several annuities: insurers' guides of 2025; the maximum yearly withdrawal from a unit trust is our own.
 */
import type { AnnualFees, Basis } from "./basis";
import { SAIML98_SAIFL98 } from "./mortality-saiml98-saifl98";
import { INCOME_TAX_TABLES, LUMP_SUM_TAX_TABLES } from "./tax-tables";

const ADVICE_FEES = {
  automatedAdviceShare: 0.00115,
  plannerShare: 0.009775,
  administrationShare: 0,
  otherShare: 0,
} satisfies Partial<AnnualFees>;

export const BASIS_2026_11: Basis = {
  version: "2026-11",
  effectiveFrom: "2026-11-01",
  mortality: SAIML98_SAIFL98,
  improvement: { rateShare: 0.01, fromYear: 1998 },
  impairment: { smoker: 1.5, seriousIllness: 3.0, both: 4.0 },
  pricing: { linkedReal: 0.036, fixed5: 0.098, level: 0.092, guaranteePeriodYears: 10, partnerShare: 0.75 },
  pricesAsOf: "2025-09-15",
  pricesAsOfByKind: { linked: "2024-12-02", increasing5: "2025-09-15", level: "2025-09-15" },
  inflation: { mean: 0.045, deviation: 0.015, autocorrelation: 0.6 },
  assetClasses: [
    { id: "saEquity", name: "South African equity", geometricReal: 0.065, volatility: 0.16 },
    { id: "saProperty", name: "South African property", geometricReal: 0.055, volatility: 0.19 },
    { id: "saBonds", name: "South African bonds", geometricReal: 0.035, volatility: 0.075 },
    { id: "inflationLinked", name: "Inflation-linked bonds", geometricReal: 0.03, volatility: 0.06 },
    { id: "cash", name: "Cash", geometricReal: 0.017, volatility: 0.01 },
    { id: "globalEquity", name: "Global equity in rand", geometricReal: 0.05, volatility: 0.16 },
  ],
  // prettier-ignore
  correlations: [
    [1.00, 0.50,  0.16, 0.19, 0,  0.56],
    [0.50, 1.00,  0.53, 0,    0,  0   ],
    [0.16, 0.53,  1.00, 0.37, 0, -0.20],
    [0.19, 0,     0.37, 1.00, 0,  0   ],
    [0,    0,     0,    0,    1,  0   ],
    [0.56, 0,    -0.20, 0,    0,  1.00],
  ],
  funds: {
    moneyMarket: {
      id: "moneyMarket",
      name: "Money Market",
      number: "1001",
      factSheetLink: "/en/methodology#money-market",
      riskRating: { id: 1, description: "Low" },
      mix: { cash: 1 },
    },
    coreIncome: {
      id: "coreIncome",
      name: "Core Income",
      number: "1002",
      factSheetLink: "/en/methodology#core-income",
      riskRating: { id: 2, description: "Low To Medium" },
      mix: { saBonds: 0.4, cash: 0.4, inflationLinked: 0.2 },
    },
    selectIncome: {
      id: "selectIncome",
      name: "Select Income Fund of Funds",
      number: "1003",
      factSheetLink: "/en/methodology#select-income-fund-of-funds",
      riskRating: { id: 3, description: "Medium" },
      mix: { saEquity: 0.35, saProperty: 0.1, saBonds: 0.25, inflationLinked: 0.1, globalEquity: 0.2 },
    },
  },
  defaultFunds: { annuity: "selectIncome", unitTrust: "selectIncome", emergencySavings: "moneyMarket" },
  fees: {
    annual: {
      annuity: { managementShare: 0.013685, ...ADVICE_FEES },
      unitTrust: { managementShare: 0.01196, ...ADVICE_FEES },
      emergencySavings: { managementShare: 0.004025, ...ADVICE_FEES },
    },
    initialShare: { annuity: 0, unitTrust: 0, emergencySavings: 0 },
    plannerMaximum: {
      annualShare: 0.0115,
      initialShare: { annuity: 0.01725, unitTrust: 0.0345, emergencySavings: 0.0115 },
    },
    vatShare: 0.15,
  },
  industryFeeShare: 0.025,
  lowFeeShare: 0.015,
  taxes: { income: INCOME_TAX_TABLES, lumpSum: LUMP_SUM_TAX_TABLES },
  rules: {
    earliestRetirementAge: 55,
    latestRetirementAge: 85,
    cashShare: 1 / 3,
    deMinimis: [
      { from: null, amount: 247_500 },
      { from: "2026-03-01", amount: 360_000 },
    ],
    commutation: [
      { from: null, amount: 125_000 },
      { from: "2026-03-01", amount: 150_000 },
    ],
    drawdown: { minimumShare: 0.025, maximumShare: 0.175 },
    unitTrustMaximumShare: 0.25,
    leastAnnuityPrice: 165_000,
    dependantsShare: { minimum: 0.1, usual: 0.5, step: 0.05 },
    emergencyMonths: 3,
    adjusting: {
      latestRetirementYears: 5,
      longestGuaranteeYears: 30,
      steps: { retirementYears: 1, cash: 10_000, guaranteeYears: 1, share: 0.05, largerShare: 0.1 },
    },
  },
  targetConfidenceShare: 0.75,
  softMinimumSavings: 1_500_000,
};
