import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "./limits";
import type { Allowance } from "./limits";

function write(allowance: Allowance | undefined): string {
  if (!allowance) return "–";
  const { calls, seconds } = allowance;
  return `${calls} ${seconds === 60 ? "a minute" : `in ${seconds / 60} minutes`}`;
}

test("the README shows the table of limits", () => {
  const rows = readFileSync("README.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .flatMap(([, name, , bearer, address]) => (name?.endsWith("` limit") ? [[name, bearer, address]] : []));
  expect(rows).toEqual(
    Object.entries<{ bearer?: Allowance; address?: Allowance }>(LIMITS).map(([name, { bearer, address }]) => [
      `\`${name}\` limit`,
      write(bearer),
      write(address),
    ]),
  );
});
