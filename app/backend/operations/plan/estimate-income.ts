import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { EstimateAnswer } from "~/contract/plan/estimate-operations";
import type { EstimateRequest } from "~/contract/survey/estimate-answers";
import { findEstimateMistakes } from "~/contract/plan/estimate-rules";
import {
  type Basis,
  chooseAssumptions,
  DEFAULT_OPTIONS,
  type Estimate,
  type EstimateAnswers,
  type EstimateChange,
  type EstimatedIncome,
  readAssumptions,
} from "~/engine";
import { calculate } from "../../calculation/calculate";
import { done, withJudge, refused } from "../../calls/handler";
import { roundPercent, roundRate, roundToCents } from "../../calls/round";
import { findSurveyLimits } from "../../plans/survey-limits";
import { isPlusOffered } from "../../process/operator";
import { presentWholeInCash } from "../../recommendation/present-recommendation";
import { presentWay } from "../../recommendation/present-way";
import { ownerKey } from "../../session/person";

/** Estimates a first figure from five answers, with our own fees. Only a cache of recent results is kept. */
export const estimateIncome = withJudge<"estimateIncome">(
  (asked, now) => findEstimateMistakes(asked, findSurveyLimits(todayInSouthAfrica(now))),
  async ({ body, now, person }) => {
    const today = todayInSouthAfrica(now);
    const assumptions = chooseAssumptions(today, {}, isPlusOffered());
    const asked = { answers: toAnswers(body, today) };
    const { seed, paths } = DEFAULT_OPTIONS;
    const question = { kind: "estimate", asked, assumptions, options: { seed, paths } } as const;
    const estimated = await calculate(question, ownerKey(person));
    if (!estimated.ok) return refused(estimated.reason);
    return done(presentEstimate(estimated.value, readAssumptions(assumptions)));
  },
);

function toAnswers(
  { age, retire_at = age, gender, savings, partner_age }: EstimateRequest,
  adviceDate: EstimateAnswers["adviceDate"],
): EstimateAnswers {
  return {
    adviceDate,
    age,
    retirementAge: retire_at,
    sex: gender,
    savings,
    ...(partner_age !== undefined && { partnerAge: partner_age }),
  };
}

/** The wire name of each change. */
const CHANGES = {
  noPartner: "no_partner",
  noCash: "no_cash",
  aYearLater: "a_year_later",
  lessLeft: "less_left",
} as const satisfies Record<EstimateChange["change"], EstimateAnswer["changes"][number]["change"]>;

function presentEstimate(
  { guaranteed, flexible, ways, cash, changes, debt, person, annuityFeeShare }: Estimate,
  basis: Basis,
): EstimateAnswer {
  return {
    guaranteed: {
      ...presentIncome(guaranteed),
      guaranteed_partner_income: roundToCents(guaranteed.partnerPerMonth),
      life_annuity_guaranteed_period_years: guaranteed.guaranteePeriodYears,
    },
    flexible: {
      product: flexible.product,
      ...presentIncome(flexible),
      perct_capital_to_dependents: roundRate(flexible.dependantsShare),
    },
    ways: ways.map((way) => presentWay(way, basis, cash)),
    lump_sum: roundToCents(cash.grossLumpSum),
    unit_trust: roundToCents(cash.unitTrust),
    annuity_amount: roundToCents(cash.annuity),
    whole_in_cash: presentWholeInCash(cash.wholeInCash),
    changes: changes.map(({ change, ...added }) => ({ change: CHANGES[change], ...presentAdded(added) })),
    debt: { amount: debt.amount, ...presentAdded(debt) },
    assumed: {
      born: formatDayMonthYear(person.member.birthDate),
      ...(person.partner && { partner_born: formatDayMonthYear(person.partner.birthDate) }),
      retirement_date: formatDayMonthYear(person.retirementDate),
      annual_cost_perct: roundPercent(annuityFeeShare),
      prices_as_of: formatDayMonthYear(basis.pricesAsOfByKind.linked),
      basis_version: basis.version,
    },
  };
}

function presentAdded({
  guaranteedAdded,
  flexibleAdded,
}: Pick<EstimateChange, "guaranteedAdded" | "flexibleAdded">) {
  return {
    guaranteed_added: roundToCents(guaranteedAdded),
    flexible_added: roundToCents(flexibleAdded),
  };
}

function presentIncome({
  annuityPerMonth,
  unitTrustPerMonth,
  afterTaxPerMonth,
  drawnLastsShare,
  poorFallsFromAge,
}: EstimatedIncome) {
  return {
    monthly_income_total: roundToCents(annuityPerMonth + unitTrustPerMonth),
    monthly_income_from_annuity: roundToCents(annuityPerMonth),
    monthly_income_from_unit_trust: roundToCents(unitTrustPerMonth),
    after_tax_monthly_income: roundToCents(afterTaxPerMonth),
    success_perct: roundPercent(drawnLastsShare),
    poor_age_income_reduces: poorFallsFromAge,
  };
}
