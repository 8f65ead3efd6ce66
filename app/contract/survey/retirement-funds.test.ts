import { describe, expect, it } from "vitest";
import { describeField } from "./fields";
import { makeProfile, type Profile } from "./profile";
import type { RetirementFundAnswer } from "./retirement-funds";
import { readSurveyRecord, surveyRecordSchema, writeSurveyRecord } from "./survey-record";
import { checkStep } from "./survey-rules";

const LIMITS = { ageAtRetirement: { from: 55, to: 85 }, softMinimumSavings: 1_000_000 } as never;

const FUND: RetirementFundAnswer = { amount: 150_000, isRetiredFrom: true, isPaidInto: false };
const PARTED: RetirementFundAnswer = {
  ...FUND,
  name: "Annuity C",
  vestedWhole: 0,
  vestedThird: 120_000,
  savings: 10_000,
  retirement: 20_000,
};
const WIRE = {
  name: "Annuity C",
  amount: 150_000,
  vested_whole: 0,
  vested_third: 120_000,
  savings: 10_000,
  retirement: 20_000,
  retired_from: "yes",
} as const;

function check(funds: readonly RetirementFundAnswer[], other: Partial<Profile> = {}) {
  const answers: Record<string, unknown> = { investments: 300_000, funds, ...other };
  const profile = makeProfile((name) => answers[name]);
  const mistakes = checkStep(2, profile, { today: "2026-11-20", limits: LIMITS });
  return mistakes.find(({ field }) => field === "funds")?.message.replaceAll("\u00a0", " ");
}

describe("funds in a record", () => {
  it("travel with yes and no, and are sealed", () => {
    const profile = makeProfile((name) => (name === "funds" ? [PARTED] : undefined));
    expect(writeSurveyRecord(profile).funds).toEqual([WIRE]);
    expect(surveyRecordSchema.parse({ funds: [WIRE] })).toEqual({ funds: [WIRE] });
    expect(readSurveyRecord({ funds: [WIRE] }).funds).toEqual([PARTED]);
    expect(readSurveyRecord({ funds: [{ amount: 5, retired_from: "no", pays_in: "yes" }] }).funds).toEqual([
      { amount: 5, isRetiredFrom: false, isPaidInto: true },
    ]);
    expect(describeField("funds").sealed).toBe("alone");
    expect(surveyRecordSchema.safeParse({ funds: Array.from({ length: 7 }, () => WIRE) }).success).toBe(
      false,
    );
  });

  it("are those of the savings: what is left where it is does not count", () => {
    expect(check([FUND, PARTED])).toBeUndefined();
    expect(check([FUND, PARTED, { ...FUND, amount: 90_000, isRetiredFrom: false }])).toBeUndefined();
    // 150 000 + 150 000 + 20 000 - 300 000.
    expect(check([FUND, PARTED, { ...FUND, amount: 20_000 }])).toBe(
      "The funds that are retired from have to add up to the savings of R300 000. They add up to R320 000, which is R20 000 more",
    );
  });

  it("are paid into one of them at most", () => {
    const [one, other] = [FUND, PARTED].map((fund) => ({ ...fund, isPaidInto: true }));
    expect(check([one!, other!])).toBe("Contributions go to one fund: please mark one only");
    expect(
      check([
        { ...FUND, isPaidInto: true },
        { ...PARTED, isPaidInto: false },
      ]),
    ).toBeUndefined();
  });

  it("have all four parts or none, which add up to the fund", () => {
    expect(check([FUND, { ...FUND, savings: 150_000 }])).toBe(
      "Fund 2: Please enter all four amounts, R0 where there is none",
    );
    expect(check([FUND, { ...PARTED, retirement: 15_000 }])).toBe(
      "Fund 2: The four amounts have to add up to the fund. They add up to R145 000, which is R5 000 less",
    );
  });

  it("are not empty, and stand in the place of the parts of all savings", () => {
    expect(check([])).toBe("Please enter at least one fund");
    expect(check([FUND, { ...FUND, amount: 0 }])).toBe("Fund 2: Please enter an amount greater than R0");
    expect(check([FUND, FUND], { fundVestedWhole: 300_000 })).toBe(
      "Funds have their own parts: please leave out the four amounts of all savings",
    );
  });
});
