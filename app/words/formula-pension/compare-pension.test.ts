import { expect, test } from "vitest";
import { plain } from "../../../tests/support/recommendation";
import { comparePension } from "./compare-pension";

/** R600 000 buy R3 000 a month, of which 75% continues to a partner: R5 a month for each R1 000. */
const ESTIMATE = {
  guaranteed: {
    monthly_income_from_annuity: 3_000,
    guaranteed_partner_income: 2_250,
    life_annuity_guaranteed_period_years: 10,
  },
  annuity_amount: 600_000,
  assumed: { prices_as_of: "15/09/2025" },
};
const OFFERED = { pension_per_month: 6_000, gratuity: 300_000, savings: 900_000 };

function compare(offered: Partial<typeof OFFERED>) {
  const { title, lead, rows } = comparePension(ESTIMATE, { ...OFFERED, ...offered });
  return { title: plain(title), lead: plain(lead), rows: rows.map((row) => row.map(plain)) };
}

test("the same cash is taken on both sides, and what is left buys the income", () => {
  const { title, lead, rows } = compare({});
  expect(title).toBe("The pension pays about R3 000 a month more than the lump sum would buy");
  expect(lead).toBe("On both sides R300 000 is taken in cash first, and taxed alike.");
  expect(rows).toContainEqual(["Cash first", "R300 000", "R300 000"]);
  expect(rows).toContainEqual(["Each month for life", "R6 000", "R3 000"]);
  expect(rows).toContainEqual(["Then to your partner each month", "ask the fund", "R2 250"]);
  expect(rows).toContainEqual(["If you die soon", "ask the fund", "paid for 10 years at least"]);
});

test("without cash all of the lump sum buys the income", () => {
  // R900 000 at R5 for each R1 000 are R4 500, against R4 000 and against R4 600.
  expect(compare({ gratuity: 0, pension_per_month: 4_000 })).toMatchObject({
    title: "The lump sum would buy about R500 a month more than the pension pays",
    lead: "Nothing is taken in cash on either side.",
  });
  expect(compare({ gratuity: 0, pension_per_month: 4_600 }).title).toBe(
    "The pension pays about as much as the lump sum would buy",
  );
});

test("of the lump sum no more than a third is cash", () => {
  const { lead, rows } = compare({ gratuity: 600_000 });
  expect(lead).toContain("Of the lump sum only a third may be taken, R300 000");
  expect(rows).toContainEqual(["Cash first", "R600 000", "R300 000"]);
  expect(rows).toContainEqual(["Each month for life", "R6 000", "R3 000"]);
});
