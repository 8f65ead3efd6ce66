import { formatRand } from "~/base/money";
import { findRecommended, listProducts } from "~/contract/plan/recommended-product";
import { readMissed } from "../changes/compare-missed";
import { judgeBeside, type RowDifference } from "../changes/compared-row";
import { nameAfterTax } from "../plan/after-tax";
import { isAfterTaxOpen, isOnlyIncomeAssumed } from "../plan/assumed-answers";
import { sayPrices } from "../plan/annuity-prices";
import { listAgesAtDeath, readLeftAt, readPartnerIncomeAt } from "../plan/at-death";
import { EXAMPLE_INTEREST_WRITTEN, exampleInterestPerMonth } from "../plan/debt-interest";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { nameSuccessor } from "../plan/name-successor";
import { findSeries, isMixed, paysAnotherIncome, type PlanFacts, readHeld } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import {
  capitalise,
  formatProjection,
  formatShare,
  joinWords,
  roundProjection,
  writeDate,
} from "../plan/write-figures";

/** Plans or products side by side; every cell outside the chosen column states its difference from that column. */
export type ColumnsView = {
  caption: string;
  columns: readonly { key: string; name: string; isChosen: boolean }[];
  rows: readonly { name: string; cells: readonly { text: string; difference?: RowDifference }[] }[];
  /** Notes below the columns: on the chance, and on a life annuity's income if any column shows it. */
  notes: readonly string[];
};

/** A plan, or one of a plan's products in place of the recommended one. */
type Column = { key: string; name: string; facts: PlanFacts };

/** A higher cost is worse; a cost that the income already includes is neither better nor worse. */
type Cell = {
  text: string;
  value?: number;
  isRand?: boolean;
  judged?: "cost" | "neither";
  /** Unknown, and so not comparable. */
  isOpen?: true;
};
type Row = { name: string; tell: (facts: PlanFacts) => Cell };

/** The age for which the income in poor markets is shown. */
const POOR_AGE = 90;

const CAPTION = "In today’s rand and, unless it says so, before tax and in expected markets.";

/** Compares a plan's products from the stored result. */
export function compareProducts(facts: PlanFacts, chosen: string | null): ColumnsView {
  const { recommendation } = facts;
  const first = findRecommended(recommendation).product;
  const columns = listProducts(recommendation).map((product) => {
    const held = readHeld(recommendation, product);
    return {
      key: product.product,
      name: `${capitalise(held.annuityName)}${product.product === first ? ", in the plan" : ""}`,
      facts: { ...facts, ...held, series: findSeries(recommendation, product.product) },
    };
  });
  return compareColumns(columns, chosen, {
    rows: listRows(columns),
    first,
    notes: paysAnotherIncome(facts) ? [] : [sayChosen(facts)],
  });
}

/** Why several columns have the same chance. */
function sayChosen({ common }: PlanFacts): string {
  const futures = countFutures(common.target_confidence_level * 100);
  return `For each kind we chose the income that lasts for life in ${futures} of ${FUTURES_SHOWN} futures, or is guaranteed. So compare how much it is, and what is left.`;
}

/** Compares plans with different answers or changes. */
export function compareManyPlans(columns: readonly Column[], chosen: string | null): ColumnsView {
  const rows = [
    ...listRows(columns),
    ...listMissed(columns),
    { name: "Annuity", tell: tellProduct },
    {
      name: "Worked out on",
      tell: ({ common }: PlanFacts) => ({ text: writeDate(common.advice_date) }),
    },
    {
      name: "Retirement date",
      tell: ({ common }: PlanFacts) => ({ text: writeDate(common.retirement_date) }),
    },
    {
      name: "Savings at retirement",
      tell: ({ cash }: PlanFacts) => writeRand(cash.savings_at_retirement),
    },
    { name: "Taken in cash, tax included", tell: ({ cash }: PlanFacts) => writeRand(cash.lump_sum) },
    { name: "Share for the family", tell: sayShare },
  ];
  return compareColumns(columns, chosen, { rows });
}

