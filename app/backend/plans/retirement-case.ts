import type { IsoDate } from "~/base/date";
import { hasBackup } from "~/contract/survey/asked-questions";
import { listIncomes, mayOtherIncomeEnd } from "~/contract/survey/other-income-rules";
import type { OtherIncomeAnswer } from "~/contract/survey/other-incomes";
import type { Dependant, Profile } from "~/contract/survey/profile";
import type { RetirementFundAnswer } from "~/contract/survey/retirement-funds";
import type {
  FundParts,
  Life,
  MedicalScheme,
  OtherIncome,
  Preference,
  RetirementCase,
  RetirementFund,
  Support,
} from "~/engine";

const IMPORTANCE = {
  flexible_inc_and_inheritance: "inheritance",
  guarantee_inc_and_no_inheritance: "income",
} as const satisfies Record<NonNullable<Profile["importance"]>, Preference>;

/** The answers that the engine needs; every profile that passed the survey's rules has them. */
export type Answered = Profile &
  Required<Pick<Profile, "dateOfBirth" | "retirementDate" | "gender" | "investments">>;

/** True if a profile has the answers that the engine needs. */
export function isAnswered(profile: Profile): profile is Answered {
  const { dateOfBirth, retirementDate, gender, investments } = profile;
  return [dateOfBirth, retirementDate, gender, investments].every((answer) => answer !== undefined);
}

/**
 * Converts a pruned profile for the engine: a question that was not asked counts as zero, no, or no person. A
 * retirement date in the past becomes the day of the advice.
 */
export function toRetirementCase(profile: Answered, adviceDate: IsoDate): RetirementCase {
  const [partner, child, other] = profile.dependants;
  return {
    adviceDate,
    retirementDate: profile.retirementDate < adviceDate ? adviceDate : profile.retirementDate,
    member: { birthDate: profile.dateOfBirth, sex: profile.gender },
    partner: readPartner(partner),
    secondLife: readPartner({ dateOfBirth: profile.secondLifeBirth, gender: profile.secondLifeGender }),
    savings: profile.investments,
    debt: profile.debtAmount ?? 0,
    debtInterestShare:
      profile.debtInterestPercent === undefined ? undefined : profile.debtInterestPercent / 100,
    emergencyIncomePerMonth: profile.currentNetIncomeAmount ?? 0,
    personalUse: profile.otherCashAmount ?? 0,
    fundParts: readFundParts(profile),
    funds: profile.funds?.map(readRetirementFund),
    earlierLumpSums: profile.earlierCash === "no" ? 0 : profile.earlierLumpSums,
    contributionsNotDeducted: profile.contributionsNotDeducted,
    contributionPerMonth: profile.contributionPerMonth,
    ownSavings: profile.ownSavings,
    ownSavingsForNeeds: profile.ownSavingsForNeeds,
    incomeNeededPerMonth: profile.incomeNeeded,
    ...readOtherIncomes(profile),
    ...(mayOtherIncomeEnd(profile) && { mayOtherIncomeEnd: true }),
    needAloneShare: profile.needAlonePercent === undefined ? undefined : profile.needAlonePercent / 100,
    medicalScheme: readScheme(profile),
    supports: [child, other].flatMap(readSupport),
    hasBackup: hasBackup(profile),
    importance: profile.importance && IMPORTANCE[profile.importance],
    seriousIllness: profile.seriousIllness ?? false,
    smoker: profile.smoker ?? false,
  };
}

/** All four amounts or none, as the survey's rules guarantee. */
function readFundParts(profile: Profile): FundParts | undefined {
  const { fundVestedWhole, fundVestedThird, fundSavings, fundRetirement } = profile;
  if (fundVestedWhole === undefined) return undefined;
  return {
    vestedWhole: fundVestedWhole,
    vestedThird: fundVestedThird ?? 0,
    savingsComponent: fundSavings ?? 0,
    retirementComponent: fundRetirement ?? 0,
  };
}

function readRetirementFund({
  name,
  amount,
  isRetiredFrom,
  isPaidInto,
  ...parts
}: RetirementFundAnswer): RetirementFund {
  const { vestedWhole, vestedThird = 0, savings = 0, retirement = 0 } = parts;
  return {
    ...(name && { name }),
    amount,
    ...(vestedWhole !== undefined && {
      parts: { vestedWhole, vestedThird, savingsComponent: savings, retirementComponent: retirement },
    }),
    retiredFrom: isRetiredFrom,
    paysIn: isPaidInto,
  };
}

/** An income answered as one amount becomes one with dates once its last month is known. */
function readOtherIncomes(
  profile: Profile,
): Pick<RetirementCase, "otherTaxableIncomePerMonth" | "otherIncomes"> {
  const { otherTaxableIncomePerMonth, otherTaxableIncomeUntil, otherIncomes } = profile;
  if (otherTaxableIncomePerMonth && otherTaxableIncomeUntil)
    return { otherIncomes: listIncomes(profile).map(readOtherIncome) };
  return { otherTaxableIncomePerMonth, otherIncomes: otherIncomes?.map(readOtherIncome) };
}

function readOtherIncome({
  monthlyAmount,
  isTaxable,
  owner,
  from,
  until,
  increase,
  survivorPercent,
}: OtherIncomeAnswer): OtherIncome {
  return {
    amountPerMonth: monthlyAmount,
    isTaxable,
    owner: owner === "own" ? "member" : owner,
    ...(from && { from }),
    ...(until && { until }),
    increase,
    survivorShare: survivorPercent / 100,
  };
}

function readScheme({ medicalPeople, medicalContributionPerMonth = 0 }: Profile): MedicalScheme | undefined {
  return medicalPeople === undefined
    ? undefined
    : { people: medicalPeople, contributionPerMonth: medicalContributionPerMonth };
}

function readPartner({ dateOfBirth, gender }: Dependant): Life | undefined {
  return dateOfBirth && gender ? { birthDate: dateOfBirth, sex: gender } : undefined;
}

function readSupport({ futureIncomeSupportYear, futureIncomeSupportAmount }: Dependant): Support[] {
  if (futureIncomeSupportYear === undefined || futureIncomeSupportAmount === undefined) return [];
  return [{ endYear: futureIncomeSupportYear, amountPerMonthReal: futureIncomeSupportAmount }];
}
