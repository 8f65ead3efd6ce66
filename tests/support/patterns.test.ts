import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { findPatterns, readPattern } from "./find-patterns";
import { findSlowText } from "./find-slow-text";

/** A visitor can send at most the body of a call. */
const LONGEST_TEXT = 256 * 1024;
const MOST_MILLISECONDS = 20;

const root = path.resolve(import.meta.dirname, "../..");

function readSources(): Map<string, string> {
  const files = readdirSync(path.join(root, "app"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(root, file), readFileSync(file, "utf8")]));
}

const findSlow = (literal: string) => findSlowText(readPattern(literal), LONGEST_TEXT, MOST_MILLISECONDS);

describe("the patterns of the house", () => {
  const { patterns, makers } = findPatterns(readSources());

  it("are all written where they can be found", () => {
    expect(patterns.size).toBeGreaterThan(100);
    expect(makers).toEqual([]);
  });

  it("go through the longest text in time", () => {
    const slow = [...patterns].flatMap(([literal, file]) => {
      const attack = findSlow(literal);
      return attack ? [`${file}: ${literal} on ${JSON.stringify(attack)}`] : [];
    });
    expect(slow).toEqual([]);
  });
});

describe("a slow pattern", () => {
  it.each([
    [String.raw`/\s+$/`, "begins anew at each space"],
    [String.raw`/^\d{4}-\d\d[\s-]*\s*$/`, "parts spaces in every way, after a day"],
    [String.raw`/^https:\/\/[^\s/]+\.[^\s]+$/i`, "tries each dot, after a beginning"],
  ])("is found: %s %s", (literal) => expect(findSlow(literal)).toBeDefined());

  it("is found where it is made of text", () => {
    const files = new Map([["made.ts", 'const looks = new RegExp("a+");']]);
    expect(findPatterns(files)).toEqual({ patterns: new Map(), makers: ["made.ts"] });
  });
});
