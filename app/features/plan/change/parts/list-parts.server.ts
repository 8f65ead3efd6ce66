import { json } from "@remix-run/node";
import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import { LEVER_NAMES } from "~/contract/plan/levers";
import {
  describeEditableParts,
  describeStandingPlan,
  type PartGroup,
  type StandingPlan,
} from "~/words/changes/describe-parts";
import { enterWalkThrough } from "../../walk-through/enter.server";
import { CHANGES } from "../changes";
import { readLimits } from "../limits";
import { listFields } from "../read-change";
import { listPlanParts } from "./open-part.server";

type Row = Omit<PartGroup["rows"][number], "place"> & { to: string };

/** The list of a plan's parts that can be changed. */
export type PartsView = {
  groups: readonly { title: string; rows: readonly Row[] }[];
  standing: StandingPlan;
};

/**
 * Lists a plan's parts that can be changed, each with its present value.
 * @throws Response as `enterWalkThrough`
 */
export async function showParts(request: Request) {
  const { named, headers, facts, amended = facts } = await enterWalkThrough(request);
  const limits = readLimits(facts.recommendation);
  const levers = listFields({ levers: LEVER_NAMES, limits });
  const groups = describeEditableParts(amended, { parts: listPlanParts({ facts, limits }), levers });
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
  const hash = "part" in place && place.field !== undefined ? `#${place.field}` : "";
  return `${writePlanAddress(CHANGES["tab" in place ? place.tab : place.part].address, named)}${hash}`;
}
