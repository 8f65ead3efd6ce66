import { describe, expect, test } from "vitest";
import { findSurveyLimits } from "../../app/backend/plans/survey-limits";
import { MINIMUM_SAVINGS } from "../../app/base/money";
import { RETIREMENT_WINDOW_YEARS } from "../../app/contract/survey/survey-rules";
import { RELEASED_BASES } from "../../app/engine/basis/released-bases";
import { describePreference } from "../../app/words/survey/describe-preference";
import { allQuestions } from "../../app/words/survey/steps";

/** Small numbers as the pages write them. */
const NUMBER_WORDS = ["none", "one", "two", "three", "four", "five", "six", "seven"];

const hintOf = (name: string) => allQuestions.find((question) => question.name === name)?.hint;

describe.each(RELEASED_BASES.map((basis) => [basis.version, basis] as const))("the basis %s", (_, basis) => {
  const { rules, pricing, softMinimumSavings, effectiveFrom } = basis;

  test("gives the survey its limits from the day on which it comes into force", () => {
    if (effectiveFrom === null) return;
    expect(findSurveyLimits(effectiveFrom)).toEqual({
      softMinimumSavings,
      ageAtRetirement: { from: rules.earliestRetirementAge, to: rules.latestRetirementAge },
      emergencyMonths: rules.emergencyMonths,
    });
  });

  test("leaves some savings that the survey accepts below its soft minimum", () => {
    expect(softMinimumSavings).toBeGreaterThan(MINIMUM_SAVINGS);
  });

  test("sets aside as many months as the survey's hints say", () => {
    const months = NUMBER_WORDS[rules.emergencyMonths];
    expect(hintOf("emergencyMoney")).toContain(`${months} months`);
    expect(hintOf("currentNetIncomeAmount")).toContain(`${months} times`);
  });

  test("lets a plan be moved as far as the survey lets a person retire", () => {
    expect(rules.adjusting.latestRetirementYears).toBe(RETIREMENT_WINDOW_YEARS);
    expect(hintOf("retirementDate")).toContain(`${NUMBER_WORDS[RETIREMENT_WINDOW_YEARS]} years`);
  });

  test("guarantees what step 6 says that it guarantees", () => {
    const known = { perMonth: 1, partnerName: "Zanele", isForFamily: true, prices: "" };
    const { lead, notes } = describePreference(known);
    expect(notes.join(" ")).toContain(`up to ${pricing.guaranteePeriodYears} years`);
    expect(lead).toContain(`Zanele gets ${pricing.partnerShare * 100}%`);
  });
});
