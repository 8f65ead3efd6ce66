import type { QuestionWords } from "./question";
import { sayDay, sayMonthlySupport } from "./review-words";

function askSupport(place: 1 | 2, words: { until: string; whom: string }): readonly QuestionWords[] {
  return [
    {
      name: `dependants[${place}].futureIncomeSupportYear`,
      wording: words.until,
      shortName: `Support for ${words.whom} until`,
      hint: "The year, in four digits",
    },
    {
      name: `dependants[${place}].futureIncomeSupportAmount`,
      wording: "How much a month?",
      shortName: `Monthly support for ${words.whom}`,
      hint: "In today’s rand",
    },
  ];
}

export const dependantsQuestions: readonly QuestionWords[] = [
  {
    name: "hasPartner",
    wording: "Do you support a life partner?",
    shortName: "Life partner",
    listName: "Partner",
    review: ({ hasPartner, dependants: [partner] }) =>
      hasPartner
        ? `${partner.fullName}, ${partner.gender}, born ${sayDay(partner.dateOfBirth)}`
        : "I do not support a life partner",
  },
  {
    name: "dependants[0].fullName",
    wording: "What are your partner’s name and surname?",
    shortName: "Partner’s name",
  },
  {
    name: "dependants[0].gender",
    wording: "What is your partner’s gender?",
    shortName: "Partner’s gender",
    options: [
      { value: "female", label: "Woman" },
      { value: "male", label: "Man" },
    ],
  },
  {
    name: "dependants[0].dateOfBirth",
    wording: "When was your partner born?",
    shortName: "Partner’s date of birth",
    hint: "DD/MM/YYYY",
  },
  {
    name: "hasChild",
    wording: "Do you support children?",
    shortName: "Children",
    review: ({ hasChild, dependants: [, child] }) =>
      hasChild ? sayMonthlySupport(child) : "I do not support children",
  },
  ...askSupport(1, { until: "Until which year will you support them?", whom: "children" }),
  {
    name: "hasOther",
    wording: "Do you support anyone else?",
    shortName: "Someone else",
    review: ({ hasOther, dependants: [, , other] }) =>
      hasOther ? sayMonthlySupport(other) : "I do not support anyone else",
    hint: "A parent, for example",
  },
  ...askSupport(2, { until: "Until which year will you support this person?", whom: "someone else" }),
];
