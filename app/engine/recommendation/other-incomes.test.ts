import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { BASIS } from "../../../tests/support/held-plan";
import type { OtherIncome, RetirementCase } from "../case/retirement-case";
import { firstYearWithout, readBesidePlan, readEachAfterTax, type Living } from "./other-incomes";
import { requireCase } from "./require-case";

/** 65 and 63 in February 2028, and retired in March 2027: tax year 2028, for which 2027's table stands in. */
const COUPLE: RetirementCase = {
  ...NEEDS_NO_CASH,
  adviceDate: "2027-03-15",
  retirementDate: "2027-03-15",
  member: { birthDate: "1962-06-01", sex: "male" },
  partner: { birthDate: "1964-06-01", sex: "female" },
};

const PAY: OtherIncome = {
  amountPerMonth: 12_000,
  isTaxable: true,
  owner: "member",
  increase: "prices",
  survivorShare: 0,
};

const beside = (otherIncomes: readonly OtherIncome[], year = 0, living: Living = "both") =>
  readBesidePlan({ year, living }, { ...COUPLE, otherIncomes }, BASIS);

/** An income that is not taxed, so that the counted amount shows. */
const counted = (income: Partial<OtherIncome>, year: number, living: Living = "both") =>
  beside([{ ...PAY, isTaxable: false, ...income }], year, living).othersAfterTax;

describe("other incomes of a policy year", () => {
  it("count with the calendar months from the month of retirement in which they are paid", () => {
    expect(counted({}, 0)).toBe(144_000);
    // March 2027 to June 2027 is four months.
    expect(counted({ until: "2027-06-30" }, 0)).toBe(48_000);
    expect(counted({ until: "2028-02-01" }, 0)).toBe(144_000);
    expect(counted({ until: "2028-02-01" }, 1)).toBe(0);
    // January and February 2028 are the last two of the first year.
    expect(counted({ from: "2028-01-01" }, 0)).toBe(24_000);
    expect(counted({ from: "2028-01-01" }, 1)).toBe(144_000);
    expect(counted({ from: "2020-01-01", until: "2027-02-28" }, 0)).toBe(0);
  });

  it("lose inflation of 4.5% a year where they stay level in rand, to the middle of the year", () => {
    expect(counted({ increase: "level" }, 0)).toBeCloseTo(144_000 / 1.045 ** 0.5, 6);
    expect(counted({ increase: "level" }, 10)).toBeCloseTo(144_000 / 1.045 ** 10.5, 6);
  });

  it("end with their owner, but for what goes on to the survivor", () => {
    const pension = { owner: "partner", survivorShare: 0.6 } as const;
    expect(counted(pension, 3, "both")).toBe(144_000);
    expect(counted(pension, 3, "partner")).toBe(144_000);
    expect(counted(pension, 3, "member")).toBeCloseTo(86_400, 9);
    expect(counted({}, 3, "partner")).toBe(0);
  });

  it("end for good in the first year of which no month is paid", () => {
    const end = (until: string) => firstYearWithout({ ...PAY, until }, COUPLE.retirementDate);
    expect(end("2028-02-29")).toBe(1);
    expect(end("2028-03-01")).toBe(2);
    expect(end("2027-02-28")).toBe(0);
    expect(firstYearWithout(PAY, COUPLE.retirementDate)).toBeUndefined();
  });
});

