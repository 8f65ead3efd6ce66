import { json } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan } from "~/base/plan-address";
import { LEVER_NAMES } from "~/contract/plan/levers";
import { readAdjustLimits } from "~/features/plan/explanation/adjust-limits";
import { describeEditableParts, describeStandingPlan } from "~/words/changes/describe-parts";
import type { PartGroup } from "~/words/changes/describe-parts";
import { writeEditPath, writeTabPath } from "../addresses";
import { enterWalkThrough } from "../enter.server";
import { listFields } from "../increase/typed-needs";
import type { PartsView } from "./parts-view";
import { listPlanParts } from "./plan-parts";

/**
 * Lists what can be changed in a plan, each with its value as the plan stands.
 * @throws Response as `enterWalkThrough`
 */
export async function showParts(request: Request) {
  const { named, headers, facts, amended = facts } = await enterWalkThrough(request);
  const limits = readAdjustLimits(facts.recommendation);
  const levers = listFields({ levers: LEVER_NAMES, limits });
  const groups = describeEditableParts(amended, { parts: listPlanParts(facts), levers });
  const view: PartsView = {
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ place, ...row }) => ({ ...row, to: writePlace(place, named) })),
    })),
    standing: describeStandingPlan(facts, amended),
  };
  return json(view, { headers });
}

function writePlace(place: PartGroup["rows"][number]["place"], named: NamedPlan): string {
  if ("tab" in place) return writePlanAddress(writeTabPath(place.tab), named);
  const hash = place.field === undefined ? "" : `#${place.field}`;
  return `${writePlanAddress(writeEditPath(place.part), named)}${hash}`;
}
