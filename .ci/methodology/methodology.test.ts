import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { findBasis } from "~/engine";
import { fillTemplate } from "./fill-template";
import { METHODOLOGIES, METHODOLOGY_BASIS, writeExampleEstimate, writeMethodology } from "./methodology";

const template = readFileSync(path.resolve("app/docs/methodology.md"), "utf8");
const [written, withoutPlus] = METHODOLOGIES.map(([, basis]) => writeMethodology(template, basis)) as [
  string,
  string,
];

/** The formatter's options for the first page's example. */
const EXAMPLE_FORMAT = { parser: "typescript", printWidth: 110 } as const;

describe("the methodology", () => {
  it("says nothing of a living annuity plus, its pool or its share where none is offered", () => {
    const told = (text: string) =>
      text.match(/annuity\s+plus|\bpools?\b|top-ups|exclusion|credit\(k\)|share d\b/gi) ?? [];
    expect(told(written).length).toBeGreaterThan(10);
    expect(told(withoutPlus)).toEqual([]);
  });

  it("leaves what the first page shows to the engine", async () => {
    const example = await format(writeExampleEstimate(METHODOLOGY_BASIS), EXAMPLE_FORMAT);
    await expect(example).toMatchFileSnapshot("../../app/words/estimate/example-estimate.ts");
  });

  it("follows the basis: another inflation, fee or threshold changes its text", () => {
    const low = findBasis("2026-11-low-inflation");
    const other = { ...low, softMinimumSavings: 1_750_000, industryFeeShare: 0.0275 };
    // Markets are simulated anew for this basis; a few paths are enough.
    const text = writeMethodology(template, other, { seed: 1, paths: 64, replicates: 2 });
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

describe("the worked cases", () => {
  /** The text of a case, without thousands separators and line wraps. */
  const readCase = (number: number) => {
    const [text = ""] = new RegExp(`## Case ${number}: [^#]+`).exec(written) ?? [];
    const words = text.replace(/\s+/g, " ").replace(/(?<=R[\d ]*\d) (?=\d{3}\b)/g, "");
    const rows = [...text.matchAll(/^\| (\d+) .*$/gm)].map(([line]) =>
      line.split("|").slice(1, -1).map(Number),
    );
    const find = (pattern: RegExp) => Number(pattern.exec(words)?.[1]);
    return { rows, find };
  };

  it.each([1, 2, 3, 4])("case %i can be worked out again from what its page says", (number) => {
    const { rows, find } = readCase(number);
    const [interest, share] = [find(/i = ([\d.]+)%/) / 100, find(/c = (\d+)%/) / 100];
    const living = (j: number, chance: number, q: number) => {
      const row = rows[Math.floor(j / 12)] ?? [];
      return (row[chance] ?? 0) * (1 - (row[q] ?? 1)) ** ((j % 12) / 12);
    };
    const price = (guaranteeYears: number) => {
      let sum = 0;
      for (let j = 1; j <= rows.length * 12; j++) {
        const member = living(j, 2, 1);
        const partner = Number.isNaN(share) ? 0 : share * (1 - member) * living(j, 4, 3);
        const paid = j <= guaranteeYears * 12 ? 1 : member + partner;
        sum += (paid * (1 + interest) ** (-j / 12)) / 12;
      }
      return sum;
    };
    const years = find(/With (\d+) years a =/);
    expect(rows.length).toBeGreaterThan(50);
    expect(price(0)).toBeCloseTo(find(/costs a = ([\d.]+) without/), 3);
    expect(price(years)).toBeCloseTo(find(/years a = ([\d.]+),/), 3);
    const premium = find(/and R(\d+) buys the annuity/);
    const income = find(/12a is \*\*R(\d+) a month/);
    expect(Math.abs(premium / (12 * price(years)) - income)).toBeLessThan(1);
  });
});

describe("the worked check", () => {
  it("can be worked out again from what its page says", () => {
    const [text = ""] = /## Case 5: [^#]+/.exec(written) ?? [];
    const words = text.replace(/\s+/g, " ").replace(/(?<=R[\d ]*\d) (?=\d{3}\b)/g, "");
    const find = (pattern: RegExp) => Number(pattern.exec(words)?.[1]?.replace("−R", "-").replace("R", ""));
    const row = (name: string) => find(new RegExp(`\\| ${name} \\| (−?R\\d+)`));
    const near = (worked: number, told: number) => expect(Math.abs(worked - told)).toBeLessThanOrEqual(1.5);

    // 11 days to 1 December and 42 to 1 January, while prices rise by 4.5% a year.
    const growth = 1 + find(/grows by ([\d.]+)%/) / 100;
    const paid = (days: number) => 9_500 * 1.045 ** (-days / 365) * growth ** ((42 - days) / 365);
    const then = find(/That leaves (R\d+)/);
    near(1_300_000 * growth ** (42 / 365) - paid(11) - paid(42), then);

    const died = 1 - (1 - find(/dying within a year is ([\d.]+)%/) / 100) ** (42 / 365);
    expect(100 * died).toBeCloseTo(find(/D = ([\d.]+)%/), 3);
    expect((75 - 100 * died) / (1 - died)).toBeCloseTo(find(/last with ([\d.]+)% from/), 3);

    const lasts = row("what lasts now");
    const annuity = find(/12a is (R\d+) a month/);
    near(then / (12 * find(/a = ([\d.]+)/)), annuity);
    near((annuity + lasts) / 2, find(/that last are (R\d+)/));
    // 18% of R186 000, less the rebates of a person of 70.
    near(9_500 - (0.18 * 186_000 - 17_820 - 9_765) / 12, row("a month, after tax"));
    near(5_600 * 1.045, row("what lasted then"));
    const parts = ["a year older", "drawn beyond what lasts", "markets"].map(row);
    near(
      parts.reduce((sum, part) => sum + part, 0),
      lasts - row("what lasted then"),
    );
  });
});

describe("a template", () => {
  it("takes each figure where its name stands", () => {
    expect(fillTemplate("{{a}} of {{b}}, {{a}}", { a: "2%", b: "R5" }, true)).toBe("2% of R5, 2%");
  });

  it("says a part with a living annuity plus, or what it says without one", () => {
    const template = "A{{#plus}} with {{a}}{{^plus}} without{{/plus}}, B{{#plus}} and plus{{/plus}}.";
    expect(fillTemplate(template, { a: "2%" }, true)).toBe("A with 2%, B and plus.");
    expect(fillTemplate(template, { a: "2%" }, false)).toBe("A without, B.");
  });

  it("is refused with a place without a figure, or a figure without a place", () => {
    expect(() => fillTemplate("{{a}}", {}, true)).toThrow("a place for a");
    expect(() => fillTemplate("", { a: "2%" }, true)).toThrow("no place for a");
  });
});
