/**
 * A living annuity that already pays: whether its income may go on, what would last, and what would help.
 *
 * It is a plan that begins when the next year of the annuity begins, with all of its savings in a plain living annuity: no unit
 * trust, no lump sum, healthy lives, and the last survivor where a partner depends on the income. Until that day it goes on
 * paying what it pays now, and grows as a plan's savings grow before retirement. The income is needed from today on: where the
 * need ends before the year begins, it lasted. Checked on the day on which the year begins, every figure is that of such a plan.
 */
import { addMonths, ageOn, isIsoDate, type IsoDate } from "~/base/date";
import type { Range } from "../adjustment";
import type { AdviceOptions } from "../advice";
import type { Basis, Mix } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative, requireShare } from "../basis/require-number";
import { expectedRealNetReturn } from "../market/expected-return";
import { requireOptions } from "../recommendation/require-case";
import type { Life } from "../retirement-case";
import { planIncomeTax } from "../tax/plan-income-tax";
import { readMix, type NamedMix } from "./checked-mixes";
import { drawAnnuity, followIncome, lastingShareOf, type DrawnOutcome } from "./drawn-annuity";
import { readNeededLifetime } from "./needed-lifetime";
import { explainLastingChange, type EarlierCheck, type LastingChange } from "./explain-lasting-change";
import { offerLifeAnnuity, type LifeAnnuityOffer } from "./offer-life-annuity";
import { nextAnniversary, pricesAfter, valueAfter } from "./until-anniversary";

/** What has to be known; amounts are today's rand. */
export type PayingAnnuity = {
  /** Today. */
  adviceDate: IsoDate;
  member: Life;
  /** A life partner who depends on the income, when there is one. */
  partner?: Life;
  /** What it is worth. */
  value: number;
  /** What it pays before tax; a year of it is at most the value. */
  incomePerMonth: number;
  /** The month on whose first day its year begins, 1 to 12. */
  anniversaryMonth: number;
  /** All costs a year, VAT included; those of the industry unless given. */
  annualFeeShare?: number;
  mix: NamedMix | Mix;
  /** Pensions, rent, interest and pay beside it, before tax; nothing unless given. */
  otherTaxableIncomePerMonth?: number;
  /** What an earlier check said, where its change is to be explained. */
  before?: EarlierCheck;
};

/** One of the three incomes: what it pays now, what lasts, and the one halfway between. */
export type PayingAnnuityIncome = DrawnOutcome & {
  kind: "now" | "between" | "lasts";
  /** From the day on which the year begins, rising with prices. */
  incomePerMonth: number;
  /** A year, of what it is worth on that day. */
  drawdownShare: number;
  /** Whether the law allows that. */
  isAllowed: boolean;
  /** After the tax that it adds to that of other income. */
  afterTaxPerMonth: number;
};

/** The check; today's rand, nothing rounded. */
export type PayingAnnuityCheck = {
  yearBegins: IsoDate;
  /** What it is worth on that day in expected markets. */
  valueThen: number;
  /** What it pays a year, of what it is worth today. */
  drawdownShare: number;
  /** The least and the most that the law allows of it: in a year, and a month from the next anniversary on. */
  band: Basis["rules"]["drawdown"];
  rangePerMonth: Range<number>;
  confidenceShare: number;
  incomes: readonly PayingAnnuityIncome[];
  costs: {
    annualFeeShare: number;
    isAssumed: boolean;
    perMonth: number;
    /** A percentage point less, or nothing; and what would last then. */
    lowerFeeShare: number;
    lowerFeeLastingPerMonth: number;
  };
  lifeAnnuity: LifeAnnuityOffer;
  /** Worth less than this it may be taken in cash, and whether it is. */
  cash: { below: number; isAllowed: boolean };
  mix: Mix;
  /** Why it is another income that lasts than at the earlier check; absent without one. */
  change?: LastingChange;
};

/** What a percentage point of costs is worth is told. */
const LOWER_FEE_BY = 0.01;

/** A share of the law may be missed by so much, for rounding. */
const ROUNDING_SHARE = 1e-9;

function requireAnnuity({ adviceDate, value, incomePerMonth, anniversaryMonth, ...answers }: PayingAnnuity) {
  if (!isIsoDate(adviceDate)) throw new RangeError("adviceDate: must be a day as YYYY-MM-DD");
  requireNotNegative("value", value);
  if (value === 0) throw new RangeError("value: must be above 0");
  requireNotNegative("incomePerMonth", incomePerMonth);
  if (12 * incomePerMonth > value)
    throw new RangeError("incomePerMonth: a year of it must not be above the value");
  if (!Number.isInteger(anniversaryMonth) || anniversaryMonth < 1 || anniversaryMonth > 12)
    throw new RangeError(`anniversaryMonth: must be from 1 to 12, is ${anniversaryMonth}`);
  requireShare("annualFeeShare", answers.annualFeeShare ?? 0);
  if (answers.annualFeeShare === 1) throw new RangeError("annualFeeShare: must be below 1");
  requireNotNegative("otherTaxableIncomePerMonth", answers.otherTaxableIncomePerMonth ?? 0);
}

