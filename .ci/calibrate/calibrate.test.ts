import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { calibrateBasis, findBasis, fitYields, type Basis } from "../../app/engine";
import { insurersQuotes, NEWEST_WEEK, QUOTES_FILE } from "../../tests/support/insurers-quotes";
import { calibrate } from "./calibrate";

const NOW = new Date("2026-11-22T10:00:00Z");
const BASIS = findBasis("2026-11");
const HEADER = "insurer,date,sex,age,kind,guarantee_years,partner_share,income_per_month";
const GOOD = "A,2026-11-02,male,65,level,10,0,9384.00";

/** The quotes of the newest week alone, so that only a few have to be fitted. */
const ofNewestWeek = readFileSync(QUOTES_FILE, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("insurer,") || line.includes(NEWEST_WEEK))
  .join("\n");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "calibrate-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command on a file of these lines; bases are written into an empty folder. */
function runOn(text: string, ...args: string[]) {
  const file = path.join(folder, "quotes.csv");
  writeFileSync(file, text);
  return calibrate([file, ...args], { now: NOW, folder, bases: [BASIS] });
}

const written = () => readdirSync(folder).filter((name) => name !== "quotes.csv");

/** The basis in a file, imported as if it were among the released ones. */
async function loadBasis(name: string): Promise<Basis> {
  const contents = readFileSync(path.join(folder, name), "utf8");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "app/engine/basis", loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
  });
  const code = Buffer.from(outputFiles[0]!.text).toString("base64");
  const bases = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as object;
  return Object.values(bases)[0] as Basis;
}

describe("a good file", () => {
  test("gives a report and the file of a basis that can be released", async () => {
    const outcome = await runOn(ofNewestWeek);
    expect(outcome).toMatchObject({ ok: true });
    const report = outcome.ok ? outcome.value : "";
    const newest = insurersQuotes().filter(({ date }) => date === NEWEST_WEEK);
    const fits = fitYields(newest, BASIS);
    const percentOf = (kind: string) => (100 * fits.find((fit) => fit.kind === kind)!.yieldShare).toFixed(2);
    expect(report).toContain(`Yield, level: ${percentOf("level")}%, from 25 quotes of 8 insurers`);
    expect(report).toContain(`Yield, rising by 5% a year: ${percentOf("increasing5")}%, from 9 quotes`);
    expect(report).toContain("Yield, inflation-linked: stays 3.60%, because there are no quotes for it");
    expect(report).toContain("431 days old");
    expect(report).toMatch(/Each insurer has one vote/);
    expect(report.match(/^[A-H] +2025-09-17 .*%$/gm)).toHaveLength(34);
    expect(report).toMatch(/^yield, level +9\.20% +9\.\d\d% +\+0\.\d\d points$/m);
    expect(report).toMatch(/^implied inflation, rising by 5% a year +5\.98% +5\.\d\d% +-0\.\d\d points$/m);
    for (const who of ["thandi", "pieter", "nomvula", "johan", "fatima", "arjun"])
      expect(report).toMatch(new RegExp(`^${who}: plan, \\w+ +R[\\d\\u00a0]+ +R[\\d\\u00a0]+ +0\\.0%$`, "m"));
    expect(report).toMatch(/^thandi: life annuity, rising 5% +R[\d\u00a0]+ +R[\d\u00a0]+ +-1\.\d%$/m);

    expect(written()).toEqual(["basis-2026-12.ts"]);
    const basis = await loadBasis("basis-2026-12.ts");
    expect(basis).toEqual(calibrateBasis(BASIS, fits, "2026-12"));
    expect(basis.effectiveFrom).toBe("2026-12-01");
    expect(basis.pricesAsOf).toBe("2025-09-17");
    // Linked annuities were not quoted, so their date stays.
    expect(basis.pricesAsOfByKind).toEqual({
      linked: "2024-12-02",
      increasing5: "2025-09-17",
      level: "2025-09-17",
    });
    expect(basis.pricing.linkedReal).toBe(0.036);
  });

  test("fits the linked yield once there are linked quotes, and says how few they are", async () => {
    const linked = "A,2026-11-02,male,65,linked,10,0,6100";
    const outcome = await runOn(`${HEADER},partner_age\n${GOOD},\n${linked},\n`, "--from", "2027-02");
    const [, fit] = fitYields(
      [
        { ...insurersQuotes()[0]!, kind: "level" },
        {
          insurer: "A",
          date: "2026-11-02",
          sex: "male",
          ageYears: 65,
          kind: "linked",
          guaranteePeriodYears: 10,
          partnerShare: 0,
          incomePerMonth: 6_100,
        },
      ],
      BASIS,
    );
    expect(outcome.ok && outcome.value).toMatch(
      /Yield, inflation-linked: 3\.\d\d%, from 1 quote of 1 insurer \(the heaviest: 100%\)/,
    );
    const { pricing } = await loadBasis("basis-2027-02.ts");
    expect(pricing.linkedReal).toBeCloseTo(fit!.yieldShare, 6);
    expect(pricing.fixed5).toBe(0.098);
  });

  test("never writes over a basis", async () => {
    writeFileSync(path.join(folder, "basis-2026-12.ts"), "kept");
    const outcome = await runOn(ofNewestWeek);
    expect(outcome).toEqual({
      ok: false,
      reason: expect.stringMatching(/basis-2026-12\.ts is there already/),
    });
    expect(readFileSync(path.join(folder, "basis-2026-12.ts"), "utf8")).toBe("kept");
  });

  test("never gives a day two bases", async () => {
    const bases = [BASIS, { ...BASIS, version: "2026-12-budget", effectiveFrom: "2026-12-01" }];
    const outcome = await calibrate([QUOTES_FILE], { now: NOW, folder, bases });
    expect(outcome.ok ? "" : outcome.reason).toMatch(/^Basis 2026-12-budget is in force from then on/);
    expect(written()).toEqual([]);
  });
});

