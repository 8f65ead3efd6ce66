import { formatRand } from "~/base/money";
import type { AssumedLine } from "./assumed-line";

/** The person's own savings, which join the unit trust. */
export const ownSavingsLine: AssumedLine = {
  key: "own-savings",
  assumed: "own_savings",
  fields: ["ownSavings"],
  findChoice: ({ ownSavings: own }) => (own === undefined ? undefined : own > 0 ? "yes" : "no"),
  sayAssumed: (_, { person: { You, your, does } }) => ({
    title: `${You} ${does("have")} no other savings that pay an income`,
    note: `Other savings that pay an income too would raise ${your} income.`,
  }),
  sayTold: ({ ownSavings: own = 0 }, { person: { You, their, does } }) =>
    own > 0
      ? {
          title: `${You} ${does("have")} ${formatRand(own)} of ${their} own savings`,
          note: "They join the unit trust, and pay an income from it.",
        }
      : { title: `${You} ${does("have")} no other savings that pay an income`, note: "" },
  page: {
    heading: "Your own savings",
    question: "Do you have savings of your own that should pay you an income too?",
    choices: [
      { value: "no", label: "No", sets: { ownSavings: 0 } },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "ownSavings",
            label: "How much do you have today?",
            hint: "All of it added up",
            shortName: "Own savings",
          },
        ],
      },
    ],
    why: [
      "We take them to join the unit trust when you retire, and to pay you an income from then on.",
      "They are never part of the cash that you take from your fund, and no limit of the law applies to them.",
    ],
    counts: [
      "Unit trusts and shares",
      "Tax-free savings accounts",
      "Money in the bank that you do not keep for emergencies",
    ],
    doesNotCount: ["The home that you live in", "What you keep for emergencies"],
  },
};
