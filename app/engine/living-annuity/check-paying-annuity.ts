/**
 * A check of a living annuity that already pays: the chance that its income goes on, the income that would
 * last, and changes that would help.
 *
 * It is a plan that begins on the annuity's next anniversary, with all of its savings in a plain living
 * annuity: no unit trust, no lump sum, healthy lives, and the last survivor where a partner depends on the
 * income. Until that day it pays its present income, and grows as a plan's savings grow before retirement.
 * The income is needed from today on: a need that ends before the anniversary was met. For a check on the
 * anniversary, every figure equals that plan's.
 */
import { addMonths, ageOn, isIsoDate, type IsoDate } from "~/base/date";
import type { Range } from "../case/adjustment";
import type { AdviceOptions } from "../advice/advice";
import type { Basis, Mix } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireShare } from "../basis/require-number";
import { expectedRealNetReturn } from "../market/expected-return";
import { requireAmount, requireLife, requireOptions } from "../recommendation/require-case";
import type { Life } from "../case/retirement-case";
import { planIncomeTax } from "../tax/plan-income-tax";
import { readMix, type NamedMix } from "./checked-mixes";
import {
  drawAnnuity,
  followIncome,
  lastingShareOf,
  type DrawnAnnuity,
  type DrawnOutcome,
} from "./drawn-annuity";
import { readNeededLifetime, type NeededLifetime } from "./needed-lifetime";
import { explainLastingChange, type EarlierCheck, type LastingChange } from "./explain-lasting-change";
import { offerLifeAnnuity, type LifeAnnuityOffer } from "./offer-life-annuity";
import { nextAnniversary, pricesAfter, valueAfter } from "./until-anniversary";

/** The inputs; amounts are today's rand. */
export type PayingAnnuity = {
  /** Today. */
  adviceDate: IsoDate;
  member: Life;
  /** A life partner who depends on the income, when there is one. */
  partner?: Life;
  value: number;
  /** Before tax; a year of it is at most the value. */
  incomePerMonth: number;
  /** The month, 1 to 12, on whose first day the annuity's year begins. */
  anniversaryMonth: number;
  /** All costs a year, VAT included; by default the industry's. */
  annualFeeShare?: number;
  mix: NamedMix | Mix;
  /** Pensions, rent, interest and salary beside it, before tax; default 0. */
  otherTaxableIncomePerMonth?: number;
  /** An earlier check, if the change since then is to be explained. */
  before?: EarlierCheck;
};

/** One of the three incomes: the present one, the lasting one, and the one halfway between. */
export type PayingAnnuityIncome = DrawnOutcome & {
  kind: "now" | "between" | "lasts";
  /** From the anniversary on, rising with prices. */
  incomePerMonth: number;
  /** A year, as a fraction of the value on that day. */
  drawdownShare: number;
  /** Whether the law allows that drawdown. */
  isAllowed: boolean;
  /** After the tax that it adds to that on other income. */
  afterTaxPerMonth: number;
};

/** The check; today's rand, nothing rounded. */
export type PayingAnnuityCheck = {
  yearBegins: IsoDate;
  /** The value on that day in expected markets. */
  valueThen: number;
  /** The present income a year, as a fraction of today's value. */
  drawdownShare: number;
  /** The law's minimum and maximum drawdown: yearly fractions, and the income a month from the next anniversary on. */
  band: Basis["rules"]["drawdown"];
  rangePerMonth: Range<number>;
  confidenceShare: number;
  incomes: readonly PayingAnnuityIncome[];
  costs: {
    annualFeeShare: number;
    isAssumed: boolean;
    perMonth: number;
    /** A percentage point less, at least 0, and the income that would last then. */
    lowerFeeShare: number;
    lowerFeeLastingPerMonth: number;
  };
  lifeAnnuity: LifeAnnuityOffer;
  /** The value below which it may be taken in cash, and whether it may. */
  cash: { below: number; isAllowed: boolean };
  mix: Mix;
  /** The reasons for a different lasting income since the earlier check; absent without one. */
  change?: LastingChange;
};

/** The reduction of yearly costs whose effect is shown. */
const LOWER_FEE_BY = 0.01;

/** Tolerance for rounding at a limit of the law. */
const ROUNDING_SHARE = 1e-9;

function requireAnnuity({ adviceDate, member, partner, value, ...answers }: PayingAnnuity) {
  const { incomePerMonth, anniversaryMonth, annualFeeShare = 0, otherTaxableIncomePerMonth = 0 } = answers;
  if (!isIsoDate(adviceDate)) throw new RangeError("adviceDate: must be a day as YYYY-MM-DD");
  requireLife("member", member);
  if (partner) requireLife("partner", partner);
  requireAmount("value", value);
  if (value === 0) throw new RangeError("value: must be above 0");
  requireAmount("incomePerMonth", incomePerMonth);
  if (12 * incomePerMonth > value)
    throw new RangeError("incomePerMonth: a year of it must not be above the value");
  if (!Number.isInteger(anniversaryMonth) || anniversaryMonth < 1 || anniversaryMonth > 12)
    throw new RangeError(`anniversaryMonth: must be from 1 to 12, is ${anniversaryMonth}`);
  requireShare("annualFeeShare", annualFeeShare);
  if (annualFeeShare === 1) throw new RangeError("annualFeeShare: must be below 1");
  requireAmount("otherTaxableIncomePerMonth", otherTaxableIncomePerMonth);
}

