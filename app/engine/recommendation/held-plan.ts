/** A plan between its two stages: what was decided, and the choices that figures are computed for. */
import type { AdjustmentLimits } from "../adjustment";
import type { AdviceOptions, RetirementCase } from "../advice";
import type { Basis } from "../basis/basis";
import { limitsOf } from "./adjustment-limits";
import { decidePlan, type Decision, type PlanChoices } from "./decide-plan";
import { readOutlook, type Outlook } from "./plan-context";
import { requireOptions } from "./require-case";

/** A decision with the choices to compute it for. */
export type HeldPlan = {
  decision: Decision;
  choices: PlanChoices;
  limits: AdjustmentLimits;
  /** From the choices' retirement date. */
  outlook: Outlook;
  options: AdviceOptions;
};

/**
 * A plan as it is recommended, before any change.
 * @throws RangeError naming the answer or option that is out of its range
 */
export function holdPlan(retirementCase: RetirementCase, basis: Basis, options: AdviceOptions): HeldPlan {
  const decision = decidePlan(retirementCase, basis);
  requireOptions(options);
  return {
    decision,
    choices: decision.choices,
    limits: limitsOf(decision, retirementCase, basis),
    outlook: readOutlook(retirementCase, basis, options),
    options,
  };
}

/** The plan with other choices, seen from their retirement date. */
export function holdOtherwise(plan: HeldPlan, choices: PlanChoices): HeldPlan {
  const { outlook, options } = plan;
  const { retirementDate } = choices;
  if (retirementDate === plan.choices.retirementDate) return { ...plan, choices };
  const moved = readOutlook({ ...outlook.retirementCase, retirementDate }, outlook.basis, options);
  return { ...plan, choices, outlook: moved };
}
