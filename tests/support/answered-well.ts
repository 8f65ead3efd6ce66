import type { Step } from "../../app/contract/survey/field-declaration";
import type { Profile } from "../../app/contract/survey/profile";
import { checkStep, type RuleContext } from "../../app/contract/survey/survey-rules";
import { LIMITS } from "./survey-limits";

export const context: RuleContext = { today: "2026-11-20", limits: LIMITS };

/** Sipho Maseko, an invented person with valid answers in all seven steps. */
export const sipho: Profile = {
  name: "Sipho",
  surname: "Maseko",
  email: "sipho@example.co.za",
  phone: "+270821234567",
  dateOfBirth: "1963-03-14",
  retirementDate: "2027-03-01",
  gender: "male",
  isNedgroupMember: false,
  investments: 4_200_000,
  investmentFund: "Other",
  otherInvestmentFund: "Karoo Wool Board",
  debt: true,
  debtAmount: 150_000,
  emergencyMoney: false,
  currentNetIncomeAmount: 32_000,
  moneyKind: "fund",
  otherCash: true,
  otherCashAmount: 1,
  earlierCash: "yes",
  earlierLumpSums: 250_000,
  contributionsNotDeducted: 60_000,
  hasPartner: true,
  hasChild: true,
  hasOther: true,
  dependants: [
    { fullName: "Zanele Maseko", gender: "female", dateOfBirth: "1966-09-02" },
    { futureIncomeSupportYear: 2031, futureIncomeSupportAmount: 4_000 },
    { futureIncomeSupportYear: 2076, futureIncomeSupportAmount: 1 },
  ],
  futureIncomeSupport: [2],
  importance: "guarantee_inc_and_no_inheritance",
  seriousIllness: false,
  smoker: false,
};

/** The message at a field of a step when Sipho gives other answers. */
export function messageAt(step: Step, field: string, answers: Partial<Profile>, rules = context) {
  return checkStep(step, { ...sipho, ...answers }, rules).find((mistake) => mistake.field === field)?.message;
}
