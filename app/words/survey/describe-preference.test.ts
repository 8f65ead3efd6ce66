import { describe, expect, it } from "vitest";
import { paidWay } from "../../../tests/support/paid-ways";
import { plain } from "../../../tests/support/recommendation";
import { describePreference } from "./describe-preference";

const way = (
  share: number,
  amounts: [number, number, number],
  { left, partner }: { left: number; partner: number },
) => ({ ...paidWay(share, amounts, left, 40_000), partner_monthly_income: partner });

/** Figures for the cards. */
const WAYS = [
  way(0, [14_410.3, 0, 10_823], { left: 1_741_200, partner: 12_620 }),
  way(0.5, [17_052.8, 8_937.6, 15_120], { left: 1_060_400, partner: 13_010 }),
  way(1, [19_666.4, 17_876.1, 19_666], { left: 404_100, partner: 13_407 }),
];
const KNOWN = {
  perMonth: 17_876.1,
  ways: WAYS,
  partnerName: "Nomsa O’Neill",
  isForFamily: true,
  prices: "Priced today.",
};

const tell = (known: object = {}) => describePreference({ ...KNOWN, ...known });

function figuresOf({ cards }: ReturnType<typeof tell>) {
  const { flexible_inc_and_inheritance: flexible, guarantee_inc_and_no_inheritance: guaranteed } =
    cards!.ways;
  return [flexible, guaranteed].map(({ income, figures }) =>
    [income, ...cards!.rows.map(({ told }) => figures[told])].map(plain),
  );
}

describe("what step 6 says of both answers", () => {
  it("is the guaranteed income, the partner’s part of it, and what each pays; not what we earn", () => {
    const view = tell();
    expect(plain(view.lead)).toBe(
      "A guaranteed income would pay you about **R17 876 a month** for life, rising with prices. When you die, Nomsa O’Neill gets 75% of it for life. A flexible income pays less now, and leaves more.",
    );
    expect(view.cards?.rows.map(({ name }) => name)).toEqual([
      "Paid whatever markets do",
      "Follows markets",
      "In poor markets, at 90",
      "Left for your family at 85",
      "Nomsa, if you die first",
    ]);
    expect(figuresOf(view)).toEqual([
      ["R14 410", "nothing", "R14 410", "R10 800", "R1 740 000", "R12 600"],
      ["R19 666", "R17 876", "R1 790", "R19 666", "R404 000", "R13 400"],
    ]);
    expect(view.notes.join(" ")).toContain("Nomsa’s amounts are from the annuity alone.");
  });

  it("names no partner and no family where there is none", () => {
    const view = tell({ partnerName: undefined, isForFamily: false });
    expect(view.cards?.rows.map(({ name }) => name)).toEqual([
      "Paid whatever markets do",
      "Follows markets",
      "In poor markets, at 90",
      "Left at 85",
    ]);
    expect([view.lead, ...view.notes].join(" ")).not.toMatch(/When you die|both died|annuity alone/);
  });

  it("says that flexible pays less and leaves more only where it does both", () => {
    const pays = [way(0, [20_000, 0, 12_000], { left: 1_741_200, partner: 15_000 }), WAYS[2]];
    expect(tell({ ways: pays }).lead).not.toContain("pays less now");
    const leaves = [way(0, [14_410, 0, 10_800], { left: 400_000, partner: 12_600 }), WAYS[2]];
    expect(tell({ ways: leaves }).lead).not.toContain("leaves more");
  });

  it("speaks of a unit trust only where there is one", () => {
    expect(tell().notes[0]).toContain("Both have the same unit trust");
    const ways = [WAYS[0], way(1, [17_876, 17_876, 17_876], { left: 0, partner: 13_407 })];
    expect(tell({ ways }).notes.join(" ")).not.toContain("unit trust");
  });

  it("is the guaranteed income alone where the ways are missing", () => {
    const view = tell({ ways: undefined });
    expect(view.cards).toBeUndefined();
    expect(view.lead).not.toContain("flexible");
    expect(plain(view.lead)).toContain("R17 876 a month");
  });
});
