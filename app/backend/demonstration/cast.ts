import { addYears, formatDayMonthYear, type IsoDate } from "~/base/date";
import { passesLuhn } from "~/base/luhn";
import type { SurveyRecord } from "~/contract/survey/survey-record";

/** Invented firms. */
export const DEMO_ORGANISATIONS = [
  { name: "Marula Advice", regName: "Marula Advice (an example)", allowsInitialFees: true },
  { name: "Karoo Retirement", regName: "Karoo Retirement (an example)", allowsInitialFees: false },
] as const;

type Staff = {
  firstNames: string;
  surname: string;
  role: "administrator" | "planner" | "coach";
  /** The index of their organisation. */
  organisation?: 0 | 1;
};

/** The staff of a demonstration. */
export const DEMO_STAFF: readonly Staff[] = [
  { firstNames: "Zanele", surname: "Khumalo", role: "administrator" },
  { firstNames: "Willem", surname: "Steyn", role: "planner", organisation: 0 },
  { firstNames: "Ayesha", surname: "Jacobs", role: "planner", organisation: 1 },
  { firstNames: "Lindiwe", surname: "Maseko", role: "coach", organisation: 0 },
];

/** The progress of a demonstration's client. */
export type DemoState = "nothing yet" | "draft" | "ready" | "failed" | "chosen" | "amended" | "outdated";

/** A living annuity from an earlier fund, for which a demonstration's client has a kept check. */
export type DemoAnnuity = {
  value: number;
  incomePerMonth: number;
  /** Months until its next year begins. */
  monthsAhead: 1 | 2;
  /** Last checked a year ago. */
  isOld?: boolean;
};

type Client = {
  firstNames: string;
  surname: string;
  state: DemoState;
  adviser: 1 | 2 | 3;
  savings: number;
  annuity?: DemoAnnuity;
};

const client = (
  name: string,
  state: DemoState,
  about: Pick<Client, "adviser" | "savings" | "annuity">,
): Client => {
  const [firstNames = "", surname = ""] = name.split(" ");
  return { firstNames, surname, state, ...about };
};

/** One draws more than lasts, one what lasts, and one has an outdated check; all are Willem Steyn's clients. */
const DRAWS_TOO_MUCH = { value: 1_300_000, incomePerMonth: 9_500, monthsAhead: 1 } as const;
const DRAWS_WHAT_LASTS = { value: 2_100_000, incomePerMonth: 6_000, monthsAhead: 1 } as const;
const WAITS = { value: 1_600_000, incomePerMonth: 8_200, monthsAhead: 2, isOld: true } as const;

/** The staff's clients, each with the index of an adviser. The login page offers the first three. */
export const DEMO_CLIENTS: readonly Client[] = [
  client("Naledi Tau", "chosen", { adviser: 1, savings: 4_100_000, annuity: WAITS }),
  client("Deon Fourie", "ready", { adviser: 2, savings: 2_900_000 }),
  client("Busisiwe Cele", "nothing yet", { adviser: 3, savings: 0 }),
  client("Graham Petersen", "amended", { adviser: 1, savings: 5_200_000, annuity: DRAWS_WHAT_LASTS }),
  client("Meera Pillay", "outdated", { adviser: 1, savings: 3_600_000 }),
  client("Tebogo Molefe", "failed", { adviser: 1, savings: 2_400_000 }),
  client("Susan Daniels", "draft", { adviser: 2, savings: 1_900_000 }),
  client("Kagiso Phiri", "ready", { adviser: 1, savings: 7_300_000, annuity: DRAWS_TOO_MUCH }),
  client("Elize Marais", "chosen", { adviser: 2, savings: 3_100_000 }),
  client("Themba Zulu", "draft", { adviser: 3, savings: 1_400_000 }),
  client("Rashid Davids", "ready", { adviser: 3, savings: 2_200_000 }),
  client("Nandi Buthelezi", "failed", { adviser: 3, savings: 1_700_000 }),
];

/** Returns a birth date that makes the person between 58 and 66 years old. */
export function findBirthDay(place: number, today: IsoDate): IsoDate {
  return addYears(today, -58 - (place % 9));
}

/** Matches the seventh digit of their ID numbers. */
export const GENDER = "female";

/** Writes an ID number that nobody can have, because its check digit is wrong. */
export function writeDemoRsaid(place: number, today: IsoDate): string {
  const birthDay = findBirthDay(place, today).replaceAll("-", "").slice(2);
  const start = `${birthDay}${String(place).padStart(4, "0")}08`;
  const right = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
    passesLuhn(`${start}${digit}`),
  );
  return `${start}${((right ?? 0) + 1) % 10}`;
}

/**
 * Writes a number that no network assigns: 059, between geographic (010 to 058) and other numbers (060 to
 * 098).
 */
export function writeDemoCell(place: number): string {
  return `59${String(place).padStart(7, "0")}`;
}

/** Writes an address that nobody reads. */
export function writeDemoEmail({ firstNames, surname }: Pick<Client, "firstNames" | "surname">): string {
  return `${firstNames}.${surname}@example.org`.toLowerCase();
}

export function writeDemoAnswers(
  { firstNames, surname, savings }: Client,
  { place, today }: { place: number; today: IsoDate },
): SurveyRecord {
  return {
    first_name: firstNames,
    last_name: surname,
    email: writeDemoEmail({ firstNames, surname }),
    phone: `0${writeDemoCell(place)}`,
    dob: formatDayMonthYear(findBirthDay(place, today)),
    retirement_date: formatDayMonthYear(addYears(today, 1 + (place % 3))),
    gender: GENDER,
    is_staff_or_family: "no",
    retirement_savings: savings,
    relevant_fund_retiring_from: "Not applicable",
    has_debt: "yes",
    debt_value: 150_000,
    has_emergency_savings: "no",
    current_net_income: 32_000,
    need_cash_lump_sum: "no",
    money_kind: "fund",
    has_earlier_lump_sums: "no",
    financially_support_partner: "no",
    financially_support_children: "yes",
    support_children_upto: Number(today.slice(0, 4)) + 5,
    monthly_support_children_value: 4_000,
    financially_support_someone: "no",
    backup_plan_family_support: "no",
    backup_plan_other_src_support: "yes",
    backup_plan_assets_support: "no",
    what_is_more_important: "flexible_inc_and_inheritance",
    has_serious_illness: "no",
  };
}
