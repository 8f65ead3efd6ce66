import { describe, expect, it } from "vitest";
import type { Recommendation } from "~/contract/recommendation";
import { recommendationSchema } from "~/contract/recommendation";
import { recommend } from "../../../tests/support/recommendation";
import { readKept } from "./read-kept";

const recommendation = recommend("LivingAnnuity");

/** The costs as they were kept at first: an object a term, with a total in each. */
function writeByTerm({ eac_fees, ...fees }: Recommendation["fees"]["annuity"]) {
  const { term_years, tic, advice, admin, other, totals } = eac_fees;
  return {
    ...fees,
    eac_fees: term_years.map((years, index) => ({
      term_years: years,
      tic: tic[index],
      advice: advice[index],
      admin: admin[index],
      other: other[index],
      total: totals[index],
    })),
  };
}

describe("a recommendation that was kept", () => {
  it("is read as it is", () => {
    expect(readKept(JSON.stringify(recommendation))).toEqual(recommendation);
  });

  it("before costs were lists has them as lists, and can be sent", () => {
    const { annuity, unit_trust, emergency_savings } = recommendation.fees;
    const none = { ...emergency_savings, eac_fees: [] };
    const fees = {
      ...recommendation.fees,
      annuity: writeByTerm(annuity),
      unit_trust: writeByTerm(unit_trust),
      emergency_savings: none,
    };
    const read = readKept(JSON.stringify({ ...recommendation, fees }));
    expect(recommendationSchema.safeParse(read).error).toBeUndefined();
    expect(read.fees.annuity).toEqual(annuity);
    expect(read.fees.unit_trust).toEqual(unit_trust);
    expect(read.fees.emergency_savings.eac_fees).toMatchObject({ term_years: [], tic: [], totals: [] });
  });
});
