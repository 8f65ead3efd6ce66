/** The parts of a recommended plan that can be edited, each on a page of its own, and what those pages say. */
import { formatRand } from "~/base/money";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { LEVERS } from "~/contract/plan/levers";
import type { Lever, NeedsPart } from "~/contract/plan/levers";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { compareNeed } from "./compare-plans";
import { NO_CHANGE } from "./compared-row";
import type { ComparedRow } from "./compared-row";
import { describeFigures, listFamilyFigures, rowBeforeTax } from "./describe-amount";
import type { ResultFigures, Weighed } from "./describe-amount";
import { describeSteps } from "./describe-steps";
import { describeNeedField, writeStepPrice } from "./describe-need-field";
import type { NeedField } from "./describe-need-field";
import { NEEDS_PART_WORDS } from "./lever-page-words";
import { sayPrices } from "../plan/annuity-prices";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise, formatShare } from "../plan/write-figures";
import { nameNeed, writeNeed } from "./write-need";

/** What follows on every page that edits a part. */
export const AFTERWARDS = "Afterwards you see both plans side by side, and can go back to ours.";

/** That changes which wait to be saved are saved with a part. */
export const UNSAVED_TOO =
  "Changes made while the plan was explained are not saved yet. Saving here saves them too.";

/** What the page of such a part says. */
export type NeedsPartWords = {
  question: string;
  lead: readonly string[];
  fields: readonly NeedField[];
  /** What one step within the limits does to the income, under its title; bold is written between double stars. */
  prices: readonly string[];
  pricesTitle: string;
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
  const { question, lead } = NEEDS_PART_WORDS[part](speakOf(facts));
  return {
    question,
    lead: [lead, AFTERWARDS, ...(facts.isLifeAnnuity ? sayPrices(facts) : [])],
    fields: levers.map((lever) => describeNeedField(lever, facts, false)),
    prices: listStepPrices(levers, facts),
    pricesTitle: "What a small change does",
    ...(levers.includes("perct_guaranteed") && describeParts(facts)),
  };
}

const listStepPrices = (levers: readonly Lever[], facts: PlanFacts) =>
  facts.common.levers
    .filter(({ lever }) => levers.includes(lever))
    .flatMap((price) => describeSteps(price, facts).filter(({ to }) => isAllowed(to, price)))
    .filter(({ perMonth }) => Math.abs(perMonth) >= 1)
    .map(writeStepPrice);

/** What the parts pay that are compared. */
function describeParts({ common }: PlanFacts): Pick<NeedsPartWords, "prices" | "pricesTitle"> {
  const prices = (common.blends ?? []).map(
    ({ perct_guaranteed: part, monthly_income_total: income, guaranteed_monthly_income: guaranteed }) => {
      const certain =
        part === 0 ? "none" : part === 1 && income === guaranteed ? "all" : formatRand(guaranteed);
      return `**${formatShare(part)}:** ${formatRand(income)} a month before tax, ${certain} of it guaranteed for life.`;
    },
  );
  return { prices, pricesTitle: "What each part pays" };
}

/**
 * Describes what the needs of a part make of the plan, or its funds.
 * @param levers those of its needs that can be changed
 */
export function describeNeedsFigures(weighed: Weighed, levers: readonly Lever[]): ResultFigures {
  const { now, chosen = now } = weighed;
  const figures = describeFigures(weighed, "With this change", [
    ...levers.map((lever) => compareRow(lever, now, chosen)),
    rowBeforeTax(weighed),
  ]);
  return { ...figures, rows: [...figures.rows, ...listFamilyFigures(weighed)] };
}

function compareRow(lever: Lever, now: PlanFacts, chosen: PlanFacts): ComparedRow {
  const [before, after] = [now, chosen].map(
    ({ recommendation }) => readRecommendedNeeds(recommendation)[lever],
  ) as [string | number, string | number];
  return {
    name: capitalise(nameNeed(lever, now)),
    recommended: writeNeed(lever, before),
    amended: writeNeed(lever, after),
    difference: before === after ? NO_CHANGE : compareNeed(lever, [before, after], now),
  };
}

/** A step's price is told up to what the law allows, which may be more than a plan can be edited to. */
function isAllowed(to: string | number, { lever, minimum, maximum }: WireLeverPrice): boolean {
  if (LEVERS[lever].unit === "yesNo") return true;
  return Number(to) >= Number(minimum) && Number(to) <= Number(maximum);
}
