/** What is asked about a living annuity that already pays, each question with where its answer is found. */
import type { CheckedAnnuity, OwnMixPart } from "~/contract/living-annuity/check-operations";

/** The fields of the form. Two of them are of the page alone: they open what the services are told only if it is so. */
export type CheckField =
  | "dob"
  | "gender"
  | "value"
  | "monthly_income"
  | "anniversary_month"
  | "knows_costs"
  | "annual_cost_perct"
  | "has_partner"
  | "partner_dob"
  | "partner_gender"
  | "mix"
  | "own_mix"
  | `own_mix.${OwnMixPart}`
  | "other_taxable_income"
  | "debt_payment_per_month";

type Wording = {
  label: string;
  hint?: string;
  /** Its name in lists: of mistakes, and of what was answered. */
  short: string;
};

export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export const OWN_PART_NAMES: Record<OwnMixPart, string> = {
  sa_shares: "South African shares",
  sa_property: "South African property",
  sa_bonds: "South African bonds",
  inflation_linked: "Inflation-linked bonds",
  cash: "Cash",
  foreign_shares: "Shares abroad",
};

const own = (part: OwnMixPart): Wording => ({ label: OWN_PART_NAMES[part], short: OWN_PART_NAMES[part] });

export const CHECK_QUESTIONS: Record<CheckField, Wording> = {
  dob: { label: "When were you born?", hint: "DD/MM/YYYY", short: "Born" },
  gender: { label: "You are a", hint: "Women live longer, on average.", short: "You are a" },
  value: {
    label: "What is your living annuity worth?",
    hint: "Your statement calls it the market value or the closing balance.",
    short: "It is worth",
  },
  monthly_income: {
    label: "What does it pay you a month, before tax?",
    hint: "The gross income on your statement. If it pays once a year, divide that by 12.",
    short: "It pays a month, before tax",
  },
  anniversary_month: {
    label: "In which month does its year begin?",
    hint: "Each year in this month you may choose a new income. Your statement calls it the anniversary.",
    short: "Its year begins in",
  },
  knows_costs: {
    label: "Do you know what it costs a year, all in all?",
    hint: "Your statement or quote may call it the effective annual cost (EAC). If not, add up the fees of fund, platform and adviser.",
    short: "Costs a year",
  },
  annual_cost_perct: {
    label: "All costs a year",
    hint: "In percent of what it is worth, with VAT. Such as 2.5.",
    short: "All costs a year",
  },
  has_partner: {
    label: "Does a partner depend on this income?",
    hint: "It then has to last for as long as either of you lives.",
    short: "A partner depends on it",
  },
  partner_dob: { label: "When was your partner born?", hint: "DD/MM/YYYY", short: "Partner born" },
  partner_gender: { label: "Your partner is a", short: "Partner’s gender" },
  mix: {
    label: "How is it invested?",
    hint: "The fact sheet of its fund says so, as low, medium or high equity. Equity means shares.",
    short: "How it is invested",
  },
  own_mix: {
    label: "The parts of its fund",
    hint: "In percent, from its fact sheet. Together they are 100. Leave the others empty.",
    short: "Parts of its fund",
  },
  "own_mix.sa_shares": own("sa_shares"),
  "own_mix.sa_property": own("sa_property"),
  "own_mix.sa_bonds": own("sa_bonds"),
  "own_mix.inflation_linked": own("inflation_linked"),
  "own_mix.cash": own("cash"),
  "own_mix.foreign_shares": own("foreign_shares"),
  other_taxable_income: {
    label: "What other income do you have a month, before tax?",
    hint: "Pensions, rent, interest and pay. It decides your tax. Leave it empty if you have none.",
    short: "Other income a month",
  },
  debt_payment_per_month: {
    label: "What do your debts cost you a month?",
    hint: "All of them together. It changes no figure. Leave it empty if you have none.",
    short: "Debts cost a month",
  },
};

/** Names for the list of mistakes. */
export const CHECK_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(CHECK_QUESTIONS).map(([field, { short }]) => [field, short]),
);

/** The order in which the page asks. */
export const CHECK_FIELDS = Object.keys(CHECK_QUESTIONS) as CheckField[];

export const SEX_NAMES = { female: "woman", male: "man" } as const;

export const MIX_WORDS: Record<CheckedAnnuity["mix"], { label: string; note: string }> = {
  careful: { label: "Careful", note: "Low equity: at most 40% in shares" },
  middle: { label: "Middle", note: "Medium equity: about half in shares" },
  bold: { label: "Bold", note: "High equity: up to 75% in shares" },
  own: { label: "Another mix", note: "You type its six parts, from its fact sheet" },
};

/** What is missing where a question was left out: a day, and what only the page asks. */
export const NOT_SAID = {
  dob: "Please enter when you were born",
  partner_dob: "Please enter when your partner was born",
  knows_costs: "Please say whether you know all costs a year",
  has_partner: "Please say whether a partner depends on it",
} as const;
