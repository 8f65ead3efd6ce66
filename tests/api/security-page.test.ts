import { existsSync, readFileSync } from "node:fs";
import { getTableName, isTable } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { KEPT_DAYS } from "../../app/backend/lifecycle/retention";
import * as schema from "../../app/backend/store/schema";

const text = readFileSync("app/docs/security.md", "utf8");
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** Each requirement's status, and the evidence for it. */
const answers = rows
  .filter(([id]) => /^V\d/.test(id!))
  .map(([id, level, , answer, where]) => ({ id, level, answer, where }));
const count = (answer: string, level?: string) =>
  answers.filter((one) => one.answer === answer && (level === undefined || one.level === level)).length;

const listFiles = (words: string) =>
  [...words.matchAll(/`((?:app|tests|fixtures|\.ci)\/[^`*]+|\.eslint\.config\.mjs|tsconfig\.json)`/g)].map(
    ([, file]) => file!,
  );

describe("the answers to ASVS", () => {
  it("are one for each requirement of levels 1 and 2", () => {
    const lines = readFileSync("fixtures/reference/asvs/levels-1-and-2.csv", "utf8")
      .trim()
      .split("\n")
      .slice(1);
    expect(answers.map(({ id, level }) => `${id},${level}`)).toEqual(lines);
  });

  it("are counted at the top and above the tables", () => {
    const [met, not, open] = ["met", "not applicable", "not met"].map((answer) => count(answer));
    expect(met! + not! + open!).toBe(answers.length);
    const counted = `of ${answers.length} requirements ${met} are met, ${not} do not apply and ${open} are not met`;
    expect(text.replace(/\s+/g, " ")).toContain(`line by line: ${counted}`);
    const first = ["met", "not applicable", "not met"].map((answer) => count(answer, "1"));
    expect(text.replace(/\s+/g, " ")).toContain(`level 1, ${first[0]}, ${first[1]} and ${first[2]}.`);
  });

  it("name where what is met is shown, or another part of the page", () => {
    const bare = answers.filter(({ answer, where }) => answer === "met" && listFiles(where!).length === 0);
    const elsewhere = bare.filter(({ where }) => /^("[A-Z][^"]+" in this document|the same$)/.test(where!));
    expect(bare).toEqual(elsewhere);
  });
});

it("every file that the page names is there", () => {
  const files = listFiles(text);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

describe("the table of what is kept", () => {
  const all: unknown[] = Object.values(schema);
  const tables = all
    .filter((one) => isTable(one))
    .map((table) => getTableName(table))
    .sort();
  const kept = new Map(
    rows.filter(([name]) => /^`[a-z_]+`$/.test(name!)).map(([name, , , long]) => [name!.slice(1, -1), long!]),
  );

  it("names every table of the database, once", () => {
    expect([...kept.keys()].sort()).toEqual(tables);
    expect(rows.filter(([name]) => kept.has(name!.slice(1, -1)))).toHaveLength(tables.length);
  });

  it("says how long as the rules of retention do", () => {
    const places = {
      guestPlans: ["guests", "plans"],
      codeRequests: ["code_requests"],
      sessions: ["sessions"],
      shares: ["shares", "share_tokens"],
      mails: ["outgoing_mails"],
      adviceRecords: ["advice_records"],
    } satisfies Record<keyof typeof KEPT_DAYS, string[]>;
    for (const [rule, names] of Object.entries(places))
      for (const name of names)
        expect(kept.get(name), name).toMatch(
          new RegExp(`\\b${KEPT_DAYS[rule as keyof typeof KEPT_DAYS]}( days?|\\b)`),
        );
  });
});
