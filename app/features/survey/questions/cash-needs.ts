import type { Question } from "../question";
import { YES_NO } from "./yes-no";

export const cashNeedsQuestions: readonly Question[] = [
  {
    name: "debt",
    control: "yes-no",
    wording: "Do you have debt to pay off when you retire?",
    shortName: "Debt",
    options: YES_NO,
    opens: {
      value: "yes",
      questions: [
        {
          name: "debtAmount",
          control: "amount",
          wording: "How much will you still owe?",
          shortName: "Debt",
          hint: "Home loan, car and cards together",
        },
      ],
    },
  },
  {
    name: "emergencyMoney",
    control: "yes-no",
    wording: "Do you have enough money for emergencies?",
    shortName: "Emergency money",
    hint: "About three months of income that you can get at within a few days",
    options: YES_NO,
    opens: {
      value: "no",
      questions: [
        {
          name: "currentNetIncomeAmount",
          control: "amount",
          wording: "What do you take home each month?",
          shortName: "Monthly income",
          hint: "After tax. We set aside up to three times this",
        },
      ],
    },
  },
  {
    name: "otherCash",
    control: "yes-no",
    wording: "Do you need cash for anything else?",
    shortName: "Other cash",
    hint: "A car, a trip, repairs to the house",
    options: YES_NO,
    opens: {
      value: "yes",
      questions: [
        { name: "otherCashAmount", control: "amount", wording: "How much?", shortName: "Other cash" },
      ],
    },
  },
];
