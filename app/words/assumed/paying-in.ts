import { formatRand } from "~/base/money";
import { formatDayMonthYear } from "~/base/date";
import type { Profile } from "~/contract/survey/profile";
import { writeDate } from "../plan/write-figures";
import type { AssumedLine } from "./assumed-line";

const sayRetirement = ({ retirementDate }: Profile) =>
  retirementDate ? writeDate(formatDayMonthYear(retirementDate)) : "you retire";

/** What is still paid in until retirement. */
export const payingInLine: AssumedLine = {
  key: "paying-in",
  assumed: "contribution_per_month",
  fields: ["contributionPerMonth"],
  findChoice: ({ contributionPerMonth: paid }) => (paid === undefined ? undefined : paid > 0 ? "yes" : "no"),
  sayAssumed: (profile) => ({
    title: "You pay nothing more into your fund",
    note: `What you pay in until ${sayRetirement(profile)} would raise your income.`,
  }),
  sayTold: ({ contributionPerMonth: paid = 0, ...profile }) =>
    paid > 0
      ? {
          title: `You pay in ${formatRand(paid)} a month`,
          note: `We count it until ${sayRetirement(profile)}.`,
        }
      : { title: "You pay nothing more into your fund", note: "" },
  page: {
    heading: "What you still pay in",
    question: "Do you still pay into your fund until you retire?",
    choices: [
      { value: "no", label: "No", sets: { contributionPerMonth: 0 } },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "contributionPerMonth",
            label: "How much a month?",
            hint: "Yours and your employer’s together, in today’s rand",
            shortName: "Paid in a month",
          },
        ],
      },
    ],
    why: [
      "Each month until you retire adds to your savings, and grows with them. We take it to rise with prices.",
    ],
  },
};
