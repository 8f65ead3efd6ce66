/** The levers: what a person may change in a recommended plan, each named once for the wire, pages and engine. */

/** How a lever's value travels: DD/MM/YYYY, today's rand after tax, a fraction, years, percent, or `yes` and `no`. */
type LeverUnit = "day" | "rand" | "fraction" | "years" | "percent" | "yesNo";

type LeverTerms = {
  unit: LeverUnit;
  /** The beginning of a message about it. */
  subject: string;
  /** How many decimals of a percentage may be typed. */
  decimals?: number;
};

/** By their names on the wire, in the order in which they are shown and their mistakes are listed. */
export const LEVERS = {
  retirement_date: {
    unit: "day",
    subject: "Retirement date",
  },
  debt_recommend: {
    unit: "rand",
    subject: "Debt amount",
  },
  emergency_savings_recommend: {
    unit: "rand",
    subject: "Emergency amount",
  },
  personal_cash_recommend: {
    unit: "rand",
    subject: "Personal cash amount",
  },
  percent_capital_to_partner_dependants_annuity: {
    unit: "fraction",
    subject: "Percentage to dependants",
    decimals: 0,
  },
  income_guarantee_period: {
    unit: "years",
    subject: "The guarantee period",
  },
  partner_guaranteed_inc_perct: {
    unit: "percent",
    subject: "Percentage of the income to your partner",
    decimals: 0,
  },
  apply_exclusion: {
    unit: "yesNo",
    subject: "The five-year exclusion",
  },
} as const satisfies Record<string, LeverTerms>;

/** A lever by its name on the wire. */
export type Lever = keyof typeof LEVERS;

/** How many decimals of a lever's percentage may be typed. */
export function findDecimals(lever: Lever): number {
  const terms: LeverTerms = LEVERS[lever];
  return terms.decimals ?? 0;
}

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