describe("the tax on other incomes", () => {
  // SARS 2026/27: 18% to R245 100, less R17 820, and R9 765 more from 65 and R3 249 more from 75.
  const own = { ...PAY, amountPerMonth: 20_000 };

  it("is each owner's own", () => {
    // R240 000 a year bears 43 200 - 27 585 = 15 615 at 65, and 43 200 - 17 820 = 25 380 at 63.
    expect(beside([own]).othersAfterTax).toBeCloseTo(240_000 - 15_615, 6);
    expect(beside([{ ...own, owner: "partner" }]).othersAfterTax).toBeCloseTo(240_000 - 25_380, 6);
    const both = beside([own, { ...own, owner: "partner" }]);
    expect(both.othersAfterTax).toBeCloseTo(480_000 - 15_615 - 25_380, 6);
    expect(both.taxpayer.otherTaxableIncomePerMonth).toBe(20_000);
  });

  it("is borne by each of an owner's incomes as far as it is taxed", () => {
    const read = (incomes: readonly OtherIncome[], year = 0) =>
      readEachAfterTax({ year, living: "both" }, { ...COUPLE, otherIncomes: incomes }, BASIS);
    // Of the R15 615 on R240 000 a quarter falls on R60 000; the partner's R60 000 and untaxed income bear none.
    const quarter = { ...PAY, amountPerMonth: 5_000 };
    const all = [
      { ...PAY, amountPerMonth: 15_000, until: "2028-02-01" },
      quarter,
      { ...quarter, owner: "partner" as const },
      { ...quarter, isTaxable: false },
    ];
    const [most, least, ofPartner, untaxed] = read(all);
    expect(most).toBeCloseTo(180_000 - 0.75 * 15_615, 6);
    expect(least).toBeCloseTo(60_000 - 0.25 * 15_615, 6);
    expect([ofPartner, untaxed]).toEqual([60_000, 60_000]);
    // A year later R60 000 is left, on which no tax is due.
    expect(read(all, 1)).toEqual([0, 60_000, 60_000, 60_000]);
    expect(read(all).reduce((sum, each) => sum + each, 0)).toBeCloseTo(beside(all).othersAfterTax, 6);
  });

  it("falls with the rebates of the age, on brackets that keep up with prices", () => {
    // The member is 75 on 28 February 2038, the end of the tax year of the eleventh year's first payment, in April 2037.
    expect(beside([own], 9).othersAfterTax).toBeCloseTo(240_000 - 15_615, 6);
    expect(beside([own], 10).othersAfterTax).toBeCloseTo(240_000 - 15_615 + 3_249, 6);
  });

  it("is the survivor's after a death, who has no medical credits of the member", () => {
    const medicalScheme = { people: 2, contributionPerMonth: 0 };
    const pension = { ...own, survivorShare: 1 };
    const answers = { ...COUPLE, medicalScheme, otherIncomes: [pension] };
    const after = (living: Living) => readBesidePlan({ year: 0, living }, answers, BASIS).othersAfterTax;
    // Credits for two people are worth 12 x R752 = R9 024 a year.
    expect(after("both")).toBeCloseTo(240_000 - 15_615 + 9_024, 6);
    expect(after("partner")).toBeCloseTo(240_000 - 25_380, 6);
  });

  it("counts an income without dates as the member's own, taxed, for life and rising", () => {
    const plain = { ...COUPLE, otherTaxableIncomePerMonth: 12_000 };
    for (const year of [0, 7, 30])
      for (const living of ["both", "member", "partner"] as const)
        expect(readBesidePlan({ year, living }, plain, BASIS)).toEqual(beside([PAY], year, living));
  });
});

describe("other incomes that cannot be", () => {
  const refuse = (income: Partial<OtherIncome>, more: Partial<RetirementCase> = {}) =>
    expect(() => requireCase({ ...COUPLE, otherIncomes: [{ ...PAY, ...income }], ...more }, BASIS)).toThrow(
      RangeError,
    );

  it("are refused", () => {
    refuse({ owner: "partner" }, { partner: undefined });
    refuse({ from: "2030-02-01", until: "2030-01-31" });
    refuse({ until: "2030" });
    refuse({ survivorShare: 1.1 });
    refuse({ amountPerMonth: -1 });
    refuse({}, { otherIncomes: new Array<OtherIncome>(8).fill(PAY) });
    refuse({}, { needAloneShare: 0.29 });
    expect(() => requireCase({ ...COUPLE, otherIncomes: [PAY], needAloneShare: 0.3 }, BASIS)).not.toThrow();
  });
});
