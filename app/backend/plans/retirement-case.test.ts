import { expect, test } from "vitest";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import { describeField, FIELD_NAMES } from "~/contract/survey/fields";
import { makeProfile, type Profile, readAnswer } from "~/contract/survey/profile";
import { hasSameAdvice } from "~/contract/survey/survey-record";
import { isAnswered, toRetirementCase } from "./retirement-case";

const least = {
  ...EMPTY_PROFILE,
  dateOfBirth: "1962-05-04",
  retirementDate: "2027-03-01",
  gender: "female",
  investments: 900_000,
} as const satisfies Profile;

test("a question that was not asked counts as zero, no, or no person", () => {
  expect(toRetirementCase(least, "2026-11-20")).toEqual({
    adviceDate: "2026-11-20",
    retirementDate: "2027-03-01",
    member: { birthDate: "1962-05-04", sex: "female" },
    partner: undefined,
    savings: 900_000,
    debt: 0,
    emergencyIncomePerMonth: 0,
    personalUse: 0,
    supports: [],
    hasBackup: false,
    importance: undefined,
    seriousIllness: false,
    smoker: false,
  });
});

test("cash taken before is none where it was said so, and unknown where nobody is sure", () => {
  const read = (answers: Partial<Profile>) =>
    toRetirementCase({ ...least, ...answers }, "2026-11-20").earlierLumpSums;
  expect(read({ earlierCash: "no" })).toBe(0);
  expect(read({ earlierCash: "yes", earlierLumpSums: 250_000 })).toBe(250_000);
  expect(read({ earlierCash: "unsure" })).toBeUndefined();
  expect(read({})).toBeUndefined();
});

test("a medical scheme is told with what is paid to it, and none where nobody said there is one", () => {
  const read = (answers: Partial<Profile>) =>
    toRetirementCase({ ...least, ...answers }, "2026-11-20").medicalScheme;
  expect(read({ medicalPeople: 2, medicalContributionPerMonth: 6_000 })).toEqual({
    people: 2,
    contributionPerMonth: 6_000,
  });
  expect(read({ medicalPeople: 0 })).toEqual({ people: 0, contributionPerMonth: 0 });
  expect(read({})).toBeUndefined();
});

test("other incomes are told with their owners and dates, and a need with what one alone needs of it", () => {
  const income = {
    name: "Nomsa’s pension",
    monthlyAmount: 5_000,
    isTaxable: true,
    owner: "partner",
    from: "2031-03-01",
    increase: "level",
    survivorPercent: 50,
  } as const;
  const answers = {
    ...least,
    otherIncomes: [income, { ...income, owner: "own" as const }],
    needAlonePercent: 70,
  };
  expect(toRetirementCase(answers, "2026-11-20")).toMatchObject({
    otherIncomes: [
      {
        amountPerMonth: 5_000,
        isTaxable: true,
        owner: "partner",
        from: "2031-03-01",
        increase: "level",
        survivorShare: 0.5,
      },
      { owner: "member" },
    ],
    needAloneShare: 0.7,
  });
});

test("an income that was ticked and has no dates may end", () => {
  const told = { ...least, otherTaxableIncomePerMonth: 35_000 };
  const read = (answers: Partial<Profile>) =>
    toRetirementCase({ ...told, ...answers }, "2026-11-20").mayOtherIncomeEnd;
  expect(read({ futureIncomeSupport: [2] })).toBe(true);
  expect(read({ futureIncomeSupport: [1] })).toBeUndefined();
  expect(read({ futureIncomeSupport: [2], otherIncomes: [] })).toBeUndefined();
  expect(read({ futureIncomeSupport: [2], otherTaxableIncomePerMonth: 0 })).toBeUndefined();
  expect(read({ futureIncomeSupport: [2], otherTaxableIncomeUntil: "2031-03-01" })).toBeUndefined();
});

test("an income in one amount whose last month was told is the first of those with dates", () => {
  const rent = {
    monthlyAmount: 5_000,
    isTaxable: true,
    owner: "own",
    increase: "prices",
    survivorPercent: 0,
  } as const;
  const told = {
    ...least,
    otherTaxableIncomePerMonth: 35_000,
    otherTaxableIncomeUntil: "2031-03-01" as const,
    otherIncomes: [rent],
  };
  const { otherTaxableIncomePerMonth, otherIncomes } = toRetirementCase(told, "2026-11-20");
  expect(otherTaxableIncomePerMonth).toBeUndefined();
  expect(otherIncomes).toMatchObject([
    { amountPerMonth: 35_000, isTaxable: true, owner: "member", until: "2031-03-01", increase: "prices" },
    { amountPerMonth: 5_000 },
  ]);
});

test("a partner, children, others and a back-up are told", () => {
  const profile: typeof least & Profile = {
    ...least,
    dependants: [
      { fullName: "Sipho Mokoena", gender: "male", dateOfBirth: "1964-01-31" },
      { futureIncomeSupportYear: 2031, futureIncomeSupportAmount: 4_000 },
      { futureIncomeSupportYear: 2040, futureIncomeSupportAmount: 1_500 },
    ],
    futureIncomeSupport: [2],
    importance: "flexible_inc_and_inheritance",
  };
  expect(toRetirementCase(profile, "2026-11-20")).toMatchObject({
    partner: { birthDate: "1964-01-31", sex: "male" },
    supports: [
      { endYear: 2031, amountPerMonthReal: 4_000 },
      { endYear: 2040, amountPerMonthReal: 1_500 },
    ],
    hasBackup: true,
    importance: "inheritance",
  });
});

