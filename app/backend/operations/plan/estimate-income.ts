import { LRUCache } from "lru-cache";
import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { EstimateAnswer, EstimateRequest } from "~/contract/plan/estimate-operations";
import { chooseAssumptions, DEFAULT_OPTIONS, readAssumptions } from "~/engine";
import type { Basis, Estimate, EstimateAnswers, EstimateChange, EstimatedIncome } from "~/engine";
import { calculate } from "../../calculation/calculate";
import { done, refused, refuseMistakes } from "../../calls/handler";
import type { Handler } from "../../calls/handler";
import { roundPercent, roundRate, roundToCents } from "../../calls/round";
import { isPlusOffered } from "../../process/operator";
import { keepOne } from "../../process/singleton";
import { nameOwner } from "../../session/person";

/** Round answers come again and again, from many people. */
const MOST_KEPT = 1_000;
const getKept = () => keepOne("estimates", () => new LRUCache<string, Estimate>({ max: MOST_KEPT }));

/** A first figure from four answers, with our own fees. It is kept for whoever asks for the same, and by nobody's name. */
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
  const estimates = getKept();
  const name = JSON.stringify(question);
  const kept = estimates.get(name);
  if (kept) return done(presentEstimate(kept, today, basis));
  const estimated = await calculate(question, nameOwner(person));
  if (!estimated.ok) return refused(estimated.reason);
  estimates.set(name, estimated.value);
  return done(presentEstimate(estimated.value, today, basis));
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
  { guaranteed, flexible, changes, debt, member, partner, ...estimated }: Estimate,
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
    lump_sum: roundToCents(estimated.lumpSum),
    unit_trust: roundToCents(estimated.unitTrust),
    annuity_amount: roundToCents(estimated.annuity),
    changes: changes.map(({ change, ...added }) => ({ change: CHANGES[change], ...presentAdded(added) })),
    debt: { amount: debt.amount, ...presentAdded(debt) },
    assumed: {
      born: formatDayMonthYear(member.birthDate),
      ...(partner && { partner_born: formatDayMonthYear(partner.birthDate) }),
      retirement_date: formatDayMonthYear(adviceDate),
      annual_cost_perct: roundPercent(estimated.annuityFeeShare),
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
