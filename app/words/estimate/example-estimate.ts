/**
 * Written by `npm run suite -- unit .ci/methodology -u`: what the engine estimates for the example of the first page, in rand a month and
 * percent, and what the flexible way costs, and we earn of that, in rand a year, VAT included.
 */
export const EXAMPLE_ESTIMATE = {
  age: 64,
  partnerAge: 61,
  savings: 900000,
  guaranteed: {
    annuityPerMonth: 2919.5653630500906,
    unitTrustPerMonth: 1016.5415650401154,
    afterTaxPerMonth: 3936.106928090206,
    lastsPercent: 75.00023766435831,
  },
  flexible: {
    annuityPerMonth: 2099.9234324457534,
    unitTrustPerMonth: 1049.9617162228762,
    afterTaxPerMonth: 3149.8851486686294,
    lastsPercent: 75.00114020860478,
    leftShare: 0.5,
  },
  costs: { perYear: 21631.5, oursPerYear: 9832.5 },
  withoutPlus: {
    annuityPerMonth: 1955.5512744339376,
    unitTrustPerMonth: 977.7756372169684,
    afterTaxPerMonth: 2933.326911650906,
    lastsPercent: 75.00036496434302,
    leftShare: 1,
  },
  paths: 4096,
};
