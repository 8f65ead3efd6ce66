/**
 * The savings at retirement as the law on lump sums treats them.
 *
 * A fund's money has up to four parts (Pension Funds Act 24 of 1956, Income Tax Act 58 of 1962): provident
 * money from before March 2021 with its growth, all of which may be taken in cash; other money from before
 * September 2024, a third of it; the savings component, all of it; and the retirement component, nothing of
 * it. All parts grow alike. Where they are unknown, a third of the whole may be taken.
 */
import { addMonths, dayParts, yearsBetween, type IsoDate } from "~/base/date";
import type { FundParts, Life, RetirementCase, RetirementFund } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative } from "../basis/require-number";
import { annuityReturn, savingsAtRetirement, unitTrustReturn } from "./savings-at-retirement";

/** Savings at retirement, and the amounts that may be taken in cash. */
export type CashSource = {
  /** In today's rand. */
  savingsAtRetirement: number;
  /** The fraction of them that may be taken while the rest buys an annuity. */
  cashShare: number;
  /** The fraction that must be small for the whole to be taken, the largest of all funds; 1 with unknown parts. */
  testedShare: number;
  /** Those retired from, in the order given. */
  funds: readonly FundSource[];
  /** The person's own savings then, in today's rand: no legal limit and no product rule applies to them. */
  ownSavingsAtRetirement: number;
  /** The amount of them that may pay for cash needs: all or nothing. */
  ownSavingsForNeeds: number;
  /** Earlier lump sums, in the rand of their days: the tax law adds them up as they were paid. */
  earlierLumpSums: number;
  /** Contributions never deducted, likewise in the rand of their days. */
  contributionsNotDeducted: number;
  /** The law of this date applies. */
  adviceDate: IsoDate;
  /** Value on the retirement day of one rand of today; the law's nominal amounts do not rise until then. */
  priceLevel: number;
};

/** A fund among the savings at retirement. */
type FundSource = {
  name?: string;
  /** Its fraction of the savings. */
  share: number;
  /** The fraction of it that may be taken while the rest of all funds buys an annuity. */
  cashShare: number;
  /** True if it is so small that all of it may be taken. */
  isSmall: boolean;
};

/** The answers that decide how much may be taken. */
export type SavingAnswers = Pick<
  RetirementCase,
  | "adviceDate"
  | "retirementDate"
  | "member"
  | "savings"
  | "fundParts"
  | "funds"
  | "contributionPerMonth"
  | "earlierLumpSums"
  | "contributionsNotDeducted"
  | "ownSavings"
  | "ownSavingsForNeeds"
>;

export const FUND_PART_NAMES = [
  "vestedWhole",
  "vestedThird",
  "savingsComponent",
  "retirementComponent",
] as const;

/** The parts multiplied by a factor. */
export function scaleParts(parts: FundParts, factor: number): FundParts {
  const scaled = { ...parts };
  for (const name of FUND_PART_NAMES) scaled[name] *= factor;
  return scaled;
}

/** The fund's money multiplied by a factor. */
export function scaleFund({ parts, ...fund }: RetirementFund, factor: number): RetirementFund {
  return { ...fund, amount: fund.amount * factor, ...(parts && { parts: scaleParts(parts, factor) }) };
}

/** A person who was 55 on 1 March 2021 may still take all contributions to the provident fund of that day. */
const LAST_BIRTH_DATE_OF_55_IN_2021: IsoDate = "1966-03-01";

/**
 * Adds further contributions: a third is savings component and the rest retirement component, except for
 * members of a provident fund who were 55 on 1 March 2021, all of whose money is vested and may be taken.
 */
function addContributions(parts: FundParts, contributions: number, { birthDate }: Life): FundParts {
  const { vestedWhole, vestedThird, savingsComponent, retirementComponent } = parts;
  const isAllWhole = vestedThird + savingsComponent + retirementComponent === 0;
  if (isAllWhole && birthDate <= LAST_BIRTH_DATE_OF_55_IN_2021)
    return { ...parts, vestedWhole: vestedWhole + contributions };
  return {
    ...parts,
    savingsComponent: savingsComponent + contributions / 3,
    retirementComponent: retirementComponent + (contributions * 2) / 3,
  };
}

/**
 * The value at retirement of a monthly contribution that rises with prices and is paid at the end of
 * each whole month.
 * @param perMonth today's rand
 * @returns today's rand
 */
function contributionsAtRetirement(
  perMonth: number,
  { adviceDate, retirementDate }: Pick<SavingAnswers, "adviceDate" | "retirementDate">,
  realReturn: number,
): number {
  requireNotNegative("contributionPerMonth", perMonth);
  if (perMonth === 0) return 0;
  const monthly = (1 + realReturn) ** (1 / 12);
  const afterFirst = (1 + realReturn) ** yearsBetween(adviceDate, retirementDate) / monthly;
  let value = 0;
  const payments = wholeMonths(adviceDate, retirementDate);
  for (let month = 0; month < payments; month++) value += perMonth * afterFirst * monthly ** -month;
  return value;
}

