import { describe, expect, it } from "vitest";
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { JOHANS_CHECK } from "../../../tests/support/johans-check";
import { gatherCheck } from "./check-facts";
import { explainChange } from "./explain-change";
import { describeKeptCheck, saySummary } from "./greet-keeper";
import { listEarlierChecks } from "./list-earlier-checks";

const asked: CheckedAnnuity = {
  dob: "15/03/1956",
  gender: "male",
  value: 1_200_000,
  monthly_income: 9_500,
  anniversary_month: 12,
  mix: "middle",
};

const keptWith = (success_perct: number, earlier: Partial<CheckedAnnuity> = {}): KeptCheck => {
  const { value_then, drawdown_perct, lasting_success_perct, incomes } = JOHANS_CHECK;
  const figures = { value_then, drawdown_perct, lasting_success_perct, basis_version: "2026-11" };
  return {
    id: "00000000-0000-4000-8000-000000000000",
    checked_on: "25/11/2025",
    year_begins: "01/12/2025",
    asked: { ...asked, ...earlier },
    figures: {
      ...figures,
      incomes: incomes.map((one) => (one.kind === "lasts" ? { ...one, success_perct } : one)),
    },
    made_by_adviser: false,
    wants_mail: false,
    mail_on: "01/11/2026",
  };
};

const say = (change: CheckAnswer["change"], earlier: Partial<CheckedAnnuity> = {}) =>
  explainChange(gatherCheck(asked, { ...JOHANS_CHECK, change }), keptWith(75, earlier));
const spaced = (text?: string) => text?.replaceAll("\u00a0", " ");

describe("what changed since an earlier check", () => {
  it("is the difference in what lasts, with its three reasons", () => {
    // 200 - 430 - 90 = -320 = 5 500 - 5 820.
    const change = { markets: 200, drawn: -430, older: -90, lasting_before: 5_820, lasting_now: 5_500 };
    const view = say(change);
    expect(spaced(view?.title)).toBe("R320 a month less lasts than on 25 November 2025");
    expect(spaced(view?.sentences[0])).toBe(
      "On 25 November 2025 about R5 820 a month would have lasted, in today’s rand. Now it is about R5 500.",
    );
    expect(view?.rows.map(({ name, value }) => `${name}: ${spaced(value)}`)).toEqual([
      "Markets went better than expected: R200 more",
      "Since your year began you drew more than lasts: R430 less",
      "You are older: R90 less",
    ]);
  });

  it("says where nothing changed, and what else did", () => {
    const change = { markets: 4, drawn: 60, older: -61, lasting_before: 5_500, lasting_now: 5_503 };
    const view = say(change, { annual_cost_perct: 2.5 });
    expect(view?.title).toBe("As much lasts as on 25 November 2025");
    expect(view?.rows.map(({ name, value }) => `${name}: ${spaced(value)}`)).toEqual([
      "Markets went as expected: no change",
      "Since your year began you drew less than lasts: R60 more",
      "You are older, and other answers changed: R60 less",
    ]);
  });

  it("is nothing without an earlier check", () => {
    expect(say(undefined)).toBeUndefined();
  });
});

describe("a kept check in which even the law's least might not have lasted", () => {
  const change = { markets: 200, drawn: -430, older: -90, lasting_before: 5_820, lasting_now: 5_500 };
  const unsure = keptWith(12);

  it("is never said to have lasted, and explains no change", () => {
    expect(spaced(describeKeptCheck(unsure).sentence)).toMatch(
      /Even the least that the law allows,  R5 590, might not have lasted for life\.$/,
    );
    expect(spaced(describeKeptCheck(keptWith(75)).sentence)).toMatch(
      /About R5 590 would have lasted for life\.$/,
    );
    expect(spaced(listEarlierChecks([unsure]).rows[0]?.[4])).toBe("less than R5 590");
    expect(explainChange(gatherCheck(asked, { ...JOHANS_CHECK, change }), unsure)).toBeUndefined();
    const now = { ...JOHANS_CHECK, incomes: unsure.figures.incomes.map((one) => ({ ...one, by_age: [] })) };
    expect(explainChange(gatherCheck(asked, { ...now, change }), keptWith(75))).toBeUndefined();
    expect(spaced(saySummary(gatherCheck(asked, now)))).toContain(
      "Even the least that the law allows,  R5 590 a month, may",
    );
  });
});
