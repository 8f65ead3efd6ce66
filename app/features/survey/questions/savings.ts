import { INVESTMENT_FUNDS } from "~/contract/profile";
import { TEXT_LIMITS } from "~/contract/survey-rules";
import type { Question } from "../question";

export const savingsQuestions: readonly Question[] = [
  {
    name: "investments",
    control: "amount",
    wording: "How much have you saved for retirement?",
    shortName: "Retirement savings",
    hint: "All your retirement funds together, before tax",
  },
  {
    name: "investmentFund",
    control: "select",
    wording: "Which employer’s fund are you retiring from?",
    shortName: "Employer fund",
    options: INVESTMENT_FUNDS.map((fund) => ({ value: fund, label: fund })),
    opens: {
      value: "Other",
      questions: [
        {
          name: "otherInvestmentFund",
          control: "text",
          wording: "What is your employer’s name?",
          shortName: "Employer’s name",
          autoComplete: "organization",
          longest: TEXT_LIMITS.employer + 1,
        },
      ],
    },
  },
];
