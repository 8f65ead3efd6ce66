import { formatRand } from "~/base/money";
import { sayAllGuaranteed } from "../changes/describe-gap";
import { sayPrices } from "../plan/annuity-prices";
import { isSameShare, nameWay, writePoorIncome, writeWayAmount } from "../plan/paid-ways";
import type { PlanFacts } from "../plan/plan-facts";
import { formatShare, roundProjection } from "../plan/write-figures";

/** How much of the annuity to have guaranteed: five parts, as the stored result has them. */
export type GuaranteesView = {
  sentences: readonly string[];
  /** For somebody who is short of what they need: what all of it guaranteed adds, and who arranges that. */
  short?: string;
  /** Undefined if nothing was worked out. */
  table?: { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
};

/** A row's part, its name among the ways to be paid, and whether that is the least that covers what the person needs. */
function namePart(share: number, coveringShare: number | null | undefined): string {
  const way = nameWay(share);
  const part = way ? `${way} (${formatShare(share)})` : formatShare(share);
  const covers = typeof coveringShare === "number" && isSameShare(share, coveringShare);
  return covers ? `${part}: enough for what is needed` : part;
}

/** Compares the parts of the annuity that could be in a life annuity; nothing is worked out for it here. */
export function compareGuarantees(facts: PlanFacts): GuaranteesView {
  const { blends = [] } = facts.common;
  const [first] = blends;
  if (!first)
    return {
      sentences: [
        "We have not worked this out for this plan: its income was changed, or an earlier version of our method worked it out.",
      ],
    };
  const ages = first.left.map(({ age }) => age);
  return {
    sentences: [
      "A part of the annuity’s capital could buy a life annuity, and the rest stay invested.",
      "The more is guaranteed, the less it matters what markets do, and the less is left for others.",
      "This compares; it is not a recommendation. Talk it over before deciding.",
      ...sayPrices(facts),
    ],
    short: sayAllGuaranteed(facts),
    table: {
      caption: `In today’s rand, before tax. What goes to others is in expected markets.`,
      heads: [
        "Guaranteed part",
        "Income a month",
        "Of it guaranteed",
        "In poor markets at 90",
        ...ages.map((age) => `To others at ${age}`),
      ],
      rows: blends.map((blend) => [
        namePart(blend.perct_guaranteed, facts.common.income_need?.perct_guaranteed),
        formatRand(blend.monthly_income_total),
        writeWayAmount(Math.round(blend.guaranteed_monthly_income)),
        writePoorIncome({
          income: Math.round(blend.monthly_income_total),
          poor: Math.round(blend.poor_monthly_income_at_90),
        }),
        ...blend.left.map(({ to_dependents }) => writeWayAmount(roundProjection(to_dependents))),
      ]),
    },
  };
}
