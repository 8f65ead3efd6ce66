/** A term that needs explaining, as a question and its answer. */
export type ExplainedTerm = { question: string; answer: readonly string[] };

/** The terms of the walk-through, each explained in the same words wherever it stands. */
export const TERMS = {
  counted: {
    question: "What is counted here?",
    answer: [
      "The retirement savings that you told us about, before tax.",
      "Your home, your bank savings and your other investments are not counted.",
      "All amounts are in today’s rand: money with the buying power that it has today.",
      "Prices rise. So you will see larger figures later, but they will buy the same.",
    ],
  },
  unitTrust: {
    question: "What is a unit trust?",
    answer: [
      "An investment that you share with many other people. A manager looks after it.",
      "You can take money out at any time. Its value goes up and down with markets.",
    ],
  },
  annuity: {
    question: "What is an annuity?",
    answer: [
      "An annuity turns your savings into an income that is paid to you every month.",
      "The law says that what you do not take in cash has to buy one.",
    ],
  },
  moreThanNeeded: {
    question: "If the income is more than you need",
    answer: [
      "You can invest what is over in a Retirement Annuity.",
      "What you pay in lowers your tax, up to a limit. You can draw an income from it later.",
    ],
  },
} as const satisfies Record<string, ExplainedTerm>;
