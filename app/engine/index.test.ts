/** Calls every function of the index with valid and with invalid arguments. */
import { describe, expect, test } from "vitest";
import * as engine from "~/engine";
import { ADVICE_CALLS } from "../../tests/support/engine-calls/advice";
import { ANNUITIES_CALLS } from "../../tests/support/engine-calls/annuities";
import { WRONG, type Calls } from "../../tests/support/engine-calls/call";
import { DRAWDOWN_CALLS } from "../../tests/support/engine-calls/drawdown";
import { LIVES_CALLS } from "../../tests/support/engine-calls/lives";
import { TAX_AND_FEES_CALLS } from "../../tests/support/engine-calls/tax-and-fees";

const CALLS: Calls = {
  ...ADVICE_CALLS,
  ...LIVES_CALLS,
  ...ANNUITIES_CALLS,
  ...DRAWDOWN_CALLS,
  ...TAX_AND_FEES_CALLS,
};

const functions = Object.entries(engine).filter(([, value]) => typeof value === "function") as [
  string,
  (...args: unknown[]) => unknown,
][];

/** The arguments with one of them, or a part of one, replaced. */
function replaceArgument(args: readonly unknown[], path: string, value: unknown): unknown[] {
  const [key, ...rest] = path.split(".") as [string, ...string[]];
  const replaceIn = (part: unknown, keys: readonly string[]): unknown => {
    const [next, ...after] = keys;
    if (next === undefined) return value;
    const copy: unknown =
      part instanceof Float64Array
        ? part.slice()
        : Array.isArray(part)
          ? [...(part as unknown[])]
          : { ...(part as object) };
    const holder = copy as Record<string, unknown>;
    holder[next] = replaceIn(holder[next], after);
    return copy;
  };
  return args.map((arg, index) => (index === Number(key) ? replaceIn(arg, rest) : arg));
}

/** Every number in an answer. */
function listNumbers(answer: unknown): number[] {
  if (typeof answer === "number") return [answer];
  if (answer instanceof Float64Array) return [...answer];
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(listNumbers) : [];
}

/** Freezes every part of an argument; typed arrays cannot be frozen. */
function freeze(part: unknown): void {
  if (typeof part !== "object" || part === null || ArrayBuffer.isView(part) || Object.isFrozen(part)) return;
  Object.freeze(part);
  Object.values(part).forEach(freeze);
}

describe.each(functions)("%s", (name, call) => {
  test("is called here with arguments that can be, changes none, and answers with finite numbers", () => {
    expect(CALLS[name], "add the function to tests/support/engine-calls").toBeDefined();
    const { args } = CALLS[name]!;
    freeze(args);
    const numbers = listNumbers(args);
    const answer = call(...args);
    expect(listNumbers(args)).toEqual(numbers);
    expect(listNumbers(call(...args))).toEqual(listNumbers(answer));
    for (const number of listNumbers(answer)) expect(number).toSatisfy(Number.isFinite);
  });

  const wrong = (CALLS[name]?.wrong ?? []).flatMap(([path, kind, named]) =>
    WRONG[kind].map((value) => ({ path, named: named ?? path.split(".").at(-1)!, value: value as unknown })),
  );
  test.each(wrong)("refuses $path = $value by name", ({ path, named, value }) => {
    const act = () => call(...replaceArgument(CALLS[name]!.args, path, value));
    expect(act).toThrow(RangeError);
    expect(act).toThrow(new RegExp(`^(\\w+[.[].*)?${named.replace(/[[\].]/g, "\\$&")}.*: `));
  });
});

describe("functions that a mortality may be", () => {
  test.each<[string, (years: number) => number, RegExp]>([
    ["does not begin alive", () => 0.5, /^mortality\(0\): /],
    [
      "rises",
      (years) => (years === 2 ? 0.9 : 0.99 ** years * (years > 0 ? 0.5 : 1)),
      /^mortality\(2\): must not rise/,
    ],
    ["is no number", (years) => (years > 1 ? Number.NaN : 1), /^mortality\(/],
    ["goes below 0", (years) => 1 - years, /^mortality\(/],
  ])("one that %s is refused", (_, mortality, message) => {
    const act = () =>
      engine.annuityFactor({ mortality, interestShare: 0.05, paymentsPerYear: 1, timing: "advance" });
    expect(act).toThrow(RangeError);
    expect(act).toThrow(message);
  });
});
