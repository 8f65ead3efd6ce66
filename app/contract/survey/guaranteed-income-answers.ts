import { describeField, type FieldName } from "./fields";
import { makeProfile, type Profile, readAnswer } from "./profile";
import { type SurveyRecord, writeSurveyRecord } from "./survey-record";
import { FUND_PARTS } from "./fund-parts";

/** The answers that the guaranteed income is calculated from. */
export const GUARANTEED_INCOME_FIELDS: readonly FieldName[] = [
  "dateOfBirth",
  "gender",
  "retirementDate",
  "investments",
  ...FUND_PARTS,
  "funds",
  "contributionPerMonth",
  "ownSavings",
  "ownSavingsForNeeds",
  "debtAmount",
  "debtInterestPercent",
  "currentNetIncomeAmount",
  "otherCashAmount",
  "earlierLumpSums",
  "contributionsNotDeducted",
  "dependants[0].gender",
  "dependants[0].dateOfBirth",
  "secondLifeBirth",
  "secondLifeGender",
];

/** Further answers for the ways to be paid: these leave more to a supported dependant. */
export const WAYS_FIELDS: readonly FieldName[] = [
  "dependants[1].futureIncomeSupportYear",
  "dependants[1].futureIncomeSupportAmount",
  "dependants[2].futureIncomeSupportYear",
  "dependants[2].futureIncomeSupportAmount",
];

/** All of these and the fields that open them, without which pruning would drop them. */
const SENT_FIELDS = new Set<string | undefined>(
  [...GUARANTEED_INCOME_FIELDS, ...WAYS_FIELDS].flatMap((name) => [
    name,
    describeField(name).openedBy?.field,
  ]),
);

/** The answers, in wire form, for the guaranteed income and the ways to be paid in an unfinished survey. */
export function pickGuaranteedIncomeAnswers(profile: Profile): SurveyRecord {
  return writeSurveyRecord(
    makeProfile((name) => (SENT_FIELDS.has(name) ? readAnswer(profile, name) : undefined)),
  );
}
