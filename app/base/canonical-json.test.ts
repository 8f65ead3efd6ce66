import { expect, test } from "vitest";
import { writeCanonicalJson } from "./canonical-json";

test("keys are sorted at every depth, and the order in which they were written makes no difference", () => {
  const one = { 3: 1, 10: 2, b: [{ d: 1, c: "é" }], a: null, Z: 0.1 };
  const other = { 10: 2, 3: 1, Z: 0.1, a: null, b: [{ c: "é", d: 1 }] };
  expect(writeCanonicalJson(one)).toBe('{"10":2,"3":1,"Z":0.1,"a":null,"b":[{"c":"é","d":1}]}');
  expect(writeCanonicalJson(other)).toBe(writeCanonicalJson(one));
});

test("what is absent is left out, and what was read is written the same again", () => {
  const text = writeCanonicalJson({ absent: undefined, cents: 14_480.25, none: [] });
  expect(text).toBe('{"cents":14480.25,"none":[]}');
  expect(writeCanonicalJson(JSON.parse(text))).toBe(text);
});
