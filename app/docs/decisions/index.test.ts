import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const FOLDER = path.resolve("app/docs/decisions");
const MOST_WORDS = 600;

const notes = readdirSync(FOLDER).filter((name) => name.endsWith(".md") && name !== "index.md");
const read = (name: string) => readFileSync(path.join(FOLDER, name), "utf8");

it("lists every note once, by its title", () => {
  const written = notes.map((file) => `[${/^# (.+)/.exec(read(file))?.[1]}](${file})`);
  const listed = [...read("index.md").matchAll(/^- (\[.+\]\(.+\))$/gm)].map(([, link]) => link);
  expect(listed.sort()).toEqual(written.sort());
});

it.each(notes)("%s is read in a few minutes", (file) => {
  expect(read(file).split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
});
