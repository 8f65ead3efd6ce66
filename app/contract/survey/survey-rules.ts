/**
 * The survey's rules and their messages (survey document, section 5), shared by the form and the API: both
 * pass in a pruned candidate profile and get back the mistakes in the order of the questions.
 */
import { addYears, ageOn, formatDayMonthYear, isIsoDate, type IsoDate } from "~/base/date";
import { parseForeignPhone } from "~/base/foreign-phone";
import { LARGEST_AMOUNT } from "~/base/money";
import { isAsked } from "./asked-questions";
import { type FieldDeclaration, type Kind, type Step, STEPS, type TurnedAway } from "./field-declaration";
import { describeField, FIELD_NAMES, type FieldName } from "./fields";
import { checkTogether } from "./answers-together";
import { findContradiction, type Identity } from "./identity-answers";
import { NOT_A_CELL_NUMBER, NOT_A_DATE } from "../wire/messages";
import { AMOUNT_TOO_LARGE } from "../wire/number";
import { checkLastMonth, checkOtherIncomes } from "./other-income-rules";
import type { OtherIncomeAnswer } from "./other-incomes";
import { type BackupCode, type Profile, readAnswer } from "./profile";
import { checkRetirementFunds } from "./retirement-fund-rules";
import type { RetirementFundAnswer } from "./retirement-funds";
import { checkSecondBirth } from "./second-life";
import type { SurveyLimits } from "./survey-limits";

/**
 * A field and how to correct it. A mistake that follows from another field's mistake is shown at its own
 * field only, and not in the list of all mistakes.
 */
export type Mistake<Field = FieldName> = {
  field: Field;
  message: string;
  follows?: FieldName;
  turnsAway?: TurnedAway;
};

/** Facts that the rules need besides the answers. `accepted` answers stay valid until they are changed. */
export type RuleContext = {
  today: IsoDate;
  limits: SurveyLimits;
  accepted?: Profile;
  /** From the ID number of a client for whom an adviser answers. */
  identity?: Identity;
  /** Whether an adviser answers for a client, whose phone number may be of any country. */
  isForClient?: boolean;
  /** Whether a stored or sent record is checked, which may be older than some questions. */
  isRecord?: boolean;
};

/** The fewest characters of a name. */
const SHORTEST = 2;

/** Years from today within which a person retires, and until which they support others. */
export const RETIREMENT_WINDOW_YEARS = 5;
export const SUPPORT_WINDOW_YEARS = 50;
export const PARTNER_AGE = { fromAtRetirement: 40, below: 100 } as const;

const NOT_AN_AMOUNT = "Invalid input format. Type it like R1 200 000";