describe("a file with mistakes is refused with the place of each, and nothing is written", () => {
  test.each<[string, string, string[]]>([
    [
      "cells that cannot be",
      [
        "# Source: somebody",
        HEADER,
        GOOD,
        "",
        ",2026-11-02,male,65,level,10,0,9384",
        "B,2026-11-31,male,65,level,10,0,9384",
        "C,2026-11-23,m,sixty,life,ten,75,R9 384",
        "D,2026-11-02,female,39,linked,10.5,0,112608",
        'E,2026-11-02,female,65,linked,"",,9384,more',
        "F,2026-11-02",
      ].join("\n"),
      [
        "line 5, column 1 (insurer): must name the insurer, is empty",
        'line 6, column 2 (date): must be a day as YYYY-MM-DD, today (2026-11-22) at the latest, is "2026-11-31"',
        'line 7, column 2 (date): must be a day as YYYY-MM-DD, today (2026-11-22) at the latest, is "2026-11-23"',
        'line 7, column 3 (sex): must be male or female, is "m"',
        'line 7, column 4 (age): must be a number from 40 to 95, is "sixty"',
        'line 7, column 5 (kind): must be level or increasing5 or linked, is "life"',
        'line 7, column 6 (guarantee_years): must be a whole number from 0 to 30, is "ten"',
        'line 7, column 7 (partner_share): must be a number from 0 to 1, is "75"',
        'line 7, column 8 (income_per_month): must be a number from 1000 to 50000, is "R9 384"',
        'line 8, column 4 (age): must be a number from 40 to 95, is "39"',
        'line 8, column 6 (guarantee_years): must be a whole number from 0 to 30, is "10.5"',
        'line 8, column 8 (income_per_month): must be a number from 1000 to 50000, is "112608"',
        "line 9, column 6 (guarantee_years): must be a whole number from 0 to 30, is empty",
        "line 9, column 7 (partner_share): must be a number from 0 to 1, is empty",
        'line 9, column 9: must not be there: the first line names 8 columns, is "more"',
        "line 10, column 3 (sex): must be male or female, is empty",
        "line 10, column 4 (age): must be a number from 40 to 95, is empty",
        "line 10, column 5 (kind): must be level or increasing5 or linked, is empty",
        "line 10, column 6 (guarantee_years): must be a whole number from 0 to 30, is empty",
        "line 10, column 7 (partner_share): must be a number from 0 to 1, is empty",
        "line 10, column 8 (income_per_month): must be a number from 1000 to 50000, is empty",
      ],
    ],
    [
      "columns that are unknown, twice or missing",
      "insurer,date,sex,age,age,premium,guarantee_years,partner_share,income_per_month\n",
      [
        'line 1, column 5: must be one of insurer, date, sex, age, kind, guarantee_years, partner_share, income_per_month, partner_age, each once, is "age"',
        'line 1, column 6: must be one of insurer, date, sex, age, kind, guarantee_years, partner_share, income_per_month, partner_age, each once, is "premium"',
        "line 1, column 10 (kind): is missing from the first line",
      ],
    ],
    [
      "the same quote twice",
      `${HEADER}\n${GOOD}\n${GOOD.replace("9384", "9385")}\n`,
      ["line 3, column 1: the insurer's quote for the same annuity on the same day stands in line 2"],
    ],
    [
      "a partner too young",
      `partner_age,${HEADER}\n17,${GOOD.replace(",0,", ",1,")}\n`,
      ['line 2, column 1 (partner_age): must be a number from 18 to 95, is "17"'],
    ],
    [
      "an open quotation mark",
      `${HEADER}\n${GOOD}\nB,"2026-11-02,male,65,level,10,0,9384\nC,2026-11-02,male,65,level,10,0,9384\n`,
      ["line 3, column 2: from here on a quotation mark is not closed, or something follows a closed one"],
    ],
    ["no quotes", `# none yet\n${HEADER}\n`, ["line 3, column 1: there is no quote"]],
  ])("%s", async (_, text, mistakes) => {
    const outcome = await runOn(text);
    const file = path.join(folder, "quotes.csv");
    const lines = [...mistakes.map((mistake) => `${file}, ${mistake}`), "Nothing was written."];
    expect(outcome).toEqual({ ok: false, reason: `${lines.join("\n")}\n` });
    expect(written()).toEqual([]);
  });

  test("nothing at all", async () => {
    const outcome = await runOn("");
    expect(outcome.ok ? "" : outcome.reason).toMatch(/line 1, column 1 \(insurer\): is missing/);
  });
});

describe("a command that cannot be carried out is refused", () => {
  test.each<[string, string[], RegExp]>([
    ["without a file", [], /^Usage: /],
    ["with two files", ["a.csv", "b.csv"], /^Usage: /],
    ["with an unknown option", ["a.csv", "--until", "2027-01"], /--until/],
    ["with a file that is not there", ["nowhere.csv"], /^There is no file nowhere\.csv/],
    ["with a folder", ["app"], /^There is no file app/],
    ["from this month on", ["a.csv", "--from", "2026-11"], /^--from must be a month after this one/],
    ["from what is no month", ["a.csv", "--from", "2027-13"], /^--from must be a month after this one/],
  ])("%s", async (_, args, reason) => {
    const outcome = await calibrate(args, { now: NOW, folder, bases: [BASIS] });
    expect(outcome.ok ? "" : outcome.reason).toMatch(reason);
    expect(written()).toEqual([]);
  });
});
