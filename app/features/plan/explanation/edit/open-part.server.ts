import { redirect } from "@remix-run/node";
import { leaveLumpSumOpen, readAdjustLimits } from "~/features/plan/explanation/adjust-limits";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { listPartLevers } from "~/contract/plan/levers";
import type { NeedsPart, PlanPart } from "~/contract/plan/levers";
import { findFundLimits } from "~/contract/plan/holding-rules";
import { writePlanAddress } from "~/base/plan-address";
import { listFundPots } from "~/words/changes/describe-funds-part";
import { EDIT } from "../addresses";
import { enterWalkThrough } from "../enter.server";
import type { Entered } from "../enter.server";
import { isAmendedByIncome } from "../increase/open-tabs.server";
import type { NeedsGround } from "../increase/typed-needs";
import { readWorkingNeeds } from "../working-needs.server";
import type { WorkingNeeds } from "../working-needs.server";
import { listPlanParts } from "./plan-parts";
import type { FundsGround } from "./typed-funds";

/** A plan of which a part can be edited, and what was changed in it so far. */
export type OpenedPart = Entered & WorkingNeeds & { isByIncome: boolean };

/**
 * Opens a part of the plan that the address names.
 * @throws Response as `enterWalkThrough`; a redirect to the list of parts if there is nothing to choose in this one
 */
export async function openPart(request: Request, part: PlanPart): Promise<OpenedPart> {
  const entered = await enterWalkThrough(request);
  const { named, headers, facts, amended } = entered;
  if (!listPlanParts(facts).includes(part)) throw redirect(writePlanAddress(EDIT, named), { headers });
  const working = await readWorkingNeeds(request, entered);
  return { ...entered, ...working, isByIncome: isAmendedByIncome({ amended, stored: working.stored }) };
}

/** What the form of a part's needs is read against: a plan's own limits, but for a lump sum, which goes by the others. */
export function findPartGround(part: NeedsPart, { facts, progress }: OpenedPart): NeedsGround {
  return {
    levers: listPartLevers(part),
    recommended: readRecommendedNeeds(facts.recommendation),
    held: progress.needs,
    limits: leaveLumpSumOpen(readAdjustLimits(facts.recommendation)),
  };
}

/** What the form of a plan's funds is read against. */
export function findFundsGround({ facts, progress }: OpenedPart): FundsGround {
  return {
    pots: listFundPots(facts),
    limits: findFundLimits(facts.recommendation),
    recommended: readRecommendedNeeds(facts.recommendation),
    held: progress.needs,
  };
}

/** The income that the income's page starts from, whole rand a month: the one chosen before, else ours. */
export function findIncome({ facts, amended, isByIncome }: OpenedPart): number {
  return amended && isByIncome ? amended.income.total : facts.income.total;
}
