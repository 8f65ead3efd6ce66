import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const pages = readdirSync("app/docs", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => path.join("app/docs", name));
const read = (file: string) => readFileSync(file, "utf8");

describe("what is written for people", () => {
  it("begins with a README that is read to its end", () => {
    expect(read("README.md").split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it("leads only to files that are there", () => {
    const links = ["README.md", ...pages].flatMap((page) =>
      [...read(page).matchAll(/\]\(([\w./-]+?)(?:#[^)]*)?\)/g)]
        .filter(([, to]) => !to!.startsWith("/"))
        .map(([, to]) => path.join(path.dirname(page), to!)),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((file) => !existsSync(file))).toEqual([]);
  });
});
