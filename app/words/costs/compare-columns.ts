import { formatRand } from "~/base/money";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { isLifeAnnuity, listProducts } from "~/contract/plan/recommended-product";
import { isOnlyIncomeAssumed, nameAfterTax } from "../plan/after-tax";
import { sayPrices } from "../plan/annuity-prices";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { findSeries, PRODUCT_WORDS } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";
import { capitalise, formatProjection, formatShare, roundProjection, writeDate } from "../plan/write-figures";

/** What a column differs by from the chosen one; what is `plain` is better for one and worse for another. */
type ColumnDifference = { words: string; kind: "more" | "less" | "plain" };

/** Plans or products side by side; every cell but those of the chosen column says how it differs from that. */
export type ColumnsView = {
  caption: string;
  columns: readonly { key: string; name: string; isChosen: boolean }[];
  rows: readonly { name: string; cells: readonly { text: string; difference?: ColumnDifference }[] }[];
  /** Said below the columns, where any of them tells what a life annuity pays. */
  notes: readonly string[];
};

/** A plan, or one of a plan's products in place of the recommended one. */
type Column = { key: string; name: string; facts: PlanFacts };

type Cell = { text: string; value?: number; isRand?: boolean };
type Row = { name: string; tell: (facts: PlanFacts) => Cell };

/** The age at which the income in poor markets is told. */
const POOR_AGE = 90;

const CAPTION = "In today’s rand and, unless it says so, before tax and in expected markets.";

/** A plan's products side by side, as the stored result has them. */
export function compareProducts(facts: PlanFacts, chosen: string | null): ColumnsView {
  const columns = listProducts(facts.recommendation).map((product) => ({
    key: product.product,
    name: `${capitalise(PRODUCT_WORDS[product.product].name)}${product === facts.product ? ", yours" : ""}`,
    facts: { ...facts, product, ...readProduct(facts, product.product) },
  }));
  const first = columns.find(({ facts: { product } }) => product === facts.product)?.key;
  return compareColumns(columns, chosen, { rows: listRows(columns), first });
}

function readProduct({ recommendation }: PlanFacts, product: AnnuityRecommendation) {
  return { series: findSeries(recommendation, product), isLifeAnnuity: isLifeAnnuity(product) };
}

/** Plans side by side, with what was answered or changed differently. */
export function compareManyPlans(columns: readonly Column[], chosen: string | null): ColumnsView {
  const rows = [
    { name: "Annuity", tell: tellProduct },
    ...listRows(columns),
    { name: "You retire on", tell: ({ common }: PlanFacts) => ({ text: writeDate(common.retirement_date) }) },
    {
      name: "Savings at retirement",
      tell: ({ cash }: PlanFacts) => writeRand(cash.savings_at_retirement),
    },
    { name: "Taken in cash, tax included", tell: ({ cash }: PlanFacts) => writeRand(cash.lump_sum) },
    { name: "Share for your family", tell: tellShare },
  ];
  return compareColumns(columns, chosen, { rows });
}

function compareColumns(
  columns: readonly Column[],
  chosen: string | null,
  { rows, first = columns[0]?.key }: { rows: readonly Row[]; first?: string },
): ColumnsView {
  const key = columns.some((column) => column.key === chosen) ? chosen : first;
  const at = columns.findIndex((column) => column.key === key);
  return {
    caption: CAPTION,
    columns: columns.map((column) => ({ key: column.key, name: column.name, isChosen: column.key === key })),
    rows: rows.map(({ name, tell }) => {
      const cells = columns.map(({ facts }) => tell(facts));
      return {
        name,
        cells: cells.map((cell, index) => ({
          text: cell.text,
          difference: index === at ? undefined : compareCells(cell, cells[at]),
        })),
      };
    }),
    notes: sayPrices(...columns.flatMap(({ facts }) => (facts.isLifeAnnuity ? [facts] : []))),
  };
}

function compareCells(cell: Cell, chosen: Cell | undefined): ColumnDifference | undefined {
  if (!chosen || cell.text === chosen.text) return { words: "The same", kind: "plain" };
  if (cell.value === undefined || chosen.value === undefined) return { words: "Different", kind: "plain" };
  const more = cell.value - chosen.value;
  const kind = more > 0 ? "more" : "less";
  return { words: cell.isRand ? `${formatRand(Math.abs(more))} ${kind}` : capitalise(kind), kind };
}

