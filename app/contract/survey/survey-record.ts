/** The survey's wire form: flat, snake_case, yes/no texts, numeric amounts, DD/MM/YYYY, absent when empty. */
import { z } from "zod";
import { formatDayMonthYear, isIsoDate, type IsoDate, parseDayMonthYear } from "~/base/date";
import { readPhone } from "~/base/phone";
import { type FieldDeclaration, INVESTMENT_FUNDS, type Kind, SELECT_OPTION } from "./field-declaration";
import { describeField, FIELD_NAMES, type FieldName, type fields } from "./fields";
import { firstFigureSchema } from "./estimate-answers";
import { planId } from "../wire/plan-reference";
import { readMoneyKind } from "./money-kind";
import { readMonth, writeMonth } from "./other-incomes";
import {
  monthSchema,
  otherIncomesSchema,
  readOtherIncomes,
  type WireOtherIncome,
  writeOtherIncomes,
} from "./other-incomes-record";
import {
  readRetirementFunds,
  retirementFundsSchema,
  type WireRetirementFund,
  writeRetirementFunds,
} from "./retirement-funds-record";
import { type BackupCode, type FieldAnswer, makeProfile, type Profile, readAnswer } from "./profile";
import { NOT_A_DATE, UNREADABLE } from "../wire/messages";
import { AMOUNT_TOO_LARGE, keptNumber } from "../wire/number";
import { text } from "../wire/text";
import { type Mistake, PLAIN_TEXT } from "./survey-rules";

/** No zod `regex`: its pattern would appear in the OpenAPI document, and not every language can read it. */
const plainText = text(1_000, "Please enter a maximum of 1000 characters")
  .refine((sent) => PLAIN_TEXT.pattern.test(sent), PLAIN_TEXT.message)
  .describe("no control characters");
const date = text(40, NOT_A_DATE).describe("DD/MM/YYYY");
const yesNo = z.enum(["yes", "no"], { errorMap: () => ({ message: SELECT_OPTION }) });
type YesNo = z.infer<typeof yesNo>;

/** Replaces text that is not a day, so that the rules can report it. */
const NOT_A_DAY = "not a day";

/** Reads a day in wire form; any other form, such as one with the year first, is not a day. */
function readDay(typed: string): IsoDate | undefined {
  return typed ? (parseDayMonthYear(typed) ?? NOT_A_DAY) : undefined;
}

const isFund = (sent: string) => INVESTMENT_FUNDS.some((fund) => fund !== "Other" && fund === sent);

type Declared<Name extends Kind> = Extract<FieldDeclaration, { kind: Name }>;

/** A kind's wire schema, and its conversion to and from the profile. */
type Carrier<Name extends Kind> = {
  shape: (declared: Declared<Name>) => z.ZodTypeAny;
  read: (sent: never) => unknown;
  write: (answer: never) => unknown;
};

const asText = {
  shape: () => plainText,
  read: (sent: string) => sent.trim(),
  write: (answer: string) => answer,
};
const asSent = <Sent>(sent: Sent) => sent;
const asNumber = { read: asSent, write: asSent };

