/**
 * The engine's outputs. Units stand in the names; every amount is rand, "real" amounts are in
 * today's rand (the advice date's), incomes are before tax unless the name says otherwise, shares are fractions.
 */
import type { IsoDate } from "~/base/date";
import type { Holdings } from "./basis/basis";
import type { PreparedMarkets } from "./market/market-for-funds";
import type { LeverPrice, Range } from "./adjustment";
import type { IncomeNeed, LaterIncome } from "./advised-need";
import type { CashAdvice } from "./cash-split";
import type { DebtAdvice, MoreCarefulIncome, ToldHelp } from "./told-figures";
import type { AssumedAnswer, Preference, Product } from "./retirement-case";

/** Poor, expected and strong markets: the 20th, 50th and 80th percentile of the simulated outcomes at each age. */
export type MarketView = "poor" | "expected" | "strong";
/** A value for each market view. */
export type ByView<Value> = Record<MarketView, Value>;

/**
 * Another answer that a person could choose and that leads to another product: the nearest such value. Of the answers
 * that the rules look at, illness and family are not chosen.
 */
export type ProductChange = OtherAnswer & {
  /** What would have to matter more, if only the change lets a person be asked. */
  importance?: Preference;
  product: Product;
};

/** Another answer of those that a person can choose; savings in whole rand. */
export type OtherAnswer =
  | { answer: "importance"; value: Preference }
  | { answer: "savings"; value: number }
  | { answer: "hasBackup"; value: boolean };

/** Why a product was chosen or not: a rule of the table, the answer it looked at, its threshold, what it concluded. */
export type Reason = {
  rule: string;
  product: Product;
  verdict: "for" | "against";
  /** The answer as the rule read it (a number, yes/no, a choice); for words the page chooses by `rule`. */
  answer: number | string | boolean;
  threshold?: number | string | boolean;
  /** For a reason for the recommended product: the changes that would undo it and lead to another product. */
  changes?: readonly ProductChange[];
};

/**
 * Figures of the anniversaries from retirement on, annuity and unit trust together; `ages` are the completed years of
 * the member's age there. Percentiles over markets, whether or not anybody is still alive.
 */
export type Projection = {
  ages: readonly number[];
  /** For the year that begins at the anniversary. */
  incomePerMonthReal: ByView<readonly number[]>;
  /** The annuity's part of it, at most all of it. */
  incomeFromAnnuityPerMonthReal: ByView<readonly number[]>;
  capitalReal: ByView<readonly number[]>;
  /** What dependants receive on a death in the year. */
  estateReal: ByView<readonly number[]>;
  /**
   * What the pool adds for the year, a month; without and with the return in that year on the part of the capital that
   * came from earlier top-ups. Zero but for living annuity plus.
   */
  topUpsPerMonthReal: ByView<readonly number[]>;
  topUpsWithReturnsPerMonthReal: ByView<readonly number[]>;
};

/** A product's figures in one market view; amounts in today's rand. */
export type ProductOutcome = {
  incomeFromAnnuityPerMonth: number;
  incomeFromUnitTrustPerMonth: number;
  annuityDrawdownShare: number;
  unitTrustDrawdownShare: number;
  /** First anniversary age at which the ceiling keeps the whole income below what was promised, or null when not by 110. */
  ageIncomeReduces: number | null;
  /** First anniversary age at which it is below half of that, or null when not by 110. */
  ageIncomeHalves: number | null;
  lifetimeTopUpsReal: number;
  /** Left to dependants at the life expectancy, without and with the unit trust. */
  inheritanceReal: number;
  inheritanceWithUnitTrustReal: number;
};

/**
 * What stays when the member dies at an age: in expected markets, today's rand. Only ages after retirement.
 */
export type SurvivorRow = {
  ageAtDeath: number;
  /** The partner's income of the annuity, once the guaranteed payments are over. */
  partnerIncomePerMonthReal: number;
  /** A life annuity's guarantee: the years still to come, and the income that is paid on in them, whoever receives it. */
  guaranteedYearsLeft: number;
  guaranteedIncomePerMonthReal: number;
  capitalReal: number;
  capitalWithUnitTrustReal: number;
};

/**
 * What a living annuity's yearly fee costs, beside what the industry usually charges and beside a low fee; fees with VAT,
 * amounts today's rand.
 * A saving is negative where our fee is the higher one.
 */