/** What can be compared of products as well as of plans. */
function listRows(columns: readonly Column[]): Row[] {
  const age = findCommonAge(columns);
  const findSurvivor = ({ product }: PlanFacts) =>
    product.survivors.find(({ age_at_death }) => age_at_death === age);
  const hasPartner = columns.some(({ facts }) => (findSurvivor(facts)?.partner_monthly_income ?? 0) >= 1);
  const partner = columns[0]?.facts.partnerName ?? "your partner";
  return [
    {
      name: "Income a month",
      tell: ({ product }) => writeRand(product.expected.monthly_income_total),
    },
    {
      name: nameAfterTax(
        "After tax",
        columns.some(({ facts }) => isOnlyIncomeAssumed(facts)),
      ),
      tell: ({ product }) =>
        writeRand(Math.min(product.after_tax_monthly_income, product.expected.monthly_income_total)),
    },
    {
      name: "Of it guaranteed for life",
      tell: (facts) =>
        facts.isLifeAnnuity
          ? writeRand(facts.product.expected.monthly_income_from_annuity)
          : { text: "None", value: 0 },
    },
    { name: "Lasts for life in full", tell: tellChance },
    { name: `Income a month in poor markets at ${POOR_AGE}`, tell: tellPoorIncome },
    ...(hasPartner
      ? [
          {
            name: `${partner}’s income a month if you die at ${age}`,
            tell: (facts: PlanFacts) => writeProjection(findSurvivor(facts)?.partner_monthly_income),
          },
        ]
      : []),
    ...(age === undefined
      ? []
      : [
          {
            name: `Left if you die at ${age}${hasPartner ? `, once ${partner} has died too` : ""}`,
            tell: (facts: PlanFacts) => writeProjection(findSurvivor(facts)?.capital_with_unit_trust),
          },
        ]),
    {
      name: "The annuity’s fees a month at first",
      tell: ({ product, isLifeAnnuity: isForLife }) =>
        isForLife ? { text: "In the price" } : writeRand(product.annual_fee_per_month),
    },
  ];
}

/** The middle one of the ages at death that all columns tell. */
function findCommonAge([first, ...others]: readonly Column[]): number | undefined {
  const tells = ({ facts }: Column, age: number) =>
    facts.product.survivors.some(({ age_at_death }) => age_at_death === age);
  const ages = (first?.facts.product.survivors ?? [])
    .map(({ age_at_death }) => age_at_death)
    .filter((age) => others.every((other) => tells(other, age)));
  return ages[Math.floor(ages.length / 2)];
}

function tellProduct({ product }: PlanFacts): Cell {
  return { text: capitalise(PRODUCT_WORDS[product.product].name) };
}

function tellChance({ product, isLifeAnnuity: isForLife }: PlanFacts): Cell {
  const futures = countFutures(product.joint_success_perct);
  const drawn = `${futures} of ${FUTURES_SHOWN} futures`;
  if (!isForLife) return { text: drawn, value: futures };
  const drawsUnitTrust = product.expected.monthly_income_from_unit_trust > 0;
  return { text: `Guaranteed part: always${drawsUnitTrust ? `. Unit trust: ${drawn}` : ""}` };
}

function tellPoorIncome({ series }: PlanFacts): Cell {
  return writeProjection(series.monthly_income.poor[series.ages.indexOf(POOR_AGE)]);
}

function tellShare({ product, isLifeAnnuity: isForLife }: PlanFacts): Cell {
  return isForLife
    ? { text: "None", value: 0 }
    : { text: formatShare(product.perct_capital_to_dependents), value: product.perct_capital_to_dependents };
}

function writeRand(amount: number): Cell {
  return { text: formatRand(amount), value: Math.round(amount), isRand: true };
}

/** What is not told, as of a couple whose ages are told at other years, is a dash. */
function writeProjection(amount: number | undefined): Cell {
  if (amount === undefined) return { text: "–" };
  return { text: formatProjection(amount), value: roundProjection(amount), isRand: true };
}