const CARRIERS: { [Name in Exclude<Kind, "codes">]: Carrier<Name> } = {
  name: asText,
  email: asText,
  // An employer that is not in the list of funds is sent by name in the fund's field.
  fund: {
    ...asText,
    read: (sent: string) => (isFund(sent.trim()) ? sent.trim() : sent.trim() && "Other"),
    write: (fund: string) => (fund === "Other" ? undefined : fund),
  },
  employer: { ...asText, read: (sent: string) => (isFund(sent.trim()) ? undefined : sent.trim()) },
  phone: { ...asText, read: readPhone, write: (phone: string) => phone.replace(/^\+27/, "") },
  date: {
    shape: () => date,
    read: readDay,
    write: (day: IsoDate) => (isIsoDate(day) ? formatDayMonthYear(day) : undefined),
  },
  amount: {
    ...asNumber,
    shape: ({ tooSmall }) => keptNumber(UNREADABLE, { tooSmall, tooLarge: AMOUNT_TOO_LARGE }),
  },
  count: {
    ...asNumber,
    shape: ({ tooMany }) => keptNumber(UNREADABLE, { tooSmall: tooMany, tooLarge: tooMany }),
  },
  percent: {
    ...asNumber,
    shape: ({ wrong }) => keptNumber(UNREADABLE, { tooSmall: wrong, tooLarge: wrong }),
  },
  year: {
    ...asNumber,
    shape: ({ required }) => keptNumber(UNREADABLE, { tooSmall: required, tooLarge: required }),
  },
  month: {
    shape: () => monthSchema,
    read: (sent: string) => (sent ? (readMonth(sent) ?? NOT_A_DAY) : undefined),
    write: (month: IsoDate) => (isIsoDate(month) ? writeMonth(month) : undefined),
  },
  yesNo: { shape: () => yesNo, read: (sent: YesNo) => sent === "yes", write: sayYesNo },
  incomes: { shape: () => otherIncomesSchema, read: readOtherIncomes, write: writeOtherIncomes },
  retirementFunds: {
    shape: () => retirementFundsSchema,
    read: readRetirementFunds,
    write: writeRetirementFunds,
  },
  choice: {
    shape: ({ choices, required }) =>
      z.enum(choices as [string], { errorMap: () => ({ message: required }) }),
    read: asSent,
    write: asSent,
  },
};

/** A yes/no answer in wire form. */
export function sayYesNo(answer: boolean): YesNo {
  return answer ? "yes" : "no";
}

type Table = typeof fields;
type WireName<Name extends FieldName> = Table[Name] extends { wireByCode: infer ByCode }
  ? ByCode[keyof ByCode] & string
  : Table[Name]["wire"];
type SentRows = { incomes: WireOtherIncome[]; retirementFunds: WireRetirementFund[] };
type Sent<Name extends FieldName> = Table[Name] extends { kind: infer Rows extends keyof SentRows }
  ? SentRows[Rows]
  : FieldAnswer<Name> extends boolean | readonly unknown[] | undefined
    ? YesNo
    : FieldAnswer<Name> extends number
      ? number
      : Table[Name] extends { kind: "choice" }
        ? FieldAnswer<Name>
        : string;

/** The wire fields of the survey's answers, in the order of the questions. */
type SentAnswers = { [Name in FieldName as WireName<Name>]: z.ZodOptional<z.ZodType<Sent<Name>>> };

function shapeField(name: FieldName): [wire: string, shape: z.ZodTypeAny][] {
  const declared = describeField(name);
  if (declared.kind === "codes")
    return Object.values(declared.wireByCode).map((wire) => [wire, yesNo.optional()]);
  const { shape } = CARRIERS[declared.kind] as Carrier<Kind>;
  const optional = shape(declared).optional();
  return [[declared.wire, declared.described ? optional.describe(declared.described) : optional]];
}

/** An employer shares the wire field of the fund that opens it, and so adds nothing to the shape. */
const ownFields = FIELD_NAMES.filter((name) => describeField(name).kind !== "employer");

/** zod's own message for an unknown value would repeat that value. */
export const planTypeSchema = z.enum(["base", "edit", "both"], {
  errorMap: () => ({ message: "Please give a plan's type" }),
});
export type PlanType = z.infer<typeof planTypeSchema>;

/** The record's shape; the survey's rules are in `checkSurvey`, because some of them depend on the date. */
export const surveyRecordSchema = z.object({
  id: planId.optional(),
  plan_type: planTypeSchema.optional(),
  /** The sender's role, set from the bearer whatever is sent; a trustee is not logged in. */
  type_of_user: z
    .enum(["financial planner", "coach", "investor", "trustee"], {
      errorMap: () => ({ message: "Please give a type of user" }),
    })
    .optional(),
  rsaid: plainText.optional(),
  ...(Object.fromEntries(ownFields.flatMap(shapeField)) as SentAnswers),
  already_paying: yesNo
    .optional()
    .describe(
      "`money_kind` as it was asked before: `yes` is `paying`, whatever else is sent; `no` is `fund`",
    ),
  guaranteed_income: keptNumber(UNREADABLE)
    .optional()
    .describe("rand a month; worked out by us, ignored when sent"),
  first_figure: firstFigureSchema
    .optional()
    .describe("the estimate that the plan began with, as `POST /estimate` answered it; stays with the plan"),
  finished_recommendation: yesNo
    .optional()
    .describe(
      "whether the person has gone through the explanation of the recommendation: `no` for a new plan, and again when answers change the recommendation; set by a PUT",
    ),
});
export type SurveyRecord = z.infer<typeof surveyRecordSchema>;

