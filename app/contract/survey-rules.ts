/**
 * The survey's rules and their messages (survey document, section 5), one place for the form and for the API: both
 * hand over a pruned candidate profile and get back the mistakes in the order in which the questions are asked.
 */
import { addYears, ageOn, formatDayMonthYear, isIsoDate } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { LARGEST_AMOUNT } from "~/base/money";
import { isImportanceAsked, isSmokerAsked } from "./asked";
import type { Profile } from "./profile";

/** A field of the Profile as a form names it, `dependants[0].fullName` for example. */
export type FieldName = string;

/** One thing to mend: the field and what to do about it. */
export type Mistake = { field: FieldName; message: string };

/** What the rules need besides the answers: the day, and what was accepted before, which stays valid until changed. */
export type RuleContext = { today: IsoDate; accepted?: Profile };

export const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Step = (typeof STEPS)[number];

/** Limits of typed text, in characters; a form cuts what is longer than its field could ever hold. */
export const TEXT_LIMITS = { nameMinimum: 2, name: 50, partnerName: 100, email: 254, employer: 50 } as const;

/** Years from today within which somebody retires, and until which they support somebody. */
export const RETIREMENT_WINDOW_YEARS = 5;
export const SUPPORT_WINDOW_YEARS = 50;
/** Completed years, both ends included. */
export const AGE_AT_RETIREMENT = { from: 55, to: 85 } as const;
export const PARTNER_AGE = { fromAtRetirement: 40, below: 100 } as const;
/** Rand. */
export const MINIMUM_SAVINGS = 100_000;

const SELECT_OPTION = "Please select an option";
/** Said of what cannot be read as a day. */
export const NOT_A_DATE = "Please enter a date as DD/MM/YYYY";
const NOT_AN_AMOUNT = "Invalid input format";

