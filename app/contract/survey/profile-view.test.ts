import { describe, expect, it } from "vitest";
import { EMPTY_PROFILE } from "../../../tests/support/empty-profile";
import type { Profile } from "./profile";
import { viewProfile } from "./profile-view";

const today = "2026-11-20";
const profile: Profile = {
  ...EMPTY_PROFILE,
  dateOfBirth: "1963-11-21",
  investments: 4_200_000,
  hasPartner: true,
  hasChild: false,
  dependants: [{ fullName: "Jabu", dateOfBirth: "1966-11-20" }, {}, {}],
};
const visitor: Parameters<typeof viewProfile>[1] = { today, step: 2, isLoggedIn: false };
const plan = {
  id: 1502,
  rsaId: "1234567890123",
  answers: profile,
  guaranteedIncome: 18_400,
  finishedRecommendation: true,
  isAmended: false,
};

describe("the view of a profile", () => {
  it("of a person who has not finished says how far they are", () => {
    expect(viewProfile(profile, visitor)).toMatchObject({
      ...profile,
      step: 2,
      age: 62,
      finishedSurvey: false,
      finishedRecommendation: false,
      planType: "base",
      stateType: "guest",
      language: "en",
      isLoggedIn: false,
    });
  });

  it("names three dependants in their order, those who are not supported to be removed", () => {
    expect(viewProfile(profile, visitor).dependants).toEqual([
      { id: 1, relationship: "partner", fullName: "Jabu", dateOfBirth: "1966-11-20", age: 60, remove: false },
      { id: 2, relationship: "child", age: undefined, remove: true },
      { id: 3, relationship: "other", age: undefined, remove: true },
    ]);
  });

  it("of a finished plan has its numbers, and its figure as long as the answers are those of the plan", () => {
    const view = viewProfile(profile, { ...visitor, step: 7, plan });
    expect(view).toMatchObject({
      id: 1502,
      rsaId: "1234567890123",
      finishedSurvey: true,
      finishedRecommendation: true,
      guaranteedIncome: 18_400,
    });
    const changed = viewProfile({ ...profile, investments: 4_000_000 }, { ...visitor, step: 7, plan });
    expect(changed).toMatchObject({ finishedSurvey: true, finishedRecommendation: true });
    expect(changed.guaranteedIncome).toBeUndefined();
    const fresh = { ...plan, finishedRecommendation: false };
    expect(viewProfile(profile, { ...visitor, plan: fresh }).finishedRecommendation).toBe(false);
  });

  it("prefers the figure that was worked out last, and tells an amended plan", () => {
    const facts = { ...visitor, plan: { ...plan, isAmended: true }, guaranteedIncome: 20_000 };
    expect(viewProfile(profile, facts)).toMatchObject({ guaranteedIncome: 20_000, planType: "both" });
  });

  it("has no age while the birth date cannot be read", () => {
    expect(viewProfile({ ...profile, dateOfBirth: "1963-02-31" }, visitor).age).toBeUndefined();
  });
});
