import { parseDayMonthYear, todayInSouthAfrica, type IsoDate } from "~/base/date";
import {
  OWN_MIX_PARTS,
  type CheckAnswer,
  type CheckedAnnuity,
  type OwnMixPart,
} from "~/contract/living-annuity/check-operations";
import { findCheckMistakes } from "~/contract/living-annuity/check-rules";
import { chooseAssumptions, DEFAULT_OPTIONS, type PayingAnnuity, readAssumptions } from "~/engine";
import { calculate } from "../calculation/calculate";
import { done, refused, type Outcome } from "../calls/handler";
import { isPlusOffered } from "../process/operator";
import { MIX_PARTS, presentCheck } from "./present-check";

/** Finds mistakes in the answers about a living annuity as of today. */
export function judgeCheck(asked: Partial<CheckedAnnuity>, now: Date) {
  return findCheckMistakes(asked, todayInSouthAfrica(now));
}

/** Checks whether a living annuity's income may go on, given valid answers. Only recent results are cached. */
export async function computeCheck(
  asked: CheckedAnnuity,
  { now, owner }: { now: Date; owner: string },
): Promise<Outcome<CheckAnswer>> {
  const today = todayInSouthAfrica(now);
  const assumptions = chooseAssumptions(today, {}, isPlusOffered());
  const { seed, paths } = DEFAULT_OPTIONS;
  const question = {
    kind: "livingAnnuity",
    asked: { answers: toAnswers(asked, today) },
    assumptions,
    options: { seed, paths },
  } as const;
  const checked = await calculate(question, owner);
  if (!checked.ok) return refused(checked.reason);
  return done(presentCheck(checked.value, today, readAssumptions(assumptions)));
}

/** Reads a day that has been validated already. */
function readDay(text: string): IsoDate {
  const day = parseDayMonthYear(text);
  if (!day) throw new RangeError("not a day");
  return day;
}

/** The shares of a fund's own mix, normalised: the typed percentages add up to a hundred except for rounding. */
function readOwnMix(parts: Record<OwnMixPart, number>): Exclude<PayingAnnuity["mix"], string> {
  const sum = OWN_MIX_PARTS.reduce((all, name) => all + parts[name], 0);
  return Object.fromEntries(OWN_MIX_PARTS.map((name) => [MIX_PARTS[name], parts[name] / sum]));
}

function readMix({ mix, own_mix }: CheckedAnnuity): PayingAnnuity["mix"] {
  if (mix !== "own") return mix;
  if (!own_mix) throw new RangeError("no mix");
  return readOwnMix(own_mix);
}

function toAnswers(asked: CheckedAnnuity, adviceDate: IsoDate): PayingAnnuity {
  const { partner_dob, partner_gender, annual_cost_perct, other_taxable_income, before } = asked;
  return {
    adviceDate,
    member: { birthDate: readDay(asked.dob), sex: asked.gender },
    ...(partner_dob !== undefined &&
      partner_gender && { partner: { birthDate: readDay(partner_dob), sex: partner_gender } }),
    value: asked.value,
    incomePerMonth: asked.monthly_income,
    anniversaryMonth: asked.anniversary_month,
    ...(annual_cost_perct !== undefined && { annualFeeShare: annual_cost_perct / 100 }),
    mix: readMix(asked),
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