function compareColumns(
  columns: readonly Column[],
  chosen: string | null,
  {
    rows,
    first = columns[0]?.key,
    notes = [],
  }: { rows: readonly Row[]; first?: string; notes?: readonly string[] },
): ColumnsView {
  const key = columns.some((column) => column.key === chosen) ? chosen : first;
  const at = columns.findIndex((column) => column.key === key);
  const told = rows.map(({ name, tell }) => ({ name, cells: columns.map(({ facts }) => tell(facts)) }));
  const differ = ({ cells }: (typeof told)[number], index: number) =>
    index === at ? undefined : compareCells(cells[index], cells[at]);
  const judges = columns.map((_, index) => judgeBeside(told.map((row) => differ(row, index))));
  return {
    caption: CAPTION,
    columns: columns.map((column) => ({ key: column.key, name: column.name, isChosen: column.key === key })),
    rows: told.map((row) => ({
      name: row.name,
      cells: row.cells.map(({ text }, index) => {
        const difference = differ(row, index);
        return { text, difference: difference && judges[index]?.(difference) };
      }),
    })),
    notes: [...notes, ...sayPrices(...columns.flatMap(({ facts }) => (facts.isLifeAnnuity ? [facts] : [])))],
  };
}

function compareCells(cell: Cell | undefined, chosen: Cell | undefined): RowDifference | undefined {
  if (cell?.isOpen || chosen?.isOpen) return undefined;
  if (!cell || !chosen || cell.text === chosen.text) return { words: "The same", kind: "plain" };
  if (cell.value === undefined || chosen.value === undefined) return { words: "Different", kind: "plain" };
  const more = cell.value - chosen.value;
  const direction = more > 0 ? "more" : "less";
  const words = cell.isRand ? `${formatRand(Math.abs(more))} ${direction}` : capitalise(direction);
  if (!cell.judged) return { words, kind: direction };
  return { words, kind: cell.judged === "cost" && more > 0 ? "worse" : "plain" };
}

/** Rows that apply to products as well as to plans. */
function listRows(columns: readonly Column[]): Row[] {
  const ages = listAgesAtDeath(columns.map(({ facts }) => facts));
  const partner = columns.find(({ facts }) => facts.partnerName)?.facts.partnerName;
  const successor = columns.map(({ facts }) => nameSuccessor(facts)).find((name) => name !== undefined);
  const person = speakOf(columns[0]?.facts ?? {});
  const { you, does } = person;
  return [
    {
      name: "Income a month",
      tell: ({ product }) => writeRand(product.expected.monthly_income_total),
    },
    {
      name: nameAfterTax(
        "After tax",
        columns.some(({ facts }) => isOnlyIncomeAssumed(facts) && !isAfterTaxOpen(facts)),
        person,
      ),
      tell: (facts) => {
        if (isAfterTaxOpen(facts)) return { text: "not known yet", isOpen: true };
        const { product } = facts;
        return writeRand(Math.min(product.after_tax_monthly_income, product.expected.monthly_income_total));
      },
    },
    {
      name: "Of it guaranteed for life",
      tell: (facts) =>
        facts.isLifeAnnuity
          ? writeRand(facts.product.expected.monthly_income_from_annuity)
          : isMixed(facts)
            ? writeRand(facts.product.guaranteed_monthly_income ?? 0)
            : { text: "None", value: 0 },
    },
    { name: "Lasts for life in full", tell: tellChance },
    { name: `Income a month in poor markets at ${POOR_AGE}`, tell: sayPoorIncome },
    ...(successor ? listPartnerRows(successor, ages, columns) : []),
    ...ages.map((age) => ({
      name: `Left if ${you} ${does("die")} at ${age}${partner ? `, once ${partner} has died too` : ""}`,
      tell: (facts: PlanFacts) => writeProjection(readLeftAt(age, facts)),
    })),
    ...(columns.some(({ facts }) => facts.guaranteedShare > 0)
      ? [{ name: "Guaranteed years", tell: sayGuarantee }]
      : []),
    {
      name: "The annuity’s fees a month at first",
      tell: ({ product, isLifeAnnuity: isForLife }) =>
        isForLife
          ? { text: "In the price" }
          : { ...writeRand(product.annual_fee_per_month), judged: "neither" },
    },
  ];
}

