import { INVESTMENT_FUNDS } from "~/contract/field-declaration";
import type { QuestionWords } from "../question";
import { sayRand } from "../review-words";

export const savingsQuestions: readonly QuestionWords[] = [
  {
    name: "investments",
    wording: "How much have you saved for retirement?",
    shortName: "Retirement savings",
    listName: "What you have saved",
    review: ({ investments }) => sayRand(investments),
    hint: "All your retirement funds together, before tax",
  },
  {
    name: "investmentFund",
    wording: "Which employer’s fund are you retiring from?",
    shortName: "Employer fund",
    listName: "Your fund",
    review: ({ investmentFund = "", otherInvestmentFund = "" }) =>
      investmentFund === "Other" ? otherInvestmentFund : investmentFund,
    options: INVESTMENT_FUNDS.map((fund) => ({ value: fund, label: fund })),
  },
  {
    name: "otherInvestmentFund",
    wording: "What is your employer’s name?",
    shortName: "Employer’s name",
    autoComplete: "organization",
  },
];
