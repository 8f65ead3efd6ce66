import { requireFinite, requireNotNegative } from "../basis/require-number";
import type { SurvivalFunction } from "./survival";

/** Makeham's law, a force of a + b·c^x at age x; Gompertz's law with a = 0, a constant force with b = 0. */
export type MakehamLaw = { a: number; b: number; c: number };

/**
 * Survival from an exact age under Makeham's law: exp(-a·t - b·c^x·(c^t - 1)/ln c).
 * Dickson, Hardy and Waters, Actuarial Mathematics for Life Contingent Risks (3rd ed., 2020), section 2.3.
 * @param law a and b 0 or more, c above 1
 * @param age exact age, 0 or more
 * @throws RangeError naming the parameter that is out of its range
 */
export function makehamSurvival({ a, b, c, age }: MakehamLaw & { age: number }): SurvivalFunction {
  requireNotNegative("a", a);
  requireNotNegative("b", b);
  requireFinite("c", c);
  if (c <= 1) throw new RangeError(`c: must be above 1, is ${c}`);
  requireNotNegative("age", age);
  const forceAtAge = (b * c ** age) / Math.log(c);
  if (!Number.isFinite(forceAtAge))
    throw new RangeError(`age: the force at ${age} is too large to compute with`);
  if (forceAtAge === 0) return (years) => Math.exp(-a * years);
  return (years) => Math.exp(-a * years - forceAtAge * (c ** years - 1));
}
