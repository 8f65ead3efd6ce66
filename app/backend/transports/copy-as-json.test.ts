import fc from "fast-check";
import { expect, test } from "vitest";
import { copyAsJson } from "./copy-as-json";

/** None of our schemas allows the name that would set a prototype. */
const name = fc.string().filter((text) => text !== "__proto__");

/** Values that an answer may contain, including those of open fields. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string({ unit: "binary" }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 5 }),
    fc.dictionary(name, fc.oneof(tie("value"), fc.constant(undefined)), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
}));

test("a copy is what comes out of the JSON text", () => {
  const check = fc.property(value, (whole) => {
    expect(copyAsJson(whole)).toStrictEqual(JSON.parse(JSON.stringify(whole)));
  });
  fc.assert(check);
});

test("a copy shares nothing with what it was made of", () => {
  const whole = { list: [{ a: 1 }] };
  const copy = copyAsJson(whole) as typeof whole;
  copy.list[0]!.a = 2;
  copy.list.push({ a: 3 });
  expect(whole).toEqual({ list: [{ a: 1 }] });
});

test.each([Number.NaN, Infinity, new Date(0), [undefined], new Map(), 1n, () => 1])(
  "what JSON would turn into something else is not copied: %s",
  (other) => {
    expect(() => copyAsJson({ other })).toThrow(/^JSON has no/);
  },
);
