import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { EstimateAnswer, EstimateRequest } from "~/contract/plan/estimate-operations";
import { chooseAssumptions, DEFAULT_OPTIONS, readAssumptions } from "~/engine";
import type { Basis, Estimate, EstimateAnswers, EstimateChange, EstimatedIncome } from "~/engine";
import { calculate } from "../../calculation/calculate";
import { done, refused, refuseMistakes } from "../../calls/handler";
import type { Handler } from "../../calls/handler";
import { roundPercent, roundRate, roundToCents } from "../../calls/round";
import { isPlusOffered } from "../../process/operator";
import { presentWay } from "../../recommendation/present-way";
import { nameOwner } from "../../session/person";

/** A first figure from four answers, with our own fees. Nothing of it is kept but the last answers of the calculation. */
export const estimateIncome: Handler<"estimateIncome"> = async ({ body, now, person }) => {
  const today = todayInSouthAfrica(now);
  const assumptions = chooseAssumptions(today, {}, isPlusOffered());
  const basis = readAssumptions(assumptions);
  const { earliestRetirementAge: from, latestRetirementAge: to } = basis.rules;
  if (body.age < from || body.age > to)
    return refuseMistakes([
      { path: "age", message: `Your age at retirement should be between ${from} and ${to}` },
    ]);
  const answers = toAnswers(body, today);
  const { seed, paths } = DEFAULT_OPTIONS;
  const question = { kind: "estimate", asked: { answers }, assumptions, options: { seed, paths } } as const;
  const estimated = await calculate(question, nameOwner(person));
  return estimated.ok ? done(presentEstimate(estimated.value, today, basis)) : refused(estimated.reason);
};

function toAnswers(
  { age, gender, savings, partner_age }: EstimateRequest,
  adviceDate: EstimateAnswers["adviceDate"],
): EstimateAnswers {
  return {
    adviceDate,
    age,
    sex: gender,
    savings,
    ...(partner_age !== undefined && { partnerAge: partner_age }),
  };
}

/** Each change by its name on the wire. */
const CHANGES = {
  noPartner: "no_partner",
  noCash: "no_cash",
  aYearLater: "a_year_later",
  lessLeft: "less_left",
} as const satisfies Record<EstimateChange["change"], EstimateAnswer["changes"][number]["change"]>;

function presentEstimate(
  { guaranteed, flexible, ways, cash, changes, debt, member, partner, annuityFeeShare }: Estimate,
  adviceDate: EstimateAnswers["adviceDate"],
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
    changes: changes.map(({ change, ...added }) => ({ change: CHANGES[change], ...presentAdded(added) })),
    debt: { amount: debt.amount, ...presentAdded(debt) },
    assumed: {
      born: formatDayMonthYear(member.birthDate),
      ...(partner && { partner_born: formatDayMonthYear(partner.birthDate) }),
      retirement_date: formatDayMonthYear(adviceDate),
      annual_cost_perct: roundPercent(annuityFeeShare),
      prices_as_of: formatDayMonthYear(basis.pricesAsOf),
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
