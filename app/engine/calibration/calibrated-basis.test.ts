import { expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { calibrateBasis } from "./calibrated-basis";
import { fitYields } from "./fit-yields";

const FITS = [
  { kind: "level", yieldShare: 0.0933214, quotes: [] },
  { kind: "increasing5", yieldShare: 0.0964579, quotes: [] },
] as const;

test("a calibrated basis has the fitted yields, to a millionth, and is otherwise the one before it", () => {
  const { version, effectiveFrom, pricing, ...others } = calibrateBasis(BASIS_2026_11, FITS, "2031-04");
  expect([version, effectiveFrom]).toEqual(["2031-04", "2031-04-01"]);
  expect(pricing).toEqual({ ...BASIS_2026_11.pricing, level: 0.093321, fixed5: 0.096458 });
  expect({ ...BASIS_2026_11, ...others }).toEqual(BASIS_2026_11);
});

test("a calibrated basis has the prices of the newest quote's day, whatever its kind", () => {
  const annuity = { sex: "male", ageYears: 65, guaranteePeriodYears: 10, partnerShare: 0 } as const;
  const quotes = [
    { ...annuity, insurer: "A", date: "2031-02-03", kind: "level", incomePerMonth: 9_000 },
    { ...annuity, insurer: "B", date: "2031-02-10", kind: "level", incomePerMonth: 9_100 },
    { ...annuity, insurer: "A", date: "2031-01-20", kind: "linked", incomePerMonth: 6_100 },
  ] as const;
  const fits = fitYields(quotes, BASIS_2026_11);
  expect(calibrateBasis(BASIS_2026_11, fits, "2031-04").pricesAsOf).toBe("2031-02-10");
});

test.each([
  ["the month of the basis itself", FITS, "2026-11", /^month: must begin after 2026-11-01/],
  ["what is no month", FITS, "2031-13", /^month: /],
  [
    "a yield that cannot be",
    [{ ...FITS[0], yieldShare: -1.5 }],
    "2031-04",
    /^basis 2031-04, pricing.level: /,
  ],
])("refuses %s", (_, fits, month, message) => {
  expect(() => calibrateBasis(BASIS_2026_11, fits, month)).toThrow(message);
});
