/** The survey as it travels: flat, snake_case, yes/no as texts, amounts as numbers, dates DD/MM/YYYY, absent when empty. */
import { z } from "zod";
import { formatDayMonthYear, isIsoDate, parseDayMonthYear } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { parsePhone } from "~/base/phone";
import { pruneHiddenAnswers } from "./asked";
import { planId } from "./plan-reference";
import { IMPORTANCE_VALUES } from "./profile";
import type { BackupCode, Profile } from "./profile";
import { checkSurvey, NOT_A_DATE, PLAIN_TEXT } from "./survey-rules";
import type { FieldName, Mistake, RuleContext } from "./survey-rules";

const SELECT_OPTION = "Please select an option";
const yesNo = z.enum(["yes", "no"], { errorMap: () => ({ message: SELECT_OPTION }) });
const genderOr = (message: string) => z.enum(["male", "female"], { errorMap: () => ({ message }) });
/** Not by zod's `regex`: that would go into the OpenAPI document, and not every language reads such a pattern. */
const text = z
  .string()
  .max(1_000, "Please enter a maximum of 1000 characters")
  .refine((sent) => PLAIN_TEXT.pattern.test(sent), PLAIN_TEXT.message)
  .describe("no control characters");
const amount = z.number({ invalid_type_error: "Invalid input format" });
const date = z.string().max(40, NOT_A_DATE).describe("DD/MM/YYYY");

export const PLAN_TYPES = ["base", "edit", "both"] as const;
/** zod's own words for a value that is none of these would repeat whatever was sent. */
export const planTypeSchema = z.enum(PLAN_TYPES, {
  errorMap: () => ({ message: "Please give a plan's type" }),
});
export type PlanType = z.infer<typeof planTypeSchema>;

/** Who fills the survey in; a trustee is somebody who is not logged in. */
export const USER_TYPES = ["financial planner", "coach", "investor", "trustee"] as const;

/** Shape of the record; the rules of the survey are `checkSurveyRecord`, since some of them need to know the day. */
export const surveyRecordSchema = z.object({
  id: planId.optional(),
  plan_type: planTypeSchema.optional(),
  type_of_user: z
    .enum(USER_TYPES, { errorMap: () => ({ message: "Please give a type of user" }) })
    .optional(),
  rsaid: text.optional(),
  first_name: text.optional(),
  last_name: text.optional(),
  email: text.optional(),
  phone: text.optional().describe("0 and nine digits, without +27"),
  dob: date.optional(),
  retirement_date: date.optional(),
  gender: genderOr("Please select your gender").optional(),
  is_staff_or_family: yesNo.optional(),
  retirement_savings: amount.optional(),
  relevant_fund_retiring_from: text
    .optional()
    .describe("Nedbank, Not applicable, or the name of another employer"),
  has_debt: yesNo.optional(),
  debt_value: amount.optional(),
  has_emergency_savings: yesNo.optional(),
  current_net_income: amount.optional().describe("rand a month"),
  need_cash_lump_sum: yesNo.optional(),
  cash_lump_sum_value: amount.optional(),
  financially_support_partner: yesNo.optional(),
  partner_name: text.optional(),
  partner_gender: genderOr("Please select gender").optional(),
  partner_dob: date.optional(),
  financially_support_children: yesNo.optional(),
  support_children_upto: amount.optional().describe("year"),
  monthly_support_children_value: amount.optional().describe("rand a month"),
  financially_support_someone: yesNo.optional(),
  support_someone_upto: amount.optional().describe("year"),
  monthly_support_someone_value: amount.optional().describe("rand a month"),
  backup_plan_family_support: yesNo.optional(),
  backup_plan_other_src_support: yesNo.optional(),
  backup_plan_assets_support: yesNo.optional(),
  what_is_more_important: z
    .enum(IMPORTANCE_VALUES, { errorMap: () => ({ message: "Please select option" }) })
    .optional(),
  guaranteed_income: amount.optional().describe("rand a month; worked out by us, ignored when sent"),
  has_serious_illness: yesNo.optional(),
  are_you_smoker: yesNo.optional(),
});
export type SurveyRecord = z.infer<typeof surveyRecordSchema>;

