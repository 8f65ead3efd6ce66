import { capitalise, formatFee, formatPercent } from "../plan/write-figures";
import type { AssumedLine, LineFigures } from "./assumed-line";

/** The interest on the debt, which decides whether repaying it is worth taxed cash. */
export const debtLine: AssumedLine = {
  key: "debt",
  assumed: "debt_interest_perct",
  fields: ["debtInterestPercent"],
  isOf: ({ debt }) => debt === true,
  findChoice: ({ debtInterestPercent }) => (debtInterestPercent === undefined ? undefined : "yes"),
  sayAssumed: (_, { figures, person: { your } }) => ({
    title: `Paying off ${your} debt is worth the tax on the cash`,
    note: sayBreakEven(figures),
  }),
  sayTold: ({ debtInterestPercent = 0 }, { figures, person: { your } }) => ({
    title: `${capitalise(your)} debt costs ${formatFee(debtInterestPercent)} a year`,
    note: sayBreakEven(figures),
  }),
  page: {
    heading: ({ your }) => `What ${your} debt costs`,
    question: ({ you, their, does }) =>
      `${capitalise(does("do"))} ${you} know the interest on ${their} debt?`,
    choices: [
      { value: "no", label: "No", note: "We go on assuming that it is worth paying off", sets: {} },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "debtInterestPercent",
            label: "How much a year, in percent?",
            hint: "As the lender quotes it. Of several debts, what they cost together",
            shortName: "Interest on the debt",
          },
        ],
      },
    ],
    why: [
      "Cash from a fund beyond the tax-free part is taxed. A debt that costs less than that tax is better left, and paid from the income.",
      "With the interest we pay off only as much as is worth its tax, and tell what the rest costs a month.",
    ],
    counts: ["A home loan, a car loan, a personal loan", "Store accounts and credit cards"],
  },
};

function sayBreakEven(figures: LineFigures | undefined): string {
  const told = figures?.cash_recommendations.debt_break_even;
  if (!told || told.lump_sum_rate_perct <= 0) return "";
  return `Cash that is taxed pays if the debt costs more than ${formatPercent(told.break_even_perct)} a year.`;
}
