import type { PartGroup, StandingPlan } from "~/words/changes/describe-parts";

type Row = Omit<PartGroup["rows"][number], "place"> & { to: string };

/** What can be changed in a plan, as its page lists it. */
export type PartsView = {
  groups: readonly { title: string; rows: readonly Row[] }[];
  standing: StandingPlan;
};
