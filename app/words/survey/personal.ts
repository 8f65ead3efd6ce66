import { ageOn } from "~/base/date";
import type { Profile } from "~/contract/survey/profile";
import type { QuestionWords } from "./question";
import { sayDay, sayPhone } from "./review-words";

function sayRetirement({ dateOfBirth, retirementDate }: Profile): string {
  const age = dateOfBirth && retirementDate && ageOn(dateOfBirth, retirementDate);
  return age === undefined ? sayDay(retirementDate) : `${sayDay(retirementDate)}, at age ${age}`;
}

export const personalQuestions: readonly QuestionWords[] = [
  {
    name: "name",
    wording: "What is your preferred name?",
    shortName: "Preferred name",
    listName: "Your name",
    autoComplete: "given-name",
  },
  {
    name: "surname",
    wording: "What is your surname?",
    shortName: "Surname",
    listName: "Your surname",
    hint: "As it appears on your ID",
    autoComplete: "family-name",
  },
  {
    name: "email",
    wording: "What is your email address?",
    shortName: "Email",
    listName: "Your email",
    autoComplete: "email",
  },
  {
    name: "phone",
    wording: "What is your cell phone number?",
    shortName: "Cell phone number",
    listName: "Your cell number",
    review: ({ phone }) => sayPhone(phone),
    hint: "For example 82 123 4567",
    autoComplete: "tel-national",
  },
  {
    name: "retirementDate",
    wording: "When do you want to retire?",
    shortName: "Retirement date",
    listName: "When you retire",
    review: sayRetirement,
    hint: "DD/MM/YYYY, from today to five years from now",
  },
  {
    name: "dateOfBirth",
    wording: "When were you born?",
    shortName: "Date of birth",
    listName: "When you were born",
    review: ({ dateOfBirth, age }) => `${sayDay(dateOfBirth)}, ${age} years old`,
    hint: "DD/MM/YYYY, for example 14/03/1963",
    autoComplete: "bday",
  },
  {
    name: "gender",
    wording: "What is your gender?",
    shortName: "Gender",
    hint: "Women live longer than men on average, so the figures differ",
    options: [
      { value: "female", label: "Woman" },
      { value: "male", label: "Man" },
    ],
  },
  {
    name: "isNedgroupMember",
    wording: "Do you work for the Nedbank group?",
    shortName: "Nedbank group",
    review: ({ isNedgroupMember }) =>
      isNedgroupMember ? "Yes, I or my family work there" : "No, neither I nor my family work there",
    hint: "Also choose Yes if a close family member does, or if you work for one of its partner companies",
  },
];
