import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Locked = { license?: string; dev?: boolean; devOptional?: boolean };
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as object;
const { dependencies } = read("package.json") as { dependencies: Record<string, string> };
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };

/** The production dependencies by name and licence; a package that is installed twice counts twice. */
const needed = Object.entries(packages)
  .filter(([place, { dev, devOptional }]) => place !== "" && !dev && !devOptional)
  .map(([place, { license = "none" }]) => ({ name: place.replace(/^.*node_modules\//, ""), license }));

const rows = readFileSync("app/docs/dependencies.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
const described = rows.filter((cells) => cells.length === 7);
const allowed = rows.filter((cells) => cells.length === 2).map(([license]) => license!);
const exceptions = rows.filter((cells) => cells.length === 3).map(([name]) => name!);

const isExcepted = (name: string) =>
  exceptions.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));

describe("the page about dependencies", () => {
  it("describes what package.json names, and nothing else", () => {
    expect(described.map(([name]) => name).sort()).toEqual(Object.keys(dependencies).sort());
  });

  it("tells their licences as the lock file does", () => {
    const told = described.map(([name, , license]) => ({ name: name!, license: license! }));
    for (const one of told) expect(needed).toContainEqual(one);
  });

  it("has no package without a licence that is allowed, but those that it names", () => {
    expect(needed.length).toBeGreaterThan(100);
    const strange = needed.filter(({ name, license }) => !allowed.includes(license) && !isExcepted(name));
    expect(strange).toEqual([]);
  });

  it("allows and excepts nothing that is not there", () => {
    expect(allowed.filter((license) => !needed.some((one) => one.license === license))).toEqual([]);
    const idle = exceptions.filter(
      (one) => !needed.some(({ name }) => name.startsWith(one.replace("*", ""))),
    );
    expect(idle).toEqual([]);
  });
});
