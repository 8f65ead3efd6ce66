/** The answers as the engine reads them, and the products that can be recommended. Amounts are rand of the advice date. */
import type { IsoDate } from "~/base/date";
import type { Sex } from "./basis/basis";

/** A life: when born and of which sex. */
export type Life = { birthDate: IsoDate; sex: Sex };

/** Support promised to a child or another person, monthly in today's rand until December of `endYear`. */
export type Support = { amountPerMonthReal: number; endYear: number };

/**
 * The parts of a fund's money as its statement tells them, rand of today; together they are the savings.
 */
export type FundParts = {
  /** All of it may be taken: provident money of before March 2021 with its growth, or all that is in that fund of somebody who was 55 then. */
  vestedWhole: number;
  /** A third of it may be taken: the other money of before September 2024. */
  vestedThird: number;
  /** All of it may be taken. */
  savingsComponent: number;
  /** Nothing of it may be taken. */
  retirementComponent: number;
};

/** One of several funds, rand of today. */
export type RetirementFund = {
  /** What the person calls it. */
  name?: string;
  amount: number;
  /** Unknown unless given: then a third of it may be taken. */
  parts?: FundParts;
  /** Whether it is retired from now, or left where it is. */
  retiredFrom: boolean;
  /** Whether what is still paid in goes to it; to the largest one retired from unless one is marked. */
  paysIn: boolean;
};

/** A medical scheme of which the member pays the contributions. */
export type MedicalScheme = {
  /** How many it covers, the member among them; 0 for no scheme. */
  people: number;
  /** Rand a month, for all of them. */
  contributionPerMonth: number;
};

/** Of a couple, the one whose plan it is, and the partner. */
export type Owner = "member" | "partner";

/** A pension, rent, pay or grant beside the plan's income. */
export type OtherIncome = {
  /** Rand a month before tax, as it is worth on the advice date. */
  amountPerMonth: number;
  isTaxable: boolean;
  /** Ends with the owner's death, but for the survivor's share. */
  owner: Owner;
  /** Any day of the first and of the last month that is paid; from retirement and for life unless given. */
  from?: IsoDate;
  until?: IsoDate;
  /** Whether it rises with prices or stays the same in rand. */
  increase: "prices" | "level";
  /** What part of it the survivor gets in the months that it would be paid, 0 to 1. */
  survivorShare: number;
};

/** The answers that nobody has to give. */
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

/** What matters more: a guaranteed income, or a flexible one with an inheritance. */
export type Preference = "income" | "inheritance";

/** The answers as the engine reads them. */
export type RetirementCase = {
  adviceDate: IsoDate;
  retirementDate: IsoDate;
  member: Life;
  /** A life partner who depends on the income, when there is one. */
  partner?: Life;
  /** Somebody else to whom a life annuity goes on, and nothing else; not with a partner. */
  secondLife?: Life;
  /** Retirement savings as typed, today. */
  savings: number;
  debt: number;
  /** What the debt costs a year as its lender quotes it, compounded monthly, a fraction; then no more of it is paid than is worth its tax. */
  debtInterestShare?: number;
  /** Net income a month, given when there is not enough emergency money; three times this is set aside. */
  emergencyIncomePerMonth: number;
  personalUse: number;
  /** Unknown unless given: then a third of the savings may be taken. */
  fundParts?: FundParts;
  /** The funds one by one, of which those retired from add up to the savings; all savings are one fund unless given. Not with `fundParts`. */
  funds?: readonly RetirementFund[];
  /** Lump sums at retirement, withdrawals and severance before this one, before tax, in the rand of their days; none unless given. */
  earlierLumpSums?: number;
  /** Contributions to funds that were never deducted from income, in the rand of their days; none unless given. */
  contributionsNotDeducted?: number;
  /** Paid in every month until retirement, in today's rand and rising with prices; nothing unless given. */
  contributionPerMonth?: number;
  /** Unit trusts, tax-free savings and cash in the bank that should pay an income too, today; none unless given. */
  ownSavings?: number;
  /** Whether they pay for cash needs before anything is taken from the fund that is taxed; yes unless given. */
  ownSavingsForNeeds?: boolean;
  /** A pension, rent or pay beside the plan's income, before tax, in today's rand; nothing unless given. */
  otherTaxableIncomePerMonth?: number;
  /** More of such, each with its owner and dates; none unless given. */
  otherIncomes?: readonly OtherIncome[];
  /** Whether the income without dates may be pay that ends, so that no chance of a need can be told. */
  mayOtherIncomeEnd?: boolean;
  /** No medical scheme, and so no credits, unless given. */
  medicalScheme?: MedicalScheme;
  /** What the person needs a month after tax, in today's rand; not said unless given. */
  incomeNeededPerMonth?: number;
  /** Which part of it is needed once only one of two lives; all unless given. */
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
