/** The earlier check that one is held against. */
import { parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";

const findLasting = ({ figures }: KeptCheck) =>
  figures.incomes.find(({ kind }) => kind === "lasts")?.monthly_income ?? 0;

/** Whether a check that is kept is of an earlier day and of the same person, so that it says what changed. */
export function isEarlier(
  check: KeptCheck,
  { dob, gender }: Pick<CheckedAnnuity, "dob" | "gender">,
): boolean {
  const { asked, checked_on } = check;
  const day = parseDayMonthYear(checked_on) ?? "";
  const isSame = asked.dob === dob && asked.gender === gender;
  return isSame && day < todayInSouthAfrica(new Date()) && findLasting(check) > 0;
}

/** What the services are told of it. */
export function tellBefore(check: KeptCheck): CheckedAnnuity["before"] {
  const { value, monthly_income } = check.asked;
  return { checked_on: check.checked_on, value, monthly_income, lasting_monthly_income: findLasting(check) };
}