test("a second life is told that is no partner", () => {
  const answers = { ...least, secondLifeBirth: "1966-09-02", secondLifeGender: "female" as const };
  expect(toRetirementCase(answers, "2026-11-20")).toMatchObject({
    partner: undefined,
    secondLife: { birthDate: "1966-09-02", sex: "female" },
  });
});

test("a retirement date that has passed since becomes the day of the advice", () => {
  expect(toRetirementCase(least, "2027-06-01")).toMatchObject({
    adviceDate: "2027-06-01",
    retirementDate: "2027-06-01",
  });
});

test.each(["dateOfBirth", "retirementDate", "gender", "investments"] as const)(
  "nothing can be worked out without %s",
  (answer) => {
    expect(isAnswered(least)).toBe(true);
    expect(isAnswered({ ...least, [answer]: undefined })).toBe(false);
  },
);

/** Every question answered, and every one answered in another way. */
const one: Profile = {
  ...least,
  name: "Thandi",
  surname: "Nkosi",
  email: "thandi@example.co.za",
  phone: "+270821234567",
  isNedgroupMember: false,
  investmentFund: "Nedbank",
  otherInvestmentFund: "Karoo Wool Board",
  debt: true,
  debtAmount: 150_000,
  emergencyMoney: false,
  currentNetIncomeAmount: 28_000,
  otherCash: true,
  otherCashAmount: 120_000,
  fundVestedWhole: 0,
  fundVestedThird: 600_000,
  fundSavings: 100_000,
  fundRetirement: 200_000,
  contributionPerMonth: 4_000,
  otherTaxableIncomePerMonth: 20_000,
  medicalPeople: 2,
  medicalContributionPerMonth: 6_000,
  moneyKind: "fund",
  earlierCash: "yes",
  earlierLumpSums: 250_000,
  contributionsNotDeducted: 40_000,
  hasPartner: true,
  hasChild: true,
  hasOther: true,
  dependants: [
    { fullName: "Sipho Mokoena", gender: "male", dateOfBirth: "1964-01-31" },
    { futureIncomeSupportYear: 2031, futureIncomeSupportAmount: 4_000 },
    { futureIncomeSupportYear: 2040, futureIncomeSupportAmount: 1_500 },
  ],
  futureIncomeSupport: [2],
  importance: "flexible_inc_and_inheritance",
  seriousIllness: false,
  smoker: false,
};
const other: Profile = {
  name: "Zanele",
  surname: "Dlamini",
  email: "zanele@example.co.za",
  phone: "+270831234567",
  dateOfBirth: "1961-05-04",
  retirementDate: "2028-03-01",
  gender: "male",
  isNedgroupMember: true,
  investments: 800_000,
  investmentFund: "Not applicable",
  otherInvestmentFund: "Lowveld Sugar",
  debt: false,
  debtAmount: 50_000,
  debtInterestPercent: 2,
  emergencyMoney: true,
  currentNetIncomeAmount: 18_000,
  otherCash: false,
  otherCashAmount: 20_000,
  funds: [{ amount: 900_000, isRetiredFrom: true, isPaidInto: true }],
  fundVestedWhole: 10_000,
  fundVestedThird: 610_000,
  fundSavings: 110_000,
  fundRetirement: 210_000,
  contributionPerMonth: 5_000,
  ownSavings: 90_000,
  ownSavingsForNeeds: false,
  incomeNeeded: 17_000,
  otherTaxableIncomePerMonth: 21_000,
  otherTaxableIncomeUntil: "2033-03-01",
  otherIncomes: [
    { monthlyAmount: 5_000, isTaxable: true, owner: "own", increase: "level", survivorPercent: 50 },
  ],
  needAlonePercent: 70,
  medicalPeople: 3,
  medicalContributionPerMonth: 7_000,
  moneyKind: "paying",
  earlierCash: "no",
  earlierLumpSums: 260_000,
  contributionsNotDeducted: 50_000,
  hasPartner: false,
  secondLifeBirth: "1966-09-02",
  secondLifeGender: "female",
  hasChild: false,
  hasOther: false,
  dependants: [
    { fullName: "Lindiwe Zulu", gender: "female", dateOfBirth: "1965-01-31" },
    { futureIncomeSupportYear: 2032, futureIncomeSupportAmount: 5_000 },
    { futureIncomeSupportYear: 2041, futureIncomeSupportAmount: 2_500 },
  ],
  futureIncomeSupport: [1],
  importance: "guarantee_inc_and_no_inheritance",
  seriousIllness: true,
  smoker: true,
};

test.each(FIELD_NAMES)(
  "another answer to %s changes the advice unless the engine does not read it",
  (changed) => {
    const profile = makeProfile((name) => readAnswer(name === changed ? other : one, name));
    expect(profile).not.toEqual(one);
    const { isNotAdvisedOn, refused } = describeField(changed);
    const isUnread = isNotAdvisedOn !== undefined || refused !== undefined;
    expect(hasSameAdvice(one, profile)).toBe(isUnread);
    if (!isUnread || !isAnswered(one) || !isAnswered(profile)) return;
    expect(toRetirementCase(profile, "2026-11-20")).toEqual(toRetirementCase(one, "2026-11-20"));
  },
);
