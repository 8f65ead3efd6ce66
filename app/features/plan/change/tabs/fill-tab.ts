import { readAdviceType } from "~/contract/plan/advice-type";
import { describeFilledLever } from "~/words/changes/describe-gap";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { GAP } from "../../walk-through/addresses";
import { type LeversGround, listFields, readNeeds, SHOWN, toForm, writeFields } from "../read-change";
import type { FilledTab } from "./tab-view";

/**
 * Fills in a tab with the change that would close the gap of the query's plan, as if a person had typed it.
 * @returns undefined if the query asks about no gap, nothing on this tab would close it, or the tab does not
 *   allow it
 */
export function fillTab(
  query: URLSearchParams,
  ground: LeversGround,
  { facts, amended }: { facts: PlanFacts; amended?: PlanFacts },
): FilledTab | undefined {
  const asked = readAdviceType(query.get(GAP));
  const plan = asked === "customized" ? amended : asked && facts;
  const change = plan && describeFilledLever(plan, listFields(ground));
  if (!change) return undefined;
  const held = { ...ground.held, [change.lever]: change.value };
  const values = { ...writeFields({ ...ground, held }), [SHOWN]: writeFields(ground)[SHOWN] ?? "" };
  const read = readNeeds(toForm(values), ground);
  if ("mistakes" in read) return undefined;
  return { values, needs: read.change, sentence: change.sentence };
}
