import type { IsoDate } from "~/base/date";

/** The importance question's two answers, as they travel. */
export const IMPORTANCE_VALUES = [
  "flexible_inc_and_inheritance",
  "guarantee_inc_and_no_inheritance",
] as const;
export type Importance = (typeof IMPORTANCE_VALUES)[number];

/** Back-up codes: 0 none, 1 children, 2 other income, 3 sellable assets. */
export const BACKUP_CODES = [0, 1, 2, 3] as const;
export type BackupCode = (typeof BACKUP_CODES)[number];

/** The funds a visitor can choose from; `Other` asks for the employer's name. */
export const INVESTMENT_FUNDS = ["Nedbank", "Not applicable", "Other"] as const;
export type InvestmentFund = (typeof INVESTMENT_FUNDS)[number];

export type Gender = "male" | "female";

/** A life partner, a child or another person; which fields are asked depends on the place in the list. */
export type Dependant = {
  fullName?: string;
  gender?: Gender;
  dateOfBirth?: IsoDate;
  futureIncomeSupportYear?: number;
  futureIncomeSupportAmount?: number;
};

/**
 * The survey's answers as they have been given so far. Amounts are whole rand; dates are `IsoDate`. What was typed
 * but cannot be read stays in the candidate so that the rules can name it: `NaN` for numbers, a text that is no
 * day for dates, the text itself for the phone.
 */
export type Profile = {
  name?: string;
  surname?: string;
  email?: string;
  /** `+270` and nine digits. */
  phone?: string;
  dateOfBirth?: IsoDate;
  retirementDate?: IsoDate;
  gender?: Gender;
  isNedgroupMember?: boolean;
  investments?: number;
  investmentFund?: InvestmentFund;
  otherInvestmentFund?: string;
  debt?: boolean;
  debtAmount?: number;
  emergencyMoney?: boolean;
  currentNetIncomeAmount?: number;
  otherCash?: boolean;
  otherCashAmount?: number;
  hasPartner?: boolean;
  hasChild?: boolean;
  hasOther?: boolean;
  /** Exactly three: partner, child, other. */
  dependants: readonly [Dependant, Dependant, Dependant];
  futureIncomeSupport: readonly BackupCode[];
  importance?: Importance;
  seriousIllness?: boolean;
  smoker?: boolean;
};

/** A profile in which nothing has been answered. */
export const EMPTY_PROFILE: Profile = { dependants: [{}, {}, {}], futureIncomeSupport: [] };
