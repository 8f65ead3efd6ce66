/** The invented people of the worked cases: the tests' sample people on the advice date; a test compares them. */
import type { RetirementCase } from "~/engine";

const nomvula: RetirementCase = {
  adviceDate: "2026-11-20",
  retirementDate: "2026-11-20",
  member: { birthDate: "1960-11-20", sex: "female" },
  savings: 900_000,
  debt: 0,
  emergencyIncomePerMonth: 0,
  personalUse: 0,
  earlierLumpSums: 0,
  supports: [],
  hasBackup: false,
  seriousIllness: false,
  smoker: false,
};

const johan: RetirementCase = {
  adviceDate: "2026-11-20",
  retirementDate: "2027-11-20",
  member: { birthDate: "1961-11-20", sex: "male" },
  partner: { birthDate: "1968-11-20", sex: "female" },
  savings: 2_600_000,
  debt: 80_000,
  emergencyIncomePerMonth: 0,
  personalUse: 0,
  earlierLumpSums: 0,
  supports: [],
  hasBackup: true,
  importance: "income",
  seriousIllness: false,
  smoker: true,
};

const fatima: RetirementCase = {
  adviceDate: "2026-11-20",
  retirementDate: "2026-11-20",
  member: { birthDate: "1964-11-20", sex: "female" },
  savings: 1_200_000,
  debt: 0,
  emergencyIncomePerMonth: 18_000,
  personalUse: 0,
  earlierLumpSums: 0,
  supports: [{ endYear: 2028, amountPerMonthReal: 2_500 }],
  hasBackup: false,
  seriousIllness: true,
  smoker: false,
};

/** By the name of their placeholder in the template. `small` is Nomvula with less savings and with debt. */
export const CASE_PEOPLE = {
  nomvula,
  johan,
  fatima,
  small: { ...nomvula, savings: 240_000, debt: 100_000 },
} satisfies Record<string, RetirementCase>;
