/** The chances that a product's income lasts: for life, over a lifetime that an illness shortens, and to some ages. */
import type { ChanceAtAge, ProductAdvice } from "../advice/advice";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceAtAnniversary, chanceForLife } from "../drawdown/failure-years";
import { findLastingOf } from "./drawn-part";
import type { PlanContext } from "./plan-context";
import { addUpIncomes, lastingPerMonth, type PlanIncomes } from "./plan-incomes";

/** Ages with a chance that the full income is still paid. */
const CHANCE_AGES = [75, 80, 85, 90, 95];

type LastingChances = Pick<ProductAdvice, "incomeLastsShare" | "chanceByAge" | "shortened">;

/**
 * Finds the chances of a product's income.
 * cost: with an illness a pass over the paths
 */
export function findChances({ guaranteed, drawn }: PlanIncomes, context: PlanContext): LastingChances {
  const { lifetimes } = context;
  const { deaths, ageAtRetirement, shortened } = lifetimes;
  const failures = drawn && failureYearsAt(drawn.lasting.falls, drawn.drawdownShare);
  const lastsOver = (chances: Float64Array) => (failures ? chanceForLife(failures, chances) : 1);
  const describeAge = (age: number): ChanceAtAge => {
    const anniversary = age - ageAtRetirement;
    if (anniversary < 0) return { age, share: null };
    return { age, share: failures ? chanceAtAnniversary(failures, anniversary) : 1 };
  };
  const shorten = (chances: Float64Array) => {
    const again = drawn && {
      part: drawn.part,
      lasting: findLastingOf(drawn.part, context, { deaths: chances }),
    };
    return {
      incomeLastsShare: lastsOver(chances),
      lastingIncomePerMonth: lastingPerMonth(addUpIncomes(guaranteed, again, 1)),
    };
  };
  return {
    incomeLastsShare: lastsOver(deaths),
    chanceByAge: CHANCE_AGES.map(describeAge),
    ...(shortened && { shortened: shorten(shortened.deaths) }),
  };
}
