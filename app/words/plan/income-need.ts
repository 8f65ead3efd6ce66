import type { PlanFacts } from "./plan-facts";

/**
 * What a person needs a month and what plan and other income come to after tax, whole rand that add up.
 * @returns undefined where nobody said what they need, or what is left after tax is not known
 */
export function readNeed(facts: PlanFacts) {
  const { plan, common } = facts;
  const [need, over] = [plan.income_needed, common.income_need?.over_or_short];
  if (need === undefined || over === undefined) return undefined;
  const has = Math.max(Math.round(need + over), 0);
  return { need: Math.round(need), has, over: has - Math.round(need) };
}
