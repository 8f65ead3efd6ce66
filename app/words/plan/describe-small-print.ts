import { formatRand, groupThousands } from "~/base/money";
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import { describeTaxAnswers } from "./after-tax";
import { sayPrices } from "./annuity-prices";
import { drawsUnitTrust } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";
import { writeDate } from "./write-figures";

export type SmallPrintView = {
  /** Which plan it is, and of which day. */
  line: string;
  /** The same for the top of a printed page. */
  printLine: string;
  taxNotes: readonly string[];
  /** Where the figures come from, and the same with what they are. */
  source: string;
  origin: string;
  /** For advisers: all that is needed to work the figures out again. */
  facts: readonly { name: string; value: string }[];
  /** Annuities whose income is in future rand, and so is shown apart. */
  futureRand: {
    title: string;
    caption: string;
    heads: readonly string[];
    rows: readonly { name: string; amount: string }[];
    warning: string;
  };
};

/** How much the simulated income would differ by chance; nothing if none of it is simulated. */
function listChance(facts: PlanFacts): SmallPrintView["facts"] {
  const { common, isLifeAnnuity } = facts;
  const error = common.standard_error_perct;
  if (error === null || (isLifeAnnuity && !drawsUnitTrust(facts))) return [];
  const income = isLifeAnnuity ? "the unit trust’s income" : "the income";
  return [
    { name: `Other seeds would change ${income} by`, value: `about ${Math.max(error, 0.01).toFixed(2)}%` },
  ];
}

type PlannerFees = NonNullable<PlanFacts["common"]["planner_fees"]>;

function writePlannerFee({ initial_perct, annual_perct }: PlannerFees["annuity"]): string {
  const annual = `${annual_perct}% a year`;
  return initial_perct > 0 ? `${initial_perct}% at the start and ${annual}` : annual;
}

/** With all their decimals: the figures can be worked out again from them. */
function describePlannerFees(fees: PlannerFees): string {
  const parts = [
    ["annuity", writePlannerFee(fees.annuity)],
    ["unit trust", writePlannerFee(fees.unit_trust)],
    ["emergency savings", writePlannerFee(fees.emergency_savings)],
  ];
  const isAlike = new Set(parts.map(([, fee]) => fee)).size === 1;
  return isAlike ? writePlannerFee(fees.annuity) : parts.map(([pot, fee]) => `${fee} (${pot})`).join(", ");
}

/** Whether a plan tells the day of the prices where it tells what a life annuity pays, its own or the next best. */
function tellsPricesBefore({ common, isLifeAnnuity: isForLife }: PlanFacts): boolean {
  return isForLife || (common.runner_up !== undefined && isLifeAnnuity(common.runner_up));
}

/** Where the figures come from, and all that is needed to work them out again. */
export function describeSmallPrint(facts: PlanFacts, fullName: string): SmallPrintView {
  const { common, plan, recommendation, amounts, hasUnitTrust } = facts;
  const date = writeDate(common.advice_date);
  const source = `These figures come from your answers and from the assumptions in force on ${date}.`;
  return {
    line: `Plan ${plan.id}, worked out on ${date}`,
    printLine: `${recommendation.plan_type === "edit" ? "Amended" : "Recommended"} plan ${plan.id} for ${fullName} · worked out on ${date} · basis ${common.basis_version}`,
    taxNotes: [
      `Tax uses ${common.tax_year - 1}/${String(common.tax_year).slice(2)} rates${common.tax_year_is_latest_known ? ", the latest available" : ""}.`,
      ...(hasUnitTrust ? ["Tax on interest and gains in the unit trust is not included."] : []),
      ...describeTaxAnswers(facts),
    ],
    source,
    origin: `${source} They are careful estimates, not a promise.`,
    facts: [
      { name: "Plan", value: String(plan.id) },
      { name: "Worked out on", value: date },
      { name: "Basis", value: common.basis_version },
      ...(common.planner_fees
        ? [{ name: "Planner’s fee with VAT", value: describePlannerFees(common.planner_fees) }]
        : []),
      { name: "Engine", value: common.engine_version },
      { name: "Futures tried", value: groupThousands(common.paths) },
      { name: "Seed", value: String(common.seed) },
      ...listChance(facts),
    ],
    futureRand: {
      title: "Other life annuities (in future rand)",
      caption: `First monthly payment if you buy such an annuity for ${formatRand(amounts.annuity)}, before tax, in future rand`,
      heads: ["The income", "First month"],
      rows: [
        { name: "Never rises", amount: formatRand(common.comparison_annuities.level_monthly_income) },
        {
          name: "Rises 5% a year",
          amount: formatRand(common.comparison_annuities.increasing_5_monthly_income),
        },
      ],
      warning: [
        "Each year this income buys less. Do not compare it with the other figures.",
        ...(tellsPricesBefore(facts) ? [] : sayPrices(facts)),
      ].join(" "),
    },
  };
}
