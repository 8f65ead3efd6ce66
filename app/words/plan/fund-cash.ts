import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** For each of several funds the most in cash and the cash taken, and the tax on funds that stay. */
export function describeFundCash({ cash, plan, clientName }: PlanFacts): string[] {
  const { you, does } = speakOf({ clientName });
  const isLeft = plan.funds?.some(({ retired_from }) => retired_from === "no") ?? false;
  return [
    ...tellFunds(cash),
    ...(isLeft
      ? [
          `Cash that ${you} ${does("take")} one day from a fund that stays where it is, is taxed on top of this cash.`,
        ]
      : []),
  ];
}

function tellFunds(cash: PlanFacts["cash"]): string[] {
  return (cash.funds ?? []).map((fund, index) => {
    const whole = formatRand(Math.round(fund.savings_at_retirement));
    const taken =
      fund.lump_sum > 0 ? `${formatRand(fund.lump_sum)} of the cash comes from it` : "no cash comes from it";
    return `**${fund.name ?? `Fund ${index + 1}`}, ${whole}.** ${sayFundCash(fund)}; ${taken}.`;
  });
}

/** The most that may be taken in cash of a fund. */
export function sayFundCash(fund: NonNullable<PlanFacts["cash"]["funds"]>[number]): string {
  const most = Math.round(fund.max_available_for_withdrawl);
  const whole = Math.round(fund.savings_at_retirement);
  if (most === whole) return "All of it may be taken in cash";
  const beside = fund.whole_in_cash === "yes" ? " beside an income, or all of it" : "";
  return `${formatRand(most)} may be taken in cash${beside}`;
}
