/** A term that needs explaining, as a question and its answer. */
export type ExplainedTerm = { question: string; answer: readonly string[] };

/**
 * Notes as folds: what a note says in bold opens the rest of it. Those without bold are one fold.
 * @param others what opens those
 */
export function foldNotes(notes: readonly string[], others: string): ExplainedTerm[] {
  const split = notes.map((note) => /^\*\*(.+?)\*\* ?(.*)$/s.exec(note) ?? note);
  const told = split.flatMap((part) => (typeof part === "string" ? [part] : []));
  return [
    ...split.flatMap((part) =>
      typeof part === "string" ? [] : [{ question: part[1] ?? "", answer: [part[2] ?? ""] }],
    ),
    ...(told.length > 0 ? [{ question: others, answer: told }] : []),
  ];
}

/** The terms of the walk-through, each explained in the same words wherever it stands. */
export const TERMS = {
  counted: {
    question: "What is counted here?",
    answer: [
      "The retirement savings that you told us about, before tax.",
      "Your home, your bank savings and your other investments are not counted.",
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
  todaysRand: {
    question: "What is today’s rand?",
    answer: [
      "Money with the buying power that it has today.",
      "Prices rise. So you will see larger figures later, but they will buy the same.",
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
