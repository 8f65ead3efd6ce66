/**
 * The engine's outputs. Names carry units; every amount is rand, "real" amounts are in today's rand (the advice
 * date's), incomes are before tax unless the name says otherwise, shares are fractions.
 */
import type { IsoDate } from "~/base/date";
import type { Holdings } from "../basis/basis";
import type { PreparedMarkets } from "../market/market-for-funds";
import type { LeverPrice, Range } from "../case/adjustment";
import type { IncomeNeed, LaterIncome } from "./advised-need";
import type { CashAdvice } from "./cash-split";
import type { DebtAdvice, MoreCarefulIncome, ToldHelp } from "./told-figures";
import type { AssumedAnswer, Preference, Product } from "../case/retirement-case";

/** Poor, expected and strong markets: the 20th, 50th and 80th percentile of the simulated outcomes at each age. */
export type MarketView = "poor" | "expected" | "strong";
export type ByView<Value> = Record<MarketView, Value>;

/**
 * Another answer that leads to another product, at the value nearest to the given one. Only answers that a person
 * can choose: not illness or family.
 */
export type ProductChange = OtherAnswer & {
  /** The preference to answer, where the change makes the survey ask for it. */
  importance?: Preference;
  product: Product;
};

/** One of the answers that a person can choose; savings in whole rand. */
export type OtherAnswer =
  | { answer: "importance"; value: Preference }
  | { answer: "savings"; value: number }
  | { answer: "hasBackup"; value: boolean };

/** A reason for or against a product: a rule of the table, the answer it read, its threshold and its conclusion. */
export type Reason = {
  rule: string;
  product: Product;
  verdict: "for" | "against";
  /** As the rule read it (a number, yes/no, a choice); pages choose their words by `rule`. */
  answer: number | string | boolean;
  threshold?: number | string | boolean;
  /** For a reason for the recommended product: the changes that would overturn it and lead to another product. */
  changes?: readonly ProductChange[];
};

/**
 * Figures at the anniversaries from retirement on, annuity and unit trust together; `ages` are the member's
 * completed years of age there. Percentiles over markets, regardless of survival.
 */
export type Projection = {
  ages: readonly number[];
  /** For the year that begins at the anniversary. */
  incomePerMonthReal: ByView<readonly number[]>;
  /** The annuity's part of it; never above the whole. */
  incomeFromAnnuityPerMonthReal: ByView<readonly number[]>;
  capitalReal: ByView<readonly number[]>;
  /** Received by dependants on a death in the year. */
  estateReal: ByView<readonly number[]>;
  /**
   * The pool's top-ups for the year, a month; without and with that year's return on the capital that came from
   * earlier top-ups. Zero except for living annuity plus.
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
  /** First anniversary age at which the drawdown ceiling lowers the total income; null if not by 110. */
  ageIncomeReduces: number | null;
  /** First anniversary age at which it is below half of the planned one; null if not by 110. */
  ageIncomeHalves: number | null;
  lifetimeTopUpsReal: number;
  /** Left to dependants at the life expectancy, without and with the unit trust. */
  inheritanceReal: number;
  inheritanceWithUnitTrustReal: number;
};

/** Figures for the survivors when the member dies at an age: expected markets, today's rand, ages after retirement. */
export type SurvivorRow = {
  ageAtDeath: number;
  /** The partner's income from the annuity after the guarantee period. */
  partnerIncomePerMonthReal: number;
  /** A life annuity's guarantee: the years that remain, and the income paid in them, whoever receives it. */
  guaranteedYearsLeft: number;
  guaranteedIncomePerMonthReal: number;
  capitalReal: number;
  capitalWithUnitTrustReal: number;
};

/**
 * Cost of a living annuity's yearly fee beside the industry's usual fee and a low fee; fees with VAT, amounts in
 * today's rand. A saving is negative where our fee is the higher one.
 */
export type FeeComparison = {
  /** Fractions of the capital a year: ours, the industry's, and their difference. */
  feeShare: number;
  industryFeeShare: number;
  savedShare: number;
  /** The fee on the capital invested, and its saving against the industry's, a month of the first year. */
  firstYearFeePerMonth: number;
  firstYearSavingPerMonth: number;
  /** Reduction of the income that lasts with the target confidence at the industry's fee. */
  incomeSavingPerMonth: number;
  /** Increase of the same income at a low fee; negative where ours is lower still. */
  lowFeeShare: number;
  incomeLostPerMonth: number;
  /**
   * All fees to the mean age at death along the expected path, each fee on its own path from the same capital with
   * the same wanted income; the saving as rand and as a fraction of the industry's.
   */
  lifetimeFeesReal: number;
  lifetimeIndustryFeesReal: number;
  lifetimeSavingReal: number;
  lifetimeSavingShare: number;
};

/** Chance, regardless of survival, that the full income is still paid at an age; null before retirement. */
export type ChanceAtAge = { age: number; share: number | null };