const LETTERS = /^[\p{L}\p{M}'’ -]*$/u;
/** No dot at either end of the name before the `@`, and no hyphen at either end of a part of the address after it. */
const EMAIL =
  /^(?!\.)[^\s\p{Cc}\p{Cs}@<>()[\],;:\\"]+(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]*[a-z\d])$/iu;

/** Text that a database and a page can hold: no control characters and no halves of a character. */
export const PLAIN_TEXT = {
  pattern: /^[^\p{Cc}\p{Cs}]*$/u,
  message: "Please use letters, numbers and punctuation only",
} as const;

/**
 * Only letters with their marks, apostrophe, space and hyphen, a letter among them, with no hyphen at either end. An
 * empty text passes.
 */
export function isNameText(text: string): boolean {
  if (text === "") return true;
  return LETTERS.test(text) && /\p{L}/u.test(text) && !text.startsWith("-") && !text.endsWith("-");
}

type NameWords = { required: string; named: string; limit: number };

function checkName(text: string | undefined, words: NameWords): string | undefined {
  const trimmed = (text ?? "").trim();
  if (trimmed === "") return words.required;
  if (!isNameText(trimmed))
    return `Please enter a ${words.named} that is at least 2 characters long and contains no numeric values`;
  return checkLength(trimmed, words.limit);
}

function checkLength(text: string, limit: number): string | undefined {
  const characters = [...text].length;
  if (characters < TEXT_LIMITS.nameMinimum)
    return `Please enter at least ${TEXT_LIMITS.nameMinimum} characters`;
  if (characters > limit) return `Please enter a maximum of ${limit} characters`;
  return undefined;
}

function checkEmail(email: string | undefined): string | undefined {
  if (!email) return "Please enter your email";
  if ([...email].length > TEXT_LIMITS.email)
    return `Please enter a maximum of ${TEXT_LIMITS.email} characters`;
  return EMAIL.test(email) && !email.includes("..") ? undefined : "Please enter a valid email";
}

function checkPhone(phone: string | undefined): string | undefined {
  if (!phone) return "Please enter your cell phone number";
  return /^\+270[1-9]\d{8}$/.test(phone) ? undefined : "Please enter your whole cell phone number";
}

/** The first and last day that a retirement date may be, both included. */
export function retirementWindow(today: IsoDate): { from: IsoDate; to: IsoDate } {
  return { from: today, to: addYears(today, RETIREMENT_WINDOW_YEARS) };
}

function checkRetirementDate(profile: Profile, { today, accepted }: RuleContext): string | undefined {
  const date = profile.retirementDate;
  if (!date) return "Please enter your retirement date";
  if (!isIsoDate(date)) return NOT_A_DATE;
  if (date === accepted?.retirementDate) return undefined;
  const { from, to } = retirementWindow(today);
  if (date >= from && date <= to) return undefined;
  return `Retirement date has to be between ${formatDayMonthYear(from)} and ${formatDayMonthYear(to)}`;
}

function checkDateOfBirth(profile: Profile, context: RuleContext): string | undefined {
  const { dateOfBirth, retirementDate } = profile;
  if (!dateOfBirth) return "Please enter your date of birth";
  if (!isIsoDate(dateOfBirth)) return NOT_A_DATE;
  if (!retirementDate || checkRetirementDate(profile, context) !== undefined)
    return "Please fill in valid Retirement Date first";
  // Whoever comes back after the day on which they meant to retire, retires today.
  const age = ageOn(dateOfBirth, retirementDate < context.today ? context.today : retirementDate);
  if (age >= AGE_AT_RETIREMENT.from && age <= AGE_AT_RETIREMENT.to) return undefined;
  return "Your age at retirement should be between 55 and 85";
}

function checkPartnerBirth(profile: Profile, { today, accepted }: RuleContext): string | undefined {
  const birth = profile.dependants[0].dateOfBirth;
  if (!birth) return "Please enter partner date of birth";
  if (!isIsoDate(birth)) return NOT_A_DATE;
  if (birth !== accepted?.dependants[0].dateOfBirth && ageOn(birth, today) >= PARTNER_AGE.below)
    return "Partner age should be less than 100";
  const retirementDate = profile.retirementDate;
  if (
    retirementDate &&
    isIsoDate(retirementDate) &&
    ageOn(birth, retirementDate) < PARTNER_AGE.fromAtRetirement
  )
    return "Recommended income cannot be calculated for a life partner younger than 40 years at the retirement date";
  return undefined;
}

type AmountWords = { required: string; least: number; tooSmall: string };

function checkAmount(amount: number | undefined, words: AmountWords): string | undefined {
  if (amount === undefined) return words.required;
  if (!Number.isFinite(amount)) return NOT_AN_AMOUNT;
  if (amount < words.least) return words.tooSmall;
  if (amount > LARGEST_AMOUNT) return "Please enter an amount up to R999 999 999 999";
  return undefined;
}

const OTHER_AMOUNT: AmountWords = {
  required: "Please enter amount",
  least: 1,
  tooSmall: "Please enter an amount greater than R0",
};

function checkSupportYear(
  year: number | undefined,
  acceptedYear: number | undefined,
  { today, required }: { today: IsoDate; required: string },
): string | undefined {
  if (year === undefined) return required;
  if (year === acceptedYear) return undefined;
  const from = Number(today.slice(0, 4));
  const to = from + SUPPORT_WINDOW_YEARS;
  if (Number.isInteger(year) && year >= from && year <= to) return undefined;
  return `Year has to be in range from ${from} to ${to}`;
}

function checkEmployer(name: string | undefined): string | undefined {
  const trimmed = (name ?? "").trim();
  if (trimmed === "") return "Please enter the name of your employer";
  if (/\p{N}/u.test(trimmed)) return "Name of your employer cannot contain numbers";
  if (!PLAIN_TEXT.pattern.test(trimmed)) return PLAIN_TEXT.message;
  return checkLength(trimmed, TEXT_LIMITS.employer);
}

function checkBackup(profile: Profile): string | undefined {
  const codes = profile.futureIncomeSupport;
  if (codes.length === 0) return "Please select at least one option";
  if (codes.includes(0) && codes.length > 1) return "Choose None of the above, or the ones that apply";
  return undefined;
}

type Check = [field: FieldName, message: string | undefined];

function checkPersonal(profile: Profile, context: RuleContext): Check[] {
  return [
    ["name", checkName(profile.name, NAME_WORDS.name)],
    ["surname", checkName(profile.surname, NAME_WORDS.surname)],
    ["email", checkEmail(profile.email)],
    ["phone", checkPhone(profile.phone)],
    ["dateOfBirth", checkDateOfBirth(profile, context)],
    ["retirementDate", checkRetirementDate(profile, context)],
    ["gender", profile.gender ? undefined : "Please select your gender"],
    ["isNedgroupMember", requireAnswer(profile.isNedgroupMember)],
  ];
}

const NAME_WORDS = {
  name: {
    required: "Please enter your preferred name",
    named: "Preferred First Name",
    limit: TEXT_LIMITS.name,
  },
  surname: { required: "Please enter your surname", named: "Surname", limit: TEXT_LIMITS.name },
  partner: {
    required: "Please enter partner name and surname",
    named: "Partner Name and Surname",
    limit: TEXT_LIMITS.partnerName,
  },
} as const;

function requireAnswer(answer: boolean | undefined): string | undefined {
  return answer === undefined ? SELECT_OPTION : undefined;
}

function checkSavings(profile: Profile): Check[] {
  return [
    [
      "investments",
      checkAmount(profile.investments, {
        required: "Please enter your retirement savings",
        least: MINIMUM_SAVINGS,
        tooSmall: "Please enter an amount greater than R100 000",
      }),
    ],
    ["investmentFund", profile.investmentFund ? undefined : "Please select your employer"],
    [
      "otherInvestmentFund",
      profile.investmentFund === "Other" ? checkEmployer(profile.otherInvestmentFund) : undefined,
    ],
  ];
}

function checkCashNeeds(profile: Profile): Check[] {
  const { debt, emergencyMoney, otherCash } = profile;
  return [
    ["debt", requireAnswer(debt)],
    ["debtAmount", debt ? checkAmount(profile.debtAmount, OTHER_AMOUNT) : undefined],
    ["emergencyMoney", requireAnswer(emergencyMoney)],
    [
      "currentNetIncomeAmount",
      emergencyMoney === false ? checkAmount(profile.currentNetIncomeAmount, OTHER_AMOUNT) : undefined,
    ],
    ["otherCash", requireAnswer(otherCash)],
    ["otherCashAmount", otherCash ? checkAmount(profile.otherCashAmount, OTHER_AMOUNT) : undefined],
  ];
}

function checkSupported(profile: Profile, place: 1 | 2, context: RuleContext): Check[] {
  const dependant = profile.dependants[place];
  const acceptedYear = context.accepted?.dependants[place].futureIncomeSupportYear;
  const required = place === 1 ? "Please enter year" : "Please enter a year";
  return [
    [
      `dependants[${place}].futureIncomeSupportYear`,
      checkSupportYear(dependant.futureIncomeSupportYear, acceptedYear, { today: context.today, required }),
    ],
    [
      `dependants[${place}].futureIncomeSupportAmount`,
      checkAmount(dependant.futureIncomeSupportAmount, OTHER_AMOUNT),
    ],
  ];
}

function checkDependants(profile: Profile, context: RuleContext): Check[] {
  const partner = profile.dependants[0];
  return [
    ["hasPartner", requireAnswer(profile.hasPartner)],
    ...(profile.hasPartner
      ? ([
          ["dependants[0].fullName", checkName(partner.fullName, NAME_WORDS.partner)],
          ["dependants[0].gender", partner.gender ? undefined : "Please select gender"],
          ["dependants[0].dateOfBirth", checkPartnerBirth(profile, context)],
        ] satisfies Check[])
      : []),
    ["hasChild", requireAnswer(profile.hasChild)],
    ...(profile.hasChild ? checkSupported(profile, 1, context) : []),
    ["hasOther", requireAnswer(profile.hasOther)],
    ...(profile.hasOther ? checkSupported(profile, 2, context) : []),
  ];
}

function checkHealth(profile: Profile): Check[] {
  return [
    ["seriousIllness", requireAnswer(profile.seriousIllness)],
    ["smoker", isSmokerAsked(profile) ? requireAnswer(profile.smoker) : undefined],
  ];
}

const STEP_CHECKS: Record<Step, (profile: Profile, context: RuleContext) => Check[]> = {
  1: checkPersonal,
  2: checkSavings,
  3: checkCashNeeds,
  4: checkDependants,
  5: (profile) => [["futureIncomeSupport", checkBackup(profile)]],
  6: (profile) => [
    ["importance", isImportanceAsked(profile) && !profile.importance ? "Please select option" : undefined],
  ],
  7: checkHealth,
};

/**
 * Checks one step of a pruned candidate profile.
 * @returns the mistakes in question order; empty when the step is well answered
 */
export function checkStep(step: Step, profile: Profile, context: RuleContext): Mistake[] {
  return STEP_CHECKS[step](profile, context).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/** Checks all seven steps, in their order. */
export function checkSurvey(profile: Profile, context: RuleContext): Mistake[] {
  return STEPS.flatMap((step) => checkStep(step, profile, context));
}
