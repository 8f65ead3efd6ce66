import { formatRand } from "~/base/money";
import { capitalise } from "../plan/write-figures";
import { type AssumedLine, type LineContext, UNSURE } from "./assumed-line";

function warnOfTax({ figures, person: { they } }: LineContext): string {
  const taken = figures?.cash_recommendations.lump_sum ?? 0;
  if (taken < 1) return `If ${they} have, less is left to take free of tax.`;
  return `If ${they} have, tax may be due on the ${formatRand(taken)} ${they} take, or we may advise taking less.`;
}

/** Lump sums taken earlier, which use up the tax-free amount. */
export const cashBeforeLine: AssumedLine = {
  key: "cash-before",
  assumed: "earlier_lump_sums",
  fields: ["earlierCash", "earlierLumpSums"],
  findChoice: ({ earlierCash }) => earlierCash,
  sayAssumed: ({ earlierCash }, context) =>
    earlierCash === UNSURE
      ? {
          title: `${context.person.You} ${context.person.does("are")} not sure whether ${context.person.they} took cash before`,
          note: warnOfTax(context),
          isOpen: true,
        }
      : {
          title: `${context.person.You} ${context.person.does("have")} taken no cash before`,
          note: warnOfTax(context),
        },
  sayTold: ({ earlierLumpSums = 0 }, { person: { You, does } }) =>
    earlierLumpSums > 0
      ? {
          title: `${You} took ${formatRand(earlierLumpSums)} in cash before`,
          note: "Less is left to take free of tax.",
        }
      : { title: `${You} ${does("have")} taken no cash before`, note: "" },
  page: {
    heading: ({ you }) => `Cash ${you} took before`,
    question: ({ you, does }) =>
      `${capitalise(does("have"))} ${you} ever taken cash from a retirement fund, or severance pay?`,
    hint: "Add up every payment that counts: see below",
    choices: [
      { value: "no", label: "No, never", sets: { earlierCash: "no" } },
      {
        value: UNSURE,
        label: "I am not sure",
        note: "We assume none for now",
        sets: { earlierCash: UNSURE },
      },
      {
        value: "yes",
        label: "Yes",
        sets: { earlierCash: "yes" },
        asks: [
          {
            field: "earlierLumpSums",
            label: "How much, before tax?",
            hint: "It stands on the tax certificate of each payment",
            shortName: "Cash taken before",
          },
        ],
      },
    ],
    why: [
      ({ you, they, does }) =>
        `Part of what ${you} ${does("take")} in cash from funds is free of tax, once in a life. What ${they} took before has used up some of it.`,
      "The tax on this lump sum is higher for it, and we may advise taking less.",
    ],
    counts: [
      ({ you }) => `Cash when ${you} left a job, since March 2009`,
      ({ you }) => `Cash when ${you} retired from a fund, since October 2007`,
      "Severance pay, since March 2011",
    ],
    doesNotCount: [
      ({ you, their }) => `What ${you} took from ${their} savings pot, since September 2024`,
      "Money moved from one fund to another",
      "An inheritance, or pay from work",
    ],
    fold: {
      summary: "I am not sure: how to ask SARS",
      sentences: [
        "Every payment came with a tax certificate, an IRP5 or IT3(a). The amounts stand on it before tax.",
        "If they are gone, SARS sees them on the tax record: log in to eFiling, call 0800 00 7277, or ask at a branch.",
      ],
    },
  },
};
