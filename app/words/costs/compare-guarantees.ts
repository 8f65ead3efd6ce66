import { formatRand } from "~/base/money";
import { sayAllGuaranteed } from "../changes/describe-gap";
import { sayPrices } from "../plan/annuity-prices";
import { isSameShare, nameWay, writePoorIncome, writeWayAmount } from "../plan/paid-ways";
import type { PlanFacts } from "../plan/plan-facts";
import { formatShare, roundProjection } from "../plan/write-figures";

/** Five guaranteed parts of the annuity, from the stored result. */
export type GuaranteesView = {
  sentences: readonly string[];
  /** If the income is short of the need: the effect of guaranteeing all of it, and who arranges that. */
  short?: string;
  /** Undefined if nothing was calculated. */
  table?: { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
};

/** A row's part, its name among the ways to be paid, and whether it is the least that covers the need. */
function namePart(share: number, coveringShare: number | null | undefined): string {
  const way = nameWay(share);
  const part = way ? `${way} (${formatShare(share)})` : formatShare(share);
  const covers = typeof coveringShare === "number" && isSameShare(share, coveringShare);
  return covers ? `${part}: enough for what is needed` : part;
}

/** Compares the parts of the annuity that could be in a life annuity, without any calculation. */
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
