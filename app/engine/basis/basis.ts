/**
 * A basis: all assumptions of the engine and the law that it applies, as data with a version. A
 * released basis is never edited; a new file is added beside it. Rates and shares are fractions a year,
 * amounts are rand.
 */
import type { IsoDate } from "~/base/date";

export type Sex = "male" | "female";

/** One sex of a mortality table; index 0 belongs to `firstAge`. */
export type MortalityTable = {
  firstAge: number;
  /** Probability that a person exactly x years old dies within the year. */
  qx: readonly number[];
  /** Force of mortality at x + ½, a year. */
  muHalf: readonly number[];
};

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
export type AssetClassId = (typeof ASSET_CLASS_IDS)[number];

/** The log real return of a year is normal with mean ln(1 + geometricReal) and standard deviation `volatility`. */
type AssetClass = { id: AssetClassId; name: string; geometricReal: number; volatility: number };

/** Fractions of the asset classes, adding up to 1; an absent class has none. Rebalanced every year. */
export type Mix = Readonly<Partial<Record<AssetClassId, number>>>;

/** The funds that a pot may hold. */
export type FundId = "moneyMarket" | "coreIncome" | "selectIncome";

/** A fund's description for customers, and its mix. */
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
export type Pot = (typeof POTS)[number];

/** Fractions of a pot in each fund, adding up to 1; an absent fund has none. Rebalanced every year. */
type FundShares = Readonly<Partial<Record<FundId, number>>>;

/** A person's chosen funds by pot; an absent pot has its default fund. */
export type Holdings = Readonly<Partial<Record<Pot, FundShares>>>;

/** A pot's yearly fees, VAT included, each a fraction of the capital. */
export type AnnualFees = {
  managementShare: number;
  automatedAdviceShare: number;
  plannerShare: number;
  administrationShare: number;
  otherShare: number;
};

/** `base` rand plus `rateShare` of the amount over `above`, up to the next bracket. */
export type TaxBracket = { above: number; rateShare: number; base: number };

/** Tax credits for a medical scheme: rand a month for each of the first two people covered and for each further one. */
export type MedicalCredits = {
  firstTwo: number;
  further: number;
  /** From 65 on, additionally this fraction of the contributions in excess of that multiple of these credits. */
  from65: { excessShare: number; timesCredits: number };
};

/** Income tax of a year of assessment, which ends on the last day of February of `year`. */
export type IncomeTaxTable = {
  year: number;
  brackets: readonly TaxBracket[];
  /** Subtracted from the tax: for everybody, and additionally from 65 and from 75. */
  rebates: { primary: number; from65: number; from75: number };
  medicalCredits: MedicalCredits;
};

/** Tax on lump sums at retirement, by the cumulative sum of all of them, in force from a day on. */
export type LumpSumTaxTable = { from: IsoDate; brackets: readonly TaxBracket[] };

/** An amount of the law from a day on; `null` means from before the first day that this product covers. */
export type DatedAmount = { from: IsoDate | null; amount: number };

/** All assumptions of the engine and the law that it applies. */
export type Basis = {
  version: string;
  /** The first advice date that uses it; null for a basis that is shipped but never chosen by date. */
  effectiveFrom: IsoDate | null;
  mortality: MortalityTables;
  /** Forces fall by this fraction a year from the middle of this calendar year on. */
  improvement: { rateShare: number; fromYear: number };
  /** Multiples of the force of mortality at age 60, tapering to 1 at 100. */
  impairment: { smoker: number; seriousIllness: number; both: number };
  /**
   * Net annual effective yields at which insurers sell life annuities, the longest guarantee period to
   * recommend, and the share that continues to a partner.
   */
  pricing: {
    linkedReal: number;
    fixed5: number;
    level: number;
    guaranteePeriodYears: number;
    partnerShare: number;
  };
  /** The date of the newest prices behind the yields of life annuities, and the date for each kind. */
  pricesAsOf: IsoDate;
  pricesAsOfByKind: Readonly<{ linked: IsoDate; increasing5: IsoDate; level: IsoDate }>;
  /** Yearly inflation is a first-order autoregression around its mean; `deviation` is the stationary one. */
  inflation: { mean: number; deviation: number; autocorrelation: number };
  assetClasses: readonly AssetClass[];
  /** Correlations of the log real returns, row and column in the order of `ASSET_CLASS_IDS`. */
  correlations: readonly (readonly number[])[];
  funds: Readonly<Record<FundId, Fund>>;
  /** Each pot's fund unless a person chose others. */
  defaultFunds: Readonly<Record<Pot, FundId>>;
  /** Funds chosen for the time from retirement on, after growth in the default funds; absent in a released basis. */
  holdings?: Holdings;
  /** Set where no living annuity plus is offered, chosen, compared or mentioned; absent in a released basis. */
  withoutPlus?: true;
  fees: {
    annual: Readonly<Record<Pot, AnnualFees>>;
    /** The planner's initial fee on the amount invested, VAT included. */
    initialShare: Readonly<Record<Pot, number>>;
    /** The maximum that a planner may set, VAT included. */
    plannerMaximum: { annualShare: number; initialShare: Readonly<Record<Pot, number>> };
    vatShare: number;
  };
  /** The industry's usual yearly fee, VAT included, for the comparison on the fees pages. */
  industryFeeShare: number;
  /** A low yearly fee, VAT included, for the second comparison there. */
  lowFeeShare: number;
  taxes: { income: readonly IncomeTaxTable[]; lumpSum: readonly LumpSumTaxTable[] };
  rules: {
    earliestRetirementAge: number;
    latestRetirementAge: number;
    /** At most this fraction of the savings may be taken in cash. */
    cashShare: number;
    /** At or below this amount all of the savings may be taken in cash. */
    deMinimis: readonly DatedAmount[];
    /** A living annuity worth less than this may be taken in cash. */
    commutation: readonly DatedAmount[];
    /** Income of a living annuity as a fraction of its capital, set at each anniversary. */
    drawdown: { minimumShare: number; maximumShare: number };
    /** At most this fraction of a unit trust is withdrawn in a year, so that it falls gently and is never used up. */
    unitTrustMaximumShare: number;
    /** Each of several annuities from one benefit must cost more than this, rand of the retirement day. */
    leastAnnuityPrice: number;
    /** Fraction of a living annuity plus that is left to dependants. */
    dependantsShare: { minimum: number; usual: number; step: number };
    emergencyMonths: number;
    /** Limits for adjusting a recommended plan, and the steps by which levers are priced. */
    adjusting: {
      /** The latest retirement date, in years after the advice date. */
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
