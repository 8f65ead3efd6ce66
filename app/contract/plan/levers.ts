/**
 * The levers: the settings that a person can change in a recommended plan, each declared once. The wire
 * schema, the limits, rules and messages, the forms, the tabs and the engine's input are derived from this
 * table; `words/changes/lever-words` adds the wording of the pages, `adjust-needs` that of the OpenAPI
 * document.
 */

/** The unit on the wire: DD/MM/YYYY, today's rand after tax, a fraction, years, percent, or `yes` and `no`. */
type LeverUnit = "day" | "rand" | "fraction" | "years" | "percent" | "yesNo";

/** The tabs that raise the income, in order; each is the last segment of its page's path. */
export const INCREASE_TABS = [
  "dependants",
  "delay-retirement",
  "cash-needs",
  "partner-income",
  "guarantee-period",
] as const;
export type IncreaseTab = (typeof INCREASE_TABS)[number];

/** The parts of a plan with a page of their own, likewise. Those of funds and of a desired income take no lever. */
export const PLAN_PARTS = [
  "lump-sum",
  "income",
  "guaranteed-share",
  "elected-percentage",
  "guarantees",
  "portfolio-layout",
  "five-year-exclusion",
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];
/** A part that consists of levers. */
export type NeedsPart = Exclude<PlanPart, "income" | "portfolio-layout">;

type LeverDeclaration = {
  unit: LeverUnit;
  /** The most decimals of a typed percentage. */
  decimals?: number;
  /** The name within a sentence; `subject` begins a message. */
  name: string;
  subject: string;
  /** The message for an empty field, if it is not the one about the limits. */
  required?: string;
  tab?: IncreaseTab;
  part?: NeedsPart;
  /** The name of its form field, as the specification gives it. */
  inForm: string;
  /** The field of the recommended value, in the product, the cash recommendations or the common part. */
  inRecommendation: string;
  /** The name in the engine, where shares and percentages are fractions. */
  inEngine: string;
};

/** By their wire names, in the order in which pages show them and mistakes are listed. */
export const LEVERS = {
  retirement_date: {
    unit: "day",
    name: "retirement date",
    subject: "Retirement date",
    required: "Please enter your retirement date",
    tab: "delay-retirement",
    inForm: "retirementDate",
    inRecommendation: "retirement_date",
    inEngine: "retirementDate",
  },
  debt_recommend: {
    unit: "rand",
    name: "debt repaid",
    subject: "Debt amount",
    tab: "cash-needs",
    part: "lump-sum",
    inForm: "debtRepayment",
    inRecommendation: "debt_recommend",
    inEngine: "debtRepayment",
  },
  emergency_savings_recommend: {
    unit: "rand",
    name: "emergency savings",
    subject: "Emergency amount",
    tab: "cash-needs",
    part: "lump-sum",
    inForm: "emergencySavings",
    inRecommendation: "emergency_savings_recommend",
    inEngine: "emergencySavings",
  },
  personal_cash_recommend: {
    unit: "rand",
    name: "personal use",
    subject: "Personal cash amount",
    tab: "cash-needs",
    part: "lump-sum",
    inForm: "personalUse",
    inRecommendation: "personal_cash_recommend",
    inEngine: "personalUse",
  },
  lump_sum: {
    unit: "rand",
    name: "lump sum",
    subject: "Lump sum",
    required: "Please enter your lump sum",
    part: "lump-sum",
    inForm: "lumpSum",
    inRecommendation: "lump_sum",
    inEngine: "lumpSum",
  },
  perct_guaranteed: {
    unit: "fraction",
    name: "guaranteed part",
    subject: "The part that is guaranteed",
    required: "Please choose how much is guaranteed",
    part: "guaranteed-share",
    inForm: "guaranteedShare",
    inRecommendation: "perct_guaranteed",
    inEngine: "guaranteedShare",
  },
  percent_capital_to_partner_dependants_annuity: {
    unit: "fraction",
    name: "share to dependants",
    subject: "Percentage to dependants",
    tab: "dependants",
    part: "elected-percentage",
    inForm: "dependentPercentage",
    inRecommendation: "perct_capital_to_dependents",
    inEngine: "dependantsShare",
  },
  income_guarantee_period: {
    unit: "years",
    name: "income guarantee period",
    subject: "The guarantee period",
    required: "Please enter your income guarantee period",
    tab: "guarantee-period",
    part: "guarantees",
    inForm: "incomeGuaranteePeriod",
    inRecommendation: "life_annuity_guaranteed_period_years",
    inEngine: "guaranteePeriodYears",
  },
  partner_guaranteed_inc_perct: {
    unit: "percent",
    name: "partner’s share",
    subject: "The percentage that goes on",
    tab: "partner-income",
    part: "guarantees",
    inForm: "guaranteeIncomePartnerPercentage",
    inRecommendation: "partner_guaranteed_inc_perct",
    inEngine: "partnerShare",
  },
  apply_exclusion: {
    unit: "yesNo",
    name: "five-year exclusion",
    subject: "The five-year exclusion",
    part: "five-year-exclusion",
    inForm: "applyExclusion",
    inRecommendation: "five_year_exclusion",
    inEngine: "applyExclusion",
  },
} as const satisfies Record<string, LeverDeclaration>;

export type Lever = keyof typeof LEVERS;

type LeverIn<Unit extends LeverUnit> = {
  [Name in Lever]: (typeof LEVERS)[Name]["unit"] extends Unit ? Name : never;
}[Lever];

export type NumberLever = LeverIn<"rand" | "fraction" | "years" | "percent">;

/** Levers whose value is a share of something. */
export type ShareLever = LeverIn<"fraction" | "percent">;

export const LEVER_NAMES = Object.keys(LEVERS) as Lever[];

/** The levers with a number as value, in the same order. */
export const NUMBER_LEVERS = LEVER_NAMES.filter(
  (lever): lever is NumberLever => LEVERS[lever].unit !== "day" && LEVERS[lever].unit !== "yesNo",
);

export function describeLever(lever: Lever): LeverDeclaration {
  return LEVERS[lever];
}

/** The most decimals of a lever's typed percentage. */
export function findDecimals(lever: Lever): number {
  return describeLever(lever).decimals ?? 0;
}

export function isShare(lever: Lever): lever is ShareLever {
  const { unit } = LEVERS[lever];
  return unit === "fraction" || unit === "percent";
}

/** The levers that a tab moves, in their order. */
export function listTabLevers(tab: IncreaseTab): Lever[] {
  return LEVER_NAMES.filter((lever) => describeLever(lever).tab === tab);
}

/** The levers of a part of a plan, in their order. */
export function listPartLevers(part: PlanPart): Lever[] {
  return LEVER_NAMES.filter((lever) => describeLever(lever).part === part);
}

/** Finds a lever by its name in the engine. */
export function findLever<Name extends (typeof LEVERS)[Lever]["inEngine"]>(inEngine: Name) {
  type Found = { [Wire in Lever]: (typeof LEVERS)[Wire]["inEngine"] extends Name ? Wire : never }[Lever];
  return LEVER_NAMES.find((lever) => LEVERS[lever].inEngine === inEngine) as Found;
}
