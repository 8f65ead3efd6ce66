/**
 * `npm run verify-record -- file [sha256]`: checks that an exported record of advice is unchanged, by its own
 * SHA-256 and by the printed one, and computes its figures again. A file with one record per line is checked
 * line by line.
 */
import { readFile } from "node:fs/promises";
import { writeCanonicalJson } from "../../app/base/canonical-json";
import { failure, success, type Result } from "../../app/base/result";
import { hashRecord } from "../../app/backend/records/hash-record";
import { recomputeFigures } from "../../app/backend/records/recompute-figures";
import { exportedRecordSchema, type AdviceRecord } from "../../app/contract/records/advice-record";
import { computesAlike, ENGINE_VERSION } from "../../app/engine";

const USAGE = "Usage: npm run verify-record -- file [sha256]\n";
const MOST_TOLD = 20;

/**
 * Runs the command.
 * @returns the text to print: that the record is right, or its faults
 */
export async function verifyRecord(args: readonly string[]): Promise<Result<string, string>> {
  const [file, printed, ...others] = args;
  if (file === undefined || others.length > 0) return failure(USAGE);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return failure(`${file}: there is no such file, or it cannot be read.\n`);
  // Canonical JSON has no line breaks, so a file of several lines is an export of several records.
  const lines = text.split("\n");
  const outcomes = lines.map((line, at) =>
    verifyText(line, { printed, place: lines.length > 1 ? `${file}, line ${at + 1}` : file }),
  );
  const wrong = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]));
  if (wrong.length > 0) return failure(wrong.join(""));
  return success(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])).join(""));
}

function verifyText(
  text: string,
  { printed, place }: { printed: string | undefined; place: string },
): Result<string, string> {
  const whole = readWhole(text, printed);
  if (!whole.ok) return failure(`${place}: ${whole.reason}\n`);
  const { record, sha256 } = whole.value;
  const differences = compareFigures(record);
  if (!differences.ok) return failure(`${place}: ${differences.reason}\n`);
  const from = printed ? "The SHA-256 is the one given" : "Compare this SHA-256 with the printed one";
  return success(
    `The record of advice ${record.record_id} is whole. ${from}:\n${sha256}\nAll ${differences.value} figures come out the same to the cent.\n`,
  );
}

type Exported = { record: AdviceRecord; sha256: string };

/** Accepts a file only in exactly the canonical form, so that a change of any byte is found. */
function readWhole(text: string, printed: string | undefined): Result<Exported, string> {
  const parsed = readJson(text);
  const read = exportedRecordSchema.safeParse(parsed);
  if (!read.success) return failure("this is not an exported record of advice, or it was changed.");
  const { record, sha256 } = parsed as Exported;
  const computed = hashRecord(writeCanonicalJson(record));
  if (computed !== sha256)
    return failure(`the record was changed: its SHA-256 is\n${computed}, and the file says\n${sha256}.`);
  if (writeCanonicalJson(parsed) !== text) return failure("the file was changed around the record.");
  if (printed !== undefined && printed.toLowerCase() !== sha256)
    return failure(`this is another record: its SHA-256 is\n${sha256}.`);
  return success({ record: read.data.record, sha256 });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns the number of figures, or the differing ones with the reason */
function compareFigures(record: AdviceRecord): Result<number, string> {
  const { engine_version: version } = record.computed_with;
  if (!computesAlike(version))
    return failure(
      `the record is whole, but its figures come from engine ${version} and this is ${ENGINE_VERSION}: take a release whose engine has the same first number to compute them again.`,
    );
  const computed = compute(record);
  if (!computed.ok) return failure(`the record is whole, but cannot be computed again: ${computed.reason}.`);
  const recorded = listFigures(record.figures);
  const again = new Map(listFigures(computed.value));
  const differing = recorded.filter(([name, figure]) => again.get(name) !== figure);
  const names = new Set(recorded.map(([name]) => name));
  const added = [...again.keys()].filter((name) => !names.has(name));
  if (differing.length === 0 && added.length === 0) return success(recorded.length);
  const lines = differing.map(
    ([name, figure]) => `${name}: recorded ${figure}, computed ${again.get(name) ?? "nothing"}`,
  );
  return failure(
    [`${lines.length + added.length} figures differ. ${explain(record)}`, ...lines, ...added]
      .slice(0, MOST_TOLD + 1)
      .join("\n"),
  );
}

/** A refusal of the engine, such as for a basis that was never released, becomes the reason. */
function compute(record: AdviceRecord): Result<unknown, string> {
  try {
    const { recommended, customised } = recomputeFigures(record);
    // In the record's shape, which drops all that is not part of the recommendation.
    const shape = exportedRecordSchema.shape.record.shape.figures;
    return success(shape.parse({ recommended, customised }));
  } catch (error) {
    if (error instanceof RangeError) return failure(error.message);
    throw error;
  }
}

/** Every nested value with its path, such as `recommended.fees.annual_total`. */
function listFigures(value: unknown, way = ""): [name: string, figure: string][] {
  if (value === undefined) return [];
  if (typeof value !== "object" || value === null) return [[way, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => listFigures(inner, way ? `${way}.${key}` : key));
}

function explain({ computed_with: { engine_version, basis_version } }: AdviceRecord): string {
  return `Engine ${ENGINE_VERSION} should compute like ${engine_version}: either the answers, the figures or basis ${basis_version} are not those of that day.`;
}
