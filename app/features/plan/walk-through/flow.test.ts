import { describe, expect, it } from "vitest";
import {
  findBackTarget,
  findNextTarget,
  findShownStep,
  readIncomeChoice,
  readStepNumber,
  STEP_NUMBERS,
  type StepNumber,
} from "./flow";

const OTHERS = ["LivingAnnuity", "LifeAnnuity", "EnhancedLifeAnnuity"] as const;
const PRODUCTS = ["LivingAnnuityPlus", ...OTHERS] as const;

const CHOICES = ["ACCEPT_INCOME", "INCREASE_INCOME", "DECREASE_INCOME"] as const;

type Row = [step: StepNumber, next: StepNumber | "plan", back: StepNumber | undefined];

/** Row by row, without the decision's choices. */
const OF_LIVING_ANNUITY_PLUS: Row[] = [
  [1, 2, undefined],
  [2, 3, 1],
  [3, 4, 2],
  [4, 5, 3],
  [5, 6, 4],
  [6, 7, 5],
  [7, 8, 6],
  [8, 9, 7],
  [9, 10, 8],
  [10, 11, 9],
  [12, "plan", 11],
  [13, "plan", 11],
];

const OF_OTHERS: Row[] = [
  [1, 2, undefined],
  [2, 3, 1],
  [3, 4, 2],
  [4, 5, 3],
  [5, 6, 4],
  [6, 7, 5],
  [7, 8, 6],
  [8, 11, 7],
  [12, "plan", 11],
  [13, "plan", 11],
];

describe.each(PRODUCTS)("with a recommended %s", (product) => {
  const rows = product === "LivingAnnuityPlus" ? OF_LIVING_ANNUITY_PLUS : OF_OTHERS;

  it.each(rows)("step %i leads on to %s and back to %s", (step, next, back) => {
    for (const choice of [undefined, ...CHOICES]) expect(findNextTarget(step, product, choice)).toBe(next);
    expect(findBackTarget(step, product)).toBe(back);
  });

  it.each([
    ["ACCEPT_INCOME", "plan"],
    ["INCREASE_INCOME", 12],
    ["DECREASE_INCOME", 13],
    [undefined, undefined],
  ] as const)("step 11 with the choice %s leads on to %s", (choice, next) =>
    expect(findNextTarget(11, product, choice)).toBe(next),
  );

  it("step 11 leads back to the last step about the plan", () =>
    expect(findBackTarget(11, product)).toBe(product === "LivingAnnuityPlus" ? 10 : 8));

  it("leads through every step that it shows, and back the same way", () => {
    const shown = STEP_NUMBERS.filter((step) => findShownStep(step, product) === step && step < 12);
    const visited: StepNumber[] = [1];
    while (visited.at(-1) !== 11) visited.push(findNextTarget(visited.at(-1) ?? 1, product) as StepNumber);
    expect(visited).toEqual(shown);
    const returned: StepNumber[] = [11];
    while (returned.at(-1) !== 1) returned.push(findBackTarget(returned.at(-1) ?? 11, product) ?? 1);
    expect(returned.reverse()).toEqual(shown);
  });
});

describe("an address typed by hand", () => {
  it("shows every step of a living annuity plus", () => {
    for (const step of STEP_NUMBERS) expect(findShownStep(step, "LivingAnnuityPlus")).toBe(step);
  });

  it.each(OTHERS)("leads past inheritance and top-ups with a %s", (product) => {
    for (const step of STEP_NUMBERS)
      expect(findShownStep(step, product)).toBe(step === 9 || step === 10 ? 11 : step);
  });

  it.each([
    ["1", 1],
    ["13", 13],
    ["0", undefined],
    ["14", undefined],
    ["01", undefined],
    ["1x", undefined],
    ["one", undefined],
    [undefined, undefined],
  ])("%j is read as step %j", (text, step) => expect(readStepNumber(text)).toBe(step));

  it.each(CHOICES)("the choice %s is read as it is", (choice) =>
    expect(readIncomeChoice(choice)).toBe(choice),
  );
  it.each([null, "", "accept_income", "next"])("%j is no choice", (value) =>
    expect(readIncomeChoice(value)).toBeUndefined(),
  );
});
