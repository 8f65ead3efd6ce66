import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { findBasis } from "~/engine";
import { fillTemplate } from "./fill-template";
import {
  EXAMPLE_FORMAT,
  METHODOLOGY_BASIS,
  METHODOLOGY_FORMAT,
  writeExamplePlan,
  writeMethodology,
} from "./methodology";

const readDocument = (name: string) => readFileSync(path.resolve("app/docs", name), "utf8");
const template = readDocument("methodology.template.md");
const written = readDocument("methodology.md");

describe("the methodology", () => {
  it("is what basis and engine give; `npm run methodology` writes it anew", async () => {
    const text = writeMethodology(template, METHODOLOGY_BASIS);
    expect(await format(text, METHODOLOGY_FORMAT)).toBe(written);
  });

  it("has its example on the first page; the same command writes that anew", async () => {
    const written = readFileSync(path.resolve("app/words/example-plan.ts"), "utf8");
    expect(await format(writeExamplePlan(METHODOLOGY_BASIS), EXAMPLE_FORMAT)).toBe(written);
  });

  it("follows the basis: another inflation, fee or threshold changes its text", () => {
    const low = findBasis("2026-11-low-inflation");
    const other = { ...low, softMinimumSavings: 1_750_000, industryFeeShare: 0.0275 };
    const text = writeMethodology(template, other);
    for (const figure of ["mean of 3.5%", "R1 750 000", "2.75% a year"]) expect(text).toContain(figure);
    for (const figure of ["mean of 4.5%", "R1 500 000", "2.5% a year, VAT"])
      expect(text).not.toContain(figure);
  });

  it("has a heading for every fund's fact sheet", () => {
    for (const { name, factSheetLink } of Object.values(METHODOLOGY_BASIS.funds)) {
      const anchor = name.toLowerCase().replaceAll(" ", "-");
      expect(factSheetLink).toBe(`/en/methodology#${anchor}`);
      expect(written).toContain(`\n### ${name}\n`);
    }
  });
});

describe("a template", () => {
  it("takes each figure where its name stands", () => {
    expect(fillTemplate("{{a}} of {{b}}, {{a}}", { a: "2%", b: "R5" })).toBe("2% of R5, 2%");
  });

  it("is refused with a place without a figure, or a figure without a place", () => {
    expect(() => fillTemplate("{{a}}", {})).toThrow("a place for a");
    expect(() => fillTemplate("", { a: "2%" })).toThrow("no place for a");
  });
});