export type FeeComparison = {
  /** Shares of the capital a year: ours, the industry's, and by how much ours is lower. */
  feeShare: number;
  industryFeeShare: number;
  savedShare: number;
  /** The fee on the capital invested, and by how much it is lower than the industry's, a month of the first year. */
  firstYearFeePerMonth: number;
  firstYearSavingPerMonth: number;
  /** How much lower the income that lasts with the target confidence would be at the industry's fee. */
  incomeSavingPerMonth: number;
  /** How much higher the same income would be at a low fee; negative where ours is lower still. */
  lowFeeShare: number;
  incomeLostPerMonth: number;
  /**
   * All fees to the mean age at death along the expected path, each fee on its own path from the same capital and with
   * the same wanted income; the saving as rand and as a share of the industry's.
   */
  lifetimeFeesReal: number;
  lifetimeIndustryFeesReal: number;
  lifetimeSavingReal: number;
  lifetimeSavingShare: number;
};

/** The chance, whoever lives, that the full income is still paid at an age; null below the age at retirement. */
export type ChanceAtAge = { age: number; share: number | null };

/** Everything that the advice says about one product. */
export type ProductAdvice = {
  product: Product;
  outcomes: ByView<ProductOutcome>;
  projection: Projection;
  survivors: readonly SurvivorRow[];
  /** Chance that the whole income holds for life; of a life annuity without a unit trust 1. */
  incomeLastsShare: number;
  riskIncomeReducesShare: number;
  riskIncomeHalvesShare: number;
  /** With a serious illness, over the lifetime that it shortens: the chance of the same income, and what would last then. */
  shortened?: { incomeLastsShare: number; lastingIncomePerMonth: number };
  /** At 75, 80, 85, 90 and 95. */
  chanceByAge: readonly ChanceAtAge[];
  /** The part of the annuity's capital that is guaranteed, 1 for a life annuity, and what that pays a month. */
  guaranteedShare: number;
  guaranteedPerMonth: number;
  /** Share of the drawn capital left to dependants (1 for a living annuity; 0 where all is guaranteed). */
  dependantsShare: number;
  applyExclusion: boolean;
  /**
   * Of what is guaranteed: years of guarantee, by how much they lower the income a month, the partner's share, and that share
   * in rand a month.
   */
  guaranteePeriodYears: number;
  guaranteePricePerMonth: number;
  partnerShare: number;
  partnerIncomePerMonth: number;
  /** Annuity and unit trust together, in the tax year of the first payment. */
  afterTaxIncomePerMonth: number;
  /** The same as if this were the only income, and without a medical scheme. */
  afterTaxAlonePerMonth: number;
  /** Years for which contributions never deducted make the annuity's income free of tax; 0 without any. */
  exemptYears: number;
  /** What the annuity may pay a month at first by law; for a life annuity both are its income. */
  incomeRangePerMonth: Range<number>;
  /** What lasts with the target confidence; it is what is paid unless less is desired. */
  lastingIncomePerMonth: { annuity: number; unitTrust: number };
  /** From the least to the most that annuity and unit trust together may pay a month. */
  totalRangePerMonth: Range<number>;
  /** Between which incomes a month, annuity and unit trust together, less can be desired. */
  rangeForReductionPerMonth: Range<number>;
  /** Of what is drawn from the annuity; none where all is guaranteed, whose costs are in its price. */
  feeComparison: FeeComparison | null;
};

/**
 * A plan with a part of the annuity's capital in the inflation-linked life annuity and the rest in a living annuity; incomes
 * of annuities and unit trust together, today's rand before tax.
 */
export type Blend = {
  /** The part in the life annuity. */
  guaranteedShare: number;
  incomePerMonth: number;
  /** What the life annuity pays of it. */
  guaranteedPerMonth: number;
  /** In poor markets, at the anniversary of that age. */
  poorIncomeAt90PerMonth: number;
  /**
   * In expected markets, at ages not before retirement: the capital of all pots before the year's income, what goes to dependants
   * then, and how much of that are guaranteed payments still to come (with a partner 0, who gets them).
   */
  left: readonly { age: number; capitalReal: number; toDependantsReal: number; guaranteedLeftReal: number }[];
};

/** Savings at retirement that are not as expected, and the income that the plan would pay with them. */
export type OtherSavings = { savingsAtRetirement: number; incomePerMonth: number };

/** What a life annuity pays a month while the member lives, of which the partner then gets a share. */
export type PartnerShareIncome = { partnerShare: number; incomePerMonth: number };

