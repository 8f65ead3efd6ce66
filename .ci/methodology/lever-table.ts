import { findLever, LEVERS } from "~/contract/plan/levers";
import type { Advice, LeverPrice } from "~/engine";
import { day, percent, rand, table } from "./write-numbers";

function writeValue({ lever }: LeverPrice, value: number | string | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return day(value);
  const { unit } = LEVERS[findLever(lever)];
  if (unit === "fraction" || unit === "percent") return percent(value);
  return unit === "years" ? `${value} years` : rand(value);
}

/** The price of every lever: the total income a month one step lower and one step higher. */
export function writeLeverTable({ levers }: Advice): string {
  const write = (
    price: LeverPrice,
    step: { value: number | string | boolean; incomePerMonth: number } | null,
  ) => (step ? `${rand(step.incomePerMonth)} (${writeValue(price, step.value)})` : "–");
  return table(
    ["need", "as recommended", "income a step lower", "income a step higher"],
    levers.map((price) => [
      LEVERS[findLever(price.lever)].name,
      writeValue(price, price.value),
      write(price, price.lower),
      write(price, price.higher),
    ]),
  );
}
