/** Parses a CSV file of insurers' quotes, or reports the position of each wrong cell and its permitted values. */
import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { isIsoDate, type IsoDate } from "../../app/base/date";
import { failure, success, type Result } from "../../app/base/result";
import type { Quote } from "../../app/engine";

/** A mistake in the file; lines and columns are counted from 1. */
export type QuoteMistake = { line: number; column: number; name: string; message: string };

type Line = { line: number; cells: readonly string[] };

/** The bounds of insurers' quotes: ages, years of guarantee, and yearly incomes or premiums in rand. */
const AGES = { from: 40, to: 95 };
const PARTNER_AGES = { from: 18, to: 95 };
const GUARANTEES = { from: 0, to: 30 };
const INCOMES = { from: 1_000, to: 50_000 };

function numberText({ from, to }: { from: number; to: number }, pattern = /^\d+(\.\d+)?$/) {
  const isGood = (text: string) => pattern.test(text) && Number(text) >= from && Number(text) <= to;
  const kind = pattern.test("0.5") ? "number" : "whole number";
  return z.string().refine(isGood, `must be a ${kind} from ${from} to ${to}`).transform(Number);
}

function choice<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, { message: `must be ${names.join(" or ")}` });
}

/** The columns, in any order. */
function columns(today: IsoDate) {
  const isDay = (text: string) => isIsoDate(text) && text <= today;
  return z.object({
    insurer: z.string().min(1, "must name the insurer"),
    date: z.string().refine(isDay, `must be a day as YYYY-MM-DD, today (${today}) at the latest`),
    sex: choice(["male", "female"]),
    age: numberText(AGES),
    kind: choice(["level", "increasing5", "linked"]),
    guarantee_years: numberText(GUARANTEES, /^\d+$/),
    partner_share: numberText({ from: 0, to: 1 }),
    income_per_month: numberText(INCOMES),
    partner_age: z.preprocess((text) => text || undefined, numberText(PARTNER_AGES).optional()),
  });
}

/** The lines with content; those that begin with # are comments. */
function splitLines(text: string): { lines: Line[]; mistakes: QuoteMistake[] } {
  const lines: Line[] = [];
  try {
    parse(text, {
      bom: true,
      comment: "#",
      comment_no_infix: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines: line }) => {
        lines.push({ line, cells });
        return null;
      },
    });
    return { lines, mistakes: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The mistake begins below the last line that was parsed.
    const line = (lines.at(-1)?.line ?? 0) + 1;
    const message = "from here on a quotation mark is not closed, or something follows a closed one";
    return { lines, mistakes: [{ line, column: Number(error.index) + 1, name: "", message }] };
  }
}

function checkHeader({ line, cells }: Line, shape: Record<string, z.ZodType>): QuoteMistake[] {
  const known = Object.keys(shape);
  const wrong = cells.flatMap((name, index) => {
    const isGood = known.includes(name) && cells.indexOf(name) === index;
    const message = `must be one of ${known.join(", ")}, each once, is ${JSON.stringify(name)}`;
    return isGood ? [] : [{ line, column: index + 1, name: "", message }];
  });
  const missing = known.filter((name) => !cells.includes(name) && !shape[name]!.isOptional());
  const message = "is missing from the first line";
  return [...wrong, ...missing.map((name) => ({ line, column: cells.length + 1, name, message }))];
}

type Row = z.infer<ReturnType<typeof columns>>;

function toQuote(row: Row): Quote {
  const { insurer, date, sex, kind } = row;
  return {
    insurer,
    date,
    sex,
    ageYears: row.age,
    kind,
    guaranteePeriodYears: row.guarantee_years,
    partnerShare: row.partner_share,
    ...(row.partner_share > 0 && row.partner_age !== undefined && { partnerAgeYears: row.partner_age }),
    incomePerMonth: row.income_per_month,
  };
}

/** Every line as a quote, or its mistakes. */
function readLine(
  { line, cells }: Line,
  names: readonly string[],
  schema: z.ZodType<Row, z.ZodTypeDef, unknown>,
) {
  const tooMany = cells.slice(names.length).map((cell, index) => ({
    line,
    column: names.length + index + 1,
    name: "",
    message: `must not be there: the first line names ${names.length} columns, is ${JSON.stringify(cell)}`,
  }));
  const typed = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""]));
  const result = schema.safeParse(typed);
  if (result.success && tooMany.length === 0) return success(toQuote(result.data));
  const wrong = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    const is = typed[name] === "" ? "empty" : JSON.stringify(typed[name]);
    return { line, column: names.indexOf(name) + 1, name, message: `${message}, is ${is}` };
  });
  return failure([...wrong, ...tooMany]);
}

/** Repeated quotes of one insurer for the same annuity on the same day. */
function findRepeats(quotes: readonly { line: number; quote: Quote }[]): QuoteMistake[] {
  const first = new Map<string, number>();
  return quotes.flatMap(({ line, quote }) => {
    const annuity = JSON.stringify({ ...quote, incomePerMonth: undefined });
    const before = first.get(annuity);
    if (before === undefined) first.set(annuity, line);
    const message = `the insurer's quote for the same annuity on the same day stands in line ${before}`;
    return before === undefined ? [] : [{ line, column: 1, name: "", message }];
  });
}

/**
 * Parses the quotes of a CSV file whose first line names its columns.
 * @param today the last day on which a quote can have been given
 */
export function readQuotes(text: string, today: IsoDate): Result<Quote[], QuoteMistake[]> {
  const { lines, mistakes } = splitLines(text);
  const [header = { line: 1, cells: [] }, ...rows] = lines;
  const schema = columns(today);
  const inHeader = checkHeader(header, schema.shape);
  if (inHeader.length > 0) return failure(inHeader);
  const quotes: { line: number; quote: Quote }[] = [];
  for (const row of rows) {
    const result = readLine(row, header.cells, schema);
    if (result.ok) quotes.push({ line: row.line, quote: result.value });
    else mistakes.push(...result.reason);
  }
  mistakes.push(...findRepeats(quotes));
  if (mistakes.length > 0) return failure(mistakes.sort((a, b) => a.line - b.line || a.column - b.column));
  if (quotes.length > 0) return success(quotes.map(({ quote }) => quote));
  return failure([{ line: header.line + 1, column: 1, name: "", message: "there is no quote" }]);
}
