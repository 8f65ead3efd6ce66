import { formatRand } from "~/base/money";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import type { Lever } from "~/contract/plan/levers";
import { describeSteps } from "./describe-choices";
import type { PlanFacts } from "../plan/plan-facts";
import { formatShare, writeDate } from "../plan/write-figures";

/** What would raise the income most: one step of a need, and what it adds. */
export type LeverView = { lever: Lever; name: string; amount: string };

const MOST_SHOWN = 3;

/** All cash needs are one lever here: a rand less adds the same whatever it was for. */
const CASH = ["debt_recommend", "emergency_savings_recommend", "personal_cash_recommend"] as const;

/** The largest levers first, each in the direction that raises the income. */
export function describeLevers(facts: PlanFacts): LeverView[] {
  const raises = facts.common.levers
    .flatMap((price) => {
      const best = describeSteps(price, facts).sort((a, b) => b.perMonth - a.perMonth)[0];
      return best && best.perMonth >= 1 ? [{ price, ...best }] : [];
    })
    .sort((a, b) => b.perMonth - a.perMonth);
  const cash = raises.find(({ price }) => isCash(price.lever));
  return raises
    .filter((raise) => raise === cash || !isCash(raise.price.lever))
    .slice(0, MOST_SHOWN)
    .map(({ price, to, perMonth }) => ({
      lever: price.lever,
      name: nameStep(price, to),
      amount: `${formatRand(perMonth)} more`,
    }));
}

function isCash(lever: Lever): boolean {
  return (CASH as readonly Lever[]).includes(lever);
}

/** Says a step in a few words, as something to do. */
function nameStep({ lever, value }: WireLeverPrice, to: string | number): string {
  switch (lever) {
    case "retirement_date": {
      const years = Number(String(to).slice(-4)) - Number(String(value).slice(-4));
      return years === 1 ? "Retire a year later" : `Retire on ${writeDate(String(to))}`;
    }
    case "percent_capital_to_partner_dependants_annuity":
      return `Leave ${formatShare(Number(to))} to dependants, not ${formatShare(Number(value))}`;
    case "income_guarantee_period":
      return Number(to) === 0 ? "No guaranteed years" : `Guarantee ${Number(to)} years, not ${Number(value)}`;
    case "partner_guaranteed_inc_perct":
      return `Leave ${Number(to)}% to your partner, not ${Number(value)}%`;
    case "apply_exclusion":
      return to === "yes"
        ? "Leave everything if you die in the first five years"
        : "Leave only your share from the first year";
    case "debt_recommend":
    case "emergency_savings_recommend":
    case "personal_cash_recommend":
      return `${formatRand(Number(value) - Number(to))} less in cash`;
  }
}
