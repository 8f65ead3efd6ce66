/**
 * `npm run calibrate -- quotes.csv [--from YYYY-MM]`: fits the yields of life annuities to insurers' quotes,
 * prints the fit and the changes that it would cause, and writes a new basis beside the released ones.
 */
import { existsSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { addDays, isIsoDate, todayInSouthAfrica, type IsoDate } from "../../app/base/date";
import { failure, success, type Result } from "../../app/base/result";
import { type Basis, calibrateBasis, chooseBasis, fitYields } from "../../app/engine";
import { nameConstant, writeBasisFile } from "./basis-file";
import { readQuotes, type QuoteMistake } from "./read-quotes";
import { writeReport } from "./report";
import { adviseSamplePeople } from "./sample-plans";

const USAGE = "Usage: npm run calibrate -- quotes.csv [--from YYYY-MM]\n";

type Order = { file: string; month: string };

/** The month after a date's. */
const monthAfter = (today: IsoDate) => addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);

function readOrder(args: readonly string[], today: IsoDate): Result<Order, string> {
  try {
    const options = { from: { type: "string", default: monthAfter(today) } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) return failure(USAGE);
    const isLater = isIsoDate(`${values.from}-01`) && values.from > today.slice(0, 7);
    if (!isLater) return failure("--from must be a month after this one, as YYYY-MM.\n");
    return success({ file, month: values.from });
  } catch (error) {
    return failure(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function tellMistakes(file: string, mistakes: readonly QuoteMistake[]): string {
  const lines = mistakes.map(
    ({ line, column, name, message }) =>
      `${file}, line ${line}, column ${column}${name && ` (${name})`}: ${message}`,
  );
  return `${lines.join("\n")}\nNothing was written.\n`;
}

/** The remaining steps by hand, because a basis changes the advice that people get. */
const tellNext = (target: string, version: string) => `Wrote ${target}. To release it:
1. read it, and add ${nameConstant(version)} to released-bases.ts beside it;
2. run npm run suite -- unit, and add the fingerprint that it gives to fixtures/reference/basis/released.csv;
3. run npm run suite -- unit .ci/methodology -u, which writes the example of the first page anew.
`;

/**
 * Runs the command.
 * @param surroundings.folder the folder of the bases
 * @param surroundings.bases the released ones
 * @returns the report, or the reason why nothing was written
 */
export async function calibrate(
  args: readonly string[],
  { now, folder, bases }: { now: Date; folder: string; bases?: readonly Basis[] },
): Promise<Result<string, string>> {
  const today = todayInSouthAfrica(now);
  const order = readOrder(args, today);
  if (!order.ok) return order;
  const { file, month } = order.value;
  const target = path.join(folder, `basis-${month}.ts`);
  if (existsSync(target)) return failure(`${target} is there already: choose a later month with --from.\n`);
  const before = chooseBasis(`${month}-01`, bases);
  if (before.effectiveFrom === `${month}-01`)
    return failure(`Basis ${before.version} is in force from then on: choose a later month with --from.\n`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return failure(`There is no file ${file}.\n`);
  const quotes = readQuotes(await readFile(file, "utf8"), today);
  if (!quotes.ok) return failure(tellMistakes(file, quotes.reason));

  const fits = fitYields(quotes.value, before);
  const after = calibrateBasis(before, fits, month);
  const samples = { before: adviseSamplePeople(today, before), after: adviseSamplePeople(today, after) };
  const text = await writeBasisFile(after, before, { fits, file: path.basename(file), today });
  await writeFile(target, text, { flag: "wx" });
  return success(
    `${writeReport({ fits, before, after, today, samples })}\n${tellNext(target, after.version)}`,
  );
}