/** Which wire field carries a field of the Profile; a mistake is named by it. */
const WIRE_NAMES: Record<FieldName, keyof SurveyRecord> = {
  name: "first_name",
  surname: "last_name",
  email: "email",
  phone: "phone",
  dateOfBirth: "dob",
  retirementDate: "retirement_date",
  gender: "gender",
  isNedgroupMember: "is_staff_or_family",
  investments: "retirement_savings",
  investmentFund: "relevant_fund_retiring_from",
  otherInvestmentFund: "relevant_fund_retiring_from",
  debt: "has_debt",
  debtAmount: "debt_value",
  emergencyMoney: "has_emergency_savings",
  currentNetIncomeAmount: "current_net_income",
  otherCash: "need_cash_lump_sum",
  otherCashAmount: "cash_lump_sum_value",
  hasPartner: "financially_support_partner",
  "dependants[0].fullName": "partner_name",
  "dependants[0].gender": "partner_gender",
  "dependants[0].dateOfBirth": "partner_dob",
  hasChild: "financially_support_children",
  "dependants[1].futureIncomeSupportYear": "support_children_upto",
  "dependants[1].futureIncomeSupportAmount": "monthly_support_children_value",
  hasOther: "financially_support_someone",
  "dependants[2].futureIncomeSupportYear": "support_someone_upto",
  "dependants[2].futureIncomeSupportAmount": "monthly_support_someone_value",
  futureIncomeSupport: "backup_plan_family_support",
  importance: "what_is_more_important",
  seriousIllness: "has_serious_illness",
  smoker: "are_you_smoker",
};

/** The field of the Profile that a wire field carries; undefined when it carries none. */
export function findField(wireName: string): FieldName | undefined {
  return Object.keys(WIRE_NAMES).find((field) => WIRE_NAMES[field] === wireName);
}

type YesNo = "yes" | "no";

function isYes(answer: YesNo | undefined): boolean | undefined {
  return answer === undefined ? undefined : answer === "yes";
}

function sayYesNo(answer: boolean | undefined): YesNo | undefined {
  return answer === undefined ? undefined : answer ? "yes" : "no";
}

/** Stands for what was given as a day and cannot be read as one, for the rules to name. */
const NOT_A_DAY = "not a day";

/** Reads a day as people type it; what is written in another way, the year first for example, is not one. */
export function readDay(typed: string | undefined): IsoDate | undefined {
  return typed ? (parseDayMonthYear(typed) ?? NOT_A_DAY) : undefined;
}

function writeDate(date: IsoDate | undefined): string | undefined {
  return date && isIsoDate(date) ? formatDayMonthYear(date) : undefined;
}

/**
 * Reads a cell phone number in any of the usual ways.
 * @returns `+270` and nine digits, or the text as typed when it is not nine digits of which the first is not 0
 */
export function readPhone(typed: string | undefined): string | undefined {
  if (!typed || typed.trim() === "") return undefined;
  const digits = parsePhone(typed);
  return digits ? `+270${digits}` : typed.trim();
}

function readFund(fund: string | undefined): Pick<Profile, "investmentFund" | "otherInvestmentFund"> {
  if (!fund) return {};
  if (fund === "Nedbank" || fund === "Not applicable") return { investmentFund: fund };
  return { investmentFund: "Other", otherInvestmentFund: fund };
}

function readBackup(record: SurveyRecord): BackupCode[] {
  const answers = [
    record.backup_plan_family_support,
    record.backup_plan_other_src_support,
    record.backup_plan_assets_support,
  ];
  const codes = ([1, 2, 3] as const).filter((_, place) => answers[place] === "yes");
  return codes.length > 0 ? codes : [0];
}

