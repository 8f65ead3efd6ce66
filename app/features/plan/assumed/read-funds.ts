/** Reads the form that asks for retirement funds one by one. */
import { roundAndPrune } from "~/contract/survey/asked-questions";
import { FUND_PARTS } from "~/contract/survey/fund-parts";
import { makeProfile, type Profile, readAnswer } from "~/contract/survey/profile";
import {
  findFundMistake,
  findJointMistake,
  type RetirementFundPart,
} from "~/contract/survey/retirement-fund-rules";
import {
  LONGEST_FUND_NAME,
  MOST_RETIREMENT_FUNDS,
  PARTS_OF_A_FUND,
  type RetirementFundAnswer,
} from "~/contract/survey/retirement-funds";
import type { RuleContext } from "~/contract/survey/survey-rules";
import { wholeRand } from "~/web/fields/typings";

const ROW_PARTS = [
  "name",
  "amount",
  "isRetiredFrom",
  "isPaidInto",
  ...PARTS_OF_A_FUND,
] as const satisfies readonly RetirementFundPart[];

/** The fields whose text makes an empty row count as begun. */
const TYPED_PARTS = ["name", ...PARTS_OF_A_FUND] as const;

export function nameFundPart(row: number, part: RetirementFundPart): string {
  return `fund${row + 1}_${part}`;
}

export const FUND_ROWS = Array.from({ length: MOST_RETIREMENT_FUNDS }, (_, row) => row);

export const FUND_FIELDS = FUND_ROWS.flatMap((row) => ROW_PARTS.map((part) => nameFundPart(row, part)));

/** All rows, for `removeRow`. */
export const FUND_ROWS_ASKED = { count: MOST_RETIREMENT_FUNDS, parts: ROW_PARTS, name: nameFundPart };

/** The rows' values as a form shows them. */
export function writeFundFields({ funds = [] }: Profile): Record<string, string> {
  const rows = FUND_ROWS.flatMap((row) =>
    Object.entries(writeFund(funds[row])).map(([part, typed]) => [
      nameFundPart(row, part as RetirementFundPart),
      typed,
    ]),
  );
  return Object.fromEntries(rows) as Record<string, string>;
}

function writeFund(fund: RetirementFundAnswer | undefined): Partial<Record<RetirementFundPart, string>> {
  const writeRand = (amount: number | undefined) => (amount === undefined ? "" : wholeRand.write(amount));
  const parts = PARTS_OF_A_FUND.map((part) => [part, writeRand(fund?.[part])]);
  return {
    name: fund?.name ?? "",
    amount: writeRand(fund?.amount),
    isRetiredFrom: fund && !fund.isRetiredFrom ? "no" : "yes",
    isPaidInto: fund?.isPaidInto ? "yes" : "no",
    ...(Object.fromEntries(parts) as Partial<Record<RetirementFundPart, string>>),
  };
}

type Mistake = { field: string; message: string };

/**
 * Reads the rows into a plan's answers, where they replace the parts of all savings. Clearing the amount of a
 * row that holds a fund of the plan removes the fund; any other row with text needs an amount.
 * @returns all answers, or the mistakes in the rows
 */
export function readFunds(
  form: FormData,
  { limits, accepted }: RuleContext & { accepted: Profile },
): { profile: Profile } | { mistakes: Mistake[] } {
  const told = FUND_ROWS.flatMap((row) => {
    const fund = readRow(form, { row, isTold: row < (accepted.funds?.length ?? 0) });
    return fund ? [{ row, fund }] : [];
  });
  const funds = told.map(({ fund }) => fund);
  const mistakes = told.flatMap(({ row, fund }): Mistake[] => {
    const mistake = findFundMistake(fund);
    return mistake ? [{ field: nameFundPart(row, mistake.part), message: mistake.message }] : [];
  });
  if (mistakes.length > 0) return { mistakes };
  const sum = findJointMistake(funds, accepted);
  if (sum) return { mistakes: [{ field: nameFundPart(told[0]?.row ?? 0, "amount"), message: sum }] };
  const isReplaced = new Set<string>(FUND_PARTS);
  const profile = makeProfile((name) => {
    if (name === "funds") return funds;
    return isReplaced.has(name) ? undefined : readAnswer(accepted, name);
  });
  return { profile: roundAndPrune(profile, limits) };
}

function readRow(
  form: FormData,
  { row, isTold }: { row: number; isTold: boolean },
): RetirementFundAnswer | undefined {
  const read = (part: RetirementFundPart) => {
    const typed = form.get(nameFundPart(row, part));
    return typeof typed === "string" ? typed.trim().slice(0, LONGEST_FUND_NAME) : "";
  };
  const isTyped = TYPED_PARTS.some((part) => read(part) !== "");
  if (read("amount") === "" && (isTold || !isTyped)) return undefined;
  const parts = PARTS_OF_A_FUND.filter((part) => read(part) !== "").map((part) => [
    part,
    wholeRand.read(read(part)),
  ]);
  return {
    ...(read("name") && { name: read("name") }),
    amount: wholeRand.read(read("amount")) ?? NaN,
    isRetiredFrom: read("isRetiredFrom") !== "no",
    isPaidInto: read("isPaidInto") === "yes",
    ...(Object.fromEntries(parts) as Partial<RetirementFundAnswer>),
  };
}
