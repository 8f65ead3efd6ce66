import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const folder = path.resolve("app/docs/decisions");
const records = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

/** A line of the index: number, file, title, and the record that replaces it. */
const LINE = /^- \[(\d{3})\]\((\S+)\) (.+?)(?: Superseded by (\d{3})\.)?$/;
const index = read("index.md")
  .split("\n")
  .filter((line) => line.startsWith("- "))
  .map((line) => {
    const [, number, file, title, successor] = LINE.exec(line) ?? [];
    return { number, file, title, successor };
  });

describe("the index of decisions", () => {
  it("names every record once, by its number and title", () => {
    const written = records.map((file) => {
      const [, number, title] = /^# (\d{3}) (.+)/.exec(read(file)) ?? [];
      return { number, file, title };
    });
    const listed = index.map(({ number, file, title }) => ({ number, file, title }));
    expect(listed.sort((a, b) => `${a.number}`.localeCompare(`${b.number}`))).toEqual(written);
  });

  it("says of a record that another one replaces it where the record says so", () => {
    const replaced = records.flatMap((file) => {
      const successor = /^Superseded by (\d{3})\./m.exec(read(file))?.[1];
      return successor ? [{ file, successor }] : [];
    });
    const listed = index
      .filter(({ successor }) => successor)
      .map(({ file, successor }) => ({ file, successor }));
    expect(listed).toEqual(replaced);
  });
});
