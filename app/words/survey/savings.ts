import { INVESTMENT_FUNDS } from "~/contract/survey/field-declaration";
import type { Profile } from "~/contract/survey/profile";
import { FUND_PARTS, type FundPart } from "~/contract/survey/fund-parts";
import type { QuestionWords } from "./question";
import { sayRand } from "./review-words";

/** The fold for people who know the parts of their fund. */
const FUND_STATEMENT = "My fund’s statement shows more than one amount";

function sayFund({ investmentFund, otherInvestmentFund = "" }: Profile): string {
  if (investmentFund === "Other") return otherInvestmentFund;
  return investmentFund === "Nedbank" ? "Nedbank’s fund" : "Not an employer’s fund";
}

/** The wording for each amount of a fund's statement. */
export const PART_WORDS: Record<FundPart, Pick<QuestionWords, "wording" | "shortName" | "hint">> = {
  fundVestedWhole: {
    wording: "Provident money saved before March 2021",
    shortName: "Provident money",
    hint: "With its growth. Your statement may call it vested, non-prescribed or 100%. Were you 55 by 1 March 2021, and are you still in that fund? Then enter everything",
  },
  fundVestedThird: {
    wording: "Other money saved before September 2024",
    shortName: "Vested money",
    hint: "The rest of what your statement calls vested",
  },
  fundSavings: {
    wording: "Savings pot",
    shortName: "Savings pot",
    hint: "What is still in it today. Enter 0 if you have taken it",
  },
  fundRetirement: { wording: "Retirement pot", shortName: "Retirement pot" },
};

function wordFundPart(name: FundPart): QuestionWords {
  return { name, fold: FUND_STATEMENT, ...PART_WORDS[name], review: (profile) => sayRand(profile[name]) };
}

export const savingsQuestions: readonly QuestionWords[] = [
  {
    name: "investments",
    wording: "How much have you saved for retirement?",
    shortName: "Retirement savings",
    listName: "What you have saved",
    review: ({ investments }) => sayRand(investments),
    hint: "All your retirement funds together, before tax. At least R100\u00a0000",
  },
  {
    name: "investmentFund",
    wording: "Which employer’s fund are you retiring from?",
    shortName: "Employer fund",
    listName: "Your fund",
    review: sayFund,
    options: INVESTMENT_FUNDS.map((fund) => ({ value: fund, label: fund })),
  },
  {
    name: "otherInvestmentFund",
    wording: "What is your employer’s name?",
    shortName: "Employer’s name",
    autoComplete: "organization",
  },
  ...FUND_PARTS.map(wordFundPart),
  {
    name: "moneyKind",
    wording: "What kind of money is it?",
    shortName: "Kind of money",
    hint: "Is only some of it in a fund that pays nothing yet? Enter that above, and leave the rest out",
    options: [
      {
        value: "fund",
        label: "In a retirement fund that pays nothing yet",
        hint: "A pension, provident or preservation fund, or a retirement annuity",
      },
      {
        value: "paying",
        label: "It already pays me an income",
        hint: "A living annuity or a pension, for example",
      },
      {
        value: "formula",
        label: "A pension worked out by a formula, such as the GEPF’s",
        hint: "From your pay and your years of service",
      },
      {
        value: "own",
        label: "My own savings, in no fund",
        hint: "In a bank account, unit trusts or shares, for example",
      },
      { value: "inherited", label: "I inherited it, or it comes from a divorce" },
    ],
  },
];
