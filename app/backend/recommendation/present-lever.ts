import { formatDayMonthYear } from "~/base/date";
import type { WireLeverPrice } from "~/contract/lever-prices";
import type { LeverPrice } from "~/engine";
import { roundRate, roundToCents } from "./round";

const roundPercent = (share: number) => roundRate(share * 100);

/** The levers' names on the wire, and how their values are written. */
const AMOUNTS = {
  debtRepayment: { lever: "debt_recommend", write: roundToCents },
  emergencySavings: { lever: "emergency_savings_recommend", write: roundToCents },
  personalUse: { lever: "personal_cash_recommend", write: roundToCents },
  dependantsShare: { lever: "percent_capital_to_partner_dependants_annuity", write: roundRate },
  guaranteePeriodYears: { lever: "income_guarantee_period", write: roundRate },
  partnerShare: { lever: "partner_guaranteed_inc_perct", write: roundPercent },
} as const;

/** Writes the price of one need. */
export function presentLever(price: LeverPrice): WireLeverPrice {
  if (price.lever === "retirementDate")
    return { lever: "retirement_date", ...presentSteps(price, formatDayMonthYear) };
  const { lever, write } = AMOUNTS[price.lever];
  return { lever, ...presentSteps(price, write) };
}

type Step<Value> = { value: Value; incomePerMonth: number } | null;
type Steps<Value> = { value: Value; minimum: Value; maximum: Value; lower: Step<Value>; higher: Step<Value> };

function presentSteps<Value, Written>(steps: Steps<Value>, write: (value: Value) => Written) {
  const presentStep = (step: Step<Value>) =>
    step && { value: write(step.value), monthly_income: roundToCents(step.incomePerMonth) };
  return {
    value: write(steps.value),
    minimum: write(steps.minimum),
    maximum: write(steps.maximum),
    lower: presentStep(steps.lower),
    higher: presentStep(steps.higher),
  };
}
