import {
  type AdjustNeeds,
  adjustNeedsSchema,
  amendmentSchema,
  readRecommendedNeeds,
  type WireAmendment,
} from "~/contract/plan/adjust-needs";
import { pickChanges } from "~/contract/plan/adjust-rules";
import { checkNeeds } from "~/contract/plan/check-needs";
import { isSuccess } from "~/contract/wire/envelope";
import { callBackend } from "~/backend/door.server";
import { type NeedsInProgress, readNeedsInProgress } from "~/web/cookies/changed-needs.server";
import { NO_RECOMMENDATION } from "~/web/access/no-recommendation";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import { loadOnce } from "~/web/request/once.server";
import type { PlanFacts } from "~/words/plan/plan-facts";
import type { Entered } from "../walk-through/enter.server";
import { readLimits } from "./limits";
import { writeChangeKey } from "./read-change";

/** The present needs, and how far a visitor has come in changing them. */
export type NeedsProgress = NeedsInProgress & { needs: AdjustNeeds };

/** The needs with which a visitor works, beside the stored ones. */
export type WorkingNeeds = {
  progress: NeedsProgress;
  /** The changed needs of the amended plan; empty if nothing was amended, or if it has another income instead. */
  stored: AdjustNeeds;
  /** All stored changes, another income included. */
  attributes: WireAmendment;
  /** True if the present needs are not stored yet. */
  isUnsaved: boolean;
};

/**
 * The needs with which a visitor works: those in this browser's cookie or, without one, those of the amended
 * plan.
 * @throws Response 404 if the plan is no longer theirs, 503 if the services do not answer
 */
export async function readWorkingNeeds(
  request: Request,
  { id, session, facts, amended }: Pick<Entered, "id" | "session" | "facts" | "amended">,
): Promise<WorkingNeeds> {
  const [held, attributes] = await Promise.all([
    readNeedsInProgress(request, id),
    amended ? loadOnce(request, "attributes", () => readAttributes({ id, session })) : {},
  ]);
  const stored = adjustNeedsSchema.parse(attributes);
  const progress = held?.needs
    ? keepPossible({ ...held, needs: held.needs }, facts)
    : { left: [], ...held, needs: stored };
  return { progress, stored, attributes, isUnsaved: !areSameNeeds(progress.needs, stored) };
}

async function readAttributes({ id, session }: Pick<Entered, "id" | "session">): Promise<WireAmendment> {
  const answer = await callBackend("getAttributes", { query: { id } }, { bearer: session.bearer });
  if (!isSuccess(answer)) throw refusePlan(answer, session, NO_RECOMMENDATION);
  return amendmentSchema.parse(answer.return_object);
}

/** Drops needs that are impossible by now: the recommendation may have changed with other answers. */
function keepPossible(progress: NeedsProgress, facts: PlanFacts): NeedsProgress {
  const recommended = readRecommendedNeeds(facts.recommendation);
  const limits = readLimits(facts.recommendation);
  const pick = (needs: AdjustNeeds): AdjustNeeds => {
    const changes = pickChanges(needs, recommended);
    // The path of a mistake in the funds continues with their pot.
    const refused = checkNeeds(changes, limits).map(({ path }) => path.split(".")[0]);
    return Object.fromEntries(Object.entries(changes).filter(([name]) => !refused.includes(name)));
  };
  return { ...progress, needs: pick(progress.needs), before: progress.before && pick(progress.before) };
}

/** The progress after a change, with the needs before it for Undo. */
export function changeNeeds(progress: NeedsProgress, needs: AdjustNeeds): NeedsProgress {
  if (areSameNeeds(progress.needs, needs)) return progress;
  return { ...progress, needs, before: progress.needs };
}

export function areSameNeeds(one: AdjustNeeds, other: AdjustNeeds): boolean {
  return writeChangeKey(one) === writeChangeKey(other);
}
