/** The questions about a living annuity that already pays. Hints say where an answer is found. */
import { formatRand } from "~/base/money";
import {
  NO_COST,
  NO_PARTNER_GENDER,
  OWN_MIX_PARTS,
  type CheckedAnnuity,
  type OwnMixPart,
} from "~/contract/living-annuity/check-operations";
import { capitalise, formatFee, joinWords, uncapitalise, writeDate } from "../plan/write-figures";
import type { Option, Question } from "../questions/question";
import type { CheckFacts } from "./check-facts";

/** The fields of the wire, and two of the page alone: they decide whether what they open is sent. */
type CheckField =
  Exclude<keyof CheckedAnnuity, "before"> | `own_mix.${OwnMixPart}` | "knows_costs" | "has_partner";

export type CheckQuestion = Question<CheckField, [facts: CheckFacts]>;

export const MONTHS =
  "January February March April May June July August September October November December".split(" ");

export const OWN_PART_NAMES: Record<OwnMixPart, string> = {
  sa_shares: "South African shares",
  sa_property: "South African property",
  sa_bonds: "South African bonds",
  inflation_linked: "Inflation-linked bonds",
  cash: "Cash",
  foreign_shares: "Shares abroad",
};

export const SEX_NAMES = { female: "woman", male: "man" } as const;

const SEXES = Object.entries(SEX_NAMES).map(([value, name]) => ({ value, label: capitalise(name) }));

export const MIX_WORDS: Record<CheckedAnnuity["mix"], Omit<Option, "value">> = {
  careful: { label: "Careful", hint: "Low equity: at most 40% in shares" },
  middle: { label: "Middle", hint: "Medium equity: about half in shares" },
  bold: { label: "Bold", hint: "High equity: up to 75% in shares" },
  own: { label: "Another mix", hint: "You type its six parts, from its fact sheet" },
};

function sayCosts({ answer: { costs } }: CheckFacts): string {
  const perYear = formatFee(costs.annual_cost_perct);
  return costs.is_assumed ? `not known; we assumed ${perYear}` : perYear;
}

function sayPartner({ asked: { partner_dob, partner_gender } }: CheckFacts): string {
  if (!partner_dob || !partner_gender) return "no";
  return `yes, a ${SEX_NAMES[partner_gender]}, born ${writeDate(partner_dob)}`;
}

function sayMix({ asked: { mix, own_mix } }: CheckFacts): string {
  if (mix !== "own" || !own_mix) return MIX_WORDS[mix].label.toLowerCase();
  const parts = OWN_MIX_PARTS.filter((part) => own_mix[part] > 0);
  return joinWords(parts.map((part) => `${formatFee(own_mix[part])} ${beginSmall(OWN_PART_NAMES[part])}`));
}

/** A name of a country keeps its capital. */
const beginSmall = (name: string) => (name.startsWith("South") ? name : uncapitalise(name));

export const INCOME_QUESTION: CheckQuestion = {
  name: "monthly_income",
  kind: "amount",
  wording: "What does it pay you a month, before tax?",
  shortName: "It pays a month, before tax",
  hint: "The gross income on your statement. If it pays once a year, divide that by 12.",
  review: ({ asked }) => formatRand(asked.monthly_income),
};

/** The questions that are asked anew each year. */
export const NEWLY_ASKED: readonly CheckQuestion[] = [
  {
    name: "value",
    kind: "amount",
    wording: "What is your living annuity worth?",
    shortName: "It is worth",
    hint: "Your statement calls it the market value or the closing balance.",
    review: ({ asked }) => formatRand(asked.value),
  },
  INCOME_QUESTION,
];

