/**
 * Results on drawdown from a second program, written in another language from the description of the model
 * alone.
 */
import { readFileSync } from "node:fs";
import type { RetirementCase, Sex } from "~/engine";

/** A row of one of its tables: texts by column name. */
export type ReferenceRow = Readonly<Record<string, string>>;

/** Reads one of its tables. */
export function readReference(name: string): ReferenceRow[] {
  const [head, ...lines] = readFileSync(`fixtures/reference/drawdown/${name}.csv`, "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(","));
  return lines.map((cells) => Object.fromEntries(head!.map((column, index) => [column, cells[index]!])));
}

/** The person in a row. */
export function toReferenceCase({ sex, partner, ill }: ReferenceRow): RetirementCase {
  return {
    adviceDate: "2026-11-21",
    retirementDate: "2026-11-21",
    member: { birthDate: "1962-02-03", sex: sex as Sex },
    ...(partner !== "none" && { partner: { birthDate: "1966-08-20", sex: partner as Sex } }),
    savings: 3_000_000,
    debt: 0,
    emergencyIncomePerMonth: 0,
    personalUse: 0,
    supports: [],
    hasBackup: true,
    importance: "inheritance",
    seriousIllness: ill === "yes",
    smoker: false,
  };
}
