import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../tests/support/recommendation";
import { describePlan } from "./describe-plan";

describe("what to do next", () => {
  it("says of a life annuity that it is for good, of a living annuity that what it pays can be changed", () => {
    const sayLast = (annuity: "LivingAnnuity" | "LifeAnnuity") =>
      describePlan(recommend(annuity), plan(), null).nextSteps.at(-1)?.text;
    expect(sayLast("LifeAnnuity")).toContain("you cannot get the money back");
    expect(sayLast("LivingAnnuity")).toContain("change what you draw once a year");
  });
});
