/** The invented person of the methodology's worked example. */
import type { RetirementCase } from "~/engine";

/** Single, in good health, with other income as a backup, and a wish to leave something. */
export const EXAMPLE_PERSON: RetirementCase = {
  adviceDate: "2026-11-20",
  retirementDate: "2027-03-01",
  member: { birthDate: "1962-07-01", sex: "female" },
  savings: 6_000_000,
  debt: 120_000,
  emergencyIncomePerMonth: 30_000,
  personalUse: 0,
  supports: [],
  hasBackup: true,
  importance: "inheritance",
  seriousIllness: false,
  smoker: false,
};

/** The anniversaries in the example's tables. */
export const EXAMPLE_YEARS = [0, 5, 10, 15, 20, 25, 30];
