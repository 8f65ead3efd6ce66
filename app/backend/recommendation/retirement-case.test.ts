import { expect, test } from "vitest";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import type { Profile } from "~/contract/profile";
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
