import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const names = Object.keys(scripts);

/** Every text that may name a command to run. */
function readTexts(): string[] {
  const files = ["app", ".ci", "tests", "fixtures/mock"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const texts = files.filter((file) => /\.(md|mjs|sh|tsx?|yaml|service|example)$/.test(file));
  return ["README.md", ...texts].map((file) => readFileSync(file, "utf8"));
}

describe("the scripts of package.json", () => {
  it("are few, and none is run by npm before or after another", () => {
    expect(names.length).toBeLessThanOrEqual(25);
    const around = names.filter((name) =>
      names.some((other) => [`pre${other}`, `post${other}`].includes(name)),
    );
    expect(around).toEqual([]);
  });

  it("are those that documents, pages and other scripts name", () => {
    const named = readTexts().flatMap((text) => [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)]);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named.map(([, name]) => name))].filter((name) => !names.includes(name!))).toEqual([]);
  });
});
