import { describe, expect, it } from "vitest";
import { context, messageAt, sipho } from "../../../tests/support/answered-well";
import { LIMITS } from "../../../tests/support/survey-limits";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import type { Profile } from "./profile";
import { checkStep, checkSurvey, type RuleContext } from "./survey-rules";

describe("a survey answered well", () => {
  it("has no mistakes", () => expect(checkSurvey(sipho, context)).toEqual([]));

  it("lists nothing but what is missing when it is empty, in question order", () => {
    expect(checkSurvey(EMPTY_PROFILE, context).map(({ field }) => field)).toEqual([
      "name",
      "surname",
      "email",
      "phone",
      "retirementDate",
      "dateOfBirth",
      "gender",
      "isNedgroupMember",
      "investments",
      "investmentFund",
      "debt",
      "emergencyMoney",
      "otherCash",
      "hasPartner",
      "hasChild",
      "hasOther",
      "futureIncomeSupport",
      "seriousIllness",
    ]);
  });
});

const BAD_NAME =
  "Please enter a Preferred First Name that is at least 2 characters long and contains no numeric values";
const leaveOut = (character: string) =>
  `Please leave out “${character}”: a name has only letters, spaces, hyphens and apostrophes`;
const BAD_SURNAME =
  "Please enter a Surname that is at least 2 characters long and contains no numeric values";

describe("an ID number", () => {
  const identity = { birthDate: "1964-03-14", sex: "female" } as const;
  const judge = (profile: Profile, more: Partial<RuleContext> = {}) =>
    checkStep(1, profile, { ...context, identity, ...more }).map(({ message }) => message);
  const own = { ...sipho, dateOfBirth: identity.birthDate, gender: identity.sex };
  const other = { ...sipho, dateOfBirth: "1963-03-14", gender: "male" } as const;

  it("agrees with the birth date and the gender", () => expect(judge(own)).toEqual([]));

  it("is told where they do not, except what was accepted before", () => {
    expect(judge(other)).toEqual([
      expect.stringMatching(/^The ID number says 14\/03\/1964\. .+ ask us under “Talk to a person”$/),
      expect.stringMatching(/^The ID number is a woman’s\. .+ ask us under “Talk to a person”$/),
    ]);
    expect(judge({ ...own, dateOfBirth: "no day" })).toEqual(["Please enter a date as DD/MM/YYYY"]);
    expect(judge(other, { accepted: other })).toEqual([]);
  });
});

