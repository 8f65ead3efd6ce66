import { formatDayMonthYear, type IsoDate } from "~/base/date";
import {
  OWN_MIX_PARTS,
  type CheckAnswer,
  type CheckedIncome,
  type OwnMixPart,
} from "~/contract/living-annuity/check-operations";
import type { AssetClassId, Basis, PayingAnnuityCheck, PayingAnnuityIncome } from "~/engine";
import { roundPercent, roundToCents } from "../calls/round";

/** The wire names of the asset classes. */
export const MIX_PARTS = {
  sa_shares: "saEquity",
  sa_property: "saProperty",
  sa_bonds: "saBonds",
  inflation_linked: "inflationLinked",
  cash: "cash",
  foreign_shares: "globalEquity",
} as const satisfies Record<OwnMixPart, AssetClassId>;

/** Writes a check in the wire's form. */
export function presentCheck(
  { band, rangePerMonth, costs, lifeAnnuity, cash, mix, change, ...checked }: PayingAnnuityCheck,
  today: IsoDate,
  basis: Basis,
): CheckAnswer {
  return {
    checked_on: formatDayMonthYear(today),
    year_begins: formatDayMonthYear(checked.yearBegins),
    value_then: roundToCents(checked.valueThen),
    drawdown_perct: roundPercent(checked.drawdownShare),
    least_drawdown_perct: roundPercent(band.minimumShare),
    most_drawdown_perct: roundPercent(band.maximumShare),
    least_monthly_income: roundToCents(rangePerMonth.minimum),
    most_monthly_income: roundToCents(rangePerMonth.maximum),
    lasting_success_perct: roundPercent(checked.confidenceShare),
    incomes: checked.incomes.map(presentIncome),
    costs: {
      annual_cost_perct: roundPercent(costs.annualFeeShare),
      is_assumed: costs.isAssumed,
      monthly_cost: roundToCents(costs.perMonth),
      lower_cost_perct: roundPercent(costs.lowerFeeShare),
      lower_cost_lasting_income: roundToCents(costs.lowerFeeLastingPerMonth),
    },
    life_annuity: presentOffer(lifeAnnuity),
    cash: { below: cash.below, is_allowed: cash.isAllowed },
    assumed: {
      mix: Object.fromEntries(OWN_MIX_PARTS.map((name) => [name, roundPercent(mix[MIX_PARTS[name]] ?? 0)])),
      prices_as_of: formatDayMonthYear(basis.pricesAsOfByKind.linked),
      basis_version: basis.version,
    },
    ...(change && { change: presentChange(change) }),
  };
}

function presentIncome({ kind, fallsFromAge, years, ...income }: PayingAnnuityIncome): CheckedIncome {
  return {
    kind,
    monthly_income: roundToCents(income.incomePerMonth),
    drawdown_perct: roundPercent(income.drawdownShare),
    is_allowed: income.isAllowed,
    after_tax_monthly_income: roundToCents(income.afterTaxPerMonth),
    success_perct: roundPercent(income.lastsShare),
    poor_age_income_reduces: fallsFromAge.poor,
    expected_age_income_reduces: fallsFromAge.expected,
    by_age: years.map(({ age, incomePerMonth, leftReal }) => ({
      age,
      poor_income: roundToCents(incomePerMonth.poor),
      expected_income: roundToCents(incomePerMonth.expected),
      poor_left: roundToCents(leftReal.poor),
      expected_left: roundToCents(leftReal.expected),
    })),
  };
}

function presentOffer({ parts, ...offer }: PayingAnnuityCheck["lifeAnnuity"]): CheckAnswer["life_annuity"] {
  return {
    guarantee_period_years: offer.guaranteePeriodYears,
    partner_perct: roundPercent(offer.partnerShare),
    least_price: offer.leastPrice,
    parts: parts.map(({ share, incomePerMonth, guaranteedPerMonth, left }) => ({
      perct: roundPercent(share),
      monthly_income: roundToCents(incomePerMonth),
      guaranteed_monthly_income: roundToCents(guaranteedPerMonth),
      left: left.map(({ age, leftReal }) => ({ age, expected: roundToCents(leftReal) })),
    })),
  };
}

function presentChange(change: NonNullable<PayingAnnuityCheck["change"]>): CheckAnswer["change"] {
  return {
    older: roundToCents(change.olderPerMonth),
    drawn: roundToCents(change.drawnPerMonth),
    markets: roundToCents(change.marketsPerMonth),
    lasting_before: roundToCents(change.lastingBeforePerMonth),
    lasting_now: roundToCents(change.lastingNowPerMonth),
  };
}
