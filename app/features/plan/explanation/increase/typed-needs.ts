/** What is typed into a form of needs: read the same on the server and, before it asks the server, in the browser. */
import { checkNeeds, pickChanges } from "~/contract/plan/adjust-rules";
import type { AdjustLimits, NeedsCandidate, NeedsMistake } from "~/contract/plan/adjust-rules";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { findDecimals, isShare, LEVERS } from "~/contract/plan/levers";
import type { Lever } from "~/contract/plan/levers";
import { choiceOf, percentage, rand, sentDay, share, wholeRand, years } from "~/web/fields/typings";
import type { Typing } from "~/web/fields/typings";

/** The field of a slider: the place of a share in the list that it offers. */
export const SLIDER = "slider";

/** The field that repeats what the others showed when the page was drawn, or when they were last stored. */
export const SHOWN = "shown";

/** What a form starts from: the needs that it asks for, as recommended and as they stand, and what may be chosen. */
export type NeedsGround = {
  levers: readonly Lever[];
  recommended: Required<AdjustNeeds>;
  /** What differs from the recommendation so far, of all needs. */
  held: AdjustNeeds;
  limits: AdjustLimits;
  /** What a slider offers, in percentage points, ascending; absent without a slider. */
  shares?: readonly number[];
};

type Typed = { needs: AdjustNeeds } | { mistakes: NeedsMistake[] };

/** The needs of a form that a person can change: those with something to choose from. */
export function listFields({ levers, limits }: Pick<NeedsGround, "levers" | "limits">): Lever[] {
  return levers.filter((lever) => {
    const limit = limits[lever];
    return typeof limit === "object" ? limit.maximum !== 0 && limit.minimum !== limit.maximum : limit;
  });
}

/** A need as it stands, in the unit of its lever. */
function findHeld({ held, recommended }: NeedsGround, lever: Lever): string | number {
  return held[lever] ?? recommended[lever];
}

/** A share or percentage in percentage points, with the decimals of its field. */
export function toPoints(lever: Lever, value: number): number {
  const points = LEVERS[lever].unit === "fraction" ? value * 100 : value;
  return Number(points.toFixed(findDecimals(lever)));
}

/** The place of the share on a slider that comes nearest. */
export function findNearestPlace(shares: readonly number[], percent: number): number {
  const distances = shares.map((share) => Math.abs(share - percent));
  return distances.indexOf(Math.min(...distances));
}

/** The share of a form with a slider as it stands, in percentage points; of other forms it means nothing. */
export function findHeldPoints(ground: NeedsGround): number {
  const [lever] = listFields(ground);
  return lever ? toPoints(lever, Number(findHeld(ground, lever))) : NaN;
}

/** What a form's fields show: the needs as they stand, written as they are typed. */
export function writeFields(ground: NeedsGround): Record<string, string> {
  const shown = Object.fromEntries(listFields(ground).flatMap((lever) => writeNeedFields(lever, ground)));
  return { ...shown, [SHOWN]: new URLSearchParams(shown).toString() };
}

function writeNeedFields(lever: Lever, ground: NeedsGround): [string, string][] {
  const value = findHeld(ground, lever);
  const { shares } = ground;
  const field: [string, string] = [LEVERS[lever].inForm, typingOfNeed(lever).write(value)];
  if (!shares || !isShare(lever)) return [field];
  return [field, [SLIDER, String(findNearestPlace(shares, toPoints(lever, Number(value))))]];
}

/**
 * Reads a form of needs. Only what differs from what its page showed counts: the rest may have been changed by another page.
 * @returns all needs that then differ from the recommendation, or the mistakes in what was typed
 */
export function readTypedNeeds(form: FormData, ground: NeedsGround): Typed {
  const { held, recommended, limits } = ground;
  const candidate: NeedsCandidate = Object.fromEntries(
    listFields(ground).flatMap((lever) => {
      const typed = readChange(lever, form, ground.shares);
      return typed === undefined ? [] : [[lever, typed]];
    }),
  );
  const mistakes = checkNeeds(pickChanges(candidate, recommended), limits);
  if (mistakes.length > 0) return { mistakes };
  return { needs: pickChanges({ ...held, ...(candidate as AdjustNeeds) }, recommended) };
}

type Need = string | number | null;

/** Without scripts slider and number are posted apart: the one that was changed counts, the number if both were. */
function readChange(lever: Lever, form: FormData, shares: readonly number[] = []): Need | undefined {
  const name = LEVERS[lever].inForm;
  const shown = new URLSearchParams(String(form.get(SHOWN) ?? ""));
  const typed = readNeed(lever, String(form.get(name) ?? ""));
  const before = shown.get(name);
  if (before === null || typed !== readNeed(lever, before)) return typed;
  const place = form.get(SLIDER);
  const slid = place === shown.get(SLIDER) ? undefined : shares[Number(place || NaN)];
  return slid === undefined ? undefined : readNeed(lever, String(slid));
}

/** How each unit is typed, given how many decimals. Rand are shown without the cents that may be typed. */
const TYPINGS = {
  day: () => sentDay,
  rand: () => ({ ...rand, write: wholeRand.write }),
  years: () => years,
  percent: percentage,
  fraction: share,
  yesNo: () => choiceOf(["yes", "no"]),
};

/** How a need is typed. */
export function typingOfNeed(lever: Lever): Typing<string | number> {
  return TYPINGS[LEVERS[lever].unit](findDecimals(lever));
}

function readNeed(lever: Lever, text: string): Need {
  return typingOfNeed(lever).read(text) ?? null;
}

/** Needs as text to compare. */
export function writeNeedsKey(needs: AdjustNeeds): string {
  return JSON.stringify(Object.entries(needs).sort());
}

/** Everything typed into a form. */
export function readTexts(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return Object.fromEntries(texts) as Record<string, string>;
}
