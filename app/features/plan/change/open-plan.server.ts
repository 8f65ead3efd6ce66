import { writeNeedsInProgress } from "~/web/cookies/changed-needs.server";
import { type AdjustNeeds, findIncomeRange, readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { type AdjustLimits, limitToTabs } from "~/contract/plan/adjust-rules";
import { MOST_FUNDS } from "~/contract/plan/holdings";
import { WIRE_POTS } from "~/contract/plan/holding-rules";
import { isShare, LEVERS, type ShareLever } from "~/contract/plan/levers";
import { listShares } from "~/contract/plan/slider-shares";
import { findDecreaseKind } from "~/words/changes/describe-decrease";
import { listFundPots } from "~/words/changes/describe-funds-part";
import { type Entered, enterWalkThrough } from "../walk-through/enter.server";
import type { Change } from "./changes";
import { readLimits } from "./limits";
import {
  type Ground,
  type IncomeGround,
  type LeversGround,
  nameFundField,
  NEW_INCOME,
  REFUSES_UNIT_TRUST,
  REPLACED,
  SEEN,
  SHOWN,
  toPoints,
} from "./read-change";
import { SLID, SLIDER } from "./slider";
import {
  areSameNeeds,
  type NeedsProgress,
  readWorkingNeeds,
  type WorkingNeeds,
} from "./working-needs.server";

/** A plan that can be changed, and its changes so far. */
export type OpenedPlan = Entered &
  WorkingNeeds & {
    recommended: Required<AdjustNeeds>;
    limits: AdjustLimits;
    /** True if the plan was amended by another income, which changed needs would replace. */
    isByIncome: boolean;
  };

/**
 * Opens the plan of the address, to change it.
 * @throws Response as `enterWalkThrough`
 */
export async function openPlan(request: Request): Promise<OpenedPlan> {
  const entered = await enterWalkThrough(request);
  const working = await readWorkingNeeds(request, entered);
  const { recommendation } = entered.facts;
  return {
    ...entered,
    ...working,
    recommended: readRecommendedNeeds(recommendation),
    limits: readLimits(recommendation),
    isByIncome: entered.amended !== undefined && Object.keys(working.stored).length === 0,
  };
}

/** The plan's values with which the form of a change is compared. */
export function groundOf(change: Change, opened: OpenedPlan): Ground {
  if (change.asks === "income") return groundOfIncome(change, opened);
  if (change.asks === "levers") return groundOfLevers(change, opened);
  const { recommended, limits, progress, facts } = opened;
  return { asks: "funds", pots: listFundPots(facts), recommended, held: progress.needs, limits };
}

/** These values for a change of levers. */
export function groundOfLevers(change: Change, { recommended, limits, progress }: OpenedPlan): LeversGround {
  const ground = {
    asks: "levers",
    levers: change.levers,
    recommended,
    held: progress.needs,
    limits,
  } as const;
  if (change.limit !== "raise") return ground;
  const raising = { ...ground, limits: limitToTabs(limits, recommended) };
  const share = findShare(change);
  return share ? { ...raising, shares: listOffered(share, raising) } : raising;
}

/** The share that a tab moves with a slider; undefined for a change of days, amounts or years. */
export function findShare({ levers }: Change): ShareLever | undefined {
  return levers.find(isShare);
}

function listOffered(share: ShareLever, { limits, recommended }: LeversGround): number[] {
  return listShares(2, {
    minimum: toPoints(share, limits[share]?.minimum ?? 0),
    recommended: toPoints(share, recommended[share]),
  });
}

/**
 * These values for another income. A chosen one starts from the present income; a lower one from the recommended, or
 * from one that could not be saved.
 */
export function groundOfIncome(
  { limit }: Change,
  { facts, amended, isByIncome, progress }: OpenedPlan,
): IncomeGround {
  const { expected } = facts.product;
  const { min_desired_monthly_income: minimum, max_desired_monthly_income: maximum } = facts.common;
  const isLower = limit === "lower";
  const chosen = amended && isByIncome ? amended.income.total : facts.income.total;
  return {
    asks: "income",
    limit,
    kind: isLower ? findDecreaseKind(facts) : "amount",
    range: isLower ? { minimum, maximum } : findIncomeRange(facts.recommendation),
    recommended: expected.monthly_income_total,
    fromAnnuity: expected.monthly_income_from_annuity,
    held: isLower ? (progress.income ?? facts.income.total) : chosen,
  };
}

/** All field names that the form of a change may have. */
export function listFieldNames({ asks, levers }: Change): string[] {
  const own = [SHOWN, SLIDER, SLID, SEEN, REPLACED];
  if (asks === "income") return [...own, NEW_INCOME, REFUSES_UNIT_TRUST];
  if (asks === "levers") return [...own, ...levers.map((lever) => LEVERS[lever].inForm)];
  // Only the plan knows the ids of its funds.
  const names = WIRE_POTS.map((pot) => nameFundField(pot, "#"));
  return [...own, ...names.flatMap((name) => Array.from({ length: MOST_FUNDS }, () => name))];
}

/** Adds cookies with the progress to the headers; needs equal to the stored ones are left out, to follow those. */
export async function storeProgress(
  request: Request,
  { id, headers, stored }: Pick<OpenedPlan, "id" | "headers" | "stored">,
  { needs, ...progress }: NeedsProgress,
): Promise<void> {
  const held = areSameNeeds(needs, stored) ? progress : { ...progress, needs };
  for (const cookie of await writeNeedsInProgress(request, id, held)) headers.append("Set-Cookie", cookie);
}
