import { formatDayMonthYear } from "~/base/date";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { findLever, LEVERS, type NumberLever } from "~/contract/plan/levers";
import type { LeverPrice } from "~/engine";
import { roundPercent, roundRate, roundToCents } from "../calls/round";

/** Writes a value in each unit. */
const WRITE: Record<(typeof LEVERS)[NumberLever]["unit"], (value: number) => number> = {
  rand: roundToCents,
  fraction: roundRate,
  years: roundRate,
  percent: roundPercent,
};

const writeYesNo = (isChosen: boolean) => (isChosen ? "yes" : "no");

/** Writes the price of one need. */
export function presentLever(price: LeverPrice): WireLeverPrice {
  if (price.lever === "retirementDate")
    return { lever: findLever(price.lever), ...presentSteps(price, formatDayMonthYear) };
  if (price.lever === "applyExclusion")
    return { lever: findLever(price.lever), ...presentSteps(price, writeYesNo) };
  const lever = findLever(price.lever);
  return { lever, ...presentSteps(price, WRITE[LEVERS[lever].unit]) };
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
