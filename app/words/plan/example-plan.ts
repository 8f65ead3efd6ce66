/**
 * Written by `npm run methodology`: the worked example of the methodology, in rand and percent, and what advice costs a
 * year, VAT included.
 */
export const EXAMPLE_PLAN = {
  age: 64,
  savings: 6000000,
  monthlyIncome: 23938.95688351171,
  lastsPercent: 75.00004728907741,
  withoutPlus: { monthlyIncome: 20557.752085010277, lastsPercent: 75.00039567545602 },
  paths: 4096,
  advicePercent: 1.0925,
};
