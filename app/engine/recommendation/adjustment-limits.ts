/** The limits within which a recommended plan can be adjusted, and the plan's choices after an adjustment. */
import { addYears, dayBefore, isIsoDate, type IsoDate } from "~/base/date";
import type { Adjustment, AdjustmentLimits, Range } from "../case/adjustment";
import type { RetirementCase } from "../case/retirement-case";
import { POTS, type Basis, type Holdings } from "../basis/basis";
import { requireFinite } from "../basis/require-number";
import { adviseCash } from "./cash-advice";
import { readCashSource } from "./cash-source";
import { listGuaranteedShares } from "./guaranteed-shares";
import { isForLife, rangeOfLumpSum, type Decision, type PlanChoices } from "./decide-plan";
import { findSuccessor } from "./successor";

/** The last possible retirement date: some years after the advice date, within the member's age limit. */
function latestRetirementDate({ adviceDate, member }: RetirementCase, { rules }: Basis): IsoDate {
  const latest = addYears(adviceDate, rules.adjusting.latestRetirementYears);
  const lastOfAge = dayBefore(addYears(member.birthDate, rules.latestRetirementAge + 1));
  return latest < lastOfAge ? latest : lastOfAge;
}

/** The limits for a decision. A plan that already retires after the latest date has only its own date. */
export function limitsOf(
  { product, choices, lumpSumRange }: Decision,
  retirementCase: RetirementCase,
  basis: Basis,
): AdjustmentLimits {
  const { retirementDate, cashNeeds, guaranteePeriodYears } = choices;
  const latest = latestRetirementDate(retirementCase, basis);
  const upTo = (maximum: number): Range<number> => ({ minimum: 0, maximum });
  const isPlus = product === "LivingAnnuityPlus";
  return {
    retirementDate: {
      minimum: retirementDate,
      maximum: latest > retirementDate ? latest : retirementDate,
    },
    debtRepayment: upTo(cashNeeds.debtRepayment),
    emergencySavings: upTo(cashNeeds.emergencySavings),
    personalUse: upTo(cashNeeds.personalUse),
    ...(lumpSumRange.maximum > 0 && { lumpSum: lumpSumRange }),
    ...(isPlus && {
      dependantsShare: { minimum: basis.rules.dependantsShare.minimum, maximum: 1 },
    }),
    ...(isForLife(product) && { guaranteePeriodYears: upTo(guaranteePeriodYears) }),
    ...(isForLife(product) && findSuccessor(retirementCase) && { partnerShare: upTo(1) }),
    guaranteedShares: listGuaranteedShares(choices, { retirementCase, basis }),
    canApplyExclusion: isPlus,
    pots: POTS.filter((pot) => pot !== "annuity" || !isForLife(product)),
  };
}

/**
 * The limits beside other choices. The lump sum ranges from the cash needs to all that may be taken on
 * the chosen date; the lump sum for the recommended needs always stays allowed, since larger needs are
 * met first anyway.
 */
export function limitsBeside(
  limits: AdjustmentLimits,
  choices: PlanChoices,
  answers: { retirementCase: RetirementCase; basis: Basis },
): AdjustmentLimits {
  const { retirementCase, basis } = answers;
  const beside = { ...limits, guaranteedShares: listGuaranteedShares(choices, answers) };
  if (!limits.lumpSum) return beside;
  const source = readCashSource({ ...retirementCase, retirementDate: choices.retirementDate }, basis);
  const { minimum, maximum } = rangeOfLumpSum(adviseCash(source, choices.cashNeeds, basis));
  return { ...beside, lumpSum: { minimum: Math.min(minimum, limits.lumpSum.minimum), maximum } };
}

/**
 * Callers round amounts to cents, so an amount this far beyond a limit counts as the limit. It is a little
 * more than half a cent, because floating-point numbers hold the cents of the largest amounts only roughly.
 */
const HALF_A_CENT = 0.0051;

function requireApplies<Value>(name: string, range: Range<Value> | undefined): Range<Value> {
  if (!range) throw new RangeError(`${name}: does not apply to the recommended product`);
  return range;
}

function refuse<Value>(name: string, { minimum, maximum }: Range<Value>, value: Value): never {
  throw new RangeError(`${name}: must be from ${minimum} to ${maximum}, is ${value}`);
}

