/** The parts of a recommended plan that can be edited, each on a page of its own, and what those pages say. */
import { formatRand } from "~/base/money";
import { LEVERS } from "~/contract/plan/levers";
import type { Lever } from "~/contract/plan/levers";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { describeSteps } from "./describe-choices";
import { describeNeedField, writeStepPrice } from "./describe-need-field";
import type { NeedField } from "./describe-need-field";
import type { PlanFacts } from "../plan/plan-facts";

/** A part that consists of needs; another income is the one part that does not. */
export type NeedsPart = "lump-sum" | "elected-percentage" | "guarantees" | "five-year-exclusion";

type NeedsPartTerms = {
  /** As the plan's page lists it. */
  name: string;
  levers: readonly Lever[];
  /** The question that its page asks. */
  question: string;
  lead: string;
};

/** By the last part of their addresses, in their order. */
export const NEEDS_PARTS: Record<NeedsPart, NeedsPartTerms> = {
  "lump-sum": {
    name: "The cash you take",
    levers: ["debt_recommend", "emergency_savings_recommend", "personal_cash_recommend"],
    question: "How much cash would you like to take?",
    lead: "What you do not take in cash stays invested, and pays you an income.",
  },
  "elected-percentage": {
    name: "The percentage to your dependants",
    levers: ["percent_capital_to_partner_dependants_annuity"],
    question: "What percentage would you like to leave?",
    lead: "This is the part of the annuity that goes to the people you name when you die. The rest pays for top-ups, which raise your income while you live.",
  },
  guarantees: {
    name: "The guarantees",
    levers: ["income_guarantee_period", "partner_guaranteed_inc_perct"],
    question: "What would you like to have guaranteed?",
    lead: "Guarantees pay the people you leave behind, and they lower your income.",
  },
  "five-year-exclusion": {
    name: "The first five years",
    levers: ["apply_exclusion"],
    question: "What if you die in the first five years?",
    lead: "You can choose that nothing of your annuity is shared in the first five years. We call that the five-year exclusion.",
  },
};

/** The name of the page that edits the income, as the plan's page lists it. */
export const INCOME_PART_NAME = "The monthly income";

/**
 * What the page that edits the income says first: the income, whatever can be lowered in it.
 * @param paid rand a month as the plan stands
 */
export function describeIncomePart(paid: number, { income }: PlanFacts) {
  const isAmended = paid !== income.total;
  return {
    question: "What monthly income would you like?",
    lead: isAmended
      ? `Your plan pays ${formatRand(paid)} a month. We recommended ${formatRand(income.total)}, and a change here starts from that.`
      : `Your plan pays ${formatRand(paid)} a month.`,
  };
}

/** What follows on every page that edits a part. */
export const AFTERWARDS = "Afterwards you see both plans side by side, and can go back to ours.";

/** That changes which wait to be saved are saved with a part. */
export const UNSAVED_TOO =
  "You made changes while we explained your plan, and have not saved them yet. Saving here saves them too.";

type Choice = { value: "yes" | "no"; label: string; note: string };

const EXCLUSION_CHOICES: readonly Choice[] = [
  {
    value: "yes",
    label: "All of it goes to the people I name",
    note: "There are no top-ups in those years.",
  },
  {
    value: "no",
    label: "My percentage goes to the people I name, as later",
    note: "The rest is shared, and you get top-ups from the start.",
  },
];

/** What the page of such a part says. */
export type NeedsPartWords = {
  question: string;
  lead: readonly string[];
  fields: readonly (NeedField & { choices?: readonly Choice[] })[];
  /** What one step within the limits does to the income; bold is written between double stars. */
  prices: readonly string[];
};

/**
 * Describes the page that edits a part.
 * @param levers those of its needs that can be changed
 */
export function describeNeedsPart(
  part: NeedsPart,
  levers: readonly Lever[],
  facts: PlanFacts,
): NeedsPartWords {
  const { question, lead } = NEEDS_PARTS[part];
  return {
    question,
    lead: [lead, AFTERWARDS],
    fields: levers.map((lever) => ({
      ...describeNeedField(lever, facts, false),
      ...(lever === "apply_exclusion" && {
        label: "The five-year exclusion",
        hint: "",
        choices: EXCLUSION_CHOICES,
      }),
    })),
    prices: facts.common.levers
      .filter(({ lever }) => levers.includes(lever))
      .flatMap((price) => describeSteps(price, facts).filter(({ to }) => isAllowed(to, price)))
      .filter(({ perMonth }) => Math.abs(perMonth) >= 1)
      .map(writeStepPrice),
  };
}

/** A step's price is told up to what the law allows, which may be more than a plan can be edited to. */
function isAllowed(to: string | number, { lever, minimum, maximum }: WireLeverPrice): boolean {
  if (LEVERS[lever].unit === "yesNo") return true;
  return Number(to) >= Number(minimum) && Number(to) <= Number(maximum);
}