/** A living annuity under some costs: its value on the anniversary, and the income that lasts. */
type Invested = {
  realReturn: number;
  amount: number;
  drawn: DrawnAnnuity;
  lastingShare: number;
  lastingPerMonth: number;
};

/** The part of the check that does not depend on costs. */
type Outlook = {
  answers: PayingAnnuity;
  yearBegins: IsoDate;
  mix: Mix;
  lifetime: NeededLifetime;
  basis: Basis;
  options: AdviceOptions;
};

function readOutlook(answers: PayingAnnuity, basis: Basis, options: AdviceOptions): Outlook {
  const { adviceDate, member, partner } = answers;
  const yearBegins = nextAnniversary(adviceDate, answers.anniversaryMonth);
  const lives = partner ? [member, partner] : [member];
  const lifetime = readNeededLifetime(lives, { from: adviceDate, to: yearBegins }, basis);
  return { answers, yearBegins, mix: readMix(answers.mix, basis), lifetime, basis, options };
}

function investAt(annualFeeShare: number, outlook: Outlook): Invested {
  const { answers, yearBegins, mix, lifetime, basis, options } = outlook;
  const realReturn = expectedRealNetReturn(mix, annualFeeShare, basis);
  const between = { from: answers.adviceDate, to: yearBegins };
  const amount = valueAfter(answers, between, realReturn, basis) / pricesAfter(between, basis);
  if (amount === 0) throw new RangeError("incomePerMonth: nothing is left when the year begins");
  const drawn = drawAnnuity({ mix, annualFeeShare }, lifetime, basis, options);
  const lastingShare = lastingShareOf(drawn);
  return { realReturn, amount, drawn, lastingShare, lastingPerMonth: (lastingShare * amount) / 12 };
}

/** The three incomes, the present one first. */
function describeIncomes(
  { amount, drawn, lastingShare, lastingPerMonth }: Invested,
  { answers, yearBegins, basis }: Outlook,
): readonly [now: PayingAnnuityIncome, between: PayingAnnuityIncome, lasts: PayingAnnuityIncome] {
  const taxpayer = { ...answers, firstPayment: addMonths(yearBegins, 1) };
  const ageAtStart = ageOn(answers.member.birthDate, yearBegins);
  const describe = (
    kind: PayingAnnuityIncome["kind"],
    incomePerMonth: number,
    drawdownShare = (12 * incomePerMonth) / amount,
  ): PayingAnnuityIncome => ({
    kind,
    incomePerMonth,
    drawdownShare,
    isAllowed: isWithin(drawn.band, drawdownShare),
    afterTaxPerMonth: incomePerMonth - planIncomeTax(12 * incomePerMonth, taxpayer, basis) / 12,
    ...followIncome(drawn, { amount, drawdownShare }, ageAtStart),
  });
  return [
    describe("now", answers.incomePerMonth),
    describe("between", (answers.incomePerMonth + lastingPerMonth) / 2),
    // The fraction itself: with a rounding error more, the income would fall short on the paths that decide it.
    describe("lasts", lastingPerMonth, lastingShare),
  ];
}

function isWithin({ minimumShare, maximumShare }: Basis["rules"]["drawdown"], share: number): boolean {
  return share >= minimumShare - ROUNDING_SHARE && share <= maximumShare + ROUNDING_SHARE;
}

/**
 * Checks a living annuity that already pays.
 * @returns today's rand, not rounded
 * @throws RangeError naming the answer or option that is out of its range
 * cost: five passes over the paths; 0.1 seconds for a mix and 0.02 for each of two fees that are not cached
 */
export function checkPayingAnnuity(
  answers: PayingAnnuity,
  basis: Basis,
  options: AdviceOptions,
): PayingAnnuityCheck {
  requireAnnuity(answers);
  requireOptions(options);
  const { adviceDate, value, annualFeeShare = basis.industryFeeShare, before } = answers;
  const outlook = readOutlook(answers, basis, options);
  const { yearBegins, mix } = outlook;
  const invested = investAt(annualFeeShare, outlook);
  const { amount, drawn, realReturn, lastingPerMonth } = invested;
  const { band } = drawn;
  const incomes = describeIncomes(invested, outlook);
  const lowerFeeShare = Math.max(annualFeeShare - LOWER_FEE_BY, 0);
  const below = amountInForce(basis.rules.commutation, adviceDate);
  return {
    yearBegins,
    valueThen: amount,
    drawdownShare: (12 * answers.incomePerMonth) / value,
    band,
    rangePerMonth: {
      minimum: (band.minimumShare * amount) / 12,
      maximum: (band.maximumShare * amount) / 12,
    },
    confidenceShare: basis.targetConfidenceShare,
    incomes,
    costs: {
      annualFeeShare,
      isAssumed: answers.annualFeeShare === undefined,
      perMonth: (annualFeeShare * value) / 12,
      lowerFeeShare,
      lowerFeeLastingPerMonth: investAt(lowerFeeShare, outlook).lastingPerMonth,
    },
    lifeAnnuity: offerLifeAnnuity({ ...answers, yearBegins, amount }, incomes[2], basis),
    cash: { below, isAllowed: value < below },
    mix,
    ...(before && {
      change: explainLastingChange(before, { ...answers, lastingPerMonth, realReturn }, basis),
    }),
  };
}
