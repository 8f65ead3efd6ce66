import { TEXT_LIMITS } from "~/contract/survey-rules";
import type { Question } from "../question";
import { YES_NO } from "./yes-no";

export const personalQuestions: readonly Question[] = [
  {
    name: "name",
    control: "text",
    wording: "What is your preferred name?",
    shortName: "Preferred name",
    autoComplete: "given-name",
    longest: TEXT_LIMITS.name + 1,
  },
  {
    name: "surname",
    control: "text",
    wording: "What is your surname?",
    shortName: "Surname",
    hint: "As it appears on your ID",
    autoComplete: "family-name",
    longest: TEXT_LIMITS.name + 1,
  },
  {
    name: "email",
    control: "email",
    wording: "What is your email address?",
    shortName: "Email",
    autoComplete: "email",
    longest: TEXT_LIMITS.email + 1,
  },
  {
    name: "phone",
    control: "phone",
    wording: "What is your cell phone number?",
    shortName: "Cell phone number",
    hint: "For example 82 123 4567",
    autoComplete: "tel-national",
  },
  {
    name: "dateOfBirth",
    control: "date",
    wording: "When were you born?",
    shortName: "Date of birth",
    hint: "DD/MM/YYYY, for example 14/03/1963",
    autoComplete: "bday",
  },
  {
    name: "retirementDate",
    control: "date",
    wording: "When do you want to retire?",
    shortName: "Retirement date",
    hint: "DD/MM/YYYY, from today to five years from now",
  },
  {
    name: "gender",
    control: "cards",
    wording: "What is your gender?",
    shortName: "Gender",
    hint: "Women live longer than men on average, so the figures differ",
    options: [
      { value: "male", label: "Male" },
      { value: "female", label: "Female" },
    ],
  },
  {
    name: "isNedgroupMember",
    control: "yes-no",
    wording: "Do you work for the Nedbank group?",
    shortName: "Nedbank group",
    hint: "Also choose Yes if a close family member does, or if you work for one of its partner companies",
    options: YES_NO,
  },
];
