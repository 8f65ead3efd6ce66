/**
 * A basis: everything the engine assumes and the law it applies, as data with a version. A released basis is never
 * edited; a new file is added beside it. Rates and shares are fractions a year, amounts are rand.
 */
import type { IsoDate } from "~/base/date";

/** The two sexes of the mortality tables. */
export type Sex = "male" | "female";

/** One sex of a mortality table; index 0 belongs to `firstAge`. */
export type MortalityTable = {
  firstAge: number;
  /** Probability that somebody exactly x years old dies within the year. */
  qx: readonly number[];
  /** Force of mortality at x + ½, a year. */
  muHalf: readonly number[];
};

/** A mortality table for each sex. */
export type MortalityTables = { name: string } & Record<Sex, MortalityTable>;

/** The asset classes, in the order of the correlations. */
export const ASSET_CLASS_IDS = [
  "saEquity",
  "saProperty",
  "saBonds",
  "inflationLinked",
  "cash",
  "globalEquity",
] as const;
/** One of the asset classes. */
export type AssetClassId = (typeof ASSET_CLASS_IDS)[number];

/** The log real return of a year is normal with mean ln(1 + geometricReal) and standard deviation `volatility`. */
export type AssetClass = { id: AssetClassId; name: string; geometricReal: number; volatility: number };

/** Shares of the asset classes, adding to 1; a class that is not named has none. Rebalanced every year. */
export type Mix = Readonly<Partial<Record<AssetClassId, number>>>;

/** The funds that a pot may hold. */
export type FundId = "moneyMarket" | "coreIncome" | "selectIncome";

/** A fund as it is described to people, and what it holds. */
export type Fund = {
  id: FundId;
  name: string;
  number: string;
  factSheetLink: string;
  riskRating: { id: 1 | 2 | 3 | 4 | 5; description: string };
  mix: Mix;
};

/** The three pots that hold a fund. */
export const POTS = ["annuity", "unitTrust", "emergencySavings"] as const;
/** One of the three pots. */
export type Pot = (typeof POTS)[number];

/** Shares of a pot that are in each fund, adding to 1; a fund that is not named has none. Rebalanced every year. */
export type FundShares = Readonly<Partial<Record<FundId, number>>>;

/** What each pot holds if a person chose it; a pot that is not named holds its default fund. */
export type Holdings = Readonly<Partial<Record<Pot, FundShares>>>;

/** What a pot costs a year, VAT included, each a share of the capital. */
export type AnnualFees = {
  managementShare: number;
  automatedAdviceShare: number;
  plannerShare: number;
  administrationShare: number;
  otherShare: number;
};

/** `base` rand plus `rateShare` of what is `above`, up to the next bracket. */
export type TaxBracket = { above: number; rateShare: number; base: number };

/** What a medical scheme takes off the tax: so many rand a month for each of the first two people it covers and for each further one. */
export type MedicalCredits = {
  firstTwo: number;
  further: number;
  /** From 65 on in addition this share of what the contributions exceed that many times these credits by. */
  from65: { excessShare: number; timesCredits: number };
};

/** Income tax of a year of assessment, which ends on the last day of February of `year`. */
export type IncomeTaxTable = {
  year: number;
  brackets: readonly TaxBracket[];
  /** Subtracted from the tax: for everybody, and in addition from 65 and from 75. */
  rebates: { primary: number; from65: number; from75: number };
  medicalCredits: MedicalCredits;
};

/** Tax on lump sums at retirement, by the sum of all of them so far, in force from a day on. */
export type LumpSumTaxTable = { from: IsoDate; brackets: readonly TaxBracket[] };

/** An amount of the law from a day on; `null` is "since before the first day this product knows". */
export type DatedAmount = { from: IsoDate | null; amount: number };

/** Everything the engine assumes and the law it applies. */
export type Basis = {
  version: string;
  /** The first advice date that uses it; null for a basis that is shipped but never chosen by date. */
  effectiveFrom: IsoDate | null;
  mortality: MortalityTables;
  /** Forces fall by this share a year from the middle of this calendar year on. */
  improvement: { rateShare: number; fromYear: number };
  /** Multiples of the force of mortality at age 60, tapering to 1 at 100. */
  impairment: { smoker: number; seriousIllness: number; both: number };
  /**
   * Net annual effective yields at which insurers sell life annuities, the longest guarantee that is recommended, and the
   * share that continues to a partner.
   */
  pricing: {
    linkedReal: number;
    fixed5: number;
    level: number;
    guaranteePeriodYears: number;
    partnerShare: number;
  };
  /** The day of the newest prices from which the yields of life annuities come, and the day of each kind's. */
  pricesAsOf: IsoDate;
  pricesAsOfByKind: Readonly<{ linked: IsoDate; increasing5: IsoDate; level: IsoDate }>;
  /** Yearly inflation is an autoregression of the first order around its mean; `deviation` is the stationary one. */
  inflation: { mean: number; deviation: number; autocorrelation: number };
  assetClasses: readonly AssetClass[];
  /** Correlations of the log real returns, row and column in the order of `ASSET_CLASS_IDS`. */
  correlations: readonly (readonly number[])[];
  funds: Readonly<Record<FundId, Fund>>;
  /** Which fund each pot holds unless another one is chosen. */
  defaultFunds: Readonly<Record<Pot, FundId>>;
  /** What a person chose to hold from retirement on; absent in a released basis. Until then the default funds count. */
  holdings?: Holdings;
  /** Where no living annuity plus is offered: none is chosen, compared or told of; absent in a released basis. */
  withoutPlus?: true;
  fees: {
    annual: Readonly<Record<Pot, AnnualFees>>;
    /** What a planner takes once, from the amount invested, VAT included. */
    initialShare: Readonly<Record<Pot, number>>;
    /** The most that a planner may set, VAT included. */
    plannerMaximum: { annualShare: number; initialShare: Readonly<Record<Pot, number>> };
    vatShare: number;
  };
  /** What the industry charges a year, VAT included, as the comparison on the fees pages. */
  industryFeeShare: number;
  /** A low charge a year, VAT included, as the second comparison there. */
  lowFeeShare: number;
  taxes: { income: readonly IncomeTaxTable[]; lumpSum: readonly LumpSumTaxTable[] };
  rules: {
    earliestRetirementAge: number;
    latestRetirementAge: number;
    /** At most this share of the savings may be taken in cash. */
    cashShare: number;
    /** At or below this amount the whole of the savings may be taken in cash. */
    deMinimis: readonly DatedAmount[];
    /** A living annuity worth less than this may be taken in cash. */
    commutation: readonly DatedAmount[];
    /** Income of a living annuity as a share of its capital, set at each anniversary. */
    drawdown: { minimumShare: number; maximumShare: number };
    /** At most this share of a unit trust is withdrawn in a year, so that it falls gently and is never used up. */
    unitTrustMaximumShare: number;
    /** Each of several annuities that are bought with one benefit costs more than this, in the rand of the retirement day. */
    leastAnnuityPrice: number;
    /** Share of a living annuity plus that is left to dependants. */
    dependantsShare: { minimum: number; usual: number; step: number };
    emergencyMonths: number;
    /** How far a recommended plan can be adjusted, and by which steps the price of each need is told. */
    adjusting: {
      /** The latest retirement date is so many years after the advice date. */
      latestRetirementYears: number;
      longestGuaranteeYears: number;
      steps: {
        retirementYears: number;
        cash: number;
        guaranteeYears: number;
        /** For shares up to a half, and for larger ones. */
        share: number;
        largerShare: number;
      };
    };
  };
  targetConfidenceShare: number;
  softMinimumSavings: number;
};
