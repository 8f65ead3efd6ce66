import { TEXT_LIMITS } from "~/contract/survey-rules";
import type { Question } from "../question";
import { YES_NO } from "./yes-no";

const partner: Question = {
  name: "hasPartner",
  control: "yes-no",
  wording: "Do you support a life partner?",
  shortName: "Life partner",
  options: YES_NO,
  opens: {
    value: "yes",
    questions: [
      {
        name: "dependants[0].fullName",
        control: "text",
        wording: "What are your partner’s name and surname?",
        shortName: "Partner’s name",
        longest: TEXT_LIMITS.partnerName + 1,
      },
      {
        name: "dependants[0].gender",
        control: "cards",
        wording: "What is your partner’s gender?",
        shortName: "Partner’s gender",
        options: [
          { value: "male", label: "Male" },
          { value: "female", label: "Female" },
        ],
      },
      {
        name: "dependants[0].dateOfBirth",
        control: "date",
        wording: "When was your partner born?",
        shortName: "Partner’s date of birth",
        hint: "DD/MM/YYYY",
      },
    ],
  },
};

function askSupport(place: 1 | 2, words: { until: string; whom: string }): readonly Question[] {
  return [
    {
      name: `dependants[${place}].futureIncomeSupportYear`,
      control: "year",
      wording: words.until,
      shortName: `Support for ${words.whom} until`,
      hint: "The year, in four digits",
    },
    {
      name: `dependants[${place}].futureIncomeSupportAmount`,
      control: "amount",
      wording: "How much a month?",
      shortName: `Monthly support for ${words.whom}`,
      hint: "In today’s rand",
    },
  ];
}

const children: Question = {
  name: "hasChild",
  control: "yes-no",
  wording: "Do you support children?",
  shortName: "Children",
  options: YES_NO,
  opens: {
    value: "yes",
    questions: askSupport(1, {
      until: "Until which year will you support them?",
      whom: "children",
    }),
  },
};

const someoneElse: Question = {
  name: "hasOther",
  control: "yes-no",
  wording: "Do you support anyone else?",
  shortName: "Someone else",
  hint: "A parent, for example",
  options: YES_NO,
  opens: {
    value: "yes",
    questions: askSupport(2, {
      until: "Until which year will you support this person?",
      whom: "someone else",
    }),
  },
};

export const dependantsQuestions: readonly Question[] = [partner, children, someoneElse];
