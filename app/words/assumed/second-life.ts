import { formatDayMonthYear, isIsoDate } from "~/base/date";
import { writeDate } from "../plan/write-figures";
import type { AssumedLine } from "./assumed-line";

/** A person, other than a supported partner, to whom part of the guaranteed income continues for life. */
export const secondLifeLine: AssumedLine = {
  key: "second-life",
  assumed: "second_life_dob",
  fields: ["secondLifeBirth", "secondLifeGender"],
  isOf: ({ secondLifeBirth }) => secondLifeBirth !== undefined,
  findChoice: ({ secondLifeBirth }) => (secondLifeBirth === undefined ? undefined : "yes"),
  sayAssumed: (_, { person: { you } }) => ({
    title: `Nobody gets a life annuity after ${you}`,
    note: "A part of it can go on to one other person, and it then pays less.",
  }),
  sayTold: ({ secondLifeBirth = "", secondLifeGender }, { person: { you } }) => {
    const born = isIsoDate(secondLifeBirth)
      ? ` born on ${writeDate(formatDayMonthYear(secondLifeBirth))}`
      : "";
    return {
      title: `A part of a life annuity goes on to a second person after ${you}`,
      note: `A ${secondLifeGender === "male" ? "man" : "woman"}${born}.`,
    };
  },
  page: {
    heading: ({ you }) => `A life annuity after ${you}`,
    question: ({ you, does }) => `Should a part of it go on to another person after ${you} ${does("die")}?`,
    choices: [
      { value: "no", label: "No", sets: {} },
      {
        value: "yes",
        label: "Yes",
        sets: {},
        asks: [
          {
            field: "secondLifeBirth",
            label: "When were they born?",
            hint: "DD/MM/YYYY",
            shortName: "Date of birth",
          },
          {
            field: "secondLifeGender",
            label: "Their gender",
            shortName: "Gender",
            choices: [
              { value: "male", label: "Male" },
              { value: "female", label: "Female" },
            ],
          },
        ],
      },
    ],
    why: [
      "An insurer then pays for two lives, and less a month. We count with 75% for the second person; the plan lets it be any share, up to all of it.",
      "It is for what is guaranteed for life alone. What stays invested is left as capital.",
      "In a shared plan nobody sees who it is.",
    ],
    counts: ["A sister or brother, a friend", "A child of 40 or older"],
    doesNotCount: ["A partner who is supported: the survey asks for one"],
  },
};
