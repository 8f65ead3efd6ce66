import { formatRand } from "~/base/money";
import { capitalise } from "../plan/write-figures";
import { type AssumedLine, FOR_TAX_ONLY } from "./assumed-line";

/** The medical scheme, whose credits lower the tax. */
export const medicalLine: AssumedLine = {
  key: "medical",
  assumed: "medical_people",
  fields: ["medicalPeople", "medicalContributionPerMonth"],
  findChoice: ({ medicalPeople: people }) => (people === undefined ? undefined : people > 0 ? "yes" : "no"),
  sayAssumed: (_, { person: { You, they, their, does } }) => ({
    title: `${You} ${does("pay")} for no medical scheme`,
    note: `If ${they} do, ${their} tax is lower.`,
  }),
  sayTold: ({ medicalPeople: people = 0, medicalContributionPerMonth: paid = 0 }, { person }) => {
    const { You, your, does } = person;
    if (people === 0) return { title: `${You} ${does("pay")} for no medical scheme`, note: "" };
    const covered = people === 1 ? "one person" : `${people} people`;
    const price = paid > 0 ? `, for ${formatRand(paid)} a month` : "";
    return {
      title: `${capitalise(your)} medical scheme covers ${covered}${price}`,
      note: "Its credits are counted.",
    };
  },
  page: {
    heading: ({ your }) => `${capitalise(your)} medical scheme`,
    question: ({ you }) => `Will ${you} pay for a medical scheme?`,
    hint: "A registered one, when this income begins",
    choices: [
      { value: "no", label: "No", sets: { medicalPeople: 0 } },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "medicalPeople",
            label: "How many people does it cover?",
            hint: ({ You }) => `${You} among them`,
            shortName: "People covered",
          },
          {
            field: "medicalContributionPerMonth",
            label: ({ you, does }) => `What ${does("do")} ${you} pay a month?`,
            hint: "For all of them together",
            shortName: "Contribution",
          },
        ],
      },
    ],
    why: [
      ({ your }) =>
        `Each person whom it covers takes a fixed amount off ${your} tax every month. From 65 on, part of a high contribution comes off as well.`,
      ...FOR_TAX_ONLY,
    ],
    doesNotCount: ["Hospital cash plans and gap cover", "Bills that no scheme pays"],
  },
};
