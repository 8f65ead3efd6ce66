/** Mistakes in an estimate's answers beyond their shape: ages that the day's assumptions do not allow together. */
import type { Mistakes } from "../wire/envelope";
import type { SurveyLimits } from "../survey/survey-limits";
import { PARTNER_AGE, RETIREMENT_WINDOW_YEARS } from "../survey/survey-rules";
import type { EstimateRequest } from "../survey/estimate-answers";

const PARTNER_TOO_YOUNG = `Recommended income cannot be calculated for a life partner younger than ${PARTNER_AGE.fromAtRetirement} years at the retirement date`;
const PARTNER_TOO_OLD = `Partner age should be less than ${PARTNER_AGE.below}`;
const IN_THE_PAST = "Please enter your own age to retire now, or a later one";

type Ages = Pick<Partial<EstimateRequest>, "age" | "retire_at" | "partner_age">;

/** All mistakes of the readable ages, in the order of the questions. */
export function findEstimateMistakes(asked: Ages, limits: Pick<SurveyLimits, "ageAtRetirement">) {
  const { age, retire_at = age, partner_age } = asked;
  const isLater = age !== undefined && retire_at !== undefined && retire_at > age;
  const partnerAtRetirement = partner_age !== undefined && partner_age + (isLater ? retire_at - age : 0);
  const found: [path: string, message: string | undefined | false][] = [
    findMistakenRetirement(asked, limits),
    [
      "partner_age",
      (partnerAtRetirement !== false &&
        partnerAtRetirement < PARTNER_AGE.fromAtRetirement &&
        PARTNER_TOO_YOUNG) ||
        (partner_age !== undefined && partner_age >= PARTNER_AGE.below && PARTNER_TOO_OLD),
    ],
  ];
  return found.flatMap(([path, message]): Mistakes["errors"] => (message ? [{ path, message }] : []));
}

/** The path is `age` where the current age alone rules retirement out, or where no other age was given. */
function findMistakenRetirement(
  { age, retire_at }: Ages,
  { ageAtRetirement: { from, to } }: Pick<SurveyLimits, "ageAtRetirement">,
): [path: string, message: string | undefined] {
  const outside = `Your age at retirement should be between ${from} and ${to}`;
  if (age !== undefined && (age > to || (retire_at === undefined && age < from))) return ["age", outside];
  if (retire_at === undefined) return ["retire_at", undefined];
  if (retire_at < from || retire_at > to) return ["retire_at", outside];
  if (age === undefined) return ["retire_at", undefined];
  if (retire_at < age) return ["retire_at", IN_THE_PAST];
  const latest = age + RETIREMENT_WINDOW_YEARS;
  return [
    "retire_at",
    retire_at > latest
      ? `Please enter an age up to ${latest}: we plan up to ${RETIREMENT_WINDOW_YEARS} years ahead`
      : undefined,
  ];
}
