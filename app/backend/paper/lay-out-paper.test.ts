import { expect, test } from "vitest";
import type { Paper } from "~/words/paper/paper";
import { readPaper } from "../../../tests/support/read-paper";
import { layOutPaper } from "./lay-out-paper";

/** Puts ever more narrow words before a sentence, so that each of its own words ends a line in one of them. */
const fill = (sentence: string) =>
  Array.from({ length: 45 }, (_, more) => `${"i ".repeat(50 + more)}${sentence}`);

const write = (words: string): Paper => ({ title: words, running: words, conclusion: words, sections: [] });

test("a paper is the same, and can be read, whatever was drawn before it", async () => {
  const draw = (words: string) => layOutPaper(write(words), new Date(0));
  const plain = "The **pension** never ends. **It does not.**";
  // Each letter is drawn as a base and a mark; the last character consists of three full stops.
  await draw("É ë ñ š ṱ … **É ë ñ š ṱ …**");
  const first = await draw(plain);
  expect((await readPaper(first)).text).toContain("pension never ends. It does not.");
  await draw("Something **else**");
  expect(Buffer.from(await draw(plain)).equals(Buffer.from(first))).toBe(true);
});

test.each([
  ["a comma, semicolon or colon", "**R1 200**, **and**; **R300**: so it is", /^[,;:.]/],
  ["a full stop", "It is **R1 200**. So it is", /^\./],
  ["a bracket", "It is (**R1 200**) a month", /^\)|\($/],
  ["an apostrophe", "It is **Thandi**’s plan", /^’|’$|^s /],
])("%s stays with the bold word that it belongs to", async (_, sentence, alone) => {
  const items = fill(sentence);
  const section = { heading: "Punctuation", blocks: [{ kind: "list", items } as const] };
  const paper = { title: "Lines", running: "Lines", conclusion: "Lines", sections: [section] };
  const { text } = await readPaper(await layOutPaper(paper, new Date(0)));
  expect(text.split("\n").filter((line) => alone.test(line.trim()))).toEqual([]);
  const said = text.replace(/\s+/g, " ").split(` ${sentence.replaceAll("**", "")}`);
  expect(said.length - 1).toBe(items.length);
});

test("the heads of a table stand again on each page, and are read once", async () => {
  const rows = Array.from({ length: 120 }, (_, row) => ({ cells: [`Row ${row}`, String(row)] }));
  const table = {
    kind: "table",
    heads: ["Question", "Answer"],
    figures: [],
    widths: [0.5, 0.5],
    rows,
  } as const;
  const section = { heading: "Table", blocks: [table] };
  const paper = { title: "Long", running: "Long", conclusion: "Long", sections: [section] };
  const { pages, taggedText } = await readPaper(await layOutPaper(paper, new Date(0)));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain("Question");
  expect(taggedText.split("Question")).toHaveLength(2);
});
