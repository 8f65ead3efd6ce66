/** The editable parts of a recommended plan, each with a page of its own, and the wording of those pages. */
import { formatRand } from "~/base/money";
import { readRecommendedNeeds } from "~/contract/plan/adjust-needs";
import { type Lever, LEVERS, type NeedsPart } from "~/contract/plan/levers";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { compareNeed } from "./compare-plans";
import { type ComparedRow, NO_CHANGE } from "./compared-row";
import {
  describeFigures,
  listFamilyFigures,
  type ResultFigures,
  rowBeforeTax,
  type Weighed,
} from "./describe-amount";
import { describeSteps } from "./describe-steps";
import { describeNeedField, type NeedField, writeStepPrice } from "./describe-need-field";
import { NEEDS_PART_WORDS } from "./lever-page-words";
import { sayPrices } from "../plan/annuity-prices";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { capitalise, formatShare } from "../plan/write-figures";
import { nameNeed, writeNeed } from "./write-need";

/** The next step, on every page that edits a part. */
export const AFTERWARDS = "Afterwards you see both plans side by side, and can go back to ours.";

/** Says that unsaved changes are saved together with a part. */
export const UNSAVED_TOO =
  "Changes made while the plan was explained are not saved yet. Saving here saves them too.";

/** The wording of the page of a part that consists of needs. */
export type NeedsPartWords = {
  question: string;
  lead: readonly string[];
  fields: readonly NeedField[];
  /** The effect of one step within the limits on the income; bold is between double asterisks. */
  prices: readonly string[];
  pricesTitle: string;
};

/**
 * Describes the page that edits a part.
 * @param levers the part's needs that can be changed
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

/** The income with each of the compared guaranteed parts. */
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
 * Describes the plan's figures with a part's changed needs or funds.
 * @param levers the part's needs that can be changed
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

/** Step prices go up to the legal limit, which may be beyond a lever's own limits. */
function isAllowed(to: string | number, { lever, minimum, maximum }: WireLeverPrice): boolean {
  if (LEVERS[lever].unit === "yesNo") return true;
  return Number(to) >= Number(minimum) && Number(to) <= Number(maximum);
}