describe("step 1", () => {
  it.each<[field: keyof Profile, typed: string | undefined, message: string | undefined]>([
    ["name", undefined, "Please enter your preferred name"],
    ["name", "   ", "Please enter your preferred name"],
    ["name", "A", "Please enter at least 2 characters"],
    ["name", "Al", undefined],
    ["name", "a".repeat(50), undefined],
    ["name", "a".repeat(51), "Please enter a maximum of 50 characters"],
    ["name", "Sipho2", BAD_NAME],
    ["name", "Sipho!", leaveOut("!")],
    ["name", "J.P.", `${leaveOut(".")}. Write St John or JP, without the full stop`],
    ["name", "JP", undefined],
    ["surname", "!Xaba", `${leaveOut("!")}. Write !Xaba as Xaba`],
    ["surname", "Van der //Garoëb", `${leaveOut("/")}. Write !Xaba as Xaba`],
    ["name", "Si\u200bpho", BAD_NAME],
    ["name", "😀pho", leaveOut("😀")],
    ["name", "-Sipho", BAD_NAME],
    ["name", "Sipho-", BAD_NAME],
    ["name", "''", BAD_NAME],
    ["name", "’ ’", BAD_NAME],
    ["name", "  Anne-Marié  ", undefined],
    ["name", "Μαρία", undefined],
    ["name", "N’gabo", undefined],
    ["surname", undefined, "Please enter your surname"],
    ["surname", "O", "Please enter at least 2 characters"],
    ["surname", "van der O'Reilly", undefined],
    ["surname", "b".repeat(51), "Please enter a maximum of 50 characters"],
    ["surname", "Maseko 3rd", BAD_SURNAME],
    ["surname", "St. John", `${leaveOut(".")}. Write St John or JP, without the full stop`],
    ["surname", "St John", undefined],
    ["email", undefined, "Please enter your email"],
    ["email", "sipho", "Please enter a valid email"],
    ["email", "sipho@example", "Please enter a valid email"],
    ["email", "si pho@example.co.za", "Please enter a valid email"],
    ["email", "sipho@example..za", "Please enter a valid email"],
    ["email", ".sipho@example.co.za", "Please enter a valid email"],
    ["email", "sipho.@example.co.za", "Please enter a valid email"],
    ["email", "sipho@example-.co.za", "Please enter a valid email"],
    ["email", "sipho@wool-board.co.za", undefined],
    ["email", "sipho@@example.co.za", "Please enter a valid email"],
    ["email", "si\u0000pho@example.co.za", "Please enter a valid email"],
    ["email", "sipho@example.xn--p1ai", undefined],
    ["email", "sipho@example.x1", "Please enter a valid email"],
    ["email", "s.m+post@mail.example.co.za", undefined],
    ["email", `${"a".repeat(242)}@example.com`, undefined],
    ["email", `${"a".repeat(243)}@example.com`, "Please enter a maximum of 254 characters"],
    ["phone", undefined, "Please enter your cell phone number"],
    ["phone", "082 123 456", "Please enter your whole cell phone number"],
    ["phone", "+27082123456", "Please enter your whole cell phone number"],
    ["phone", "+2700821234567", "Please enter your whole cell phone number"],
    ["gender", undefined, "Please select your gender"],
    ["isNedgroupMember", undefined, "Please select an option"],
  ])("%s %j: %s", (field, typed, message) => {
    expect(messageAt(1, field, { [field]: typed })).toBe(message);
  });

  const outside = "Retirement date has to be between 20/11/2026 and 20/11/2031";
  it.each<[date: string | undefined, message: string | undefined]>([
    [undefined, "Please enter your retirement date"],
    ["not a day", "Please enter a date as DD/MM/YYYY"],
    ["2027-02-31", "31/02/2027 does not exist. Please enter a date as DD/MM/YYYY"],
    ["31/02/2027", "Please enter a date as DD/MM/YYYY"],
    ["2026-11-19", outside],
    ["2026-11-20", undefined],
    ["2031-11-20", undefined],
    ["2031-11-21", outside],
  ])("retirement date %s: %s", (retirementDate, message) => {
    expect(messageAt(1, "retirementDate", { retirementDate, dateOfBirth: "1966-01-01" })).toBe(message);
  });

  it("keeps a retirement date that was accepted before, until it is changed", () => {
    const later: RuleContext = { today: "2027-05-01", limits: LIMITS, accepted: sipho };
    expect(messageAt(1, "retirementDate", {}, later)).toBeUndefined();
    expect(messageAt(1, "retirementDate", { retirementDate: "2027-03-02" }, later)).toBe(
      "Retirement date has to be between 01/05/2027 and 01/05/2032",
    );
  });

  const age = "Your age at retirement should be between 55 and 85";

  it("counts the age of today once an accepted retirement date has passed", () => {
    const old = { ...sipho, dateOfBirth: "1941-06-01" };
    const tell = (today: string) =>
      messageAt(1, "dateOfBirth", { dateOfBirth: old.dateOfBirth }, { today, limits: LIMITS, accepted: old });
    expect(tell("2027-02-01")).toBeUndefined();
    expect(tell("2027-05-31")).toBeUndefined();
    expect(tell("2027-06-01")).toBe(age);
  });

  it.each<[birth: string | undefined, retirementDate: string | undefined, message: string | undefined]>([
    [undefined, "2027-03-01", "Please enter your date of birth"],
    ["30/02/1963", "2027-03-01", "Please enter a date as DD/MM/YYYY"],
    ["1963-03-14", undefined, "Please fill in valid Retirement Date first"],
    ["1963-03-14", "2026-11-19", "Please fill in valid Retirement Date first"],
    ["1972-03-02", "2027-03-01", age],
    ["1972-03-01", "2027-03-01", undefined],
    ["1941-03-02", "2027-03-01", undefined],
    ["1941-03-01", "2027-03-01", age],
    ["1972-02-29", "2027-02-28", undefined],
  ])("born %s, retiring %s: %s", (dateOfBirth, retirementDate, message) => {
    expect(messageAt(1, "dateOfBirth", { dateOfBirth, retirementDate })).toBe(message);
  });

  it("names the retirement date's own mistake beside the birth date, once that is a day", () => {
    const step = (answers: Partial<Profile>) => checkStep(1, { ...sipho, ...answers }, context);
    expect(step({ retirementDate: undefined })).toEqual([
      { field: "retirementDate", message: "Please enter your retirement date" },
      {
        field: "dateOfBirth",
        message: "Please fill in valid Retirement Date first",
        follows: "retirementDate",
      },
    ]);
    expect(step({ retirementDate: undefined, dateOfBirth: "1963-02-31" })[1]).not.toHaveProperty("follows");
  });

  it("takes the ages from the limits of the day", () => {
    const rules = { ...context, limits: { ...LIMITS, ageAtRetirement: { from: 64, to: 70 } } };
    expect(messageAt(1, "dateOfBirth", {}, rules)).toBe("Your age at retirement should be between 64 and 70");
  });

  it("opens its window today and closes it five years on, 29 February becoming 28", () => {
    const rules = { ...context, today: "2028-02-29" };
    const [early, first, last, late] = ["2028-02-28", "2028-02-29", "2033-02-28", "2033-03-01"].map(
      (retirementDate) => messageAt(1, "retirementDate", { retirementDate }, rules),
    );
    expect([first, last]).toEqual([undefined, undefined]);
    const message = "Retirement date has to be between 29/02/2028 and 28/02/2033";
    expect([early, late]).toEqual([message, message]);
  });
});

