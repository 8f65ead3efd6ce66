import { groupThousands } from "~/base/money";
import { describeTaxAnswers } from "./after-tax";
import { describeNotDeducted, sayTaxFreeYears } from "./not-deducted";
import { drawsUnitTrust, type PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { writeDate } from "./write-figures";

export type SmallPrintView = {
  /** The plan's number and its date. */
  line: string;
  /** The same for the top of a printed page. */
  printLine: string;
  taxNotes: readonly string[];
  /** The origin of the figures; `origin` adds their kind. */
  source: string;
  origin: string;
};

type NamedFact = { name: string; value: string };

/** For advisers: all inputs that reproduce the figures. */
export function listBasis(facts: PlanFacts): NamedFact[] {
  const { common, plan } = facts;
  return [
    { name: "Plan", value: String(plan.id) },
    { name: "Worked out on", value: writeDate(common.advice_date) },
    { name: "Basis", value: common.basis_version },
    ...(common.planner_fees
      ? [{ name: "Planner’s fee with VAT", value: describePlannerFees(common.planner_fees) }]
      : []),
    { name: "Engine", value: common.engine_version },
    { name: "Futures tried", value: groupThousands(common.paths) },
    { name: "Seed", value: String(common.seed) },
    ...listChance(facts),
  ];
}

/** The sampling error of the simulated income; empty if none of it is simulated. */
function listChance(facts: PlanFacts): NamedFact[] {
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

/** With all decimals, so that the figures can be reproduced. */
function describePlannerFees(fees: PlannerFees): string {
  const parts = [
    ["annuity", writePlannerFee(fees.annuity)],
    ["unit trust", writePlannerFee(fees.unit_trust)],
    ["emergency savings", writePlannerFee(fees.emergency_savings)],
  ];
  const isAlike = new Set(parts.map(([, fee]) => fee)).size === 1;
  return isAlike ? writePlannerFee(fees.annuity) : parts.map(([pot, fee]) => `${fee} (${pot})`).join(", ");
}

export function describeSmallPrint(facts: PlanFacts, fullName: string): SmallPrintView {
  const { common, plan, recommendation, hasUnitTrust } = facts;
  const date = writeDate(common.advice_date);
  const source = `These figures come from ${speakOf(facts).your} answers and the assumptions of ${date}.`;
  return {
    line: `Plan ${plan.id}, worked out on ${date}`,
    printLine: `${recommendation.plan_type === "edit" ? "Amended" : "Recommended"} plan ${plan.id} for ${fullName} · worked out on ${date} · basis ${common.basis_version}`,
    taxNotes: [
      `Tax uses ${common.tax_year - 1}/${String(common.tax_year).slice(2)} rates${common.tax_year_is_latest_known ? ", the latest available" : ""}.`,
      ...(hasUnitTrust ? ["Tax on interest and gains in the unit trust is not included."] : []),
      ...describeTaxAnswers(facts),
      ...describeNotDeducted(facts),
      ...sayTaxFreeYears(facts),
    ],
    source,
    origin: `${source} They are careful estimates, not a promise.`,
  };
}
