import type { PlanFacts } from "../plan/plan-facts";
import type { PotCosts } from "./pot-costs";

/** The different percentages that a person may hear for one plan, in a table that explains the differences. */
export type Reconciliation = {
  heading: string;
  sentences: readonly string[];
  caption: string;
  /** The headings: the rows' names, our percentages, the usual fee's if compared, and the reasons. */
  heads: readonly string[];
  rows: readonly { name: string; percents: readonly string[]; why: string; isTotal?: boolean }[];
};

/**
 * Derives the effective annual cost, ours and the usual fee's, from the yearly fees. Before engine 4 the
 * return increased every yearly fee by the same factor, which is derived here from investment management, a
 * cost without other parts.
 * @param pot the first pot with fees
 * @returns undefined where both percentages are equal
 */
export function reconcileFees(
  { product, isLifeAnnuity }: PlanFacts,
  pot: PotCosts | undefined,
): Reconciliation | undefined {
  if (!pot) return undefined;
  const { annual_total: annual, initial_total: initial, eac_fees } = pot.fees;
  const last = eac_fees.totals.length - 1;
  const ours = { fees: annual.total, whole: eac_fees.totals[last] ?? annual.total };
  const growth = annual.fund_management_fee > 0 ? (eac_fees.tic[last] ?? 0) / annual.fund_management_fee : 1;
  const usual = product.industry_fee_perct * 100;
  const compared = isLifeAnnuity ? [ours] : [ours, { fees: usual, whole: usual * growth }];
  const years = eac_fees.term_years[last];
  const hasInitial = initial.total > 0;
  const rows = compared.map(({ fees, whole }, index) => {
    const [feesShown, wholeShown] = [toHundredths(fees), toHundredths(whole)];
    const yearly = index === 0 ? toHundredths(fees * growth) : wholeShown;
    return { feesShown, initialShown: wholeShown - yearly, wholeShown };
  });
  if (rows.every(({ feesShown, wholeShown }) => feesShown === wholeShown)) return undefined;
  const write = (pick: (row: (typeof rows)[number]) => number) =>
    rows.map((row) => writeHundredths(pick(row)));
  return {
    heading: "Why there is more than one percentage",
    sentences: [
      `They all describe the same fees of ${pot.inSentence}, counted in different ways. They are not charged one on top of the other.`,
    ],
    caption: `${pot.name}, percent a year, VAT included${hasInitial ? `, over ${years} years` : ""}`,
    heads: ["What is counted", "Ours", ...(isLifeAnnuity ? [] : ["Usual"]), "Why it differs"],
    rows: [
      {
        name: "Fees",
        percents: write(({ feesShown }) => feesShown),
        why: "What is paid each year, as a percentage of the savings.",
      },
      ...(hasInitial
        ? [
            {
              name: "The fee at the start",
              percents: write(({ initialShown }) => initialShown),
              why: `Spread over ${years} years. We assume none beside the usual fee.`,
            },
          ]
        : []),
      {
        name: "Effective annual cost",
        percents: write(({ wholeShown }) => wholeShown),
        why: `${growth > 1 ? "What all costs together take off the return, a year’s growth included." : "All costs together."} Every provider has to state it, so compare this one.`,
        isTotal: true,
      },
    ],
  };
}

/** Whole hundredths of a percent, as shown. */
function toHundredths(percent: number): number {
  return Math.round(percent * 100);
}

function writeHundredths(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}%`;
}
