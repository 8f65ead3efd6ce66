import type { PlanFacts } from "./plan-facts";

/**
 * A person's monthly need, and the plan and other income after tax, in whole rand that add up.
 * @returns undefined without a need, or if the tax is unknown
 */
export function readNeed(facts: PlanFacts) {
  const { plan, common } = facts;
  const [need, over] = [plan.income_needed, common.income_need?.over_or_short];
  if (need === undefined || over === undefined) return undefined;
  const has = Math.max(Math.round(need + over), 0);
  return { need: Math.round(need), has, over: has - Math.round(need) };
}
