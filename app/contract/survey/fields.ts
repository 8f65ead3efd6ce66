/**
 * Every answer of the survey, declared once, in the order of the questions. The profile, the wire record, the
 * forms, the rules, pruning and sealing are derived from this table.
 */
import { MINIMUM_SAVINGS } from "~/base/money";
import {
  AMOUNT,
  EARLIER_CASH,
  type FieldDeclaration,
  GENDERS,
  IMPORTANCE_VALUES,
  INVESTMENT_FUNDS,
  SELECT_OPTION,
} from "./field-declaration";
import { familyFields } from "./family-fields";
import { incomeFields } from "./income-fields";
import { MONEY_KIND } from "./money-kind";

const YES_NO = { kind: "yesNo", required: SELECT_OPTION } as const;
/** One of the four amounts of a fund's statement, which add up to the savings. */
const FUND_PART = { ...AMOUNT, step: 2, least: 0, optional: "always" } as const;

/** The fields by their path in the profile, which is also the name of their form control. */
export const fields = {
  name: {
    wire: "first_name",
    kind: "name",
    step: 1,
    isNotAdvisedOn: true,
    sealed: "alone",
    required: "Please enter your preferred name",
    named: "Preferred First Name",
    longest: 50,
  },
  surname: {
    wire: "last_name",
    kind: "name",
    step: 1,
    isNotAdvisedOn: true,
    sealed: "alone",
    required: "Please enter your surname",
    named: "Surname",
    longest: 50,
  },
  email: {
    wire: "email",
    kind: "email",
    step: 1,
    isNotAdvisedOn: true,
    sealed: "alone",
    required: "Please enter your email",
    longest: 254,
  },
  phone: {
    wire: "phone",
    kind: "phone",
    step: 1,
    isNotAdvisedOn: true,
    sealed: "alone",
    required: "Please enter your cell phone number",
    described: "0 and nine digits, without +27",
  },
  retirementDate: {
    wire: "retirement_date",
    kind: "date",
    step: 1,
    required: "Please enter your retirement date",
    rule: "retirement",
  },
  dateOfBirth: {
    wire: "dob",
    kind: "date",
    step: 1,
    required: "Please enter your date of birth",
    rule: "birth",
  },
  gender: {
    wire: "gender",
    kind: "choice",
    step: 1,
    choices: GENDERS,
    required: "Please select your gender",
  },
  isNedgroupMember: { wire: "is_staff_or_family", step: 1, ...YES_NO, isNotAdvisedOn: true },
  investments: {
    wire: "retirement_savings",
    kind: "amount",
    step: 2,
    required: "Please enter your retirement savings",
    least: MINIMUM_SAVINGS,
    tooSmall: "Please enter an amount greater than R100 000",
    turnsAway: "has small savings",
  },
  investmentFund: {
    wire: "relevant_fund_retiring_from",
    kind: "fund",
    step: 2,
    isNotAdvisedOn: true,
    sealed: "employer",
    choices: INVESTMENT_FUNDS,
    required: "Please select your employer",
    described: "Nedbank, Not applicable, or the name of another employer",
  },
  otherInvestmentFund: {
    wire: "relevant_fund_retiring_from",
    kind: "employer",
    step: 2,
    isNotAdvisedOn: true,
    sealed: "employer",
    required: "Please enter the name of your employer",
    longest: 50,
    openedBy: { field: "investmentFund", answer: "Other" },
  },
  fundVestedWhole: {
    wire: "fund_vested_whole",
    ...FUND_PART,
    described:
      "rand: provident money of before March 2021 with its growth; of a member who was 55 then and is still in that fund, everything. With it all four parts of the savings have to be sent",
  },
  fundVestedThird: {
    wire: "fund_vested_third",
    ...FUND_PART,
    described: "rand: other money of before September 2024",
  },
  fundSavings: { wire: "fund_savings", ...FUND_PART, described: "rand: the savings component" },
  fundRetirement: { wire: "fund_retirement", ...FUND_PART, described: "rand: the retirement component" },
  funds: {
    wire: "funds",
    kind: "retirementFunds",
    step: 2,
    optional: "always",
    sealed: "alone",
    required: "Please enter your funds",
    described:
      "up to six retirement funds, of which those retired from add up to retirement_savings: what may be taken in cash is then worked out for each. Not together with fund_vested_whole and the other three parts of all savings",
  },
  contributionPerMonth: {
    wire: "contribution_per_month",
    ...AMOUNT,
    step: 2,
    least: 0,
    optional: "always",
    described: "rand a month, today's: still paid in until retirement, rising with prices",
  },
  ownSavings: {
    wire: "own_savings",
    ...AMOUNT,
    step: 2,
    least: 0,
    optional: "always",
    described: "rand: own savings that should pay an income too; no part of the lump sum",
  },
  ownSavingsForNeeds: {
    wire: "own_savings_for_needs",
    step: 2,
    ...YES_NO,
    optional: "always",
    described:
      "whether cash needs beyond the tax-free part of the lump sum are met from own savings before anything is taken that is taxed; absent means yes",
  },
  moneyKind: { step: 2, ...MONEY_KIND },
  debt: { wire: "has_debt", step: 3, ...YES_NO },
  debtAmount: { wire: "debt_value", step: 3, ...AMOUNT, openedBy: { field: "debt", answer: true } },
  debtInterestPercent: {
    wire: "debt_interest_perct",
    kind: "percent",
    step: 3,
    most: 60,
    wrong: "Please enter a rate from 0 to 60%",
    required: "Please enter the interest on your debt",
    optional: "always",
    openedBy: { field: "debt", answer: true },
    described:
      "percent a year, as the lender quotes it and compounds it monthly: no more of the debt is then paid than is worth the tax on the cash",
  },
  emergencyMoney: { wire: "has_emergency_savings", step: 3, ...YES_NO },
  currentNetIncomeAmount: {
    wire: "current_net_income",
    step: 3,
    ...AMOUNT,
    described: "rand a month",
    openedBy: { field: "emergencyMoney", answer: false },
  },
  otherCash: { wire: "need_cash_lump_sum", step: 3, ...YES_NO },
  otherCashAmount: {
    wire: "cash_lump_sum_value",
    step: 3,
    ...AMOUNT,
    openedBy: { field: "otherCash", answer: true },
  },
  earlierCash: {
    wire: "has_earlier_lump_sums",
    kind: "choice",
    step: 3,
    choices: EARLIER_CASH,
    required: SELECT_OPTION,
    optional: "in a record",
    impliedBy: "earlier_lump_sums",
    described:
      "whether cash was taken before; earlier_lump_sums says it wherever it is sent, with 0 for none",
  },
  earlierLumpSums: {
    wire: "earlier_lump_sums",
    step: 3,
    ...AMOUNT,
    described:
      "rand before tax, as they were paid: retirement lump sums since 1 October 2007, withdrawals from retirement funds since 1 March 2009 other than from a savings component, and severance since 1 March 2011",
    openedBy: { field: "earlierCash", answer: "yes" },
  },
  contributionsNotDeducted: {
    wire: "contributions_not_deducted",
    step: 3,
    ...AMOUNT,
    least: 0,
    optional: "always",
    described:
      "rand: contributions to retirement funds that were never deducted from income: they come off the lump sum before it is taxed, and what is left makes annuity income free of tax",
  },
  ...familyFields,
  futureIncomeSupport: {
    wire: "backup_plan_family_support",
    kind: "codes",
    step: 5,
    required: "Please select at least one option",
    wireByCode: {
      1: "backup_plan_family_support",
      2: "backup_plan_other_src_support",
      3: "backup_plan_assets_support",
    },
  },
  ...incomeFields,
  importance: {
    wire: "what_is_more_important",
    kind: "choice",
    step: 6,
    condition: "importance",
    choices: IMPORTANCE_VALUES,
    required: "Please select option",
  },
  seriousIllness: { wire: "has_serious_illness", step: 7, ...YES_NO, sealed: "health" },
  smoker: {
    wire: "are_you_smoker",
    step: 7,
    ...YES_NO,
    sealed: "health",
    openedBy: { field: "seriousIllness", answer: false },
    condition: "smoker",
  },
} as const satisfies Record<string, FieldDeclaration>;

/** A field of the survey as a form names it, such as `dependants[0].fullName`. */
export type FieldName = keyof typeof fields;

/** The fields in the order of the questions. */
export const FIELD_NAMES = Object.keys(fields) as readonly FieldName[];

export function describeField(name: FieldName): FieldDeclaration {
  return fields[name];
}

/** The health answers, which take consent: sealed together, and asked again by each survey. */
export const HEALTH_NAMES = FIELD_NAMES.filter((name) => describeField(name).sealed === "health");

/** Wire names of the health answers, which may not be used after the person has withdrawn their consent. */
export const HEALTH_FIELDS: readonly string[] = HEALTH_NAMES.map((name) => describeField(name).wire);
