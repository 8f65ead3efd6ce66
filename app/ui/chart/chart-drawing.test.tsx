import { describe, expect, it } from "vitest";
import type { ChartFigures } from "./chart-figures";
import { withDrawings } from "./draw-chart.server";
import { BOLD_LETTER_WIDTH } from "./place-names";

const ages = Array.from({ length: 32 }, (_, i) => 64 + i);

const FIGURES: ChartFigures = {
  name: "income",
  ages,
  ageRows: [
    { name: "You", firstAge: 64 },
    { name: "Sipho", firstAge: 61 },
  ],
  columns: {
    solid: {
      name: "Life income",
      amount: "R7 600",
      note: "guaranteed for life",
      values: ages.map(() => 7_600),
    },
    striped: {
      name: "Unit trust",
      amount: "R1 300",
      note: "not guaranteed",
      values: ages.map((age) => (age < 90 ? 1_300 : 0)),
    },
  },
  lines: [{ kind: "poor", name: "Poor", values: ages.map((age) => (age < 80 ? null : 7_600)) }],
  hasBand: false,
  ends: [{ name: "Poor", note: "R7 600 at 95", value: 7_600 }],
  events: [{ age: 88, words: "half of women your age live past 88", shortWords: "half live past 88" }],
};

describe("a drawing of the server", () => {
  const { narrow, wide } = withDrawings({ figures: FIGURES }).drawings;

  it.each([
    ["narrow", narrow, 328],
    ["wide", wide, 1152],
  ])("is complete at its fixed size: %s", (_, markup, width) => {
    expect(markup).toContain(`viewBox="0 0 ${width} `);
    // 32 solid columns and 26 striped ones; recharts draws none of no height.
    expect(markup.match(/recharts-rectangle/g)).toHaveLength(58);
    for (const words of ["You", "Sipho", "Life income", "R7 600", "guaranteed for life", "R2\u00a0500"])
      expect(markup).toContain(words);
  });

  it("names its lines at their ends, or beside them where there is no room", () => {
    expect(wide).toContain("R7 600 at 95");
    expect(narrow).not.toContain("R7 600 at 95");
    expect(narrow).toContain(">Poor<");
    expect(wide).toContain("half of women your age live past 88");
    expect(narrow).toContain("half live past 88");
  });

  it("has room beside words for the longest name of a line, and short words for its events", () => {
    const name = "Expected and strong";
    const ends = [{ name, note: "R14 307 at 95", value: 8_900 }];
    const half = withDrawings({ figures: { ...FIGURES, ends } }, "half").drawings.wide;
    const [, from] =
      new RegExp(`<text x="([\\d.]+)"[^>]*><tspan font-weight="700">${name}<`).exec(half) ?? [];
    expect(Number(from) + name.length * BOLD_LETTER_WIDTH).toBeLessThanOrEqual(662);
    expect(half).toContain("half live past 88");
    expect(half).not.toContain("half of women");
  });

  it("keeps the words of early events inside, and off the lines of later ones", () => {
    const long = "Support for somebody else ends in 2031, as it was agreed";
    const events = [
      { age: 65, words: long, shortWords: "Support ends 2031, as agreed" },
      { age: 85, words: "Poor: ceiling at 85", shortWords: "Poor: ceiling at 85" },
    ];
    const drawings = withDrawings({ figures: { ...FIGURES, events } }).drawings;
    const placeOf = (markup: string, words: string) =>
      new RegExp(`<text[^>]*x="([\\d.]+)"[^>]*text-anchor="(\\w+)"[^>]*>${words}<`).exec(markup)?.slice(1);
    // After its own line where there is room up to the next, else at the left edge; the other ends before its line.
    const [after, side] = placeOf(drawings.wide, long) ?? [];
    expect(side).toBe("start");
    expect(Number(after)).toBeGreaterThan(90);
    expect(placeOf(drawings.narrow, "Support ends 2031, as agreed")).toEqual(["0", "start"]);
    const [x, anchor] = placeOf(drawings.narrow, "Poor: ceiling at 85") ?? [];
    expect(anchor).toBe("end");
    expect(Number(x)).toBeGreaterThan("Poor: ceiling at 85".length * 8);
  });

  it("names no unit trust where there is none, and leads an event down to its column", () => {
    const { columns } = FIGURES;
    if (!columns) throw new Error("there are no columns");
    const none = { solid: columns.solid };
    const early = [{ age: 66, words: "Support ends", shortWords: "Support ends" }];
    const draw = (parts: ChartFigures["columns"]) =>
      withDrawings({ figures: { ...FIGURES, columns: parts, events: early } }).drawings.wide;
    const footOf = (markup: string) =>
      Number(/<path d="M[\d.]+ [\d.]+V([\d.]+)" stroke="#5F6473"/.exec(markup)?.[1]);
    expect(draw(columns)).toContain("Unit trust");
    expect(draw(none)).not.toContain("Unit trust");
    const top = Number(/recharts-rectangle" d="M [\d.]+,([\d.]+)/.exec(draw(none))?.[1]);
    expect(footOf(draw(none))).toBeCloseTo(top, 0);
  });

  it("writes an age under the middle of its column, at every size", () => {
    for (const markup of [narrow, wide]) {
      const columns = [...markup.matchAll(/recharts-rectangle" d="M ([\d.]+),[\d.]+ h ([\d.]+)/g)];
      const [, left, width] = columns[0]!.map(Number);
      const tick = /recharts-xAxis[^]*?<text x="([\d.]+)"/.exec(markup);
      expect(Number(tick?.[1])).toBeCloseTo(left! + width! / 2, 0);
    }
  });

  it("is kept, so that the same figures are drawn once", () => {
    const again = withDrawings({ figures: structuredClone(FIGURES) }).drawings;
    expect(again).toBe(withDrawings({ figures: FIGURES }).drawings);
    const other = withDrawings({ figures: { ...FIGURES, events: [] } }).drawings;
    expect(other.wide).not.toContain("half of women");
  });
});