/** All questions, in the order of the page. */
export const CHECK_QUESTIONS: readonly CheckQuestion[] = [
  {
    name: "dob",
    kind: "date",
    required: "Please enter when you were born",
    wording: "When were you born?",
    shortName: "Born",
    hint: "DD/MM/YYYY",
    autoComplete: "bday",
    review: ({ asked }) => writeDate(asked.dob),
  },
  {
    name: "gender",
    kind: "choice",
    wording: "You are a",
    shortName: "You are a",
    hint: "Women live longer, on average.",
    options: SEXES,
    review: ({ asked }) => SEX_NAMES[asked.gender],
  },
  ...NEWLY_ASKED,
  {
    name: "anniversary_month",
    kind: "yearlyMonth",
    wording: "In which month does its year begin?",
    shortName: "Its year begins in",
    hint: "Each year in this month you may choose a new income. Your statement calls it the anniversary.",
    options: MONTHS.map((label, at) => ({ value: String(at + 1), label })),
    review: ({ asked }) => MONTHS[asked.anniversary_month - 1] ?? "",
  },
  {
    name: "knows_costs",
    kind: "choice",
    required: "Please say whether you know all costs a year",
    wording: "Do you know what it costs a year, all in all?",
    shortName: "Costs a year",
    hint: "Your statement or quote may call it the effective annual cost (EAC). If not, add up the fees of fund, platform and adviser.",
    options: [
      { value: "yes", label: "Yes, in percent" },
      { value: "no", label: "I do not know" },
    ],
    isStacked: true,
    review: sayCosts,
    opens: {
      value: "yes",
      questions: [
        {
          name: "annual_cost_perct",
          kind: "percent",
          required: NO_COST,
          wording: "All costs a year",
          shortName: "All costs a year",
          hint: "In percent of what it is worth, with VAT. Such as 2.5.",
        },
      ],
    },
  },
  {
    name: "has_partner",
    kind: "yesNo",
    required: "Please say whether a partner depends on it",
    wording: "Does a partner depend on this income?",
    shortName: "A partner depends on it",
    hint: "It then has to last for as long as either of you lives.",
    review: sayPartner,
    opens: {
      value: "yes",
      questions: [
        {
          name: "partner_dob",
          kind: "date",
          required: "Please enter when your partner was born",
          wording: "When was your partner born?",
          shortName: "Partner born",
          hint: "DD/MM/YYYY",
        },
        {
          name: "partner_gender",
          kind: "choice",
          required: NO_PARTNER_GENDER,
          wording: "Your partner is a",
          shortName: "Partner’s gender",
          options: SEXES,
        },
      ],
    },
  },
  {
    name: "mix",
    kind: "choice",
    wording: "How is it invested?",
    shortName: "How it is invested",
    hint: "The fact sheet of its fund says so, as low, medium or high equity. Equity means shares.",
    options: Object.entries(MIX_WORDS).map(([value, words]) => ({ value, ...words })),
    review: sayMix,
    opens: {
      value: "own",
      questions: [
        {
          name: "own_mix",
          kind: "group",
          wording: "The parts of its fund",
          shortName: "Parts of its fund",
          hint: "In percent, from its fact sheet. Together they are 100. Leave the others empty.",
          parts: OWN_MIX_PARTS.map((part) => ({
            name: `own_mix.${part}`,
            kind: "part",
            wording: OWN_PART_NAMES[part],
            shortName: OWN_PART_NAMES[part],
          })),
        },
      ],
    },
  },
  {
    name: "other_taxable_income",
    kind: "amount",
    wording: "What other income do you have a month, before tax?",
    shortName: "Other income a month",
    hint: "Pensions, rent, interest and pay. It decides your tax. Leave it empty if you have none.",
    review: ({ asked: { other_taxable_income: other } }) => (other ? formatRand(other) : "none"),
  },
  {
    name: "debt_payment_per_month",
    kind: "amount",
    wording: "What do your debts cost you a month?",
    shortName: "Debts cost a month",
    hint: "All of them together. It changes no figure. Leave it empty if you have none.",
    review: ({ asked: { debt_payment_per_month: debts } }) => (debts === undefined ? "" : formatRand(debts)),
  },
];

/** Lists the answers in words, in the order of the questions. */
export function listCheckedAnswers(facts: CheckFacts): { name: string; value: string }[] {
  const { subject, verb } = facts.person;
  return CHECK_QUESTIONS.flatMap(({ name, shortName, review }) => {
    const value = review?.(facts);
    return value
      ? [{ name: name === "gender" ? `${subject} ${verb("are", "is")} a` : shortName, value }]
      : [];
  });
}
