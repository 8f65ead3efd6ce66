import type { Advice, LeverPrice, PricedLever } from "~/engine";
import { day, percent, rand, table } from "./write-numbers";

const NAMES: Record<PricedLever, string> = {
  retirementDate: "retirement date",
  debtRepayment: "debt repaid",
  emergencySavings: "emergency savings",
  personalUse: "personal use",
  dependantsShare: "share to dependants",
  guaranteePeriodYears: "guarantee period",
  partnerShare: "partner’s share",
};

function writeValue({ lever }: LeverPrice, value: number | string): string {
  if (typeof value === "string") return day(value);
  if (lever === "dependantsShare" || lever === "partnerShare") return percent(value);
  return lever === "guaranteePeriodYears" ? `${value} years` : rand(value);
}

/** The price of every need: the total income a month one step lower and one step higher. */
export function writeLeverTable({ levers }: Advice): string {
  const write = (price: LeverPrice, step: { value: number | string; incomePerMonth: number } | null) =>
    step ? `${rand(step.incomePerMonth)} (${writeValue(price, step.value)})` : "–";
  return table(
    ["need", "as recommended", "income a step lower", "income a step higher"],
    levers.map((price) => [
      NAMES[price.lever],
      writeValue(price, price.value),
      write(price, price.lower),
      write(price, price.higher),
    ]),
  );
}
