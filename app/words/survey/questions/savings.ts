import { INVESTMENT_FUNDS } from "~/contract/survey/field-declaration";
import type { Profile } from "~/contract/survey/profile";
import type { QuestionWords } from "../question";
import { sayRand } from "../review-words";

function sayFund({ investmentFund, otherInvestmentFund = "" }: Profile): string {
  if (investmentFund === "Other") return otherInvestmentFund;
  return investmentFund === "Nedbank" ? "Nedbank’s fund" : "Not an employer’s fund";
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
];
