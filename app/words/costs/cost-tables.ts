import { formatRand } from "~/base/money";
import type { ProductFees } from "~/contract/plan/recommendation";
import type { PlanFacts } from "../plan/plan-facts";
import { type PotCosts, weighFee } from "./pot-costs";
import { roundParts } from "../plan/round-parts";
import { formatShare } from "../plan/write-figures";

/** A row of figures; a note is set below its name, a total has a line above it. */
type FeeRow = { name: string; note?: string; cells: readonly string[]; isTotal?: boolean };

/** Figures by pot. The first heading is that of the rows' names. */
export type CostTable = { caption: string; heads: readonly string[]; rows: readonly FeeRow[] };

type FeeParts = ProductFees["annual_total"];

const PARTS: readonly { key: keyof FeeParts; head: string }[] = [
  { key: "fund_management_fee", head: "Managing the investment" },
  { key: "automated_advise", head: "Automated advice" },
  { key: "financial_planner", head: "Financial planner" },
  { key: "other_fee", head: "Adminis\u00adtration and other" },
  { key: "total", head: "In all" },
];

const NO_ADVICE_FEE = "No once-off planner’s fee unless one is agreed.";

/** The yearly and initial fees, by pot and fund, each with its total. */
export function breakFeesDown({ recommendation: { fees } }: PlanFacts, pots: readonly PotCosts[]) {
  const isFreeAtStart = fees.initial_total < 1;
  const isMarked = pots.some(
    ({ fees: { annual_total, initial_total } }) =>
      annual_total.financial_planner === 0 || (!isFreeAtStart && initial_total.financial_planner === 0),
  );
  const paidIn = pots.reduce((sum, pot) => sum + pot.paidIn, 0);
  return {
    ongoing: {
      caption:
        "Each year, as a percentage of what is invested, and in rand a month in the first year. VAT included, rounded.",
      heads: ["Part and fund", ...PARTS.map(({ head }) => head), "Rand a month"],
      rows: [
        ...pots.flatMap((pot) => listFunds(pot, "annual")),
        writeTotal([
          ...PARTS.map(({ key }) => writePercent(weighFee(pots, key))),
          formatRand(fees.annual_total_per_month),
        ]),
      ],
    },
    // An empty table is left out.
    initial: isFreeAtStart
      ? undefined
      : {
          caption: "Once, in rand and as a percentage of what is paid in. VAT included.",
          heads: ["Part and fund", "Paid in", "Financial planner", "In rand"],
          rows: [
            ...pots.flatMap((pot) => listFunds(pot, "initial")),
            writeTotal([
              formatRand(paidIn),
              writePercent(fees.initial_total_perct),
              formatRand(fees.initial_total),
            ]),
          ],
        },
    footnote: isMarked ? `* ${NO_ADVICE_FEE}` : isFreeAtStart ? NO_ADVICE_FEE : undefined,
  };
}

function writeTotal(cells: readonly string[]): FeeRow {
  return { name: "The whole plan", cells, isTotal: true };
}

/** A row for each fund of a pot. */
function listFunds(pot: PotCosts, when: "annual" | "initial"): FeeRow[] {
  const funds = pot.fees[when];
  const whole = when === "annual" ? pot.perMonth : pot.atStart;
  const ofWhole = pot.fees[when === "annual" ? "annual_total" : "initial_total"].total;
  const rand = roundParts(
    funds.map(({ perct_alloc, total }) => (ofWhole > 0 ? (whole * perct_alloc * total) / ofWhole : 0)),
    whole,
  );
  return funds.map((fund, index) => ({
    name: pot.name,
    note: funds.length > 1 ? `${fund.fund_name}, ${formatShare(fund.perct_alloc)}` : fund.fund_name,
    cells: [
      ...(when === "initial" ? [formatRand(pot.paidIn * fund.perct_alloc)] : []),
      ...PARTS.filter(({ key }) => when === "annual" || key === "financial_planner").map(({ key }) =>
        key === "financial_planner" ? writeAdvice(fund[key]) : writePercent(fund[key]),
      ),
      formatRand(rand[index] ?? 0),
    ],
  }));
}

/** A pot's effective annual cost: its four parts for each term, their sum, and that in rand. */
export function describeEffectiveCost({ name, fees, paidIn }: PotCosts): CostTable & { title: string } {
  const { term_years, tic, advice, admin, other, totals } = fees.eac_fees;
  const parts = [
    { name: "Investment management", values: tic },
    { name: "Advice", values: advice },
    { name: "Administration", values: admin },
    { name: "Other", values: other },
  ];
  // One column is enough if the cost is the same for every term.
  const isAlike = [...parts, { values: totals }].every(
    ({ values }) => new Set(values.map(writePercent)).size === 1,
  );
  const told = <Value>(values: readonly Value[]) => (isAlike ? values.slice(0, 1) : values);
  const terms = isAlike
    ? ["However long it stays"]
    : term_years.map((years) => (years === 1 ? "1 year" : `${years} years`));
  return {
    title: name,
    caption: `${fees.annual.map((fund) => fund.fund_name).join(", ")}: how much all costs take off the return each year${isAlike ? "" : ", if the money stays that long"}. VAT included, rounded.`,
    heads: ["Cost", ...terms],
    rows: [
      ...parts.map((part) => ({ name: part.name, cells: told(part.values).map(writePercent) })),
      { name: "Effective annual cost", cells: told(totals).map(writePercent), isTotal: true },
      {
        name: "In rand a month",
        note: `on ${formatRand(paidIn)}`,
        cells: told(totals).map((percent) => formatRand((paidIn * percent) / 1200)),
      },
    ],
  };
}

/** With two decimals, as usual in tables of fees. */
function writePercent(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** A planner's fee; nothing is explained below the tables. */
function writeAdvice(percent: number): string {
  return percent === 0 ? `${writePercent(0)}\u00a0*` : writePercent(percent);
}