/** Reads a wire record as a pruned candidate profile; an empty back-up list becomes the 'none' choice. */
export function readSurveyRecord(record: SurveyRecord): Profile {
  return pruneHiddenAnswers({
    name: record.first_name?.trim(),
    surname: record.last_name?.trim(),
    email: record.email?.trim(),
    phone: readPhone(record.phone),
    dateOfBirth: readDay(record.dob),
    retirementDate: readDay(record.retirement_date),
    gender: record.gender,
    isNedgroupMember: isYes(record.is_staff_or_family),
    investments: record.retirement_savings,
    ...readFund(record.relevant_fund_retiring_from?.trim()),
    debt: isYes(record.has_debt),
    debtAmount: record.debt_value,
    emergencyMoney: isYes(record.has_emergency_savings),
    currentNetIncomeAmount: record.current_net_income,
    otherCash: isYes(record.need_cash_lump_sum),
    otherCashAmount: record.cash_lump_sum_value,
    hasPartner: isYes(record.financially_support_partner),
    hasChild: isYes(record.financially_support_children),
    hasOther: isYes(record.financially_support_someone),
    dependants: [
      {
        fullName: record.partner_name?.trim(),
        gender: record.partner_gender,
        dateOfBirth: readDay(record.partner_dob),
      },
      {
        futureIncomeSupportYear: record.support_children_upto,
        futureIncomeSupportAmount: record.monthly_support_children_value,
      },
      {
        futureIncomeSupportYear: record.support_someone_upto,
        futureIncomeSupportAmount: record.monthly_support_someone_value,
      },
    ],
    futureIncomeSupport: readBackup(record),
    importance: record.what_is_more_important,
    seriousIllness: isYes(record.has_serious_illness),
    smoker: isYes(record.are_you_smoker),
  });
}

/** Writes a well-answered profile as a wire record; empty answers are left out. */
export function writeSurveyRecord(profile: Profile): SurveyRecord {
  const { dependants, ...answers } = pruneHiddenAnswers(profile);
  const [partner, child, other] = dependants;
  const backup = (code: BackupCode) =>
    answers.futureIncomeSupport.length === 0
      ? undefined
      : sayYesNo(answers.futureIncomeSupport.includes(code));
  return dropEmpty({
    first_name: answers.name,
    last_name: answers.surname,
    email: answers.email,
    phone: answers.phone?.replace(/^\+27/, ""),
    dob: writeDate(answers.dateOfBirth),
    retirement_date: writeDate(answers.retirementDate),
    gender: answers.gender,
    is_staff_or_family: sayYesNo(answers.isNedgroupMember),
    retirement_savings: answers.investments,
    relevant_fund_retiring_from:
      answers.investmentFund === "Other" ? answers.otherInvestmentFund : answers.investmentFund,
    has_debt: sayYesNo(answers.debt),
    debt_value: answers.debtAmount,
    has_emergency_savings: sayYesNo(answers.emergencyMoney),
    current_net_income: answers.currentNetIncomeAmount,
    need_cash_lump_sum: sayYesNo(answers.otherCash),
    cash_lump_sum_value: answers.otherCashAmount,
    financially_support_partner: sayYesNo(answers.hasPartner),
    partner_name: partner.fullName,
    partner_gender: partner.gender,
    partner_dob: writeDate(partner.dateOfBirth),
    financially_support_children: sayYesNo(answers.hasChild),
    support_children_upto: child.futureIncomeSupportYear,
    monthly_support_children_value: child.futureIncomeSupportAmount,
    financially_support_someone: sayYesNo(answers.hasOther),
    support_someone_upto: other.futureIncomeSupportYear,
    monthly_support_someone_value: other.futureIncomeSupportAmount,
    backup_plan_family_support: backup(1),
    backup_plan_other_src_support: backup(2),
    backup_plan_assets_support: backup(3),
    what_is_more_important: answers.importance,
    has_serious_illness: sayYesNo(answers.seriousIllness),
    are_you_smoker: sayYesNo(answers.smoker),
  });
}

/** Leaves out what is undefined or an empty text. */
export function dropEmpty<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).filter(([, value]) => value !== undefined && value !== ""),
  ) as Shape;
}

/**
 * Checks a record by the rules of the survey.
 * @returns the mistakes named by wire field, in question order; empty when the record is well answered
 */
export function checkSurveyRecord(
  record: SurveyRecord,
  context: RuleContext,
): { path: string; message: string }[] {
  return checkSurvey(readSurveyRecord(record), context).map(nameByWireField);
}

function nameByWireField({ field, message }: Mistake): { path: string; message: string } {
  return { path: WIRE_NAMES[field] ?? field, message };
}