function wholeMonths(from: IsoDate, to: IsoDate): number {
  const [start, end] = [dayParts(from), dayParts(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return addMonths(from, months) <= to ? months : months - 1;
}

/** A fund retired from, and its amounts under the law, today's rand at retirement. */
type Allowance = {
  name?: string;
  amount: number;
  /** May be taken while the rest buys an annuity. */
  allowed: number;
  /** Must be small for all of it to be taken. */
  tested: number;
};

type FundToRead = Pick<RetirementFund, "name" | "amount" | "parts"> & { getsContributions: boolean };

/** The funds retired from: if none are given, all savings are one. */
function listFunds({ savings, fundParts: parts, funds }: SavingAnswers): FundToRead[] {
  if (!funds) return [{ amount: savings, ...(parts && { parts }), getsContributions: true }];
  const retired = funds.filter(({ retiredFrom }) => retiredFrom);
  const largest = Math.max(...retired.map(({ amount }) => amount));
  const paidIn = funds.find(({ paysIn }) => paysIn) ?? retired.find(({ amount }) => amount === largest);
  return retired.map((fund) => ({ ...fund, getsContributions: fund === paidIn }));
}

/** Contributions to a fund that is left where it is are not part of the plan's savings. */
function isPaidIntoLeftFund({ funds = [] }: SavingAnswers): boolean {
  return funds.some(({ paysIn, retiredFrom }) => paysIn && !retiredFrom);
}

/** The amount of known parts that may be taken in cash while the rest buys an annuity. */
export function allowedAmount(
  { vestedWhole, vestedThird, savingsComponent }: FundParts,
  { rules }: Pick<Basis, "rules">,
): number {
  return vestedWhole + vestedThird * rules.cashShare + savingsComponent;
}

/** The amount that must be small for all to be taken, if the parts are known; otherwise it is all of the savings. */
export function testedAmount(
  { vestedThird, retirementComponent }: FundParts,
  { rules }: Pick<Basis, "rules">,
): number {
  return vestedThird + retirementComponent / (1 - rules.cashShare);
}

/** The cash allowance of one fund. */
function allowCash(
  { name, amount, parts, getsContributions }: FundToRead,
  { member }: SavingAnswers,
  { growth, contributions, basis }: { growth: number; contributions: number; basis: Basis },
): Allowance {
  const { cashShare } = basis.rules;
  const paidIn = getsContributions ? contributions : 0;
  const whole = amount * growth + paidIn;
  const named = { ...(name !== undefined && { name }), amount: whole };
  if (!parts) return { ...named, allowed: whole * cashShare, tested: whole };
  const grown = addContributions(scaleParts(parts, growth), paidIn, member);
  return { ...named, allowed: allowedAmount(grown, basis), tested: testedAmount(grown, basis) };
}

/** A part as a fraction of a whole, limited to 1 against rounding. */
const partOf = (part: number, whole: number) => Math.min(part / whole, 1);

/** The cash allowance of all funds together; each fund's smallness is tested separately. */
function joinAllowances(
  allowances: readonly Allowance[],
  { adviceDate, priceLevel }: Pick<CashSource, "adviceDate" | "priceLevel">,
  { rules }: Basis,
): Pick<CashSource, "cashShare" | "testedShare" | "funds"> {
  const threshold = amountInForce(rules.deMinimis, adviceDate);
  const isSmall = ({ tested }: Allowance) => tested * priceLevel <= threshold;
  // Where all funds may be taken whole, that is an option shown beside the plan.
  const countsWhole = !allowances.every(isSmall);
  const funds = allowances.map((fund) => ({
    ...(fund.name !== undefined && { name: fund.name }),
    amount: fund.amount,
    allowed: countsWhole && isSmall(fund) ? fund.amount : fund.allowed,
    isSmall: isSmall(fund),
  }));
  const whole = funds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    cashShare: partOf(
      funds.reduce((sum, { allowed }) => sum + allowed, 0),
      whole,
    ),
    testedShare: Math.max(...allowances.map(({ tested }) => tested)) / whole,
    funds: funds.map(({ amount, allowed, ...fund }) => ({
      ...fund,
      share: amount / whole,
      cashShare: partOf(allowed, amount),
    })),
  };
}

/**
 * Value on the retirement day of one rand of today. Within a month it stays 1, so that nobody who retires
 * then is taxed on the difference.
 */
function priceLevelAt(
  { adviceDate, retirementDate }: Pick<SavingAnswers, "adviceDate" | "retirementDate">,
  { inflation }: Basis,
): number {
  if (retirementDate <= addMonths(adviceDate, 1)) return 1;
  return (1 + inflation.mean) ** yearsBetween(adviceDate, retirementDate);
}

/** Reads the savings at retirement with the amounts that may be taken in cash. */
export function readCashSource(answers: SavingAnswers, basis: Basis): CashSource {
  const { adviceDate, retirementDate, savings, contributionPerMonth = 0 } = answers;
  const realReturn = annuityReturn(basis);
  const grown = savingsAtRetirement(answers, realReturn);
  const contributions = isPaidIntoLeftFund(answers)
    ? 0
    : contributionsAtRetirement(contributionPerMonth, answers, realReturn);
  const whole = grown + contributions;
  const ownSavingsAtRetirement = savingsAtRetirement(
    { savings: answers.ownSavings ?? 0, adviceDate, retirementDate },
    unitTrustReturn(basis),
  );
  const known = {
    savingsAtRetirement: whole,
    ownSavingsAtRetirement,
    ownSavingsForNeeds: (answers.ownSavingsForNeeds ?? true) ? ownSavingsAtRetirement : 0,
    earlierLumpSums: answers.earlierLumpSums ?? 0,
    contributionsNotDeducted: answers.contributionsNotDeducted ?? 0,
    adviceDate,
    priceLevel: priceLevelAt(answers, basis),
  };
  const growth = grown / savings;
  const allowances = listFunds(answers).map((fund) =>
    allowCash(fund, answers, { growth, contributions, basis }),
  );
  return { ...known, ...joinAllowances(allowances, known, basis) };
}
