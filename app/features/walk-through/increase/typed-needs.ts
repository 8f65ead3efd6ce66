/** What is typed on a tab, read as needs: the same on the server and, before it asks the server, in the browser. */
import { formatDayMonthYear, parseDayMonthYear } from "~/base/date";
import { parseRand } from "~/base/money";
import { parsePercent, parseYears } from "~/base/typed-number";
import { checkNeeds, pickChanges } from "~/contract/adjust-rules";
import type { AdjustLimits, NeedsCandidate, NeedsMistake } from "~/contract/adjust-rules";
import type { AdjustNeeds } from "~/contract/adjust-needs";
import { LEVERS } from "~/contract/levers";
import type { Lever } from "~/contract/levers";
import { TAB_LEVERS } from "./tabs";
import type { Tab } from "./tabs";

/** The names of the fields, as the specification names what they change. */
export const NEED_FIELDS = {
  retirement_date: "retirementDate",
  debt_recommend: "debtRepayment",
  emergency_savings_recommend: "emergencySavings",
  personal_cash_recommend: "personalUse",
  percent_capital_to_partner_dependants_annuity: "dependentPercentage",
  income_guarantee_period: "incomeGuaranteePeriod",
  partner_guaranteed_inc_perct: "guaranteeIncomePartnerPercentage",
  apply_exclusion: "applyExclusion",
} as const satisfies Record<Lever, string>;

/** The field of a slider: the place of a share in the list that it offers. */
export const SLIDER = "slider";

/** What a tab starts from: the needs as recommended and as they stand, what may be chosen, and the slider's shares. */
export type TabGround = {
  tab: Tab;
  recommended: Required<AdjustNeeds>;
  /** What differs from the recommendation so far, on all tabs. */
  held: AdjustNeeds;
  limits: AdjustLimits;
  /** In percentage points, ascending; on the tabs with a slider. */
  shares?: readonly number[];
};

type Typed = { needs: AdjustNeeds } | { mistakes: NeedsMistake[] };

/** The needs of a tab that a person can change: those with something to choose from. */
export function listFields({ tab, limits }: Pick<TabGround, "tab" | "limits">): Lever[] {
  return TAB_LEVERS[tab].filter((lever) => {
    const limit = limits[lever];
    return LEVERS[lever].unit !== "rand" || (typeof limit === "object" && Number(limit.maximum) > 0);
  });
}

/** A need as it stands, in the unit of its lever. */
export function findHeld({ held, recommended }: TabGround, lever: Lever): string | number {
  return held[lever] ?? recommended[lever];
}

/** A share or percentage in whole percentage points. */
export function toPoints(lever: Lever, value: number): number {
  return Math.round(LEVERS[lever].unit === "fraction" ? value * 100 : value);
}

/** The place of the share on a slider that comes nearest. */
export function findNearestPlace(shares: readonly number[], percent: number): number {
  const distances = shares.map((share) => Math.abs(share - percent));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Reads a tab's form.
 * @returns all needs that then differ from the recommendation, or the mistakes in what was typed
 */
export function readTypedNeeds(form: FormData, ground: TabGround): Typed {
  const { held, recommended, limits } = ground;
  const levers = listFields(ground);
  const candidate: NeedsCandidate = Object.fromEntries(
    levers.map((lever) => [lever, readNeed(lever, form, ground)]),
  );
  // What stands already was accepted before, perhaps from the wider choice of step 10.
  const asHeld = pickChanges(candidate, { ...recommended, ...held });
  const mistakes = checkNeeds(pickChanges(asHeld, recommended), limits);
  if (mistakes.length > 0) return { mistakes };
  const kept = Object.entries(held).filter(([lever]) => !levers.some((own) => own === lever));
  return { needs: { ...Object.fromEntries(kept), ...(pickChanges(candidate, recommended) as AdjustNeeds) } };
}

function readNeed(lever: Lever, form: FormData, ground: TabGround): string | number | null {
  const text = String(form.get(NEED_FIELDS[lever]) ?? "");
  switch (LEVERS[lever].unit) {
    case "day": {
      const day = parseDayMonthYear(text);
      return day ? formatDayMonthYear(day) : text.trim();
    }
    case "rand":
      return text.trim() === "" ? null : (parseRand(text) ?? NaN);
    case "years":
      return parseYears(text);
    case "percent":
      return readShare(lever, { form, text }, ground);
    case "fraction":
      return readShare(lever, { form, text }, ground) / 100;
    case "yesNo":
      return text;
  }
}

/** Without scripts slider and number are posted apart: the one that was changed counts, the number if both were. */
function readShare(
  lever: Lever,
  { form, text }: { form: FormData; text: string },
  ground: TabGround,
): number {
  const typed = parsePercent(text);
  const before = toPoints(lever, Number(findHeld(ground, lever)));
  const { shares = [] } = ground;
  const place = Number(form.get(SLIDER) || NaN);
  const slid = shares[place];
  return typed === before && slid !== undefined && place !== findNearestPlace(shares, before) ? slid : typed;
}
