import { formatRand } from "~/base/money";
import { capitalise } from "../plan/write-figures";
import type { AssumedLine } from "./assumed-line";

/** Contributions that were never deducted from income, which leave the funds free of tax. */
export const notDeductedLine: AssumedLine = {
  key: "not-deducted",
  assumed: "contributions_not_deducted",
  fields: ["contributionsNotDeducted"],
  findChoice: ({ contributionsNotDeducted: amount }) =>
    amount === undefined ? undefined : amount > 0 ? "yes" : "no",
  sayAssumed: (_, { person: { your } }) => ({
    title: `All of ${your} contributions were deducted from tax`,
    note: "",
  }),
  sayTold: ({ contributionsNotDeducted: amount = 0 }, { figures, person: { your, their } }) => {
    if (amount <= 0) return { title: `All of ${your} contributions were deducted from tax`, note: "" };
    const left = Math.round(figures?.cash_recommendations.contributions_not_deducted_left ?? 0);
    return {
      title: `${formatRand(amount)} of ${your} contributions was never deducted`,
      note:
        left > 0
          ? `It comes off ${their} lump sum before tax. ${formatRand(left)} is left, and makes income free of tax.`
          : `It comes off ${their} lump sum before tax.`,
    };
  },
  page: {
    heading: "Contributions that were never deducted",
    question: ({ you, their, does }) =>
      `${capitalise(does("have"))} ${you} paid in more than SARS let ${you} deduct from ${their} income?`,
    hint: ({ their }) => `It stands on ${their} last tax assessment, as carried forward`,
    choices: [
      { value: "no", label: "No", sets: { contributionsNotDeducted: 0 } },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "contributionsNotDeducted",
            label: "How much, all years together?",
            hint: "What SARS carries forward, not what was paid in",
            shortName: "Contributions never deducted",
          },
        ],
      },
    ],
    why: [
      ({ their }) =>
        `They come out free of tax: first they are taken off ${their} lump sum before it is taxed.`,
      ({ their }) =>
        `What is left of them then makes ${their} annuity income free of tax until it is used up. SARS has to be told on the first tax return.`,
    ],
    counts: [
      ({ their }) => `Contributions above what may be deducted in a year, at most 27.5% of ${their} income`,
      "Contributions made without any taxable income",
    ],
    doesNotCount: ["Growth on them", ({ their }) => `What ${their} employer paid in and was deducted`],
  },
};
