import { formatRand } from "~/base/money";
import { type Lever, listTabLevers } from "~/contract/plan/levers";
import { describeSteps } from "./describe-steps";
import type { PlanFacts } from "../plan/plan-facts";
import { LEVER_WORDS } from "./lever-words";

/** One step of a need that raises the income, and its effect. */
export type LeverView = { lever: Lever; name: string; amount: string };

const MOST_SHOWN = 3;

/** All cash needs are one lever here: a rand less adds the same whatever it was for. */
const CASH = listTabLevers("cash-needs");

/** The levers with the largest effect first, each in the direction that raises the income. */
export function describeLevers(facts: PlanFacts): LeverView[] {
  const raises = facts.common.levers
    .flatMap((price) => {
      const best = describeSteps(price, facts).sort((a, b) => b.perMonth - a.perMonth)[0];
      return best && best.perMonth >= 1 ? [{ price, ...best }] : [];
    })
    .sort((a, b) => b.perMonth - a.perMonth);
  const cash = raises.find(({ price }) => CASH.includes(price.lever));
  return raises
    .filter((raise) => raise === cash || !CASH.includes(raise.price.lever))
    .slice(0, MOST_SHOWN)
    .map(({ price: { lever, value }, to, perMonth }) => ({
      lever,
      name: LEVER_WORDS[lever].shortStep({ from: value, to }, facts),
      amount: `${formatRand(perMonth)} more`,
    }));
}
