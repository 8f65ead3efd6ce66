import { expect, test } from "vitest";
import { readId } from "./read-id";

test.each<[unknown, number | undefined]>([
  ["1", 1],
  ["1502", 1502],
  ["2147483647", 2147483647],
  ["2147483648", undefined],
  ["9223372036854775808", undefined],
  ["0", undefined],
  ["007", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["1e3", undefined],
  [" 1", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
  [1502, undefined],
])("%j is read as %j", (written, id) => expect(readId(written)).toBe(id));
