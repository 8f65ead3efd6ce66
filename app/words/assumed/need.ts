import { formatRand } from "~/base/money";
import { capitalise } from "../plan/write-figures";
import type { AssumedLine } from "./assumed-line";

/** The person's monthly need, with which the plan is compared. */
export const needLine: AssumedLine = {
  key: "need",
  assumed: "income_needed",
  fields: ["incomeNeeded", "needAlonePercent"],
  findChoice: ({ incomeNeeded: need }) => (need === undefined ? undefined : "yes"),
  sayAssumed: (_, { person: { You, they } }) => ({
    title: `${You} did not say what ${they} need`,
    note: "With it, the plan says whether this income is enough.",
    isMissing: true,
  }),
  sayTold: ({ incomeNeeded: need = 0, needAlonePercent: alone }, { person: { You, does } }) => ({
    title: `${You} ${does("need")} ${formatRand(need)} a month`,
    note: alone === undefined ? "After tax." : `After tax. One of two alone needs ${alone}% of it.`,
  }),
  page: {
    heading: ({ you, does }) => `What ${you} ${does("need")}`,
    question: ({ you, they, does }) => `${capitalise(does("do"))} ${you} know how much ${they} need a month?`,
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
            hint: ({ they }) => `In today’s rand, for all that ${they} pay`,
            shortName: "Needed a month",
          },
          {
            field: "needAlonePercent",
            label: "How many percent of it does one of the two need alone?",
            hint: "Only where this plan supports a partner: from 30 to 100. Empty counts as 100",
            shortName: "Needed by one alone",
            isOptional: true,
          },
        ],
      },
    ],
    why: [
      ({ your, they }) =>
        `${capitalise(your)} plan then opens with what is short or over, and says how surely what ${they} need lasts for life.`,
      "We show it in a shared plan only where that was ticked.",
    ],
    counts: [
      "Food, rent or rates, water and power",
      ({ they, their }) => `${capitalise(their)} medical scheme, transport, and those ${they} support`,
    ],
    doesNotCount: [({ their }) => `Debt that is paid off from ${their} cash`, "Tax on this income"],
  },
};
