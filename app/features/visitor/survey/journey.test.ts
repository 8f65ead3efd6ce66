import { describe, expect, it } from "vitest";
import { LIMITS } from "../../../../tests/support/survey-limits";
import { EMPTY_PROFILE } from "../../../../tests/support/empty-profile";
import type { Step } from "~/contract/survey/field-declaration";
import {
  findAllowedStep,
  findFirstUnfinished,
  findStepAskedAgain,
  findTarget,
  listShownSteps,
  listStepsToCheck,
  readIntent,
} from "./journey";

type Target = ReturnType<typeof findTarget>;

const asked = listShownSteps({ ...EMPTY_PROFILE, investments: 2_000_000, futureIncomeSupport: [0] }, LIMITS);
const notAsked = listShownSteps(
  { ...EMPTY_PROFILE, investments: 1_000_000, futureIncomeSupport: [0] },
  LIMITS,
);

describe("the step after and the step before", () => {
  it.each<[Step, next: Target, previous: Target, nextUnasked: Target, previousUnasked: Target]>([
    [1, 2, "start", 2, "start"],
    [2, 3, 1, 3, 1],
    [3, 4, 2, 4, 2],
    [4, 5, 3, 5, 3],
    [5, 6, 4, 7, 4],
    [6, 7, 5, 7, 5],
    [7, "finish", 6, "finish", 5],
  ])("of step %i, with step 6 shown and not", (step, next, previous, nextUnasked, previousUnasked) => {
    const lead = (pressed: string, shown: readonly Step[]) =>
      findTarget(step, readIntent(pressed), { shown });
    expect(lead("next", asked)).toBe(next);
    expect(lead("back", asked)).toBe(previous);
    expect(lead("next", notAsked)).toBe(nextUnasked);
    expect(lead("back", notAsked)).toBe(previousUnasked);
  });
});

describe("a pressed button", () => {
  it.each([
    ["next", { kind: "next" }],
    ["save", { kind: "save" }],
    ["back", { kind: "back" }],
    ["answers", { kind: "answers" }],
    ["go-1", { kind: "go", step: 1 }],
    ["go-7", { kind: "go", step: 7 }],
    ["go-8", { kind: "next" }],
    ["go-1x", { kind: "next" }],
    [null, { kind: "next" }],
  ] as const)("%j is read as %j", (value, intent) => expect(readIntent(value)).toEqual(intent));

  it.each<[from: Step, pressed: string, target: Target, targetUnasked: Target]>([
    [7, "save", "finish", "finish"],
    [3, "go-6", 6, 7],
    [7, "go-6", 6, 5],
    [4, "go-2", 2, 2],
    [4, "go-4", 4, 4],
    [4, "answers", "answers", "answers"],
  ])(
    "at step %i, %s leads to %s, and to %s where step 6 is not shown",
    (from, pressed, target, targetUnasked) => {
      expect(findTarget(from, readIntent(pressed), { shown: asked })).toBe(target);
      expect(findTarget(from, readIntent(pressed), { shown: notAsked })).toBe(targetUnasked);
    },
  );
});

describe("a step that was opened from the list of answers", () => {
  it.each<[pressed: string, target: Target]>([
    ["next", "answers"],
    ["back", "answers"],
    ["save", "finish"],
    ["go-2", 2],
  ])("leads back there, or where it is asked to: %s leads to %s", (pressed, target) => {
    expect(findTarget(4, readIntent(pressed), { shown: asked, isFromAnswers: true })).toBe(target);
  });
});

describe("what is checked before moving", () => {
  it.each<[from: Step, pressed: string, target: Target, steps: Step[]]>([
    [3, "next", 4, [1, 2, 3]],
    [2, "go-6", 6, [1, 2, 3, 4, 5]],
    [5, "next", 7, [1, 2, 3, 4, 5, 6]],
    [4, "go-4", 4, []],
    [4, "go-1", 1, []],
    [1, "back", "start", []],
    [3, "next", "answers", [3]],
    [3, "back", "answers", []],
    [3, "answers", "answers", []],
    [7, "save", "finish", [1, 2, 3, 4, 5, 6, 7]],
  ])("at step %i, %s to %s: %j", (from, pressed, target, steps) => {
    expect(listStepsToCheck(from, readIntent(pressed), target)).toEqual(steps);
  });
});

describe("an address typed by hand", () => {
  it.each<[wanted: Step, unfinished: Step | undefined, shown: readonly Step[], allowed: Step]>([
    [7, 1, asked, 1],
    [3, 4, asked, 3],
    [5, 4, asked, 4],
    [6, undefined, asked, 6],
    [6, 7, notAsked, 7],
    [6, 6, asked, 6],
    [2, undefined, asked, 2],
  ])("to step %i, first unfinished %s", (wanted, unfinished, shown, allowed) => {
    expect(findAllowedStep(wanted, shown, unfinished ?? 7)).toBe(allowed);
  });

  it("finds the first step that is not well answered", () => {
    expect(findFirstUnfinished((step) => step < 3)).toBe(3);
    expect(findFirstUnfinished(() => true)).toBeUndefined();
  });
});

describe("changed answers that make another recommendation", () => {
  it.each<[Step, intent: string, askedNext: 6 | 7 | undefined, unaskedNext: 6 | 7 | undefined]>([
    [1, "save", undefined, undefined],
    [2, "save", 6, 7],
    [3, "save", undefined, undefined],
    [4, "save", undefined, undefined],
    [5, "save", 6, 7],
    [6, "save", 7, 7],
    [6, "next", 7, 7],
    [7, "save", undefined, undefined],
    [2, "next", undefined, undefined],
    [2, "back", undefined, undefined],
    [5, "answers", undefined, undefined],
    [6, "back", undefined, undefined],
    [6, "go-3", undefined, undefined],
  ])("on step %i with %s ask again, with step 6 shown and not", (step, value, whenAsked, whenNot) => {
    expect(findStepAskedAgain(step, readIntent(value), { shown: asked })).toBe(whenAsked);
    expect(findStepAskedAgain(step, readIntent(value), { shown: notAsked })).toBe(whenNot);
  });

  it("on a step opened from the list of answers return there with Next", () => {
    const way = { shown: asked, isFromAnswers: true };
    expect(findStepAskedAgain(6, readIntent("next"), way)).toBeUndefined();
    expect(findStepAskedAgain(6, readIntent("save"), way)).toBe(7);
  });
});
