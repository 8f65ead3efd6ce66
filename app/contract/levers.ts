/** The levers: what a person may change in a recommended plan, each named once for the wire, pages and engine. */

/** How a lever's value travels: DD/MM/YYYY, today's rand after tax, a fraction, years, percent, or `yes` and `no`. */
type LeverUnit = "day" | "rand" | "fraction" | "years" | "percent" | "yesNo";

type LeverTerms = {
  unit: LeverUnit;
  /** Its name in the engine, which counts shares and percentages as fractions. */
  inEngine: string;
  /** Its name within a sentence. */
  words: string;
  /** The beginning of a message about it. */
  subject: string;
  /** The message if the recommended product does not have it. */
  absent: string;
};

/** By their names on the wire, in the order in which they are shown and their mistakes are listed. */
export const LEVERS = {
  retirement_date: {
    unit: "day",
    inEngine: "retirementDate",
    words: "retirement date",
    subject: "Retirement date",
    absent: "The retirement date of this plan cannot be changed",
  },
  debt_recommend: {
    unit: "rand",
    inEngine: "debtRepayment",
    words: "debt repaid",
    subject: "Debt amount",
    absent: "No debt repayment is recommended",
  },
  emergency_savings_recommend: {
    unit: "rand",
    inEngine: "emergencySavings",
    words: "emergency savings",
    subject: "Emergency amount",
    absent: "No emergency savings are recommended",
  },
  personal_cash_recommend: {
    unit: "rand",
    inEngine: "personalUse",
    words: "personal use",
    subject: "Personal cash amount",
    absent: "No personal cash is recommended",
  },
  percent_capital_to_partner_dependants_annuity: {
    unit: "fraction",
    inEngine: "dependantsShare",
    words: "share to dependants",
    subject: "Percentage to dependants",
    absent: "Only a living annuity plus leaves a percentage to dependants to choose",
  },
  income_guarantee_period: {
    unit: "years",
    inEngine: "guaranteePeriodYears",
    words: "income guarantee period",
    subject: "The guarantee period",
    absent: "Only a life annuity has a guarantee period",
  },
  partner_guaranteed_inc_perct: {
    unit: "percent",
    inEngine: "partnerShare",
    words: "partner’s share",
    subject: "Percentage of the income to your partner",
    absent: "Only a life annuity with a partner has an income for the partner",
  },
  apply_exclusion: {
    unit: "yesNo",
    inEngine: "applyExclusion",
    words: "five-year exclusion",
    subject: "The five-year exclusion",
    absent: "Only a living annuity plus has a five-year exclusion to choose",
  },
} as const satisfies Record<string, LeverTerms>;

/** A lever by its name on the wire. */
export type Lever = keyof typeof LEVERS;

/** The levers whose values are numbers. */
export type NumberLever = {
  [Name in Lever]: (typeof LEVERS)[Name]["unit"] extends "day" | "yesNo" ? never : Name;
}[Lever];

/** All levers in their order. */
export const LEVER_NAMES = Object.keys(LEVERS) as Lever[];

/** The levers whose values are numbers, in the same order. */
export const NUMBER_LEVERS = LEVER_NAMES.filter(
  (lever): lever is NumberLever => LEVERS[lever].unit !== "day" && LEVERS[lever].unit !== "yesNo",
);

/** Finds a lever by the engine's name. */
export function findLever<Name extends (typeof LEVERS)[Lever]["inEngine"]>(inEngine: Name) {
  type Found = { [Wire in Lever]: (typeof LEVERS)[Wire]["inEngine"] extends Name ? Wire : never }[Lever];
  return LEVER_NAMES.find((lever) => LEVERS[lever].inEngine === inEngine) as Found;
}
