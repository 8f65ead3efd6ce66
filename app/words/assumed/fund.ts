import { formatRand } from "~/base/money";
import { FUND_PARTS } from "~/contract/survey/fund-parts";
import { PART_WORDS } from "../survey/savings";
import { capitalise } from "../plan/write-figures";
import { type AssumedLine, FUNDS_ONE_BY_ONE } from "./assumed-line";
import { sayFunds } from "./funds";

/** The parts of the fund's money, which decide how much of it may be taken in cash. */
export const fundLine: AssumedLine = {
  key: "fund",
  assumed: "fund_vested_whole",
  fields: [...FUND_PARTS, "funds"],
  findChoice: ({ fundVestedWhole, funds }) => (fundVestedWhole === undefined && !funds ? undefined : "yes"),
  sayAssumed: (_, { person: { your } }) => ({
    title: "One third may be taken in cash",
    note: `${capitalise(your)} fund may allow more, or less. Its statement has the amounts.`,
  }),
  sayTold: ({ funds }, { figures, person: { You, your } }) => ({
    title: figures
      ? `${You} may take up to ${formatRand(figures.cash_recommendations.max_available_for_withdrawl)} in cash`
      : `${capitalise(your)} fund’s amounts say what may be taken in cash`,
    note: funds ? sayFunds(funds) : figures ? `${capitalise(your)} fund’s amounts say so.` : "",
  }),
  page: {
    heading: ({ your }) => `What ${your} fund is made of`,
    question: ({ your }) => `Is the statement of ${your} fund at hand?`,
    hint: "It shows up to four amounts, which add up to the savings",
    choices: [
      { value: "no", label: "No", note: "We go on assuming that a third may be taken", sets: {} },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: FUND_PARTS.map((field) => {
          const { wording: label, hint, shortName } = PART_WORDS[field];
          return { field, label, hint, shortName };
        }),
      },
    ],
    more: { words: "More than one fund: what each of them allows", path: FUNDS_ONE_BY_ONE },
    why: [
      ({ you }) =>
        `The law lets ${you} take some of these amounts whole, a third of one, and nothing of the retirement pot.`,
      "Without them we take a third of everything, which is right for many and wrong for those who have provident money or an empty savings pot.",
    ],
  },
};
