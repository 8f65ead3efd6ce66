/** What an advice says of the income that a person needs, and of incomes that end. */
import type { GapClosers } from "./adjustment";

/** A year of a plan held against the need; rand a month of today, while all live unless it says otherwise. */
export type NeedOfYear = {
  /** Policy year, 0 for the first, and the completed years of the member's age at its start. */
  year: number;
  age: number;
  /** What the plan has to pay before tax so that the need is met; 0 where other incomes meet it. */
  grossPerMonth: number;
  /** The same once only one of two lives; null without a partner. */
  memberAloneGrossPerMonth: number | null;
  partnerAloneGrossPerMonth: number | null;
  othersAfterTaxPerMonth: number;
  /** Of each of them: the one without dates first, then in the order in which they were told; none of 0 rand. */
  eachOtherAfterTaxPerMonth: readonly number[];
  /** What the plan's income and the others come to above the need; negative where they are short. */
  overOrShortPerMonth: number;
};

/** What drawing no more than the need does to a plan of which something is drawn; today's rand. */
export type NeedDrawn = {
  /** What the plan then pays in the first year, a month before tax: no less than the law's part of the annuity. */
  perMonth: number;
  /** Income tax of the first year that is not due then, a month. */
  taxSavedPerMonth: number;
  /** At 85, before that year's income, while all live: the median of what is left of both pots, and how much more that is than the plan leaves. */
  at85: { capitalReal: number; moreReal: number };
};

/** A plan held against what the person needs a month after tax; today's rand. */
export type IncomeNeed = GapClosers & {
  /** What the plan and other income after its tax come to above the need; negative where they are short. */
  overOrShortPerMonth: number;
  /** The chance that the need is met for life when just that is drawn; null where other income may end, and nobody said when. */
  incomeLastsShare: number | null;
  /** Of that chance, where the lifetimes of both of a couple are drawn because the need depends on who lives. */
  standardErrorShare?: number;
  drawsBothLifetimes: boolean;
  /** Null where the plan pays no more than the need, where all of it is guaranteed, and where other income may end, and nobody said when. */
  drawnAlone: NeedDrawn | null;
  /** The years in which something changes. */
  byYear: readonly NeedOfYear[];
  /** The smallest part of the annuity's capital whose guaranteed income covers the need, in rand and as a share; null where none does. */
  guaranteedAmount: number | null;
  guaranteedShare: number | null;
};

/** The income when only the least is drawn until an own income ends; rand a month of today before tax. */
export type LaterIncome = {
  /** The first policy year without that income, and the completed years of the member's age at its start. */
  fromYear: number;
  fromAge: number;
  /** In the first year: the least of the annuity, nothing of the unit trust, and what is guaranteed. */
  perMonthUntilThen: number;
  perMonthFromThen: number;
  /** Less the tax that each adds to that of other incomes, in the first year and in the year from then on, while all live. */
  afterTaxPerMonthUntilThen: number;
  afterTaxPerMonthFromThen: number;
};