/**
 * Refuses a number outside its limits.
 * @param tolerance distance beyond a limit that still counts as the limit
 * @returns the number, clamped to the limits
 */
export function requireWithin(
  name: string,
  value: number,
  { range, tolerance }: { range: Range<number> | undefined; tolerance: number },
): number {
  const { minimum, maximum } = requireApplies(name, range);
  requireFinite(name, value);
  if (value < minimum - tolerance || value > maximum + tolerance) refuse(name, { minimum, maximum }, value);
  return Math.min(Math.max(value, minimum), maximum);
}

function requireDate(name: string, value: IsoDate, range: Range<IsoDate>): IsoDate {
  if (!isIsoDate(value) || value < range.minimum || value > range.maximum) refuse(name, range, value);
  return value;
}

/** Allows only whole and half years: insurers sell no others, and payments are monthly. */
function requireHalfYears(name: string, years: number): number {
  if (!Number.isInteger(years * 2)) throw new RangeError(`${name}: must be whole or half years, is ${years}`);
  return years;
}

function requireExclusion(applyExclusion: boolean, { canApplyExclusion }: AdjustmentLimits): void {
  if (!canApplyExclusion) throw new RangeError("applyExclusion: does not apply to the recommended product");
  if (typeof applyExclusion !== "boolean") throw new RangeError("applyExclusion: must be true or false");
}

/**
 * Refuses funds for a pot whose funds cannot be chosen.
 * @throws RangeError naming the pot
 */
export function requirePots(holdings: Holdings, { pots }: AdjustmentLimits): void {
  const wrong = POTS.find((pot) => holdings[pot] && !pots.includes(pot));
  if (wrong) throw new RangeError(`holdings.${wrong}: does not apply to the recommended product`);
}

/**
 * The choices after an adjustment; those that it does not name stay as decided.
 * @throws RangeError naming the lever that is outside its limits or does not apply to the product
 */
export function adjustChoices(
  { choices }: Decision,
  adjustment: Omit<Adjustment, "guaranteedShare">,
  limits: AdjustmentLimits,
): PlanChoices {
  const { retirementDate, applyExclusion, lumpSum } = adjustment;
  const within = (name: "dependantsShare" | "guaranteePeriodYears" | "partnerShare") => {
    const value = adjustment[name];
    return value === undefined
      ? choices[name]
      : requireWithin(name, value, { range: limits[name], tolerance: 1e-9 });
  };
  const cash = (name: "debtRepayment" | "emergencySavings" | "personalUse") => {
    const value = adjustment[name];
    return value === undefined
      ? choices.cashNeeds[name]
      : requireWithin(name, value, { range: limits[name], tolerance: HALF_A_CENT });
  };
  if (applyExclusion !== undefined) requireExclusion(applyExclusion, limits);
  return {
    retirementDate:
      retirementDate === undefined
        ? choices.retirementDate
        : requireDate("retirementDate", retirementDate, limits.retirementDate),
    cashNeeds: {
      debtRepayment: cash("debtRepayment"),
      emergencySavings: cash("emergencySavings"),
      personalUse: cash("personalUse"),
    },
    ...(lumpSum !== undefined && {
      lumpSum: requireWithin("lumpSum", lumpSum, { range: limits.lumpSum, tolerance: HALF_A_CENT }),
    }),
    dependantsShare: within("dependantsShare"),
    applyExclusion: applyExclusion ?? choices.applyExclusion,
    guaranteePeriodYears: requireHalfYears("guaranteePeriodYears", within("guaranteePeriodYears")),
    partnerShare: within("partnerShare"),
    paidShare: choices.paidShare,
  };
}

/**
 * The choices for an income other than the lasting one; the other products pay less or more in proportion.
 * @param range of incomes a month that can be chosen
 * @throws RangeError when it is not within the range
 */
export function chooseIncome(
  { choices }: Decision,
  desiredIncomePerMonth: number,
  { range, lastingPerMonth }: { range: Range<number>; lastingPerMonth: number },
): PlanChoices {
  const desired = requireWithin("desiredIncomePerMonth", desiredIncomePerMonth, {
    range,
    tolerance: HALF_A_CENT,
  });
  return { ...choices, paidShare: lastingPerMonth > 0 ? desired / lastingPerMonth : 1 };
}