export function findField(wireName: string): FieldName | undefined {
  return FIELD_NAMES.find((name) => describeField(name).wire === wireName);
}

function readWireField(record: SurveyRecord, name: FieldName): unknown {
  const declared = describeField(name);
  if (declared.kind === "codes") return readBackup(record, declared);
  if (name === "moneyKind") return readMoneyKind(record);
  const sent = readImplied(record, declared) ?? record[declared.wire as keyof SurveyRecord];
  return sent === undefined ? undefined : CARRIERS[declared.kind].read(sent as never);
}

function readImplied(record: SurveyRecord, { impliedBy }: FieldDeclaration): YesNo | undefined {
  const amount = impliedBy && record[impliedBy as keyof SurveyRecord];
  return typeof amount === "number" ? sayYesNo(amount !== 0) : undefined;
}

function readBackup(record: SurveyRecord, { wireByCode }: Declared<"codes">): BackupCode[] {
  const codes = ([1, 2, 3] as const).filter(
    (code) => record[wireByCode[code] as keyof SurveyRecord] === "yes",
  );
  return codes.length > 0 ? codes : [0];
}

/** Reads a wire record as a candidate profile without pruning; an empty back-up list becomes the "none" choice. */
export function readSurveyRecord(record: SurveyRecord): Profile {
  return makeProfile((name) => readWireField(record, name));
}

function writeField(profile: Profile, name: FieldName): [wire: string, sent: unknown][] {
  const declared = describeField(name);
  const answer: unknown = readAnswer(profile, name);
  if (answer === undefined) return [];
  if (declared.kind === "codes") return writeBackup(profile.futureIncomeSupport, declared);
  return [[declared.wire, CARRIERS[declared.kind].write(answer as never)]];
}

function writeBackup(codes: readonly BackupCode[], { wireByCode }: Declared<"codes">): [string, YesNo][] {
  if (codes.length === 0) return [];
  return ([1, 2, 3] as const).map((code) => [wireByCode[code], sayYesNo(codes.includes(code))]);
}

/** Writes a pruned and valid profile as a wire record; empty answers are omitted. */
export function writeSurveyRecord(profile: Profile): SurveyRecord {
  const written = FIELD_NAMES.flatMap((name) => writeField(profile, name));
  return Object.fromEntries(written.filter(([, sent]) => sent !== undefined && sent !== ""));
}

/** Whether two pruned profiles have equal answers. */
export function hasSameAnswers(one: Profile, other: Profile): boolean {
  return JSON.stringify(writeSurveyRecord(one)) === JSON.stringify(writeSurveyRecord(other));
}

/** The answers that affect a recommendation, in wire form. */
function writeAdvisedAnswers(profile: Profile): SurveyRecord {
  return writeSurveyRecord(
    makeProfile((name) => (isAdvisedOn(describeField(name)) ? readAnswer(profile, name) : undefined)),
  );
}

/** A field with refused answers has the same answer in every plan, so it need not be compared. */
function isAdvisedOn({ isNotAdvisedOn, refused }: FieldDeclaration): boolean {
  return !isNotAdvisedOn && !refused;
}

/** Whether two pruned profiles lead to the same advice: they differ at most in names, contact and employer. */
export function hasSameAdvice(one: Profile, other: Profile): boolean {
  return JSON.stringify(writeAdvisedAnswers(one)) === JSON.stringify(writeAdvisedAnswers(other));
}

/** Names mistakes by the wire fields that carry the answers. */
export function nameByWireField(mistakes: readonly Mistake[]): { path: string; message: string }[] {
  return mistakes.map(({ field, message }) => ({ path: describeField(field).wire, message }));
}