const LETTERS = /^[\p{L}\p{M}'’ -]*$/u;
/** A click consonant at the beginning of a name, as most keyboards type it. */
const CLICK = /(?:^|[ -])[!|/]+\p{L}/u;
const WITHOUT_CLICK = ". Write !Xaba as Xaba";
/** Advice for a shortened name, added to the message that refuses its full stop. */
const WITHOUT_FULL_STOP = ". Write St John or JP, without the full stop";
/** A visible character that is not allowed in names; digits have a message of their own. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}\p{C}\p{Z}'’-]/u;
/** No dot at either end of the name before the `@`, no hyphen at either end of a part of the domain. */
const EMAIL =
  /^(?!\.)[^\s\p{Cc}\p{Cs}@<>()[\],;:\\"]+(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]*[a-z\d])$/iu;

/** Text that the database and pages can store: no control characters and no lone surrogates. */
export const PLAIN_TEXT = {
  pattern: /^[^\p{Cc}\p{Cs}]*$/u,
  message: "Please use letters, numbers and punctuation only",
} as const;

/** Only letters with their marks, apostrophe, space and hyphen, a letter among them, with no hyphen at either end. */
function isNameText(text: string): boolean {
  return LETTERS.test(text) && /\p{L}/u.test(text) && !text.startsWith("-") && !text.endsWith("-");
}

function checkLength(
  text: string,
  { shortest = SHORTEST, longest }: { shortest?: number; longest: number },
): string | undefined {
  const characters = [...text].length;
  if (characters < shortest) return `Please enter at least ${shortest} characters`;
  return characters > longest ? sayTooLong(longest) : undefined;
}

const sayTooLong = (longest: number) => `Please enter a maximum of ${longest} characters`;

type Declared<Name extends Kind> = Extract<FieldDeclaration, { kind: Name }>;

function sayHowWritten(name: string, strange: string): string {
  if (strange === ".") return WITHOUT_FULL_STOP;
  return CLICK.test(name) ? WITHOUT_CLICK : "";
}

/** Returns the message for a mistaken name; undefined for a valid one. */
export function checkName(
  typed: string,
  { required, named, shortest = SHORTEST, longest }: Declared<"name">,
): string | undefined {
  const name = typed.trim();
  if (name === "") return required;
  const strange = NOT_IN_NAMES.exec(name)?.[0];
  if (strange)
    return `Please leave out “${strange}”: a name has only letters, spaces, hyphens and apostrophes${sayHowWritten(name, strange)}`;
  if (!isNameText(name))
    return `Please enter a ${named} that is at least 2 characters long and contains no numeric values`;
  return checkLength(name, { shortest, longest });
}

/** Some people's name is one letter, which the survey's rule refuses: they are turned away with help. */
function checkSurveyName(typed: string, declared: Declared<"name">): Verdict {
  const message = checkName(typed, declared);
  const isOneLetter = message !== undefined && checkName(typed, { ...declared, shortest: 1 }) === undefined;
  return isOneLetter ? { message, turnsAway: "has a name of one letter" } : message;
}

function checkEmployer(typed: string, { required, longest }: Declared<"employer">): string | undefined {
  const name = typed.trim();
  if (name === "") return required;
  if (/\p{N}/u.test(name)) return "Name of your employer cannot contain numbers";
  return PLAIN_TEXT.pattern.test(name) ? checkLength(name, { longest }) : PLAIN_TEXT.message;
}

/** Returns the message for a mistaken email address; undefined for a valid one. */
export function checkEmail(email: string, { longest }: { longest: number }): string | undefined {
  if ([...email].length > longest) return sayTooLong(longest);
  return EMAIL.test(email) && !email.includes("..") ? undefined : "Please enter a valid email";
}

function checkPhone(phone: string, _: Declared<"phone">, asked: Asked): Verdict {
  if (/^\+270[1-9]\d{8}$/.test(phone) || isAccepted(phone, asked)) return undefined;
  if (asked.context.isForClient && parseForeignPhone(phone)) return undefined;
  return { message: NOT_A_CELL_NUMBER, turnsAway: "has a phone abroad" };
}

/** The first and last permitted retirement date, both included. */
function retirementWindow(today: IsoDate): { from: IsoDate; to: IsoDate } {
  return { from: today, to: addYears(today, RETIREMENT_WINDOW_YEARS) };
}

/** The message for a mistaken answer; undefined for a valid one. */
type Verdict = string | Omit<Mistake, "field"> | undefined;

/** A rule's input besides the answer. */
type Asked = {
  name: FieldName;
  profile: Profile;
  context: RuleContext;
};

/** Whether the answer equals the one accepted before, which stays valid until it is changed. */
function isAccepted(answer: unknown, { name, context }: Asked): boolean {
  return context.accepted !== undefined && answer === readAnswer(context.accepted, name);
}

function checkRetirement(date: IsoDate, asked: Asked): Verdict {
  if (isAccepted(date, asked)) return undefined;
  const { from, to } = retirementWindow(asked.context.today);
  if (date >= from && date <= to) return undefined;
  const message = `Retirement date has to be between ${formatDayMonthYear(from)} and ${formatDayMonthYear(to)}`;
  return date < from ? { message, turnsAway: "has retired" } : message;
}

function checkBirth(birth: IsoDate, { profile, context }: Asked): Verdict {
  const { retirementDate } = profile;
  if (!retirementDate || findMistake("retirementDate", profile, context))
    return { message: "Please fill in valid Retirement Date first", follows: "retirementDate" };
  // A person whose planned retirement date has passed retires today.
  const age = ageOn(birth, retirementDate < context.today ? context.today : retirementDate);
  const { from, to } = context.limits.ageAtRetirement;
  const message = `Your age at retirement should be between ${from} and ${to}`;
  if (age < from) return { message, turnsAway: "retires early" };
  return age > to ? message : undefined;
}

function checkPartnerBirth(birth: IsoDate, asked: Asked): Verdict {
  const { retirementDate } = asked.profile;
  if (!isAccepted(birth, asked) && ageOn(birth, asked.context.today) >= PARTNER_AGE.below)
    return "Partner age should be less than 100";
  if (
    retirementDate &&
    isIsoDate(retirementDate) &&
    ageOn(birth, retirementDate) < PARTNER_AGE.fromAtRetirement
  )
    return {
      message:
        "Recommended income cannot be calculated for a life partner younger than 40 years at the retirement date",
      turnsAway: "has a young partner",
    };
  return undefined;
}

const DATE_RULES = {
  retirement: checkRetirement,
  birth: checkBirth,
  partnerBirth: checkPartnerBirth,
  secondLifeBirth: (birth: IsoDate, asked: Asked): Verdict => {
    const { profile, context } = asked;
    if (isAccepted(birth, asked)) return undefined;
    return checkSecondBirth(birth, { retirementDate: profile.retirementDate, today: context.today });
  },
};

/** The reader of typed dates leaves a day that does not exist as `YYYY-MM-DD`. */
const UNREAL_DAY = /^\d{4}-\d{2}-\d{2}$/;

function checkDate(date: IsoDate, { rule }: Declared<"date">, asked: Asked): Verdict {
  if (isIsoDate(date)) return DATE_RULES[rule](date, asked);
  return UNREAL_DAY.test(date) ? `${formatDayMonthYear(date)} does not exist. ${NOT_A_DATE}` : NOT_A_DATE;
}

function checkAmount(amount: number, { least, tooSmall, turnsAway }: Declared<"amount">): Verdict {
  if (!Number.isFinite(amount)) return NOT_AN_AMOUNT;
  if (amount < least) return turnsAway ? { message: tooSmall, turnsAway } : tooSmall;
  return amount > LARGEST_AMOUNT ? AMOUNT_TOO_LARGE : undefined;
}

function checkSupportYear(year: number, _: Declared<"year">, asked: Asked): string | undefined {
  if (isAccepted(year, asked)) return undefined;
  const from = Number(asked.context.today.slice(0, 4));
  const to = from + SUPPORT_WINDOW_YEARS;
  if (Number.isInteger(year) && year >= from && year <= to) return undefined;
  return `Year has to be in range from ${from} to ${to}`;
}

function checkBackup(codes: readonly BackupCode[], { required }: Declared<"codes">): string | undefined {
  if (codes.length === 0) return required;
  if (codes.includes(0) && codes.length > 1) return "Choose None of the above, or the ones that apply";
  return undefined;
}

/** The rule of each kind for a given answer; choices need none. */
const RULES: { [Name in Kind]?: (answer: never, declared: Declared<Name>, asked: Asked) => Verdict } = {
  name: checkSurveyName,
  employer: checkEmployer,
  email: checkEmail,
  phone: checkPhone,
  date: checkDate,
  amount: checkAmount,
  count: (count: number, { least = 0, most, tooMany }) =>
    Number.isInteger(count) && count >= least && count <= most ? undefined : tooMany,
  percent: (percent: number, { most, wrong }) => (percent >= 0 && percent <= most ? undefined : wrong),
  year: checkSupportYear,
  month: (month: IsoDate, _, asked) =>
    isAccepted(month, asked) ? undefined : checkLastMonth(month, asked.profile),
  codes: checkBackup,
  incomes: (incomes: readonly OtherIncomeAnswer[], _, { profile }) => checkOtherIncomes(incomes, profile),
  retirementFunds: (funds: readonly RetirementFundAnswer[], _, { profile }) =>
    checkRetirementFunds(funds, profile),
};
type Rule = (answer: unknown, declared: FieldDeclaration, asked: Asked) => Verdict;

function findMistake(name: FieldName, profile: Profile, context: RuleContext): Verdict {
  const declared = describeField(name);
  const answer: unknown = readAnswer(profile, name);
  const { optional, refused } = declared;
  if (answer === undefined || answer === "")
    return optional === "always" || (optional && context.isRecord) ? undefined : declared.required;
  const refusal = refused?.[String(answer)];
  if (refusal) return refusal;
  const check = RULES[declared.kind] as Rule | undefined;
  const asked = { name, profile, context };
  return checkIdentity(answer, asked) ?? check?.(answer, declared, asked);
}

/** For a wrong ID number, and for a right one whose holder answers differently. */
const WAYS_ON =
  "Please correct this, or add the client again with the right ID number. If neither helps, ask us under “Talk to a person”";

function checkIdentity(answer: unknown, asked: Asked): string | undefined {
  const { identity } = asked.context;
  if (!identity || isAccepted(answer, asked)) return undefined;
  const said = findContradiction({ [asked.name]: answer }, identity);
  return said && `${said}. ${WAYS_ON}`;
}

const fieldsOfSteps = STEPS.map((step) => FIELD_NAMES.filter((name) => describeField(name).step === step));
const listFields = (step: Step) => fieldsOfSteps[step - 1] ?? [];

/**
 * Checks one step of a pruned candidate profile.
 * @returns the mistakes in the order of the questions; empty if there are none
 */
export function checkStep(step: Step, profile: Profile, context: RuleContext): Mistake[] {
  const mistakes = listFields(step).flatMap((field): Mistake[] => {
    if (!isAsked(field, profile, context.limits)) return [];
    const verdict = findMistake(field, profile, context);
    if (verdict === undefined) return [];
    return [{ field, ...(typeof verdict === "string" ? { message: verdict } : verdict) }];
  });
  const isWrong = (fields: readonly FieldName[]) => mistakes.some(({ field }) => fields.includes(field));
  const together = checkTogether(step, profile, isWrong);
  return [...mistakes, ...together].sort((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ field }: Mistake) => FIELD_NAMES.indexOf(field);

export function checkSurvey(profile: Profile, context: RuleContext): Mistake[] {
  return STEPS.flatMap((step) => checkStep(step, profile, { ...context, isRecord: true }));
}