describe("step 2", () => {
  it.each<[amount: number | undefined, message: string | undefined]>([
    [undefined, "Please enter your retirement savings"],
    [Number.NaN, "Invalid input format. Type it like R1 200 000"],
    [99_999.99, "Please enter an amount greater than R100 000"],
    [99_999, "Please enter an amount greater than R100 000"],
    [100_000, undefined],
    [999_999_999_999, undefined],
    [1_000_000_000_000, "Please enter an amount up to R999 999 999 999"],
  ])("savings %s: %s", (investments, message) => {
    expect(messageAt(2, "investments", { investments })).toBe(message);
  });

  it("needs a fund", () => {
    expect(messageAt(2, "investmentFund", { investmentFund: undefined })).toBe("Please select your employer");
  });

  it.each<[name: string | undefined, message: string | undefined]>([
    [undefined, "Please enter the name of your employer"],
    ["  ", "Please enter the name of your employer"],
    ["K", "Please enter at least 2 characters"],
    ["Karoo Wool & Co.", undefined],
    ["k".repeat(51), "Please enter a maximum of 50 characters"],
    ["Route 62 Wines", "Name of your employer cannot contain numbers"],
  ])("other employer %j: %s", (otherInvestmentFund, message) => {
    expect(messageAt(2, "otherInvestmentFund", { otherInvestmentFund })).toBe(message);
  });

  it("asks for the employer's name only under Other", () => {
    const answers: Partial<Profile> = { investmentFund: "Nedbank", otherInvestmentFund: undefined };
    expect(messageAt(2, "otherInvestmentFund", answers)).toBeUndefined();
  });
});

describe("step 3", () => {
  it.each(["debt", "emergencyMoney", "otherCash"] as const)("%s is required", (field) => {
    expect(messageAt(3, field, { [field]: undefined })).toBe("Please select an option");
  });

  const amounts = ["debtAmount", "currentNetIncomeAmount", "otherCashAmount"] as const;
  it.each(amounts)("%s is required, numeric and at least 1", (field) => {
    expect(messageAt(3, field, { [field]: undefined })).toBe("Please enter amount");
    expect(messageAt(3, field, { [field]: Number.NaN })).toBe(
      "Invalid input format. Type it like R1 200 000",
    );
    expect(messageAt(3, field, { [field]: 0 })).toBe("Please enter an amount greater than R0");
    expect(messageAt(3, field, { [field]: 1 })).toBeUndefined();
  });

  it("asks for no amount that another answer makes needless", () => {
    const content: Profile = {
      ...sipho,
      debt: false,
      debtAmount: undefined,
      emergencyMoney: true,
      currentNetIncomeAmount: undefined,
      otherCash: false,
      otherCashAmount: undefined,
      earlierCash: "no",
      earlierLumpSums: undefined,
    };
    expect(checkStep(3, content, context)).toEqual([]);
  });
});

describe("steps 5 to 7", () => {
  it("needs at least one back-up option, and None alone", () => {
    expect(messageAt(5, "futureIncomeSupport", { futureIncomeSupport: [] })).toBe(
      "Please select at least one option",
    );
    expect(messageAt(5, "futureIncomeSupport", { futureIncomeSupport: [0, 2] })).toBe(
      "Choose None of the above, or the ones that apply",
    );
    expect(messageAt(5, "futureIncomeSupport", { futureIncomeSupport: [0] })).toBeUndefined();
    expect(messageAt(5, "futureIncomeSupport", { futureIncomeSupport: [1, 2, 3] })).toBeUndefined();
  });

  it("takes a medical scheme for a whole number of people up to 20, and none of it without them", () => {
    const people = (medicalPeople: number) => messageAt(5, "medicalPeople", { medicalPeople });
    expect([people(0), people(1), people(20)]).toEqual([undefined, undefined, undefined]);
    for (const wrong of [1.5, -1, 21, Number.NaN])
      expect(people(wrong)).toBe("Please enter a whole number up to 20");
    expect(messageAt(5, "medicalPeople", { medicalContributionPerMonth: 6_000 })).toBe(
      "Please enter how many people your medical scheme covers",
    );
    expect(messageAt(5, "medicalPeople", {})).toBeUndefined();
  });

  it("needs the importance where it is asked, and not where it is not", () => {
    expect(messageAt(6, "importance", { importance: undefined })).toBe("Please select option");
    expect(
      messageAt(6, "importance", {
        importance: undefined,
        investments: 1_500_000,
        futureIncomeSupport: [0],
      }),
    ).toBeUndefined();
  });

  it("needs the illness answer, and smoking where it is asked", () => {
    expect(messageAt(7, "seriousIllness", { seriousIllness: undefined })).toBe("Please select an option");
    expect(messageAt(7, "smoker", { smoker: undefined })).toBe("Please select an option");
    expect(messageAt(7, "smoker", { smoker: undefined, seriousIllness: true })).toBeUndefined();
    expect(
      messageAt(7, "smoker", { smoker: undefined, importance: "flexible_inc_and_inheritance" }),
    ).toBeUndefined();
  });
});
