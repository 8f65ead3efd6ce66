/** The engine's inputs, and the products that can be recommended. Amounts are rand of the advice date. */
import type { IsoDate } from "~/base/date";
import type { Sex } from "../basis/basis";

export type Life = { birthDate: IsoDate; sex: Sex };

/** Support promised to a child or another person, monthly in today's rand until December of `endYear`. */
export type Support = { amountPerMonthReal: number; endYear: number };

/** A fund's components as its statement lists them, today's rand; they add up to the savings. */
export type FundParts = {
  /** All may be taken: provident money of before March 2021 with growth, and later money of members 55 by then. */
  vestedWhole: number;
  /** A third of it may be taken: the other money from before September 2024. */
  vestedThird: number;
  /** All of it may be taken. */
  savingsComponent: number;
  /** Nothing of it may be taken. */
  retirementComponent: number;
};

/** One of several funds, today's rand. */
export type RetirementFund = {
  /** The person's own name for it. */
  name?: string;
  amount: number;
  /** If absent, a third of it may be taken. */
  parts?: FundParts;
  /** True if the person retires from it; false if it is left where it is. */
  retiredFrom: boolean;
  /** Whether contributions go to it; where none is marked, to the largest one retired from. */
  paysIn: boolean;
};

/** A medical scheme whose contributions the member pays. */
export type MedicalScheme = {
  /** Number of people covered, including the member; 0 for no scheme. */
  people: number;
  /** Rand a month, for all of them together. */
  contributionPerMonth: number;
};

/** The member is the one of a couple whose plan it is. */
export type Owner = "member" | "partner";

/** A pension, rent, salary or grant beside the plan's income. */
export type OtherIncome = {
  /** Rand a month before tax, at its value on the advice date. */
  amountPerMonth: number;
  isTaxable: boolean;
  /** Ends with the owner's death, except for the survivor's share. */
  owner: Owner;
  /** Any day of the first and of the last month paid; if absent, from retirement and for life. */
  from?: IsoDate;
  until?: IsoDate;
  /** Rises with prices, or stays level in rand. */
  increase: "prices" | "level";
  /** Fraction, 0 to 1, that the survivor receives in the months when it would be paid. */
  survivorShare: number;
};

/** The optional answers. */
export type AssumedAnswer =
  | "fundParts"
  | "funds"
  | "earlierLumpSums"
  | "contributionsNotDeducted"
  | "contributionPerMonth"
  | "ownSavings"
  | "ownSavingsForNeeds"
  | "debtInterestShare"
  | "otherTaxableIncomePerMonth"
  | "otherIncomes"
  | "needAloneShare"
  | "medicalScheme"
  | "incomeNeededPerMonth"
  | "secondLife";

/** The stronger wish: a guaranteed income, or a flexible one with an inheritance. */
export type Preference = "income" | "inheritance";

export type RetirementCase = {
  adviceDate: IsoDate;
  retirementDate: IsoDate;
  member: Life;
  /** A life partner who depends on the income, when there is one. */
  partner?: Life;
  /** A person, other than a partner, to whom only a life annuity continues; not with a partner. */
  secondLife?: Life;
  /** Retirement savings as typed, today. */
  savings: number;
  debt: number;
  /**
   * The debt's yearly interest as its lender quotes it, compounded monthly, a fraction. If given, only as
   * much debt is repaid as is worth its tax.
   */
  debtInterestShare?: number;
  /** Net income a month, given when emergency money is short; three times this is set aside. */
  emergencyIncomePerMonth: number;
  personalUse: number;
  /** If absent, a third of the savings may be taken. */
  fundParts?: FundParts;
  /** The funds; those retired from add up to `savings`. If absent, there is one. Not with `fundParts`. */
  funds?: readonly RetirementFund[];
  /** Earlier lump sums, withdrawals and severance benefits, before tax, in the rand of their days; default 0. */
  earlierLumpSums?: number;
  /** Fund contributions never deducted from taxable income, in the rand of their days; default 0. */
  contributionsNotDeducted?: number;
  /** Paid every month until retirement, in today's rand and rising with prices; default 0. */
  contributionPerMonth?: number;
  /** Unit trusts, tax-free savings and cash in the bank, today, that should also pay an income; default 0. */
  ownSavings?: number;
  /** Whether own savings pay for cash needs before any taxed cash is taken from the fund; default true. */
  ownSavingsForNeeds?: boolean;
  /** A pension, rent or salary beside the plan's income, before tax, in today's rand; default 0. */
  otherTaxableIncomePerMonth?: number;
  /** Further such incomes, each with its owner and dates. */
  otherIncomes?: readonly OtherIncome[];
  /** Whether the income without dates may end, like a salary; the need then has no computable chance. */
  mayOtherIncomeEnd?: boolean;
  /** If absent, no scheme and so no tax credits. */
  medicalScheme?: MedicalScheme;
  /** The income a month after tax that the person needs, in today's rand; absent if not given. */
  incomeNeededPerMonth?: number;
  /** Fraction of it needed when only one of two is alive; default 1. */
  needAloneShare?: number;
  supports: readonly Support[];
  /** Whether any back-up (children, other income, assets) stands behind the income. */
  hasBackup: boolean;
  importance?: Preference;
  seriousIllness: boolean;
  smoker: boolean;
};

/** The annuities that can be recommended; an enhanced one pays the ill and smokers more. */
export type Product = "LivingAnnuityPlus" | "LivingAnnuity" | "LifeAnnuity" | "EnhancedLifeAnnuity";
