import type { Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { findEmergencySavings } from "./emergency-savings";
import type { QuestionWords } from "./question";
import { sayRand } from "./review-words";

function saySetAside(profile: Profile, limits: SurveyLimits): string {
  const toSetAside = sayRand(findEmergencySavings(profile, limits));
  return `Not enough. I take home ${sayRand(profile.currentNetIncomeAmount)} a month, so ${toSetAside} is set aside`;
}

export const cashNeedsQuestions: readonly QuestionWords[] = [
  {
    name: "debt",
    wording: "Do you have debt to pay off when you retire?",
    shortName: "Debt",
    listName: "Debt when you retire",
    review: ({ debt, debtAmount }) => (debt ? `Yes, ${sayRand(debtAmount)} to pay off` : "No"),
  },
  {
    name: "debtAmount",
    wording: "How much will you still owe?",
    shortName: "Debt",
    hint: "Home loan, car and cards together",
  },
  {
    name: "emergencyMoney",
    wording: "Do you have enough money for emergencies?",
    shortName: "Emergency money",
    listName: "Money for emergencies",
    review: (profile, limits) => (profile.emergencyMoney ? "Enough" : saySetAside(profile, limits)),
    hint: "About three months of income that you can use within a few days",
  },
  {
    name: "currentNetIncomeAmount",
    wording: "What do you take home each month?",
    shortName: "Monthly income",
    hint: "After tax. We set aside up to three times this",
  },
  {
    name: "otherCash",
    wording: "Do you need cash for anything else?",
    shortName: "Other cash",
    review: ({ otherCash, otherCashAmount }) =>
      otherCash ? `Yes, ${sayRand(otherCashAmount)} for personal use` : "No",
    hint: "A car, a trip, repairs to the house",
  },
  { name: "otherCashAmount", wording: "How much?", shortName: "Other cash" },
  {
    name: "earlierCash",
    wording: "Have you ever taken cash from a retirement fund, or severance pay?",
    shortName: "Cash taken before",
    hint: "For example when you left a job. What you took from a savings pot does not count",
    options: [
      { value: "no", label: "No, never" },
      { value: "unsure", label: "I am not sure", hint: "We assume none for now" },
      { value: "yes", label: "Yes" },
    ],
    review: ({ earlierCash, earlierLumpSums }) => {
      if (earlierCash === "yes") return `Yes, ${sayRand(earlierLumpSums)} before tax`;
      return earlierCash === "no" ? "No, never" : "Not sure, so none is counted";
    },
  },
  {
    name: "earlierLumpSums",
    wording: "How much, before tax?",
    shortName: "Cash taken before",
    hint: "All payments added up. Each stands on its tax certificate",
  },
];
