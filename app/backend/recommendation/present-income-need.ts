import { formatDayMonthYear } from "~/base/date";
import type { GapLever, WireGapCloser } from "~/contract/plan/income-need";
import { findLever } from "~/contract/plan/levers";
import type { Recommendation } from "~/contract/plan/recommendation";
import type { Advice, GapClosers } from "~/engine";
import { roundPercent, roundRate, roundToCents } from "../calls/round";

type Closer = GapClosers["closers"][number];

/** Writes what a plan comes to beside the need that was named, and what would close the gap. */
export function presentNeed({ incomeNeed }: Advice): Recommendation["common_info"]["income_need"] {
  if (!incomeNeed) return null;
  const { guaranteedAmount, guaranteedShare, closers, together } = incomeNeed;
  return {
    over_or_short: roundToCents(incomeNeed.overOrShortPerMonth),
    success_perct: roundPercent(incomeNeed.incomeLastsShare),
    guaranteed_amount: guaranteedAmount === null ? null : roundToCents(guaranteedAmount),
    perct_guaranteed: guaranteedShare === null ? null : roundRate(guaranteedShare),
    closers: closers.map(presentCloser),
    closers_together: together && { levers: together.levers.map(nameLever), ...presentEffect(together) },
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
