import { formatRand, groupThousands } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { writeDate } from "./write-figures";

export type SmallPrintView = {
  /** One line for the top of a printed page. */
  printLine: string;
  taxNotes: readonly string[];
  origin: string;
  /** How much the simulated income would differ by chance; empty when nothing of it is simulated. */
  chance: string;
  facts: readonly { name: string; value: string }[];
  futureRand: { caption: string; rows: readonly { name: string; amount: string }[] };
};

function describeChance({ common, isLifeAnnuity }: PlanFacts): string {
  const error = common.standard_error_perct;
  if (error === null) return "";
  const income = isLifeAnnuity ? "what the unit trust pays" : "the income";
  return `Trying other futures would change ${income} by about ${Math.max(error, 0.01).toFixed(2)}%.`;
}

/** How the figures came about, and all that is needed to work them out again. */
export function describeSmallPrint(facts: PlanFacts, fullName: string): SmallPrintView {
  const { common, plan, cash, hasUnitTrust } = facts;
  const date = writeDate(common.advice_date);
  return {
    printLine: `Recommended plan ${plan.id} for ${fullName} · worked out on ${date} · basis ${common.basis_version}`,
    taxNotes: [
      `Tax is that of the ${common.tax_year - 1}/${String(common.tax_year).slice(2)} tax year${common.tax_year_is_latest_known ? ", the last one known" : ""}.`,
      ...(hasUnitTrust ? ["Tax on interest and gains in the unit trust is left out."] : []),
      "Medical tax credits are left out, so you may pay less.",
    ],
    origin: `These figures come from your answers and from the assumptions in force on ${date}. They are careful estimates, not a promise.`,
    chance: describeChance(facts),
    facts: [
      { name: "Plan", value: String(plan.id) },
      { name: "Worked out on", value: date },
      { name: "Basis", value: common.basis_version },
      { name: "Engine", value: common.engine_version },
      { name: "Futures tried", value: groupThousands(common.paths) },
      { name: "Seed", value: String(common.seed) },
    ],
    futureRand: {
      caption: `First payment a month for ${formatRand(cash.annuity_amount_recommend)} of such an annuity, before tax, in future rand`,
      rows: [
        { name: "Never rises", amount: formatRand(common.comparison_annuities.level_monthly_income) },
        {
          name: "Rises 5% a year",
          amount: formatRand(common.comparison_annuities.increasing_5_monthly_income),
        },
      ],
    },
  };
}
