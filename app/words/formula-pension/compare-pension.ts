/** Compares a pension worked out by a formula with the life annuity that the alternative lump sum would buy. */
import { formatRand } from "~/base/money";
import type { EstimateAnswer } from "~/contract/plan/estimate-operations";
import { sayPricesTold } from "../plan/annuity-prices";

/** The fund's offer, rand before tax: a monthly pension with cash, or a lump sum for another fund. */
type OfferedPension = {
  pension_per_month: number;
  gratuity: number;
  savings: number;
};

/** An estimate's figures for the life annuity that a lump sum would buy. */
type PricedAnnuity = {
  guaranteed: Pick<
    EstimateAnswer["guaranteed"],
    "monthly_income_from_annuity" | "guaranteed_partner_income" | "life_annuity_guaranteed_period_years"
  >;
  assumed: Pick<EstimateAnswer["assumed"], "prices_as_of">;
} & Pick<EstimateAnswer, "annuity_amount">;

export type ComparedPension = {
  title: string;
  lead: string;
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  notes: readonly string[];
};

/** The largest fraction of a transferred lump sum that may be taken in cash. */
const MOST_IN_CASH = 1 / 3;

/** Within this fraction of the pension neither pays more: insurers' prices differ by as much. */
const ABOUT_THE_SAME = 0.03;

/**
 * Compares the two with the same cash taken first, as far as the law permits that of the lump sum.
 * @param answer the estimate for the lump sum, whose life annuity rate holds for every amount
 */
export function comparePension(
  { guaranteed, annuity_amount, assumed }: PricedAnnuity,
  { pension_per_month: pension, gratuity, savings }: OfferedPension,
): ComparedPension {
  const cash = Math.min(gratuity, savings * MOST_IN_CASH);
  const share = (savings - cash) / annuity_amount;
  const bought = guaranteed.monthly_income_from_annuity * share;
  const toPartner = guaranteed.guaranteed_partner_income * share;
  const years = guaranteed.life_annuity_guaranteed_period_years;
  return {
    title: sayWhichPaysMore(pension, bought),
    lead: sayCash(gratuity, cash),
    caption: "Today’s rand, before tax",
    heads: ["What you get", "The pension", "The lump sum, as a life annuity"],
    rows: [
      ["Cash first", formatRand(gratuity), formatRand(cash)],
      ["Each month for life", formatRand(pension), formatRand(bought)],
      ["It rises", "as the fund decides", "with prices, in full"],
      ...(toPartner > 0 ? [["Then to your partner each month", "ask the fund", formatRand(toPartner)]] : []),
      ["If you die soon", "ask the fund", years > 0 ? `paid for ${years} years at least` : "nothing more"],
      ["Who has to pay it", "the fund", "an insurer"],
    ],
    notes: [
      "The life annuity is worked out for somebody in good health who buys it today. Either is taxed as income.",
      sayPricesTold(assumed.prices_as_of),
      "A fund’s pension may bring more with it: a part for your spouse or your children, or help with medical contributions. Add that before you compare. And as a rule whoever takes the lump sum has to leave the employer first, and cannot come back.",
    ],
  };
}

function sayWhichPaysMore(pension: number, bought: number): string {
  const more = pension - bought;
  if (Math.abs(more) <= pension * ABOUT_THE_SAME)
    return "The pension pays about as much as the lump sum would buy";
  return more > 0
    ? `The pension pays about ${formatRand(more)} a month more than the lump sum would buy`
    : `The lump sum would buy about ${formatRand(-more)} a month more than the pension pays`;
}

function sayCash(gratuity: number, cash: number): string {
  if (gratuity === 0) return "Nothing is taken in cash on either side.";
  if (cash === gratuity) return `On both sides ${formatRand(cash)} is taken in cash first, and taxed alike.`;
  return `The pension comes with ${formatRand(gratuity)} in cash. Of the lump sum only a third may be taken, ${formatRand(cash)}; the rest of it buys the income.`;
}