/** What it is worth when the year begins, by its expected return. */
function valueWhen(yearBegins: IsoDate, answers: PayingAnnuity, realReturn: number, basis: Basis): number {
  const between = { from: answers.adviceDate, to: yearBegins };
  const left = valueAfter(answers, between, realReturn, basis) / pricesAfter(between, basis);
  if (left > 0) return left;
  throw new RangeError("incomePerMonth: nothing is left when the year begins");
}

/**
 * Checks a living annuity that already pays.
 * @returns today's rand, not rounded
 * @throws RangeError naming the answer or option that is out of its range
 * cost: five passes over the paths; 0.3 seconds for a mix and 0.05 for each of two fees that were not simulated before
 */
export function checkPayingAnnuity(
  answers: PayingAnnuity,
  basis: Basis,
  options: AdviceOptions,
): PayingAnnuityCheck {
  requireAnnuity(answers);
  requireOptions(options);
  const { adviceDate, member, partner, value, incomePerMonth, before } = answers;
  const yearBegins = nextAnniversary(adviceDate, answers.anniversaryMonth);
  const mix = readMix(answers.mix, basis);
  const annualFeeShare = answers.annualFeeShare ?? basis.industryFeeShare;
  const lives = partner ? [member, partner] : [member];
  const lifetime = readNeededLifetime(lives, { from: adviceDate, to: yearBegins }, basis);
  const ageAtStart = ageOn(member.birthDate, yearBegins);
  const investAt = (feeShare: number) => {
    const realReturn = expectedRealNetReturn(mix, feeShare, basis);
    const amount = valueWhen(yearBegins, answers, realReturn, basis);
    const drawn = drawAnnuity({ mix, annualFeeShare: feeShare }, lifetime, basis, options);
    const lastingShare = lastingShareOf(drawn);
    return { realReturn, drawn, amount, lastingShare, lastingPerMonth: (lastingShare * amount) / 12 };
  };
  const { realReturn, drawn, amount, lastingShare, lastingPerMonth } = investAt(annualFeeShare);
  const { band } = drawn;
  const taxpayer = { ...answers, firstPayment: addMonths(yearBegins, 1) };
  const describe = (
    kind: PayingAnnuityIncome["kind"],
    perMonth: number,
    drawdownShare = (12 * perMonth) / amount,
  ): PayingAnnuityIncome => ({
    kind,
    incomePerMonth: perMonth,
    drawdownShare,
    isAllowed: isWithin(band, drawdownShare),
    afterTaxPerMonth: perMonth - planIncomeTax(12 * perMonth, taxpayer, basis) / 12,
    ...followIncome(drawn, { amount, drawdownShare }, ageAtStart),
  });
  // The share itself, because a rounding error more of it would fall short on the paths that decide what lasts.
  const lasts = describe("lasts", lastingPerMonth, lastingShare);
  const lowerFeeShare = Math.max(annualFeeShare - LOWER_FEE_BY, 0);
  const below = amountInForce(basis.rules.commutation, adviceDate);
  return {
    yearBegins,
    valueThen: amount,
    drawdownShare: (12 * incomePerMonth) / value,
    band,
    rangePerMonth: {
      minimum: (band.minimumShare * amount) / 12,
      maximum: (band.maximumShare * amount) / 12,
    },
    confidenceShare: basis.targetConfidenceShare,
    incomes: [
      describe("now", incomePerMonth),
      describe("between", (incomePerMonth + lastingPerMonth) / 2),
      lasts,
    ],
    costs: {
      annualFeeShare,
      isAssumed: answers.annualFeeShare === undefined,
      perMonth: (annualFeeShare * value) / 12,
      lowerFeeShare,
      lowerFeeLastingPerMonth: investAt(lowerFeeShare).lastingPerMonth,
    },
    lifeAnnuity: offerLifeAnnuity({ ...answers, yearBegins, amount }, lasts, basis),
    cash: { below, isAllowed: value < below },
    mix,
    ...(before && {
      change: explainLastingChange(before, { adviceDate, value, lastingPerMonth, realReturn }, basis),
    }),
  };
}

function isWithin({ minimumShare, maximumShare }: Basis["rules"]["drawdown"], share: number): boolean {
  return share >= minimumShare - ROUNDING_SHARE && share <= maximumShare + ROUNDING_SHARE;
}
