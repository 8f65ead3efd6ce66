import { formatRand } from "~/base/money";
import type { AssumedLine } from "./assumed-line";

/** What the person needs a month, which the plan is then held against. */
export const needLine: AssumedLine = {
  key: "need",
  assumed: "income_needed",
  fields: ["incomeNeeded"],
  findChoice: ({ incomeNeeded: need }) => (need === undefined ? undefined : "yes"),
  sayAssumed: (_, { person: { You, they } }) => ({
    title: `${You} did not say what ${they} need`,
    note: "With it, the plan says whether this income is enough.",
    isMissing: true,
  }),
  sayTold: ({ incomeNeeded: need = 0 }, { person: { You, does } }) => ({
    title: `${You} ${does("need")} ${formatRand(need)} a month`,
    note: "After tax.",
  }),
  page: {
    heading: "What you need",
    question: "Do you know how much you need a month?",
    choices: [
      { value: "no", label: "I do not know", sets: {} },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "incomeNeeded",
            label: "How much a month, after tax?",
            hint: "In today’s rand, for all that you pay yourself",
            shortName: "What you need",
          },
        ],
      },
    ],
    why: [
      "Your plan then opens with what is short or over, and says how surely what you need lasts for life.",
      "We show it in a plan that you share only if you tick that.",
    ],
    counts: ["Food, rent or rates, water and power", "Your medical scheme, transport, and those you support"],
    doesNotCount: ["Debt that you pay off from your cash", "Tax on this income"],
  },
};