/** The advice on one product. */
export type ProductAdvice = {
  product: Product;
  outcomes: ByView<ProductOutcome>;
  projection: Projection;
  survivors: readonly SurvivorRow[];
  /** Chance that the total income holds for life; 1 for a life annuity without a unit trust. */
  incomeLastsShare: number;
  riskIncomeReducesShare: number;
  riskIncomeHalvesShare: number;
  /** Over a lifetime shortened by serious illness: the chance of the same income, and the lasting income. */
  shortened?: { incomeLastsShare: number; lastingIncomePerMonth: number };
  /** At 75, 80, 85, 90 and 95. */
  chanceByAge: readonly ChanceAtAge[];
  /** The guaranteed fraction of the annuity's capital (1 for a life annuity), and its income a month. */
  guaranteedShare: number;
  guaranteedPerMonth: number;
  /** Share of the drawn capital left to dependants (1 for a living annuity; 0 where all is guaranteed). */
  dependantsShare: number;
  applyExclusion: boolean;
  /**
   * Of the guaranteed income: the guarantee period, its cost in income a month, the partner's share, and that
   * share in rand a month.
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
  /** The annuity's lawful first income a month; for a life annuity both ends are its income. */
  incomeRangePerMonth: Range<number>;
  /** The income that lasts with the target confidence; it is paid unless less is desired. */
  lastingIncomePerMonth: { annuity: number; unitTrust: number };
  /** The least and the most that annuity and unit trust together may pay a month. */
  totalRangePerMonth: Range<number>;
  /** The lower incomes a month that can be desired, annuity and unit trust together. */
  rangeForReductionPerMonth: Range<number>;
  /** Of the living annuity; null where all is guaranteed, as a life annuity's costs are in its price. */
  feeComparison: FeeComparison | null;
};

/**
 * A plan with a fraction of the annuity's capital in the inflation-linked life annuity and the rest in a living
 * annuity; incomes of annuities and unit trust together, today's rand before tax.
 */
export type Blend = {
  /** The fraction in the life annuity. */
  guaranteedShare: number;
  incomePerMonth: number;
  /** The life annuity's income within the total. */
  guaranteedPerMonth: number;
  /** In poor markets, at the anniversary of that age. */
  poorIncomeAt90PerMonth: number;
  /**
   * In expected markets, at ages not before retirement: the capital of all pots before the year's income, the
   * amount that goes to dependants then, and the part of it that is guaranteed payments to come (0 with a
   * partner, who receives them).
   */
  left: readonly { age: number; capitalReal: number; toDependantsReal: number; guaranteedLeftReal: number }[];
};

/** Savings at retirement other than expected, and the plan's income with them. */
export type OtherSavings = { savingsAtRetirement: number; incomePerMonth: number };

/** A life annuity's income a month while the member lives, a share of which then continues to the partner. */
export type PartnerShareIncome = { partnerShare: number; incomePerMonth: number };

/** The advice on one person's plan; nothing is rounded. */
export type Advice = ToldHelp & {
  basisVersion: string;
  /** Each pot's funds where a person chose them. */
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
  /** Age that half of people like the member live past, as in "half of women your age live past 88". */
  medianAgeAtDeath: number;
  targetConfidenceShare: number;
  softMinimumSavings: number;
  /** True for each optional answer that was not given. */
  assumed: Record<AssumedAnswer, boolean>;
  cash: CashAdvice;
  debt: DebtAdvice;
  recommended: Product;
  /** The next best product; `reasons` cover the recommended one against each other one. */
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
  /** The inflation-linked one with 50, 75 and 100% to the partner; empty without a supported partner. */
  partnerShares: readonly PartnerShareIncome[];
  /** Support promised in the first year, a month; the plan warns first where it exceeds the income. */
  supportPerMonth: number;
  /** Value at retirement of all support promised, and whether all of the annuity's capital would cover it. */
  supportValue: number;
  isSupportCovered: boolean;
  /** The tax year used, and whether it is the last known one standing in for a later year. */
  taxYear: { year: number; isLatestKnown: boolean };
  /**
   * A living annuity worth less than the law's amount at retirement may be taken in cash: that amount, the
   * tax on it after the lump sum, and the net cash; absent for a larger one.
   */
  commutation?: { threshold: number; tax: number; net: number };
  /**
   * The 20th and the 80th percentile of the savings at retirement, with the income of annuity and unit trust that
   * each would give; null when retirement is less than half a year away.
   */
  savingsRange: { poor: OtherSavings; strong: OtherSavings } | null;
  /** Null where no need was given. */
  incomeNeed: IncomeNeed | null;
  /** Other incomes a month after the tax due without the plan, in the tax year of the plan's first payment. */
  othersAfterTaxPerMonth: number;
  /** Null where no own income ends within fifteen years of retirement, and where nothing is drawn down. */
  laterIncome: LaterIncome | null;
  /** Of the recommended product; null where all is guaranteed, and where the law's minimum drawdown is higher. */
  moreCarefulIncome: MoreCarefulIncome | null;
  /** The recommended product's lasting income, today's rand, for each chance within the legal drawdown, surest first. */
  lastingIncomes: readonly { incomeLastsShare: number; perMonth: number }[];
  /**
   * The plan with more or less of it guaranteed: those of 0, 25, 50, 75 and 100% that may be bought, and the
   * fraction that covers the need; empty for a plan with a desired income.
   */
  blends: readonly Blend[];
  /** Fractions that a person may have guaranteed instead; empty without an annuity. */
  guaranteedShares: readonly number[];
  /** Each lever's price; empty for a plan with a desired income. */
  levers: readonly LeverPrice[];
  /** From the legal minimum to the recommended plan's lasting income, annuity and unit trust together, a month. */
  incomeRangeForReduction: Range<number>;
  /**
   * Standard error of the recommended product's lasting income, as a fraction of it: its sampling error over other
   * draws of markets. Of a living annuity, or of the unit trust beside a life annuity; absent where nothing is
   * simulated, and for funds that a person chose.
   */
  standardErrorShare?: number;
};

/** Settings of a computation that are not answers. */
export type AdviceOptions = {
  seed: number;
  paths: number;
  /** Number of other sets of markets that measure the income's sampling error; if absent, it is not measured. */
  replicates?: number;
  /** Markets simulated in advance; they save time and change no figure. */
  prepared?: PreparedMarkets;
};
