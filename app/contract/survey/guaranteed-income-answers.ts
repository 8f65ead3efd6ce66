import { describeField } from "./fields";
import type { FieldName } from "./fields";
import { makeProfile, readAnswer } from "./profile";
import type { Profile } from "./profile";
import { writeSurveyRecord } from "./survey-record";
import type { SurveyRecord } from "./survey-record";
import { FUND_PARTS } from "./fund-parts";

/** The fields that the guaranteed income is worked out from. */
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

/** What the ways to be paid are worked out from besides: more is left to whoever is supported. */
export const WAYS_FIELDS: readonly FieldName[] = [
  "dependants[1].futureIncomeSupportYear",
  "dependants[1].futureIncomeSupportAmount",
  "dependants[2].futureIncomeSupportYear",
  "dependants[2].futureIncomeSupportAmount",
];

/** The same and the fields that open them, without which their answers would be pruned. */
const SENT_FIELDS = new Set<string | undefined>(
  [...GUARANTEED_INCOME_FIELDS, ...WAYS_FIELDS].flatMap((name) => [
    name,
    describeField(name).openedBy?.field,
  ]),
);

/** The answers that a request for the guaranteed income and the ways to be paid needs, as they travel, before the survey is finished. */
export function pickGuaranteedIncomeAnswers(profile: Profile): SurveyRecord {
  return writeSurveyRecord(
    makeProfile((name) => (SENT_FIELDS.has(name) ? readAnswer(profile, name) : undefined)),
  );
}
