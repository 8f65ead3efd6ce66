import { formatDayMonthYear, parseDayMonthYear, todayInSouthAfrica, type IsoDate } from "~/base/date";
import {
  OWN_MIX_PARTS,
  type CheckAnswer,
  type CheckedAnnuity,
  type CheckedIncome,
  type OwnMixPart,
} from "~/contract/living-annuity/check-operations";
import { findCheckMistakes } from "~/contract/living-annuity/check-rules";
import { chooseAssumptions, DEFAULT_OPTIONS, readAssumptions } from "~/engine";
import type { AssetClassId, Basis, PayingAnnuity, PayingAnnuityCheck, PayingAnnuityIncome } from "~/engine";
import { calculate } from "../../calculation/calculate";
import { done, refused, refuseMistakes } from "../../calls/handler";
import type { Handler } from "../../calls/handler";
import { roundPercent, roundToCents } from "../../calls/round";
import { isPlusOffered } from "../../process/operator";
import { nameOwner } from "../../session/person";

/** Whether the income of a living annuity may go on. Nothing of it is kept but the last answers of the threads. */
export const checkLivingAnnuity: Handler<"checkLivingAnnuity"> = async ({ body, now, person }) => {
  const today = todayInSouthAfrica(now);
  const mistakes = findCheckMistakes(body, today);
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const assumptions = chooseAssumptions(today, {}, isPlusOffered());
  const answers = toAnswers(body, today);
  const { seed, paths } = DEFAULT_OPTIONS;
  const asked = { answers };
  const question = { kind: "livingAnnuity", asked, assumptions, options: { seed, paths } } as const;
  const checked = await calculate(question, nameOwner(person));
  if (!checked.ok) return refused(checked.reason);
  return done(presentCheck(checked.value, today, readAssumptions(assumptions)));
};

/** The asset classes by their names on the wire. */
const MIX_PARTS = {
  sa_shares: "saEquity",
  sa_property: "saProperty",
  sa_bonds: "saBonds",
  inflation_linked: "inflationLinked",
  cash: "cash",
  foreign_shares: "globalEquity",
} as const satisfies Record<OwnMixPart, AssetClassId>;

/** A day that has been judged already. */
function readDay(text: string): IsoDate {
  const day = parseDayMonthYear(text);
  if (!day) throw new RangeError("not a day");
  return day;
}

/** The shares of a fund's own mix; what was typed adds up to a hundred but for rounding. */
function readOwnMix(parts: Record<OwnMixPart, number>): Exclude<PayingAnnuity["mix"], string> {
  const sum = OWN_MIX_PARTS.reduce((all, name) => all + parts[name], 0);
  return Object.fromEntries(OWN_MIX_PARTS.map((name) => [MIX_PARTS[name], parts[name] / sum]));
}

function readMix({ mix, own_mix }: CheckedAnnuity): PayingAnnuity["mix"] {
  if (mix !== "own") return mix;
  if (!own_mix) throw new RangeError("no mix");
  return readOwnMix(own_mix);
}

function toAnswers(body: CheckedAnnuity, adviceDate: IsoDate): PayingAnnuity {
  const { partner_dob, partner_gender, annual_cost_perct, other_taxable_income, before } = body;
  return {
    adviceDate,
    member: { birthDate: readDay(body.dob), sex: body.gender },
    ...(partner_dob !== undefined &&
      partner_gender && { partner: { birthDate: readDay(partner_dob), sex: partner_gender } }),
    value: body.value,
    incomePerMonth: body.monthly_income,
    anniversaryMonth: body.anniversary_month,
    ...(annual_cost_perct !== undefined && { annualFeeShare: annual_cost_perct / 100 }),
    mix: readMix(body),
    ...(other_taxable_income !== undefined && { otherTaxableIncomePerMonth: other_taxable_income }),
    ...(before && {
      before: {
        checkedOn: readDay(before.checked_on),
        value: before.value,
        incomePerMonth: before.monthly_income,
        lastingPerMonth: before.lasting_monthly_income,
      },
    }),
  };
}

function presentCheck(
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
      prices_as_of: formatDayMonthYear(basis.pricesAsOf),
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
