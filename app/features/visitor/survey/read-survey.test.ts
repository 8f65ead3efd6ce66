import { expect, test } from "vitest";
import { LIMITS } from "../../../../tests/support/survey-limits";
import { readSurvey } from "./read-survey";

test("savings that are no longer those of the funds are wrong where the survey asks for them", () => {
  const fund = { amount: 150_000, isRetiredFrom: true, isPaidInto: false };
  const funds = JSON.stringify([fund, fund]);
  const judge = (investments: string) =>
    readSurvey({ investments, funds }, { today: "2026-11-20", limits: LIMITS, isForClient: false })
      .judge(2)
      .filter(({ message }) => message.includes("funds"))
      .map(({ field, message }) => `${field}: ${message.replaceAll("\u00a0", " ")}`);
  expect(judge("300 000")).toEqual([]);
  // 320 000 - 2 x 150 000.
  expect(judge("320 000")).toEqual([
    "investments: The funds that are retired from have to add up to the savings of R320 000. They add up to R300 000, which is R20 000 less",
  ]);
});