/** Everything that the advice says about one person's plan; nothing is rounded. */
export type Advice = ToldHelp & {
  basisVersion: string;
  /** What each pot holds if a person chose it. */
  holdings?: Holdings;
  engineVersion: string;
  seed: number;
  paths: number;
  adviceDate: IsoDate;
  retirementDate: IsoDate;
  ageAtRetirement: number;
  /** Mean age at death of people like the member, as used for the figures "at life expectancy". */
  lifeExpectancyAge: number;
  /** The same mean with a serious illness; absent without one. */
  shortenedLifeExpectancyAge?: number;
  /** Age that half of people like the member live past, for words such as "half of women your age live past 88". */
  medianAgeAtDeath: number;
  targetConfidenceShare: number;
  softMinimumSavings: number;
  /** Which answers that nobody has to give were not given. */
  assumed: Record<AssumedAnswer, boolean>;
  cash: CashAdvice;
  debt: DebtAdvice;
  recommended: Product;
  /** The next best product, and the reason set covers the recommended one and each other one. */
  runnerUp: Product;
  reasons: readonly Reason[];
  products: {
    /** Absent where none is offered. */
    livingAnnuityPlus?: ProductAdvice;
    livingAnnuity: ProductAdvice;
    lifeAnnuity: ProductAdvice;
  };
  /** Level and 5%-increase life annuities beside the inflation-linked one: first monthly income, future rand later. */
  comparisonAnnuities: { levelPerMonth: number; increasing5PerMonth: number };
  /** The inflation-linked one with 50, 75 and 100% to the partner; none without one who is supported. */
  partnerShares: readonly PartnerShareIncome[];
  /** Support promised in the first year, a month; the plan says so first when it exceeds the income. */
  supportPerMonth: number;
  /** Value at retirement of all support promised, and whether all of the annuity's capital would cover it. */
  supportValue: number;
  isSupportCovered: boolean;
  /** The tax year used and whether it is the last known one standing in for a later year. */
  taxYear: { year: number; isLatestKnown: boolean };
  /**
   * A living annuity worth less than the amount in force at retirement may be taken in cash: that amount, the tax on it
   * after the lump sum, and what is left; else undefined.
   */
  commutation?: { threshold: number; tax: number; net: number };
  /**
   * The 20th and the 80th percentile of the savings at retirement, with the income of annuity and unit trust that each would
   * give; null when retirement is less than half a year away.
   */
  savingsRange: { poor: OtherSavings; strong: OtherSavings } | null;
  /** Null where nobody said what they need. */
  incomeNeed: IncomeNeed | null;
  /** Other incomes after the tax that they would bear without the plan, a month, in the tax year of the plan's first payment. */
  othersAfterTaxPerMonth: number;
  /** Null where no own income ends within fifteen years of retirement, and where nothing is drawn. */
  laterIncome: LaterIncome | null;
  /** Of the recommended product; null where all is guaranteed, and where the law asks for more to be drawn. */
  moreCarefulIncome: MoreCarefulIncome | null;
  /** What lasts of the recommended product with each chance, from the surest on, as far as it may be drawn; rand a month of today. */
  lastingIncomes: readonly { incomeLastsShare: number; perMonth: number }[];
  /** How much of it guaranteed: those of 0, 25, 50, 75 and 100% that may be bought, and the part that covers the need; none for a plan that pays another income than the one that lasts. */
  blends: readonly Blend[];
  /** The parts that a person may have guaranteed instead; empty without an annuity. */
  guaranteedShares: readonly number[];
  /** What each need costs or brings; none for a plan that pays another income than the one that lasts. */
  levers: readonly LeverPrice[];
  /** From the least that has to be paid a month to what lasts of the recommended plan, annuity and unit trust together. */
  incomeRangeForReduction: Range<number>;
  /**
   * Standard error of the recommended product's lasting income, as a share of it: how much it would differ had other
   * markets been drawn. Of a living annuity, or of the unit trust beside a life annuity; absent where nothing is simulated, and
   * for funds that a person chose.
   */
  standardErrorShare?: number;
};

/** Choices of a computation that are not answers. */
export type AdviceOptions = {
  seed: number;
  paths: number;
  /** On how many other sets of markets the sampling error of the income is measured; it is not told unless given. */
  replicates?: number;
  /** Markets simulated beforehand; they save time and change no figure. */
  prepared?: PreparedMarkets;
};
