import { INVESTMENT_FUNDS } from "~/contract/field-declaration";
import type { QuestionWords } from "../question";

export const savingsQuestions: readonly QuestionWords[] = [
  {
    name: "investments",
    wording: "How much have you saved for retirement?",
    shortName: "Retirement savings",
    hint: "All your retirement funds together, before tax",
  },
  {
    name: "investmentFund",
    wording: "Which employer’s fund are you retiring from?",
    shortName: "Employer fund",
    options: INVESTMENT_FUNDS.map((fund) => ({ value: fund, label: fund })),
  },
  {
    name: "otherInvestmentFund",
    wording: "What is your employer’s name?",
    shortName: "Employer’s name",
    autoComplete: "organization",
  },
];
