/** The advice on the income that a person needs, and on incomes that end. */
import type { GapClosers } from "../case/adjustment";

/** A year of a plan compared with the need; today's rand a month, both of a couple alive unless stated. */
export type NeedOfYear = {
  /** Policy year, 0 for the first, and the member's completed years of age at its start. */
  year: number;
  age: number;
  /** The plan's income before tax that meets the need; 0 where other incomes meet it. */
  grossPerMonth: number;
  /** The same when only one of two is alive; null without a partner. */
  memberAloneGrossPerMonth: number | null;
  partnerAloneGrossPerMonth: number | null;
  othersAfterTaxPerMonth: number;
  /** For each other income above 0 rand: the one without dates first, then in the order given. */
  eachOtherAfterTaxPerMonth: readonly number[];
  /** Income of the plan and other sources above the need; negative for a shortfall. */
  overOrShortPerMonth: number;
};

/** The effect of drawing no more than the need, for a plan with a living annuity; today's rand. */
export type NeedDrawn = {
  /** The plan's income of the first year, a month before tax: at least the annuity's legal minimum. */
  perMonth: number;
  /** Income tax saved in the first year, a month. */
  taxSavedPerMonth: number;
  /**
   * At 85, before that year's income, with both of a couple alive: the median capital left in both pots, and
   * its excess over what the plan leaves.
   */
  at85: { capitalReal: number; moreReal: number };
};

/** A plan compared with the income a month after tax that the person needs; today's rand. */
export type IncomeNeed = GapClosers & {
  /** Plan and other income after tax above the need; negative for a shortfall. */
  overOrShortPerMonth: number;
  /** The chance that drawing just the need meets it for life; null where other income may end at an unknown date. */
  incomeLastsShare: number | null;
  /** Of that chance, where both lifetimes of a couple are simulated because the need depends on the survivor. */
  standardErrorShare?: number;
  drawsBothLifetimes: boolean;
  /**
   * Null where the plan pays no more than the need, where all of the annuity is guaranteed, and where other
   * income may end at an unknown date.
   */
  drawnAlone: NeedDrawn | null;
  /** The years in which something changes. */
  byYear: readonly NeedOfYear[];
  /**
   * The smallest part of the annuity's capital whose guaranteed income covers the need, in rand and as a
   * fraction; null where none does.
   */
  guaranteedAmount: number | null;
  guaranteedShare: number | null;
};

/** The income with the least drawn until an own income ends; today's rand a month before tax. */
export type LaterIncome = {
  /** The first policy year without that income, and the member's completed years of age at its start. */
  fromYear: number;
  fromAge: number;
  /** In the first year: the annuity's minimum, nothing from the unit trust, and the guaranteed income. */
  perMonthUntilThen: number;
  perMonthFromThen: number;
  /** After the tax that each adds to that on other incomes, in the first year and from that year on, both alive. */
  afterTaxPerMonthUntilThen: number;
  afterTaxPerMonthFromThen: number;
};
