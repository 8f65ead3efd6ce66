import { describe, expect, it } from "vitest";
import type { CheckAnswer, CheckedAnnuity } from "~/contract/living-annuity/check-operations";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { explainChange } from "./explain-change";

const asked: CheckedAnnuity = {
  dob: "15/03/1956",
  gender: "male",
  value: 1_200_000,
  monthly_income: 9_500,
  anniversary_month: 12,
  mix: "middle",
};

const say = (change: CheckAnswer["change"], earlier: Partial<CheckedAnnuity> = {}) =>
  explainChange(
    asked,
    { change } as CheckAnswer,
    { checked_on: "25/11/2025", asked: { ...asked, ...earlier } } as KeptCheck,
  );
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
