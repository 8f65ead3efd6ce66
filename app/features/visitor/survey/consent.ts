/** The consent to use the health answers: the person's own, or the client's whom an adviser answers for. */
import { formatDayMonthYear, isIsoDate, todayInSouthAfrica } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { canBeAgreedDay, NO_AGREED_DAY } from "~/contract/records/agreed-day";
import { day } from "~/web/fields/typings";
import { CLIENT_AGREED_ON, HEALTH_CONSENT } from "~/words/survey/question";
import type { ControlName, SurveyMistake } from "~/words/survey/question";
import type { TypedAnswers } from "./typed-answers";

/** Whether the person has agreed, or the client on a day that was given. */
export function hasAgreed(typed: TypedAnswers, today = todayInSouthAfrica(new Date())): boolean {
  return typed[HEALTH_CONSENT] === "yes" || readAgreedOn(typed, today) !== undefined;
}

/** What is missing of the consent. */
export function checkAgreed(
  typed: TypedAnswers,
  { today, isForClient }: { today: IsoDate; isForClient: boolean },
): SurveyMistake[] {
  if (!isForClient)
    return typed[HEALTH_CONSENT] === "yes"
      ? []
      : [{ field: HEALTH_CONSENT, message: "Please agree that we may use your health answers" }];
  if (readAgreedOn(typed, today)) return [];
  const message = `Please give the day on which your client agreed, such as 23/11/2026, ${NO_AGREED_DAY}`;
  return [{ field: CLIENT_AGREED_ON, message }];
}

/** The day on which the client agreed, as it travels; undefined if none was given that can be. */
export function writeAgreedOn(typed: TypedAnswers, today: IsoDate): string | undefined {
  const agreed = readAgreedOn(typed, today);
  return agreed && formatDayMonthYear(agreed);
}

function readAgreedOn(typed: TypedAnswers, today: IsoDate): IsoDate | undefined {
  const agreed = day.read(typed[CLIENT_AGREED_ON]);
  return agreed && isIsoDate(agreed) && canBeAgreedDay(agreed, today) ? agreed : undefined;
}

/** Whether the consent is asked in this way: a client's agreement of advisers, and the person's own of everybody else. */
export function isConsentAsked(name: ControlName, isForClient: boolean): boolean {
  if (name === HEALTH_CONSENT) return !isForClient;
  return name !== CLIENT_AGREED_ON || isForClient;
}
