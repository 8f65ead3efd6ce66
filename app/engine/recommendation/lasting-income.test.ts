/** The incomes that another program found, in another language and from the description of the model alone. */
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { RetirementCase, Sex } from "../advice";
import { chooseBasis } from "../basis/choose-basis";
import { holdPlan } from "./held-plan";
import { productIncomes } from "./lasting-income";
import { preparePlan } from "./plan-context";

const basis = chooseBasis("2026-11-21");

/**
 * Several seeds are averaged, because one of 4 096 paths may be off by 0.2% (`engine.md` allows no more): four are by half
 * of that, and three times that is allowed here. The other program's own error is about 0.03%.
 */
const SEEDS = [1, 2, 3, 4];
const TOLERANCE_SHARE = 0.003;

type Row = Record<"sex" | "partner" | "ill" | "product" | "left_to_dependants" | "exclusion", string> & {
  income_share: string;
};

const rows = readRows();
const incomes = new Map<Row, number[]>(rows.map((row) => [row, []]));

function readRows(): Row[] {
  const text = readFileSync("fixtures/reference/drawdown/sustainable-income.csv", "utf8");
  const [head, ...lines] = text
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(","));
  return lines.map((cells) => Object.fromEntries(head!.map((name, index) => [name, cells[index]])) as Row);
}

function toCase({ sex, partner, ill }: Row): RetirementCase {
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

/** The first year's income for each rand, as the product tells it. */
function findIncomeShare(row: Row, seed: number): number {
  const { outlook, choices } = holdPlan(toCase(row), basis, { seed, paths: 4096 });
  if (row.product === "UnitTrust") return outlook.unitTrust().incomeShare;
  const context = preparePlan(outlook, {
    ...choices,
    dependantsShare: Number(row.left_to_dependants),
    applyExclusion: row.exclusion === "yes",
  });
  const product = row.product === "LivingAnnuityPlus" ? "LivingAnnuityPlus" : "LivingAnnuity";
  return productIncomes(product, context).lasting.annuity / context.annuityInvested;
}

beforeAll(() => {
  // By seed, because the markets of a seed are simulated once.
  for (const seed of SEEDS) for (const row of rows) incomes.get(row)!.push(findIncomeShare(row, seed));
}, 60_000);

test.each(rows)(
  "$product for $sex, partner $partner, ill $ill, leaving $left_to_dependants, exclusion $exclusion",
  (row) => {
    const mean = incomes.get(row)!.reduce((sum, income) => sum + income, 0) / SEEDS.length;
    expect(Math.abs(mean / Number(row.income_share) - 1)).toBeLessThan(TOLERANCE_SHARE);
  },
);
