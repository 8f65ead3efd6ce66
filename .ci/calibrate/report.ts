/** The command's report: the weights of quotes, the fit quote by quote, the yields, and the changes in plans. */
import { daysBetween, type IsoDate } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import {
  type AnnuityKind,
  type Basis,
  QUOTE_HALF_LIFE_DAYS,
  STRONGEST_PULL_SHARE,
  YIELD_NAMES,
  type YieldFit,
} from "../../app/engine";
import type { SampleIncomes } from "./sample-plans";

const KINDS = {
  level: "level",
  increasing5: "rising by 5% a year",
  linked: "inflation-linked",
} satisfies Record<AnnuityKind, string>;
const KIND_NAMES = Object.keys(KINDS) as AnnuityKind[];

const percent = (share: number, decimals = 2) => `${(100 * share).toFixed(decimals)}%`;
function change(share: number, decimals = 1): string {
  const size = percent(Math.abs(share), decimals);
  if (Number.parseFloat(size) === 0) return size;
  return `${share < 0 ? "-" : "+"}${size}`;
}
const points = (share: number) => `${change(share, 2).replace("%", "")} points`;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const METHOD = `
Each insurer has one vote on a kind of annuity, shared among its quotes; quotes for the same lives that differ in the
guarantee alone count as one. A vote halves with every ${QUOTE_HALF_LIFE_DAYS} days that its quotes are older than the newest of the kind. A
difference counts less and less beyond ${percent(STRONGEST_PULL_SHARE, 0)} and never pulls harder than that, so that one odd quote moves little. The weight
is what a quote has counted for in the end. Each quote is priced as it was given: with its guarantee, or none, and with the
share that goes on to a partner of the other sex, as old as the member unless partner_age says otherwise; healthy lives.
`;

/** The fit, the basis in force without it and the one with it, and the sample plans on either. */
export type Report = {
  fits: readonly YieldFit[];
  before: Basis;
  after: Basis;
  today: IsoDate;
  samples: { before: readonly SampleIncomes[]; after: readonly SampleIncomes[] };
};

/** Rows below their heads, each column as wide as its widest cell; the first column is text. */
function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, index) => Math.max(...rows.map((row) => row[index]!.length)));
  const write = (row: readonly string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!)))
      .join("  ");
  return `${rows.map((row) => write(row).trimEnd()).join("\n")}\n`;
}

/** The share of a fit that depends on the insurer with the most weight. */
function weighHeaviest({ quotes }: YieldFit): number {
  const insurers = new Set(quotes.map(({ quote }) => quote.insurer));
  const weights = [...insurers].map((insurer) =>
    quotes.reduce((sum, { quote, weightShare }) => sum + (quote.insurer === insurer ? weightShare : 0), 0),
  );
  return Math.max(...weights);
}

/** The insurers and dates of the quotes for each kind; and the yield that stays because there were none. */
export function describeSource(fits: readonly YieldFit[], before: Basis, today: IsoDate): string[] {
  return KIND_NAMES.map((kind) => {
    const fit = fits.find((candidate) => candidate.kind === kind);
    if (!fit) {
      const yieldShare = before.pricing[YIELD_NAMES[kind]];
      return `Yield, ${KINDS[kind]}: stays ${percent(yieldShare)}, because there are no quotes for it.`;
    }
    const insurers = new Set(fit.quotes.map(({ quote }) => quote.insurer)).size;
    const newest = fit.quotes.map(({ quote }) => quote.date).reduce((a, b) => (a > b ? a : b));
    return (
      `Yield, ${KINDS[kind]}: ${percent(fit.yieldShare)}, from ${count(fit.quotes.length, "quote")} of ` +
      `${count(insurers, "insurer")} (the heaviest: ${percent(weighHeaviest(fit), 0)}), the newest of ${newest}, ` +
      `${count(daysBetween(newest, today), "day")} old.`
    );
  });
}

function tellQuotes({ kind, yieldShare, quotes }: YieldFit): string {
  const rows = quotes.map(({ quote, weightShare, fittedPerMonth, differenceShare, ownYieldShare }) => [
    quote.insurer,
    quote.date,
    quote.sex,
    quote.ageYears.toFixed(2),
    String(quote.guaranteePeriodYears),
    percent(quote.partnerShare, 0),
    quote.partnerShare > 0 ? (quote.partnerAgeYears ?? quote.ageYears).toFixed(2) : "",
    quote.incomePerMonth.toFixed(2),
    fittedPerMonth.toFixed(2),
    change(differenceShare, 2),
    percent(ownYieldShare),
    percent(weightShare, 1),
  ]);
  const lives = ["insurer", "date", "sex", "age", "guarantee", "to partner", "partner's age"];
  const heads = [...lives, "quoted", "fitted", "difference", "own yield", "weight"];
  return `\n${KINDS[kind]}: ${percent(yieldShare, 4)}\n\n${writeTable([heads, ...rows])}`;
}

/** The inflation at which an annuity of this kind and the linked one are worth the same. */
const impliedInflation = ({ pricing }: Basis, kind: AnnuityKind) =>
  (1 + pricing[YIELD_NAMES[kind]]) / (1 + pricing.linkedReal) - 1;

function tellYields({ before, after }: Report): string {
  const compare = (name: string, read: (basis: Basis) => number) => [
    name,
    percent(read(before)),
    percent(read(after)),
    points(read(after) - read(before)),
  ];
  const table = writeTable([
    ["", before.version, after.version, "change"],
    ...KIND_NAMES.map((kind) =>
      compare(`yield, ${KINDS[kind]}`, ({ pricing }) => pricing[YIELD_NAMES[kind]]),
    ),
    ...(["level", "increasing5"] as const).map((kind) =>
      compare(`implied inflation, ${KINDS[kind]}`, (basis) => impliedInflation(basis, kind)),
    ),
  ]);
  const assumed = percent(after.inflation.mean);
  return `\n${table}Implied inflation makes the inflation-linked annuity worth as much; the basis assumes ${assumed}.\n`;
}

function tellPlans({ before, after, samples }: Report): string {
  const rows = samples.before.flatMap(({ who, product, incomes }, index) =>
    Object.entries(incomes).map(([income, old]) => {
      const fitted = samples.after[index]!.incomes[income]!;
      const name = income === "plan" ? `${who}: plan, ${product}` : `${who}: life annuity, ${income}`;
      return [name, formatRand(old), formatRand(fitted), change(fitted / old - 1)];
    }),
  );
  return `\n${writeTable([["income a month before tax", before.version, after.version, "change"], ...rows])}`;
}

/** The whole report on a fit. */
export function writeReport(report: Report): string {
  const { fits, before, today } = report;
  return [
    `${describeSource(fits, before, today).join("\n")}\n`,
    METHOD,
    ...fits.map(tellQuotes),
    tellYields(report),
    tellPlans(report),
  ].join("");
}
