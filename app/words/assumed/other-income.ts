import { formatRand } from "~/base/money";
import { capitalise, nameMonth } from "../plan/write-figures";
import type { Profile } from "~/contract/survey/profile";
import { type AssumedLine, DATED_INCOMES, FOR_TAX_ONLY } from "./assumed-line";
import { noteOpenEnd, sayDatedIncomes } from "./dated-incomes";

/** Whether the person ticked another income to fall back on. */
const namesOtherIncome = ({ futureIncomeSupport }: Profile) => futureIncomeSupport.includes(2);

/** Another taxable income, which raises the tax rate of the plan's income. */
export const otherIncomeLine: AssumedLine = {
  key: "income",
  assumed: "other_taxable_income",
  fields: ["otherTaxableIncomePerMonth", "otherTaxableIncomeUntil", "otherIncomes"],
  findChoice: ({ otherTaxableIncomePerMonth: other, otherIncomes }) => {
    if (other === undefined && otherIncomes === undefined) return undefined;
    return (other ?? 0) > 0 || (otherIncomes ?? []).length > 0 ? "yes" : "no";
  },
  sayAssumed: (profile, { person: { You, they, does } }) =>
    namesOtherIncome(profile)
      ? {
          title: `${You} ${does("have")} other income, and did not say how much`,
          note: "With it, more tax is due every month.",
          isOpen: true,
        }
      : {
          title: `${You} ${does("have")} no other income`,
          note: `If ${they} have, more tax is due every month.`,
        },
  sayTold: (profile, { person: { You, does } }) => {
    const { otherTaxableIncomePerMonth: other = 0, otherTaxableIncomeUntil: until } = profile;
    if ((profile.otherIncomes ?? []).length > 0) return sayDatedIncomes(profile);
    return other > 0
      ? {
          title: `${You} ${does("have")} ${formatRand(other)} a month of other income${until ? ` until ${nameMonth(until)}` : ""}`,
          note: noteOpenEnd(profile),
        }
      : { title: `${You} ${does("have")} no other income`, note: "" };
  },
  page: {
    heading: ({ your }) => `${capitalise(your)} other income`,
    question: ({ you }) => `Will ${you} have any other income that is taxed?`,
    hint: "When this one begins",
    choices: [
      { value: "no", label: "No other income", sets: { otherTaxableIncomePerMonth: 0 } },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "otherTaxableIncomePerMonth",
            label: "How much a month, before tax?",
            hint: "All of it added up, in today’s rand",
            shortName: "Other income",
          },
          {
            field: "otherTaxableIncomeUntil",
            label: "Until which month, if it ends?",
            hint: "The last one that is paid, for example 03/2031",
            shortName: "Last month",
            isOptional: true,
          },
        ],
      },
    ],
    more: { words: "Incomes one by one: whose, from when, and until when", path: DATED_INCOMES },
    why: [
      ({ you, they, does }) =>
        `Tax rises with everything that ${you} ${does("are")} paid together. The more ${they} have besides, the less is left of this income.`,
      ...FOR_TAX_ONLY,
    ],
    counts: ["A pension, or another annuity", "Rent, after its costs", "Pay from work, or a business"],
    doesNotCount: [
      ({ you, does }) => `What ${you} ${does("take")} from a unit trust or savings`,
      ({ their }) => `What ${their} partner earns, which is told one by one`,
      "The older person’s grant",
    ],
  },
};
