/** The ways to be paid in print: the same order, names and rows wherever they appear. */
import { formatRand } from "~/base/money";
import type { PaidWay } from "~/contract/plan/paid-ways";
import { roundProjection } from "./write-figures";

/** The figures of each way, in this order. */
type Told = "certain" | "follows" | "poor" | "left" | "fees" | "partner";

export type WayToBePaid = {
  name: string;
  /** The product bought. */
  product: string;
  isOurs: boolean;
  income: string;
  /** Fractions of the largest income of all ways: the part that does not depend on markets, and the whole. */
  bar: { certain: number; whole: number };
  figures: { [Name in Told]: string };
};

export type WayRow = { told: Told; name: string };

export type PaidWaysView = {
  title: string;
  sentences: readonly string[];
  tags: readonly string[];
  /** The mark of the way that we suggest, or that an amended plan has; absent without a suggestion. */
  mark?: string;
  rows: readonly WayRow[];
  ways: readonly WayToBePaid[];
  notes: readonly string[];
  /** Whether the importance question was asked. */
  isAsked?: boolean;
  /** Whether the plan's guaranteed part can be changed. */
  isChosen?: boolean;
};

/** The compared parts of the annuity's money in a life annuity. */
const WAYS = [
  { share: 0, name: "Flexible" },
  { share: 0.5, name: "Half" },
  { share: 1, name: "Guaranteed" },
] as const;

const SAME_SHARE = 0.00005;

/** The age for which the amount left is shown. */
export const LEFT_AGE = 85;

/** Rounds our yearly earnings to a hundred rand, since nobody knows how long the money stays. */
export function roundFees(randPerYear: number): number {
  return Math.round(randPerYear / 100) * 100;
}

/** A way's figures as printed, so that differences are those of printed figures. */
export type PrintedWay = {
  name: (typeof WAYS)[number]["name"];
  income: number;
  certain: number;
  poor: number;
  left: number;
  fees?: number;
  /** The partner's income, if the person dies first. */
  partner: number;
};

type ToldWay = PaidWay & { partner_monthly_income?: number };

/** The name of a way; undefined for a part without one. */
export function nameWay(guaranteedShare: number): PrintedWay["name"] | undefined {
  return WAYS.find(({ share }) => isSameShare(guaranteedShare, share))?.name;
}

/** Whether two parts of the annuity's money are equal; the wire has four decimals. */
export function isSameShare(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_SHARE;
}

/** Every calculated way, from flexible to guaranteed. */
export function printWays(told: readonly ToldWay[]): PrintedWay[] {
  return WAYS.flatMap(({ share, name }) => {
    const way = told.find(({ perct_guaranteed }) => isSameShare(perct_guaranteed, share));
    return way ? [print(name, way)] : [];
  });
}

function print(name: PrintedWay["name"], way: ToldWay): PrintedWay {
  const left = way.left.find(({ age }) => age === LEFT_AGE) ?? way.left.at(-1);
  return {
    name,
    income: Math.round(way.monthly_income_total),
    certain: Math.round(way.guaranteed_monthly_income),
    poor: Math.round(way.poor_monthly_income_at_90),
    left: roundProjection(left?.to_dependents ?? 0),
    fees: way.advice_fees_per_year === undefined ? undefined : roundFees(way.advice_fees_per_year),
    partner: roundProjection(way.partner_monthly_income ?? 0),
  };
}

type RowsTold = { family?: string; hasFees?: boolean; partner?: string };

export function listWayRows({ family, hasFees, partner }: RowsTold): WayRow[] {
  return [
    { told: "certain", name: "Paid whatever markets do" },
    { told: "follows", name: "Follows markets" },
    { told: "poor", name: "In poor markets, at 90" },
    { told: "left", name: `Left${family ? ` for ${family}` : ""} at ${LEFT_AGE}` },
    ...(hasFees ? [{ told: "fees" as const, name: "What we earn on it a year" }] : []),
    ...(partner ? [{ told: "partner" as const, name: `${partner}, if you die first` }] : []),
  ];
}

/** Writes the ways, all on one scale. */
export function writeWays(
  printed: readonly PrintedWay[],
  tell: (way: PrintedWay) => Pick<WayToBePaid, "product" | "isOurs">,
): WayToBePaid[] {
  const largest = Math.max(...printed.map(({ income }) => income));
  return printed.map((way) => ({
    name: way.name,
    ...tell(way),
    income: formatRand(way.income),
    bar: { certain: way.certain / largest, whole: way.income / largest },
    figures: {
      certain: writeWayAmount(way.certain),
      follows: writeWayAmount(way.income - way.certain),
      poor: writePoorIncome(way),
      left: writeWayAmount(way.left),
      fees: writeWayAmount(way.fees ?? 0),
      partner: writeWayAmount(way.partner),
    },
  }));
}

/**
 * Writes an income in poor markets as a projection. One that does not fall equals the income, without more
 * rounding.
 * @param way rand a month now and in poor markets, each a whole number
 */
export function writePoorIncome({ income, poor }: Pick<PrintedWay, "income" | "poor">): string {
  return poor >= income ? formatRand(income) : writeWayAmount(Math.min(roundProjection(poor), income));
}

/** Writes rand a month, or an amount left: `nothing` instead of R0. */
export function writeWayAmount(amount: number): string {
  return amount < 1 ? "nothing" : formatRand(amount);
}

/**
 * Compares the income and the amount left of two ways.
 * @param it the beginning of the sentence about the first
 */
export function compareWays(
  [one, other]: readonly [PrintedWay, PrintedWay],
  it: string,
  { family, whom = "you" }: { family?: string; whom?: string },
): string[] {
  const more = one.income - other.income;
  const left = one.left - other.left;
  const than = other.name.toLowerCase();
  return [
    more === 0
      ? `${it} pays the same as ${than}.`
      : more < 0
        ? `${it} costs ${whom} **${formatRand(-more)} a month** against ${than}.`
        : `${it} pays ${whom} **${formatRand(more)} a month** more than ${than}.`,
    ...(left === 0
      ? []
      : [
          `At ${LEFT_AGE} it leaves${family ? ` ${family}` : ""} ${formatRand(Math.abs(left))} ${left > 0 ? "more" : "less"}.`,
        ]),
  ];
}

/** Notes common to all ways, and why the half is missing. */
export function noteWays(
  printed: readonly PrintedWay[],
  { hasUnitTrust, partner, whom = "you" }: { hasUnitTrust: boolean; partner?: string; whom?: string },
): string[] {
  const isHalfLeftOut = printed.length < WAYS.length;
  return [
    ...(isHalfLeftOut ? [NO_HALF] : []),
    ...(hasUnitTrust ? [`${isHalfLeftOut ? "Both" : "All three"} have the unit trust.`] : []),
    `What is left is in expected markets${partner ? `, once ${whom} and ${partner} have both died` : ""}.`,
  ];
}

const NO_HALF =
  "Half is left out: one of its two annuities would cost less than insurers and the law ask for.";
