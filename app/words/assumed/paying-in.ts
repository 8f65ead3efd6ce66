import { formatRand } from "~/base/money";
import { formatDayMonthYear } from "~/base/date";
import type { Profile } from "~/contract/survey/profile";
import { capitalise, writeDate } from "../plan/write-figures";
import type { AssumedLine } from "./assumed-line";

const sayRetirement = ({ retirementDate }: Profile, they: string) =>
  retirementDate ? writeDate(formatDayMonthYear(retirementDate)) : `${they} retire`;

/** Contributions until retirement. */
export const payingInLine: AssumedLine = {
  key: "paying-in",
  assumed: "contribution_per_month",
  fields: ["contributionPerMonth"],
  findChoice: ({ contributionPerMonth: paid }) => (paid === undefined ? undefined : paid > 0 ? "yes" : "no"),
  sayAssumed: (profile, { person: { You, they, their, does } }) => ({
    title: `${You} ${does("pay")} nothing more into ${their} fund`,
    note: `What ${they} pay in until ${sayRetirement(profile, they)} would raise ${their} income.`,
  }),
  sayTold: ({ contributionPerMonth: paid = 0, ...profile }, { person: { You, they, their, does } }) =>
    paid > 0
      ? {
          title: `${You} ${does("pay")} in ${formatRand(paid)} a month`,
          note: `We count it until ${sayRetirement(profile, they)}.`,
        }
      : { title: `${You} ${does("pay")} nothing more into ${their} fund`, note: "" },
  page: {
    heading: ({ you, does }) => `What ${you} still ${does("pay")} in`,
    question: ({ you, they, their, does }) =>
      `${capitalise(does("do"))} ${you} still pay into ${their} fund until ${they} retire?`,
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
            hint: ({ you, their, does }) =>
              `What ${you} ${does("pay")} and ${their} employer pays, in today’s rand`,
            shortName: "Paid in a month",
          },
        ],
      },
    ],
    why: [
      ({ you, their, does }) =>
        `Each month until ${you} ${does("retire")} adds to ${their} savings, and grows with them. We take it to rise with prices.`,
    ],
  },
};
