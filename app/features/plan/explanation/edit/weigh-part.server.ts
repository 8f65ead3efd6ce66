/** What the needs or the funds of a part make of the plan. */
import { success } from "~/base/result";
import type { Result } from "~/base/result";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { PlanPart } from "~/contract/plan/levers";
import type { ResultFigures } from "~/words/changes/describe-amount";
import { describeNeedsFigures } from "~/words/changes/describe-edit";
import { listFields } from "../increase/typed-needs";
import { previewFacts } from "../preview-plan.server";
import { areSameNeeds } from "../working-needs.server";
import { findPartGround } from "./open-part.server";
import type { OpenedPart } from "./open-part.server";

/** A part whose fields are read one by one. */
export type TypedPart = Exclude<PlanPart, "income">;

/** The figures of a part as the plan stands. */
export function weighAsItStands(part: TypedPart, opened: OpenedPart): ResultFigures {
  const { facts, amended = facts } = opened;
  return describeNeedsFigures({ facts, now: amended }, listLevers(part, opened));
}

/**
 * The figures of a part with what is chosen. Nothing is stored.
 * @param needs all changes of the plan, with those of the part
 * @throws Response 404 if the plan is no longer theirs
 */
export async function weighChoice(
  part: TypedPart,
  needs: AdjustNeeds,
  opened: OpenedPart,
): Promise<Result<ResultFigures, string>> {
  const { facts, amended = facts, stored } = opened;
  if (areSameNeeds(needs, stored)) return success(weighAsItStands(part, opened));
  const isOurs = Object.keys(needs).length === 0;
  const chosen = isOurs ? success(facts) : await previewFacts(opened, needs);
  if (!chosen.ok) return chosen;
  const weighed = { facts, now: amended, chosen: chosen.value };
  return success(describeNeedsFigures(weighed, listLevers(part, opened)));
}

function listLevers(part: TypedPart, opened: OpenedPart) {
  return part === "portfolio-layout" ? [] : listFields(findPartGround(part, opened));
}
