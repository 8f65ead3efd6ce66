/** A plan between its two stages: what was decided, and the choices that figures are computed for. */
import type { AdjustmentLimits } from "../adjustment";
import type { AdviceOptions } from "../advice";
import type { RetirementCase } from "../retirement-case";
import type { Basis, Holdings } from "../basis/basis";
import { withHoldings } from "../holdings/with-holdings";
import { limitsOf, requirePots } from "./adjustment-limits";
import { decideWithDebt } from "./debt-advice";
import type { Decision, PlanChoices } from "./decide-plan";
import { once, readOutlook, type Outlook } from "./plan-context";
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
  requireOptions(options);
  const readPlanOutlook = once(() => readOutlook(retirementCase, basis, options));
  const decision = decideWithDebt(retirementCase, basis, readPlanOutlook);
  return {
    decision,
    choices: decision.choices,
    limits: limitsOf(decision, retirementCase, basis),
    outlook: readPlanOutlook(),
    options,
  };
}

/**
 * The plan with other choices, seen from their retirement date, in the markets of the funds that are held.
 * @throws RangeError naming the pot whose funds cannot be chosen, or are none of the basis's or do not add to 1
 * cost: 0.3 seconds for chosen funds whose markets are simulated for the first time
 */
export function holdOtherwise(plan: HeldPlan, choices: PlanChoices, holdings: Holdings = {}): HeldPlan {
  const { outlook, options } = plan;
  const { retirementDate } = choices;
  requirePots(holdings, plan.limits);
  const basis = withHoldings(outlook.basis, holdings);
  if (retirementDate === plan.choices.retirementDate && basis === outlook.basis) return { ...plan, choices };
  const moved = readOutlook({ ...outlook.retirementCase, retirementDate }, basis, options);
  return { ...plan, choices, outlook: moved };
}
