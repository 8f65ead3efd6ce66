/** Tax, returns and costs. */
import { findBasis } from "../../../app/engine";
import type { Calls } from "./call";

const basis = findBasis("2026-11");
const mix = { saEquity: 0.6, saBonds: 0.4 };
const charges = { annual: basis.fees.annual.annuity, initialShare: 0.01 };
const lumpSum = { priorLumpSums: 0, date: "2026-11-20", basis };

export const TAX_AND_FEES_CALLS: Calls = {
  yearOfAssessment: { args: ["2026-11-20"], wrong: [["0", "day", ""]] },
  ageAtTaxYearEnd: { args: ["1961-06-15", 2027], wrong: [["0", "day", ""]] },
  incomeTax: {
    args: [{ taxablePerYear: 300_000, ageAtYearEnd: 66, yearOfAssessment: 2027, basis }],
    wrong: [
      ["0.taxablePerYear", "amount"],
      ["0.ageAtYearEnd", "amount"],
      ["0.yearOfAssessment", "whole"],
      ["0.basis.taxes.income", "list", "basis.taxes.income"],
    ],
  },
  lumpSumTax: {
    args: [{ ...lumpSum, amount: 900_000 }],
    wrong: [
      ["0.amount", "amount"],
      ["0.priorLumpSums", "amount"],
      ["0.date", "day"],
      ["0.basis.taxes.lumpSum", "list", "basis.taxes.lumpSum"],
    ],
  },
  grossLumpSum: {
    args: [{ ...lumpSum, net: 730_400 }],
    wrong: [
      ["0.net", "amount"],
      ["0.priorLumpSums", "amount"],
      ["0.date", "day"],
    ],
  },
  taxFreeLumpSum: {
    args: [lumpSum],
    wrong: [
      ["0.priorLumpSums", "amount"],
      ["0.date", "day"],
    ],
  },
  expectedRealGrossReturn: { args: [mix, basis], wrong: [["0.saEquity", "share", "mix.saEquity"]] },
  logReturnDeviation: { args: [mix, basis], wrong: [["0.saEquity", "share", "mix.saEquity"]] },
  expectedRealNetReturn: {
    args: [mix, 0.02, basis],
    wrong: [
      ["0.cash", "share", "mix.cash"],
      ["1", "share", "feeShare"],
    ],
  },
  totalAnnualFee: {
    args: [charges.annual],
    wrong: [["0.plannerShare", "share", "fees.plannerShare"]],
  },
  weighCharges: {
    args: [[{ allocationShare: 1, charges }]],
    wrong: [
      ["0", "list", "held"],
      ["0.0.allocationShare", "share"],
    ],
  },
  costOverTerm: {
    args: [charges, 5],
    wrong: [
      ["0.annual.managementShare", "share", "fees.managementShare"],
      ["0.initialShare", "share"],
      ["1", "amount", "termYears"],
    ],
  },
  effectiveAnnualCost: {
    args: [charges],
    wrong: [["0.initialShare", "share"]],
  },
};
