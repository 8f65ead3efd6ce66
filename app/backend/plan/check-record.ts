import { todayInSouthAfrica } from "~/base/date";
import type { Mistakes } from "~/contract/envelope";
import { checkSurveyRecord, readSurveyRecord } from "~/contract/survey-record";
import type { SurveyRecord } from "~/contract/survey-record";

/**
 * Checks a record by the survey's rules as of today.
 * @param accepted the record as it was last accepted; its dates stay valid until they are changed
 * @returns undefined if the record is valid
 */
export function findMistakes(
  record: SurveyRecord,
  { now, accepted }: { now: Date; accepted?: SurveyRecord },
): Mistakes | undefined {
  const errors = checkSurveyRecord(record, {
    today: todayInSouthAfrica(now),
    accepted: accepted && readSurveyRecord(accepted),
  });
  return errors.length > 0 ? { errors } : undefined;
}
