import { expect } from "vitest";
import type { Paper, PaperBlock } from "../../app/words/paper/paper";
import type { ReadPaper } from "./read-paper";

export const blocksOf = ({ sections }: Paper): PaperBlock[] => sections.flatMap(({ blocks }) => blocks);

/** Asserts that a PDF's headings, tables and figures are those of the paper that it was drawn from. */
export function expectStructure({ roles, alternatives, outline }: ReadPaper, paper: Paper) {
  const blocks = blocksOf(paper);
  const tables = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect(count("H1")).toBe(1);
  expect(count("H2")).toBe(paper.sections.length);
  expect(count("H3")).toBe(blocks.filter(({ kind }) => kind === "heading").length);
  const headings = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role[1]));
  expect(headings[0]).toBe(1);
  headings.slice(1).forEach((level, index) => expect(level - headings[index]!).toBeLessThanOrEqual(1));
  expect(count("Table")).toBe(tables.length);
  expect(count("THead")).toBe(tables.filter(({ heads }) => heads).length);
  const heads = tables.map(({ heads: columns = [], rows }) => columns.length + rows.length);
  expect(count("TH")).toBe(heads.reduce((sum, heads) => sum + heads, 0));
  const figures = blocks.flatMap((block) =>
    "alternative" in block && block.kind !== "link" ? [block.alternative] : [],
  );
  expect(figures.length).toBeGreaterThan(0);
  expect(alternatives).toEqual(figures);
  expect(outline).toEqual(paper.sections.map(({ heading }) => heading));
}
