import { describe, expect, it } from "vitest";
import { adviseQuickly, BASIS, incomesByProduct, QUICK } from "../../../tests/support/held-plan";
import { answersOf, estimate } from "./estimate";
import { followFirstFigure } from "./first-figure";
import type { RetirementCase } from "../case/retirement-case";

const ADVICE_DATE = "2026-11-20";
const TOLD = { age: 64, retirementAge: 64, sex: "female", savings: 900_000, partnerAge: 61 } as const;
const ESTIMATED = answersOf({ ...TOLD, adviceDate: ADVICE_DATE });
const follow = (plan: RetirementCase, way: "guaranteed" | "flexible") =>
  followFirstFigure({ answers: TOLD, way }, plan, BASIS, QUICK);

describe("a first figure that is followed to a plan", () => {
  it("stays the same where nothing was answered otherwise", () => {
    const { guaranteed } = estimate({ ...TOLD, adviceDate: ADVICE_DATE }, BASIS, QUICK);
    expect(follow(ESTIMATED, "guaranteed")).toEqual([
      { cause: "assumptions", perMonth: guaranteed.annuityPerMonth + guaranteed.unitTrustPerMonth },
    ]);
  });

  it.each(["guaranteed", "flexible"] as const)("ends at what the plan says of its way, if %s", (way) => {
    const plan: RetirementCase = {
      ...ESTIMATED,
      retirementDate: "2027-06-01",
      member: { birthDate: "1962-01-31", sex: "female" },
      partner: { birthDate: "1966-08-15", sex: "male" },
      savings: 950_000,
      debt: 60_000,
      personalUse: 40_000,
      smoker: true,
    };
    const steps = follow(plan, way);
    expect(steps.map(({ cause }) => cause)).toEqual([
      "assumptions",
      "dates",
      "savings",
      "debt",
      "personalUse",
      "health",
    ]);
    const { lifeAnnuity, livingAnnuityPlus } = incomesByProduct(adviseQuickly(plan));
    expect(steps.at(-1)?.perMonth).toBeCloseTo(way === "guaranteed" ? lifeAnnuity : livingAnnuityPlus, 6);
  });

  it("tells a partner who is gone from exact dates", () => {
    expect(follow({ ...ESTIMATED, partner: undefined }, "flexible").map(({ cause }) => cause)).toEqual([
      "assumptions",
      "partner",
    ]);
  });
});
