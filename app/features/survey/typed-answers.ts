/** What has been typed so far, by control name: the one form in which unfinished answers are kept. */
import { formatDayMonthYear, isIsoDate } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { groupThousands, parseRand } from "~/base/money";
import { pruneHiddenAnswers } from "~/contract/asked";
import { BACKUP_CODES, IMPORTANCE_VALUES, INVESTMENT_FUNDS } from "~/contract/profile";
import type { Dependant, Gender, Profile } from "~/contract/profile";
import { readDay, readPhone as readPhoneText } from "~/contract/survey-record";
import type { FieldName, Step } from "~/contract/survey-rules";
import type { Question } from "./question";
import { allQuestions, listQuestions } from "./steps";

export type TypedAnswers = Partial<Record<FieldName, string | string[]>>;

/** Characters of an amount, a day, a year or a phone number; nobody needs more, and what is longer is not read. */
const LONGEST_SHORT = 40;

function readText(typed: TypedAnswers, name: FieldName): string | undefined {
  const value = typed[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text ? text : undefined;
}

/** Whether an amount or a phone number may have gone on after what is kept of it. */
function isTooLong(typed: TypedAnswers, name: FieldName): boolean {
  return (typed[name]?.length ?? 0) > LONGEST_SHORT;
}

/** One of the values that a question offers, and nothing else. */
function readChoice<Value extends string>(
  typed: TypedAnswers,
  name: FieldName,
  values: readonly Value[],
): Value | undefined {
  const text = readText(typed, name);
  return values.find((value) => value === text);
}

function readYesNo(typed: TypedAnswers, name: FieldName): boolean | undefined {
  const answer = readChoice(typed, name, ["yes", "no"]);
  return answer && answer === "yes";
}

function readAmount(typed: TypedAnswers, name: FieldName): number | undefined {
  const text = readText(typed, name);
  if (text === undefined) return undefined;
  return isTooLong(typed, name) ? Number.NaN : (parseRand(text) ?? Number.NaN);
}

function readPhone(typed: TypedAnswers): string | undefined {
  const text = readText(typed, "phone");
  return isTooLong(typed, "phone") ? text : readPhoneText(text);
}

function readYear(typed: TypedAnswers, name: FieldName): number | undefined {
  const text = readText(typed, name);
  if (text === undefined) return undefined;
  return /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
}

const GENDERS = ["male", "female"] as const satisfies readonly Gender[];

function readSupport(typed: TypedAnswers, place: 1 | 2): Dependant {
  return {
    futureIncomeSupportYear: readYear(typed, `dependants[${place}].futureIncomeSupportYear`),
    futureIncomeSupportAmount: readAmount(typed, `dependants[${place}].futureIncomeSupportAmount`),
  };
}

/** Reads what was typed as a pruned candidate profile, for the rules to judge. */
export function readProfile(typed: TypedAnswers): Profile {
  const boxes = [typed.futureIncomeSupport ?? []].flat();
  return pruneHiddenAnswers({
    name: readText(typed, "name"),
    surname: readText(typed, "surname"),
    email: readText(typed, "email"),
    phone: readPhone(typed),
    dateOfBirth: readDay(readText(typed, "dateOfBirth")),
    retirementDate: readDay(readText(typed, "retirementDate")),
    gender: readChoice(typed, "gender", GENDERS),
    isNedgroupMember: readYesNo(typed, "isNedgroupMember"),
    investments: readAmount(typed, "investments"),
    investmentFund: readChoice(typed, "investmentFund", INVESTMENT_FUNDS),
    otherInvestmentFund: readText(typed, "otherInvestmentFund"),
    debt: readYesNo(typed, "debt"),
    debtAmount: readAmount(typed, "debtAmount"),
    emergencyMoney: readYesNo(typed, "emergencyMoney"),
    currentNetIncomeAmount: readAmount(typed, "currentNetIncomeAmount"),
    otherCash: readYesNo(typed, "otherCash"),
    otherCashAmount: readAmount(typed, "otherCashAmount"),
    hasPartner: readYesNo(typed, "hasPartner"),
    hasChild: readYesNo(typed, "hasChild"),
    hasOther: readYesNo(typed, "hasOther"),
    dependants: [
      {
        fullName: readText(typed, "dependants[0].fullName"),
        gender: readChoice(typed, "dependants[0].gender", GENDERS),
        dateOfBirth: readDay(readText(typed, "dependants[0].dateOfBirth")),
      },
      readSupport(typed, 1),
      readSupport(typed, 2),
    ],
    futureIncomeSupport: BACKUP_CODES.filter((code) => boxes.includes(String(code))),
    importance: readChoice(typed, "importance", IMPORTANCE_VALUES),
    seriousIllness: readYesNo(typed, "seriousIllness"),
    smoker: readYesNo(typed, "smoker"),
  });
}

/**
 * White space of any kind counts as one space, and what no page shows is dropped: a tab, say, or a mark of the writing's
 * direction, that was pasted along. A letter and its marks become one character where there is one, so that it counts as one.
 */
function tidy(text: string): string {
  return text
    .replace(/(?!\s)[\p{Cc}\p{Cs}\p{Cf}]/gu, "")
    .replace(/\s+/gu, " ")
    .normalize("NFC");
}

function cut(text: string, question: Question): string {
  return [...tidy(text)].slice(0, question.longest ?? LONGEST_SHORT + 1).join("");
}

/** Takes a step's answers out of a posted form, cut to what its fields could hold; whatever else was posted is left. */
export function readTyped(step: Step, form: FormData): TypedAnswers {
  const typed: TypedAnswers = {};
  for (const question of listQuestions(step)) {
    const values = form.getAll(question.name).filter((value) => typeof value === "string");
    const offered = new Set(question.options?.map((option) => option.value));
    if (question.control === "boxes") typed[question.name] = values.filter((value) => offered.has(value));
    else if (values[0] !== undefined) typed[question.name] = cut(values[0], question);
  }
  return typed;
}

/** Puts a step's new answers in the place of its old ones. */
export function replaceStep(step: Step, before: TypedAnswers, answers: TypedAnswers): TypedAnswers {
  const own = new Set(listQuestions(step).map((question) => question.name));
  const others = Object.entries(before).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...answers };
}

