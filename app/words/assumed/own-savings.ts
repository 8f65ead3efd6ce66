import { formatRand } from "~/base/money";
import { capitalise } from "../plan/write-figures";
import type { AssumedLine } from "./assumed-line";

/** The person's own savings, which join the unit trust. */
export const ownSavingsLine: AssumedLine = {
  key: "own-savings",
  assumed: "own_savings",
  fields: ["ownSavings", "ownSavingsForNeeds"],
  findChoice: ({ ownSavings: own }) => (own === undefined ? undefined : own > 0 ? "yes" : "no"),
  sayAssumed: (_, { person: { You, your, does } }) => ({
    title: `${You} ${does("have")} no other savings that pay an income`,
    note: `Other savings that pay an income too would raise ${your} income.`,
  }),
  sayTold: (profile, { figures, person: { You, their, does } }) => {
    const { ownSavings: own = 0, ownSavingsForNeeds } = profile;
    if (own <= 0) return { title: `${You} ${does("have")} no other savings that pay an income`, note: "" };
    const title = `${You} ${does("have")} ${formatRand(own)} of ${their} own savings`;
    const joins = "They join the unit trust, and pay an income from it.";
    const used = Math.round(figures?.cash_recommendations.own_savings_used ?? 0);
    if (used > 0)
      return {
        title,
        note: `${formatRand(used)} pays for cash needs. What is left joins the unit trust, and pays an income from it.`,
      };
    return { title, note: ownSavingsForNeeds === false ? `${joins} None of it pays for cash needs.` : joins };
  },
  page: {
    heading: ({ your }) => `${capitalise(your)} own savings`,
    question: ({ you, their, does }) =>
      `${capitalise(does("do"))} ${you} have savings of ${their} own that should pay an income too?`,
    choices: [
      { value: "no", label: "No", sets: { ownSavings: 0 } },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "ownSavings",
            label: ({ you, does }) => `How much ${does("do")} ${you} have today?`,
            hint: "All of it added up",
            shortName: "Own savings",
          },
          {
            field: "ownSavingsForNeeds",
            label: ({ your }) => `May they pay for ${your} cash needs?`,
            hint: "Without an answer we take it as a yes",
            shortName: "Own savings for cash needs",
            isOptional: true,
          },
        ],
      },
    ],
    why: [
      ({ you, does }) =>
        `We take them to join the unit trust when ${you} ${does("retire")}, and to pay an income from then on.`,
      ({ you, their, does }) =>
        `They are never part of the cash that ${you} ${does("take")} from ${their} fund, and no limit of the law applies to them.`,
      ({ you, their, does }) =>
        `If ${you} ${does("need")} more cash than is free of tax, they pay for the rest first, so that less tax is due. If ${their} income is taxed at a higher rate than that cash would be, this can cost up to 1.3% of ${their} income after tax: then say no.`,
    ],
    counts: [
      "Unit trusts and shares",
      "Tax-free savings accounts",
      "Money in the bank that is not kept for emergencies",
    ],
    doesNotCount: [
      ({ you, does }) => `The home that ${you} ${does("live")} in`,
      ({ you, does }) => `What ${you} ${does("keep")} for emergencies`,
    ],
  },
};
