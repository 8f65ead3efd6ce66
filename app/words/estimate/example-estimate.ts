/**
 * Written by `npm run suite -- unit .ci/methodology -u`: the engine's estimate for the example of the first
 * page, in rand a month and percent, and the flexible way's costs and our part of them, in rand a year, VAT
 * included.
 */
export const EXAMPLE_ESTIMATE = {
  age: 64,
  partnerAge: 61,
  savings: 900000,
  guaranteed: {
    annuityPerMonth: 2919.5653630500906,
    unitTrustPerMonth: 1015.7759628598725,
    afterTaxPerMonth: 3935.341325909963,
    lastsPercent: 75.00021430039416,
  },
  flexible: {
    annuityPerMonth: 2095.8093773465107,
    unitTrustPerMonth: 1047.904688673255,
    afterTaxPerMonth: 3143.7140660197656,
    lastsPercent: 75.00097888360783,
    leftShare: 0.5,
  },
  costs: { perYear: 21631.5, oursPerYear: 9832.5 },
  withoutPlus: {
    annuityPerMonth: 1952.9779201830397,
    unitTrustPerMonth: 976.4889600915197,
    afterTaxPerMonth: 2929.4668802745596,
    lastsPercent: 75.00012251554247,
    leftShare: 1,
  },
  paths: 4096,
};