/**
 * Drops what other answers hide, so that an amount cleared by a No does not come back with a Yes. A question without an
 * answer hides nothing: browsers that cannot hide what it opens let people type there first.
 */
export function forgetHidden(typed: TypedAnswers): TypedAnswers {
  const hidden = new Set(
    allQuestions.flatMap((question) => {
      const [answer] = [typed[question.name] ?? []].flat();
      return question.opens && answer && answer !== question.opens.value
        ? question.opens.questions.map(({ name }) => name)
        : [];
    }),
  );
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !hidden.has(name)));
}

function writeDate(date: IsoDate | undefined): string | undefined {
  return date && isIsoDate(date) ? formatDayMonthYear(date) : undefined;
}

function writeAmount(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : groupThousands(amount);
}

function writeYesNo(answer: boolean | undefined): string | undefined {
  return answer === undefined ? undefined : answer ? "yes" : "no";
}

/** Writes a stored profile as it would have been typed. */
export function writeTyped(profile: Profile): TypedAnswers {
  const [partner, child, other] = profile.dependants;
  const typed: Record<FieldName, string | number | undefined> = {
    name: profile.name,
    surname: profile.surname,
    email: profile.email,
    phone: profile.phone?.replace(/^\+270/, ""),
    dateOfBirth: writeDate(profile.dateOfBirth),
    retirementDate: writeDate(profile.retirementDate),
    gender: profile.gender,
    isNedgroupMember: writeYesNo(profile.isNedgroupMember),
    investments: writeAmount(profile.investments),
    investmentFund: profile.investmentFund,
    otherInvestmentFund: profile.otherInvestmentFund,
    debt: writeYesNo(profile.debt),
    debtAmount: writeAmount(profile.debtAmount),
    emergencyMoney: writeYesNo(profile.emergencyMoney),
    currentNetIncomeAmount: writeAmount(profile.currentNetIncomeAmount),
    otherCash: writeYesNo(profile.otherCash),
    otherCashAmount: writeAmount(profile.otherCashAmount),
    hasPartner: writeYesNo(profile.hasPartner),
    "dependants[0].fullName": partner.fullName,
    "dependants[0].gender": partner.gender,
    "dependants[0].dateOfBirth": writeDate(partner.dateOfBirth),
    hasChild: writeYesNo(profile.hasChild),
    "dependants[1].futureIncomeSupportYear": child.futureIncomeSupportYear,
    "dependants[1].futureIncomeSupportAmount": writeAmount(child.futureIncomeSupportAmount),
    hasOther: writeYesNo(profile.hasOther),
    "dependants[2].futureIncomeSupportYear": other.futureIncomeSupportYear,
    "dependants[2].futureIncomeSupportAmount": writeAmount(other.futureIncomeSupportAmount),
    importance: profile.importance,
    seriousIllness: writeYesNo(profile.seriousIllness),
    smoker: writeYesNo(profile.smoker),
  };
  const texts = Object.entries(typed).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return { ...Object.fromEntries(texts), futureIncomeSupport: profile.futureIncomeSupport.map(String) };
}
