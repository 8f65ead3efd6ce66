import { formatRand } from "~/base/money";
import { breakFeesDown, type CostTable, describeEffectiveCost } from "./cost-tables";
import { sayTotal } from "./describe-costs";
import { describeLowFee } from "./describe-low-fee";
import type { PlanFacts } from "../plan/plan-facts";
import { listPotCosts } from "./pot-costs";
import { reconcileFees, type Reconciliation } from "./reconcile-fees";
import { speakOf } from "../plan/speak-of";
import { formatFee, formatProjection } from "../plan/write-figures";

/** All costs of the plan, by pot. */
export type FeesView = {
  title: string;
  lead: readonly string[];
  reconciliation?: Reconciliation;
  /** The effect of fees on the income, and of the usual fee and a low one. */
  comparison?: {
    sentences: readonly string[];
    rows: readonly { name: string; note?: string; amount: string }[];
  };
  /** Undefined if nothing in the plan has fees of its own. */
  breakdown?: { ongoing: CostTable; initial?: CostTable; footnote?: string };
  effectiveCosts: readonly (CostTable & { title: string })[];
};

/** Describes each pot's initial and yearly costs, and compares them. */
export function describeFees(facts: PlanFacts): FeesView {
  const pots = listPotCosts(facts);
  const { your } = speakOf(facts);
  return {
    title: `What ${your} ${facts.recommendation.plan_type === "edit" ? "amended plan" : "plan"} costs`,
    lead: describeLead(facts),
    reconciliation: reconcileFees(facts, pots[0]),
    comparison: facts.isLifeAnnuity ? undefined : describeComparison(facts),
    breakdown: pots.length > 0 ? breakFeesDown(facts, pots) : undefined,
    effectiveCosts: pots.map(describeEffectiveCost),
  };
}

/** The total of the plan. */
function describeLead(facts: PlanFacts): string[] {
  const { heading, share, rest } = sayTotal(facts);
  return [
    `**${heading}.**`,
    ...share,
    ...rest,
    "Every income we show is after costs. All figures on this page include VAT.",
  ];
}

function describeComparison({ product }: PlanFacts): FeesView["comparison"] {
  const income = product.industry_fee_income_saving_per_month;
  const fees = product.industry_fee_saving_per_month;
  const write = (saving: number, more: string, less: string) =>
    Math.abs(saving) < 1 ? "the same" : `${formatProjection(Math.abs(saving))} ${saving > 0 ? more : less}`;
  return {
    sentences: [
      ...(Math.abs(fees) < 1
        ? []
        : [
            `**Every R100 a month in fees takes about ${formatRand(Math.round((100 * income) / fees))} a month off the income that can be drawn.**`,
            "It is less than R100, because fees shrink as savings are drawn down. The income keeps up with prices.",
          ]),
      ...describeLowFee(product),
      `The usual fee is ${formatFee(product.industry_fee_perct * 100)} a year. At that rate, in today’s rand:`,
    ],
    rows: [
      {
        name: "The monthly income that could be drawn",
        note: "before tax",
        amount: write(income, "less", "more"),
      },
      { name: "Fees in the first year", amount: write(fees, "a month more", "a month less") },
      ...(product.lifetime_fees === undefined || product.lifetime_fee_saving === undefined
        ? []
        : [
            {
              name: "Fees over a lifetime",
              note: `ours are about ${formatProjection(product.lifetime_fees)}`,
              amount: write(product.lifetime_fee_saving, "more", "less"),
            },
          ]),
    ],
  };
}
