import { describe, expect, it } from "vitest";
import { context, sipho } from "../../../tests/support/answered-well";
import { checkStep, type RuleContext } from "./survey-rules";

describe("a number from another country", () => {
  const abroad = { ...sipho, phone: "+44 20 7946 0018" };
  const judge = (more: Partial<RuleContext>) =>
    checkStep(1, abroad, { ...context, ...more }).map(({ message }) => message);

  it("is refused in a person's own survey, and stays as it was accepted", () => {
    expect(judge({})).toEqual(["Please enter your whole cell phone number"]);
    expect(judge({ accepted: abroad })).toEqual([]);
  });

  it("is taken down by an adviser", () => expect(judge({ isForClient: true })).toEqual([]));
});
