import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { livingAnnuityOperations } from "~/contract/living-annuity/check-operations";
import { type findAllowance, LIMITS, type Subject } from "./limits";

type Allowance = NonNullable<ReturnType<typeof findAllowance>>;

function write(allowance: Allowance | undefined): string {
  if (!allowance) return "–";
  const { calls, seconds } = allowance;
  if (seconds === 86_400) return `${calls} a day`;
  if (seconds === 3600) return `${calls} an hour`;
  return `${calls} ${seconds === 60 ? "a minute" : `in ${seconds / 60} minutes`}`;
}

test("the manual shows the table of limits", () => {
  const [, section = ""] = readFileSync("app/docs/operations.md", "utf8").split("\n## Limits\n");
  expect(section.replace(/\s+/g, " ")).toContain(`and ${write(LIMITS.code.holder)} from all of them`);
  const rows = section
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, name, , ...cells]) => [name, ...cells.slice(0, 3)]);
  expect(rows).toEqual(
    Object.entries<Partial<Record<Subject, Allowance>>>(LIMITS).map(([name, { bearer, number, address }]) => [
      `\`${name}\``,
      write(bearer),
      write(number),
      write(address),
    ]),
  );
});

test("checks from one address, each in a mix of its own, leave a thread nearly half of its time", () => {
  const { calls, seconds } = LIMITS[livingAnnuityOperations.checkLivingAnnuity.limit].address;
  // The measured time of such a check: `living-annuity-that-pays.md`.
  expect((calls * 0.161) / seconds).toBeLessThan(0.55);
});
