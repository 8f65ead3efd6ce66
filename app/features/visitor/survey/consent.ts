/** The consent to use health answers: the person's own, or that of the client for whom an adviser answers. */
import { formatDayMonthYear, isIsoDate, type IsoDate, todayInSouthAfrica } from "~/base/date";
import { canBeAgreedDay, NO_AGREED_DAY } from "~/contract/records/agreed-day";
import { HEALTH_NAMES } from "~/contract/survey/fields";
import { readAnswer, type Profile } from "~/contract/survey/profile";
import type { RuleContext } from "~/contract/survey/survey-rules";
import { day } from "~/web/fields/typings";
import {
  CLIENT_AGREED_ON,
  type ControlName,
  HEALTH_CONSENT,
  type SurveyMistake,
} from "~/words/survey/question";
import type { TypedAnswers } from "./typed-answers";

/** The context of the survey's rules, extended by the adviser's case. */
export type SurveyContext = RuleContext & { isForClient: boolean };

/** True if the person has agreed, or an adviser has given the day on which the client did. */
export function hasAgreed(typed: TypedAnswers, today = todayInSouthAfrica(new Date())): boolean {
  return typed[HEALTH_CONSENT] === "yes" || writeAgreedOn(typed, today) !== undefined;
}

/** True for a health answer that differs from the plan's: a plan's consent covers its own answers only. */
export function hasNewHealthAnswer(profile: Profile, accepted: Profile | undefined): boolean {
  if (!accepted || profile.seriousIllness === undefined) return true;
  return HEALTH_NAMES.some((name) => {
    const answer = readAnswer(profile, name);
    return answer !== undefined && answer !== readAnswer(accepted, name);
  });
}

/** The mistake of a missing consent, if there is a new health answer. */
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

/** The day on which the client agreed, as the wire has it; undefined if none, or no valid one, was given. */
export function writeAgreedOn(typed: TypedAnswers, today: IsoDate): string | undefined {
  const agreed = day.read(typed[CLIENT_AGREED_ON]);
  const canBe = agreed !== undefined && isIsoDate(agreed) && canBeAgreedDay(agreed, today);
  return canBe ? formatDayMonthYear(agreed) : undefined;
}

/** Advisers are asked for the client's agreement, everybody else for their own consent. */
export function isConsentAsked(name: ControlName, isForClient: boolean): boolean {
  if (name === HEALTH_CONSENT) return !isForClient;
  return name !== CLIENT_AGREED_ON || isForClient;
}
