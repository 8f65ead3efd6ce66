import { dayParts, formatDayMonthYear, type IsoDate } from "~/base/date";
import type { GapLever, WireGapCloser, WireNeedOfYear } from "~/contract/plan/income-need";
import { findLever } from "~/contract/plan/levers";
import type { Recommendation } from "~/contract/plan/recommendation";
import type { Advice, GapClosers, NeedOfYear } from "~/engine";
import { roundPercent, roundRate, roundToCents } from "../calls/round";

type Closer = GapClosers["closers"][number];

/** Compares a plan with the stated need, and writes the levers that would close the gap. */
export function presentNeed({
  incomeNeed,
  retirementDate,
}: Advice): Recommendation["common_info"]["income_need"] {
  if (!incomeNeed) return null;
  const { guaranteedAmount, guaranteedShare, closers, together } = incomeNeed;
  const { incomeLastsShare, standardErrorShare, drawnAlone } = incomeNeed;
  return {
    over_or_short: roundToCents(incomeNeed.overOrShortPerMonth),
    success_perct: incomeLastsShare === null ? null : roundPercent(incomeLastsShare),
    success_standard_error_perct: standardErrorShare === undefined ? null : roundPercent(standardErrorShare),
    both_lifetimes: incomeNeed.drawsBothLifetimes,
    drawn_alone: drawnAlone && {
      monthly_income_total: roundToCents(drawnAlone.perMonth),
      tax_saved: roundToCents(drawnAlone.taxSavedPerMonth),
      left_at_85: roundToCents(drawnAlone.at85.capitalReal),
      more_left_at_85: roundToCents(drawnAlone.at85.moreReal),
    },
    by_year: incomeNeed.byYear.map((row) => presentYear(row, retirementDate)),
    guaranteed_amount: guaranteedAmount === null ? null : roundToCents(guaranteedAmount),
    perct_guaranteed: guaranteedShare === null ? null : roundRate(guaranteedShare),
    closers: closers.map(presentCloser),
    closers_together: together && { levers: together.levers.map(nameLever), ...presentEffect(together) },
  };
}

function presentYear(row: NeedOfYear, retirementDate: IsoDate): WireNeedOfYear {
  const { memberAloneGrossPerMonth: member, partnerAloneGrossPerMonth: partner } = row;
  return {
    year: dayParts(retirementDate).year + row.year,
    age: row.age,
    gross_from_plan: roundToCents(row.grossPerMonth),
    gross_from_plan_member_alone: member === null ? null : roundToCents(member),
    gross_from_plan_partner_alone: partner === null ? null : roundToCents(partner),
    other_incomes_after_tax: roundToCents(row.othersAfterTaxPerMonth),
    each_other_income_after_tax: row.eachOtherAfterTaxPerMonth.map(roundToCents),
    over_or_short: roundToCents(row.overOrShortPerMonth),
  };
}

/** Writes the effect of drawing the least first. */
export function presentLater({
  laterIncome,
  retirementDate,
}: Advice): Recommendation["common_info"]["later_income"] {
  if (!laterIncome) return null;
  const { fromYear, fromAge, perMonthUntilThen, perMonthFromThen } = laterIncome;
  const { afterTaxPerMonthUntilThen, afterTaxPerMonthFromThen } = laterIncome;
  return {
    from_year: dayParts(retirementDate).year + fromYear,
    from_age: fromAge,
    monthly_income_until_then: roundToCents(perMonthUntilThen),
    monthly_income_from_then: roundToCents(perMonthFromThen),
    after_tax_monthly_income_until_then: roundToCents(afterTaxPerMonthUntilThen),
    after_tax_monthly_income_from_then: roundToCents(afterTaxPerMonthFromThen),
  };
}

function nameLever(lever: Closer["lever"]): GapLever {
  return lever === "guaranteedShare" ? "perct_guaranteed" : findLever(lever);
}

function presentEffect({ addedPerMonth, coversNeed }: Pick<Closer, "addedPerMonth" | "coversNeed">) {
  return { added_after_tax: roundToCents(addedPerMonth), covers_need: coversNeed };
}

function presentCloser(closer: Closer): WireGapCloser {
  const effect = presentEffect(closer);
  if (closer.lever === "guaranteedShare")
    return { lever: "perct_guaranteed", value: closer.value, ...effect };
  if (closer.lever === "retirementDate")
    return { lever: "retirement_date", value: formatDayMonthYear(closer.value), ...effect };
  return { lever: findLever(closer.lever), value: roundRate(closer.value), ...effect };
}
