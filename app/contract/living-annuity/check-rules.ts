/** The rules for the answers about a living annuity beyond their shape: days, ages, and answers that have to fit each other. */
import { ageOn, parseDayMonthYear, type IsoDate } from "~/base/date";
import { formatRand } from "~/base/money";
import { NOT_A_DATE } from "../wire/messages";
import { CHECKED_AGE, CHECKED_PARTNER_AGE, NO_PARTNER_GENDER, type CheckedAnnuity } from "./check-operations";

const IN_FUTURE = "Please enter a date that is not in the future";

/** A mistake, and the path of the answer that it is about. */
type CheckMistake = { path: string; message: string };

/** The answers that have the right shape. */
type Told = Partial<CheckedAnnuity>;

/** The mistake in a birth date, by the ages that it may give. */
function findBirthMistake(
  text: string,
  today: IsoDate,
  { from, to, whose }: { from: number; to: number; whose: string },
): string | undefined {
  const born = parseDayMonthYear(text);
  if (!born) return NOT_A_DATE;
  if (born > today) return IN_FUTURE;
  const age = ageOn(born, today);
  return age < from || age > to ? `${whose} should be between ${from} and ${to}` : undefined;
}

function findDayMistake(text: string, today: IsoDate): string | undefined {
  const day = parseDayMonthYear(text);
  if (!day) return NOT_A_DATE;
  return day > today ? IN_FUTURE : undefined;
}

function findIncomeMistake({ value, monthly_income }: Told): string | undefined {
  if (value === undefined || monthly_income === undefined || 12 * monthly_income <= value) return undefined;
  return `Please enter what it pays a month: in a year that is at most ${formatRand(value)}, what it is worth`;
}

function findMixMistake({ mix, own_mix }: Told): string | undefined {
  if (mix !== "own") return undefined;
  const sum = Object.values(own_mix ?? {}).reduce((all, part) => all + part, 0);
  const shown = Number(sum.toFixed(2));
  return shown === 100 ? undefined : `Please enter parts that add up to 100. They add up to ${shown}`;
}

/** Finds all mistakes in the answers that could be read, in the order of the questions. */
export function findCheckMistakes(answers: Told, today: IsoDate): CheckMistake[] {
  const { dob, partner_dob, partner_gender, before } = answers;
  const found: [path: string, message: string | undefined][] = [
    [
      "dob",
      dob === undefined ? undefined : findBirthMistake(dob, today, { ...CHECKED_AGE, whose: "Your age" }),
    ],
    ["monthly_income", findIncomeMistake(answers)],
    [
      "partner_dob",
      partner_dob === undefined
        ? partner_gender && NOT_A_DATE
        : findBirthMistake(partner_dob, today, { ...CHECKED_PARTNER_AGE, whose: "Your partner’s age" }),
    ],
    ["partner_gender", partner_dob !== undefined && !partner_gender ? NO_PARTNER_GENDER : undefined],
    ["own_mix", findMixMistake(answers)],
    ["before.checked_on", before && findDayMistake(before.checked_on, today)],
  ];
  return found.flatMap(([path, message]) => (message ? [{ path, message }] : []));
}
