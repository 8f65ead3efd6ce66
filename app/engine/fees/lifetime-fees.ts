/**
 * The total of a living annuity's yearly fees over a lifetime, along the expected path of its fund: every
 * year earns the expected real return r before the fee, and prices rise by the mean inflation m.
 *
 * With c the real capital at an anniversary and y the real income of the year, the year ends with
 *
 *   e(f) = c·(1+r)(1-f) - y·b(f),    b(f) = Σ_{j=0}^{11} ((1+r)(1-f)(1+m))^(j/12) / 12 / (1+m),
 *
 * b as on the simulated paths, and the fee of the year is e(0) - e(f): the reduction at its end, in today's
 * rand. The pool's credit follows. The income is the wanted one within the drawdown limits of the capital.
 * Fees are summed up to the mean age at death, with only the lived fraction of the year in which it falls.
 */
import type { Basis } from "../basis/basis";
import { monthlyPaymentsCost } from "../market/fund-paths";
import { requireNotNegative, requireRate, requireShare } from "../basis/require-number";

/** A living annuity along the expected path. */
export type ExpectedAccount = {
  /** Invested at the start and wanted a year, today's rand. */
  capital: number;
  incomePerYear: number;
  band: Basis["rules"]["drawdown"];
  /** The fund's expected real return a year before fees, and mean inflation. */
  grossRealReturn: number;
  inflation: number;
  /** The pool's credit at each year's end, a fraction of the capital; at least as many as years are lived. */
  credits: ArrayLike<number>;
  /** Mean years lived, 0 or more. */
  years: number;
};

function requireAccount({ credits, ...account }: ExpectedAccount, feeShare: number): void {
  requireNotNegative("capital", account.capital);
  requireNotNegative("incomePerYear", account.incomePerYear);
  requireShare("band.minimumShare", account.band.minimumShare);
  requireShare("band.maximumShare", account.band.maximumShare);
  requireRate("grossRealReturn", account.grossRealReturn);
  requireRate("inflation", account.inflation);
  requireNotNegative("years", account.years);
  if (credits.length < account.years)
    throw new RangeError(`credits: must reach ${account.years} years, has ${credits.length}`);
  requireShare("feeShare", feeShare);
  if (feeShare === 1) throw new RangeError("feeShare: must be below 1");
}

/**
 * All yearly fees of a lifetime.
 * @param feeShare yearly fee, VAT included, 0 to below 1
 * @returns today's rand, not rounded
 * @throws RangeError naming the argument that is out of its range
 */
export function lifetimeFees(account: ExpectedAccount, feeShare: number): number {
  requireAccount(account, feeShare);
  const { incomePerYear, band, grossRealReturn, inflation, credits, years } = account;
  const endWith = (fee: number) => {
    const growth = (1 + grossRealReturn) * (1 - fee);
    const incomeCost = monthlyPaymentsCost(growth * (1 + inflation)) / (1 + inflation);
    return (capital: number, income: number) => Math.max(capital * growth - income * incomeCost, 0);
  };
  const [endFree, endCharged] = [endWith(0), endWith(feeShare)];
  let capital = account.capital;
  let total = 0;
  for (let k = 0; k < years; k++) {
    const wanted = Math.max(incomePerYear, band.minimumShare * capital);
    const income = Math.min(wanted, band.maximumShare * capital);
    const end = endCharged(capital, income);
    total += Math.min(years - k, 1) * (endFree(capital, income) - end);
    capital = end * (1 + credits[k]!);
  }
  return total;
}
