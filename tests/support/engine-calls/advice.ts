/** Bases and advice. */
import { advise, findBasis, withHoldings } from "../../../app/engine";
import { LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import type { Call, Calls } from "./call";

const basis = findBasis("2026-11");
const options = { seed: 1, paths: 16 };
const holdings = { unitTrust: { coreIncome: 0.6, selectIncome: 0.4 } };
const ANSWERS: Call["wrong"] = [
  ["0.savings", "amount"],
  ["0.debt", "amount"],
  ["0.personalUse", "amount"],
  ["0.emergencyIncomePerMonth", "amount"],
  ["0.retirementDate", "day", ""],
];
const OPTIONS: Call["wrong"] = [
  ["3.seed", "whole"],
  ["3.paths", "whole"],
];

export const ADVICE_CALLS: Calls = {
  chooseBasis: { args: ["2026-11-20"], wrong: [["0", "day", "date"]] },
  findBasis: { args: ["2026-11"], wrong: [["0", "name", "version"]] },
  checkReleasedBases: { args: [[basis]], wrong: [["0", "list", "effectiveFrom"]] },
  advise: {
    args: [LEAVES_MONEY, basis, options],
    wrong: [...ANSWERS, ["2.seed", "whole"], ["2.paths", "whole"]],
  },
  guaranteedIncome: { args: [LEAVES_MONEY, basis], wrong: ANSWERS },
  weighWays: {
    args: [LEAVES_MONEY, basis, options],
    wrong: [...ANSWERS, ["2.seed", "whole"], ["2.paths", "whole"]],
  },
  followFirstFigure: {
    args: [
      {
        answers: { age: 64, retirementAge: 64, sex: "female", savings: 900_000, partnerAge: 61 },
        way: "guaranteed",
      },
      LEAVES_MONEY,
      basis,
      options,
    ],
    wrong: [
      ["0.answers.age", "whole"],
      ["0.answers.savings", "amount"],
      ["1.debt", "amount"],
      ["3.seed", "whole"],
    ],
  },
  estimate: {
    args: [
      {
        adviceDate: "2026-11-20",
        age: 64,
        retirementAge: 64,
        sex: "female",
        savings: 900_000,
        partnerAge: 61,
      },
      basis,
      options,
    ],
    wrong: [
      ["0.age", "whole"],
      ["0.partnerAge", "whole"],
      ["0.savings", "amount"],
      ["2.seed", "whole"],
      ["2.paths", "whole"],
    ],
  },
  checkPayingAnnuity: {
    args: [
      {
        adviceDate: "2026-11-20",
        member: { birthDate: "1956-06-15", sex: "male" },
        partner: { birthDate: "1960-02-03", sex: "female" },
        value: 1_300_000,
        incomePerMonth: 9_500,
        anniversaryMonth: 12,
        annualFeeShare: 0.025,
        mix: "middle",
        otherTaxableIncomePerMonth: 6_000,
        before: {
          checkedOn: "2025-11-20",
          value: 1_320_000,
          incomePerMonth: 9_200,
          lastingPerMonth: 5_500,
        },
      },
      basis,
      options,
    ],
    wrong: [
      ["0.adviceDate", "day"],
      ["0.value", "amount"],
      ["0.incomePerMonth", "amount"],
      ["0.anniversaryMonth", "whole"],
      ["0.annualFeeShare", "share"],
      ["0.otherTaxableIncomePerMonth", "amount"],
      ["0.before.checkedOn", "day", "before.checkedOn"],
      ["0.before.value", "amount", "before.value"],
      ["0.before.incomePerMonth", "amount", "before.incomePerMonth"],
      ["0.before.lastingPerMonth", "amount", "before.lastingPerMonth"],
      ["2.seed", "whole"],
      ["2.paths", "whole"],
    ],
  },
  readMix: { args: ["careful", basis], wrong: [] },
  weighSmallSavings: {
    args: [{ adviceDate: "2026-11-20", age: 62, savings: 228_000, debt: 120_000, earlierLumpSums: 0 }, basis],
    wrong: [
      ["0.age", "whole"],
      ["0.savings", "amount"],
      ["0.debt", "amount"],
      ["0.earlierLumpSums", "amount"],
    ],
  },
  mostWholeInCash: { args: ["2026-11-20", basis], wrong: [] },
  savingsTested: { args: [{ savings: 300_000 }, basis], wrong: [] },
  amend: {
    args: [LEAVES_MONEY, { dependantsShare: 0.3 }, basis, options],
    wrong: [
      ...ANSWERS,
      ["1.dependantsShare", "share"],
      ["1.debtRepayment", "amount"],
      ["1.emergencySavings", "amount"],
      ["1.personalUse", "amount"],
      ["1.retirementDate", "day"],
      ["1.desiredIncomePerMonth", "amount"],
      ["1.holdings.unitTrust.coreIncome", "share", "holdings.unitTrust"],
      ...OPTIONS,
    ],
  },
  adjustedIncomePerMonth: {
    args: [WANTS_CERTAINTY, { retirementDate: "2028-03-01" }, basis, options],
    wrong: [
      ["1.retirementDate", "day"],
      ["1.guaranteePeriodYears", "amount"],
      ["1.partnerShare", "share"],
      ...OPTIONS,
    ],
  },
  incomesByDependantsShare: {
    args: [LEAVES_MONEY, [0.3, 0.4], basis, options],
    wrong: [["1.1", "share", "dependantsShare"], ...OPTIONS],
  },
  incomesByPartnerShare: {
    args: [WANTS_CERTAINTY, [0, 0.5], basis, options],
    wrong: [["1.1", "share", "partnerShare"], ...OPTIONS],
  },
  findLimits: { args: [LEAVES_MONEY, basis], wrong: ANSWERS },
  productAdviceOf: { args: [advise(LEAVES_MONEY, basis, options).products, "LifeAnnuity"], wrong: [] },
  isForLife: { args: ["LifeAnnuity"], wrong: [] },
  computesAlike: { args: ["1.0.0"], wrong: [] },
  chooseAssumptions: { args: ["2026-11-20", {}], wrong: [["0", "day", "date"]] },
  readAssumptions: {
    args: [{ basisVersion: "2026-11", fees: { annuity: { annualExclVatShare: 0.005 } } }],
    wrong: [
      ["0.basisVersion", "name", "version"],
      ["0.fees.annuity.annualExclVatShare", "share", "annuity.annualExclVatShare"],
    ],
  },
  nameAssumptions: { args: [{ basisVersion: "2026-11", fees: {} }], wrong: [] },
  withHoldings: {
    args: [basis, holdings],
    wrong: [["1.unitTrust.coreIncome", "share", "holdings.unitTrust"]],
  },
  listHeldFunds: { args: [withHoldings(basis, holdings), "unitTrust"], wrong: [] },
  oldestPrices: { args: [basis], wrong: [] },
  expectedNominalNetReturn: { args: [withHoldings(basis, holdings), "unitTrust"], wrong: [] },
  withFees: {
    args: [basis, { annuity: { annualExclVatShare: 0.005, initialExclVatShare: 0.01 } }],
    wrong: [
      ["1.annuity.annualExclVatShare", "share", "annuity.annualExclVatShare"],
      ["1.annuity.initialExclVatShare", "share", "annuity.initialExclVatShare"],
    ],
  },
};