/** By age at death; one row if all are equal. */
function listPartnerRows(partner: string, ages: readonly number[], columns: readonly Column[]): Row[] {
  const tellAt = (age: number) => (facts: PlanFacts) =>
    writeProjection(nameSuccessor(facts) ? readPartnerIncomeAt(age, facts) : undefined);
  const isAlways = columns.every(
    ({ facts }) => new Set(ages.map((age) => tellAt(age)(facts).text)).size === 1,
  );
  const { you, does } = speakOf(columns[0]?.facts ?? {});
  return (isAlways ? ages.slice(0, 1) : ages).map((age) => ({
    name: `${capitalise(partner)}’s income a month if ${you} ${does("die")} at ${isAlways ? joinWords(ages.map(String), "or") : age}`,
    tell: tellAt(age),
  }));
}

/** Payments missed by retiring later than in another of the plans, and interest on a debt that stays. */
function listMissed(columns: readonly Column[]): Row[] {
  const waits = columns.flatMap(({ facts }) => columns.map((other) => readMissed(other.facts, facts).months));
  const keeps = columns.some(({ facts }) => readKeptDebt(facts) >= 1);
  return [
    ...(waits.some((months) => months > 0)
      ? [
          {
            name: "Payments missed by retiring later",
            tell: (facts: PlanFacts) => sayMissed(facts, columns),
          },
        ]
      : []),
    ...(keeps
      ? [
          {
            name: `Interest a month on debt that stays, at ${EXAMPLE_INTEREST_WRITTEN} a year`,
            tell: (facts: PlanFacts) => writeCost(exampleInterestPerMonth(readKeptDebt(facts))),
          },
        ]
      : []),
  ];
}

/** Compared with the plan that begins first. */
function sayMissed(facts: PlanFacts, columns: readonly Column[]): Cell {
  const missed = columns.map((column) => readMissed(column.facts, facts));
  return writeCost(missed.reduce((most, one) => (one.months > most.months ? one : most)).amount);
}

/** The debt that the plan leaves; a shared plan does not show it. */
function readKeptDebt({ plan, cash }: PlanFacts): number {
  return Math.max((plan.debt_value ?? 0) - cash.debt_recommend, 0);
}

function writeCost(amount: number): Cell {
  const { text, value } = writeRand(amount);
  return { text: value === 0 ? "None" : text, value, isRand: true, judged: "cost" };
}

function sayGuarantee({ product, guaranteedShare }: PlanFacts): Cell {
  const years = product.life_annuity_guaranteed_period_years;
  if (guaranteedShare === 0 || years === 0) return { text: "None", value: 0 };
  return { text: years === 1 ? "1 year" : `${years} years`, value: years };
}

function tellProduct({ annuityName }: PlanFacts): Cell {
  return { text: capitalise(annuityName) };
}

function tellChance({ product, isLifeAnnuity: isForLife, guaranteedShare }: PlanFacts): Cell {
  const futures = countFutures(product.joint_success_perct);
  const drawn = `${futures} of ${FUTURES_SHOWN} futures`;
  if (isMixed({ guaranteedShare })) return { text: `Guaranteed part: always. The rest: ${drawn}` };
  if (!isForLife) return { text: drawn, value: futures };
  const drawsUnitTrust = product.expected.monthly_income_from_unit_trust > 0;
  return { text: `Guaranteed part: always${drawsUnitTrust ? `. Unit trust: ${drawn}` : ""}` };
}

function sayPoorIncome({ series }: PlanFacts): Cell {
  return writeProjection(series.monthly_income.poor[series.ages.indexOf(POOR_AGE)]);
}

function sayShare({ product, isLifeAnnuity: isForLife }: PlanFacts): Cell {
  return isForLife
    ? { text: "None", value: 0 }
    : { text: formatShare(product.perct_capital_to_dependents), value: product.perct_capital_to_dependents };
}

function writeRand(amount: number): Cell {
  return { text: formatRand(amount), value: Math.round(amount), isRand: true };
}

/** Unknown amounts are a dash, such as those of a couple with figures at other ages. */
function writeProjection(amount: number | undefined): Cell {
  if (amount === undefined) return { text: "–" };
  return { text: formatProjection(amount), value: roundProjection(amount), isRand: true };
}
