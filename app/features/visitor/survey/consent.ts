/** The consent to use the health answers: the person's own, or the client's whom an adviser answers for. */
import { formatDayMonthYear, isIsoDate, todayInSouthAfrica } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { canBeAgreedDay, NO_AGREED_DAY } from "~/contract/records/agreed-day";
import type { Profile } from "~/contract/survey/profile";
import type { RuleContext } from "~/contract/survey/survey-rules";
import { day } from "~/web/fields/typings";
import { CLIENT_AGREED_ON, HEALTH_CONSENT } from "~/words/survey/question";
import type { ControlName, SurveyMistake } from "~/words/survey/question";
import type { TypedAnswers } from "./typed-answers";

/** The context of the survey's rules, and whether an adviser answers for a client. */
export type SurveyContext = RuleContext & { isForClient: boolean };

/** Whether the person has agreed, or the client on a day that was given. */
export function hasAgreed(typed: TypedAnswers, today = todayInSouthAfrica(new Date())): boolean {
  return typed[HEALTH_CONSENT] === "yes" || writeAgreedOn(typed, today) !== undefined;
}

/** A person who has a plan has consented to the use of the health answers in it, and of no others. */
export function hasNewHealthAnswer(
  { seriousIllness, smoker }: Profile,
  accepted: Profile | undefined,
): boolean {
  if (!accepted || seriousIllness !== accepted.seriousIllness) return true;
  return smoker !== undefined && smoker !== accepted.smoker;
}

/** The mistake of a missing consent, if there is a new answer to use. */
export function checkConsent(
  typed: TypedAnswers,
  profile: Profile,
  { today, isForClient, accepted }: SurveyContext,
): SurveyMistake[] {
  if (!hasNewHealthAnswer(profile, accepted)) return [];
  if (!isForClient)
    return typed[HEALTH_CONSENT] === "yes"
      ? []
      : [{ field: HEALTH_CONSENT, message: "Please agree that we may use your health answers" }];
  if (writeAgreedOn(typed, today)) return [];
  const message = `Please give the day on which your client agreed, such as 23/11/2026, ${NO_AGREED_DAY}`;
  return [{ field: CLIENT_AGREED_ON, message }];
}

/** The day on which the client agreed, as it travels; undefined if none was given that can be. */
export function writeAgreedOn(typed: TypedAnswers, today: IsoDate): string | undefined {
  const agreed = day.read(typed[CLIENT_AGREED_ON]);
  const canBe = agreed !== undefined && isIsoDate(agreed) && canBeAgreedDay(agreed, today);
  return canBe ? formatDayMonthYear(agreed) : undefined;
}

/** Whether the consent is asked in this way: a client's agreement of advisers, and the person's own of everybody else. */
export function isConsentAsked(name: ControlName, isForClient: boolean): boolean {
  if (name === HEALTH_CONSENT) return !isForClient;
  return name !== CLIENT_AGREED_ON || isForClient;
}
