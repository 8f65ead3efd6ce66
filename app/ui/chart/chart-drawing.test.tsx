import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChartFigures, SeriesKind } from "./chart-figures";
import { fitScales, type SizeName } from "./chart-scales";
import { withDrawings } from "./draw-chart.server";
import { measureWords } from "./measure-words";

const ages = Array.from({ length: 32 }, (_, i) => 64 + i);

const FIGURES: ChartFigures = {
  name: "income",
  label: "Income by age, as expected",
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
    // 32 solid columns and 26 striped ones; recharts omits those of zero height.
    expect(markup.match(/recharts-rectangle/g)).toHaveLength(58);
    for (const words of ["You", "Sipho", "Life income", "R7 600", "guaranteed for life", "R2\u00a0500"])
      expect(markup).toContain(words);
  });

  it("is called what it shows", () => {
    for (const markup of [narrow, wide])
      expect(markup).toContain('role="img" aria-label="Income by age, as expected"');
  });

  it("names its lines at their ends, or in its key where there is no room", () => {
    expect(wide).toContain("R7 600 at 95");
    expect(narrow).not.toContain("R7 600 at 95");
    expect(narrow).toContain(">Poor<");
    expect(wide).toContain("half of women your age live past 88");
    expect(narrow).toContain("half live past 88");
  });

  it("has short words for its events beside words", () => {
    const half = withDrawings({ figures: FIGURES }, "half").drawings.wide;
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
    // After its own line if there is room before the next, else at the left edge; the other event's words end
    // before its line.
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

type Box = { words: string; left: number; right: number; top: number; bottom: number };

/** Returns the box of each line of text in a drawing. */
function findWords(markup: string): Box[] {
  return [...markup.matchAll(/<text([^>]*)>(.*?)<\/text>/g)].flatMap(([, attributes = "", inner = ""]) => {
    const at = { x: 0, y: 0, ...readAttributes(attributes) };
    const lines = [...inner.matchAll(/<tspan([^>]*)>(.*?)<\/tspan>/g)];
    let { y } = at;
    return (lines.length > 0 ? lines : [["", "", inner]]).map(([, more = "", words = ""]) => {
      const { x, dy = 0, ...own } = { ...at, ...readAttributes(more) };
      y = (more.includes(" y=") ? own.y : y) + dy;
      const width = measureWords(words, own.isBold ? "bold" : "normal");
      const left = x - width * { start: 0, middle: 0.5, end: 1 }[own.anchor ?? "start"];
      return { words, left, right: left + width, top: y - 13, bottom: y + 4 };
    });
  });
}

type Attributes = { x?: number; y?: number; dy?: number; isBold?: true; anchor?: "start" | "middle" | "end" };

function readAttributes(attributes: string): Attributes {
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const numbers = ["x", "y", "dy"].flatMap((name) => (read(name) ? [[name, Number(read(name))]] : []));
  return {
    ...(Object.fromEntries(numbers) as Attributes),
    ...(read("font-weight") === "700" && { isBold: true }),
    ...(read("text-anchor") && { anchor: read("text-anchor") as Attributes["anchor"] }),
  };
}

const touches = (one: Omit<Box, "words">, other: Omit<Box, "words">) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Arbitrary figures: from any age, as columns or lines alone, and with any course of each. */
const anyFigures = fc
  .record({
    firstAge: fc.integer({ min: 55, max: 85 }),
    hasColumns: fc.boolean(),
    hasKeyWords: fc.boolean(),
    largest: fc.constantFrom(900, 45_000, 480_000, 3_200_000),
    shares: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(30)), {
      minLength: 3,
      maxLength: 3,
    }),
    eventYears: fc.array(fc.nat(20), { maxLength: 3 }),
  })
  .map(({ firstAge, hasColumns, hasKeyWords, largest, shares, eventYears }): ChartFigures => {
    const shown = Array.from({ length: Math.max(20, 95 - firstAge) + 1 }, (_, i) => firstAge + i);
    const kinds: SeriesKind[] = hasKeyWords ? ["now", "between", "lasts"] : ["poor", "expected", "strong"];
    const names = hasKeyWords ? ["Now", "In between", "What lasts"] : ["Poor", "Expected", "Strong"];
    // Each stays level until some year, and falls by a fixed fraction a year from then on.
    const lines = kinds.map((kind, line) => {
      const [share, year] = shares[line]!;
      const values = shown.map((_, i) => largest * (i < year ? 1 : (1 - share) ** (i - year)));
      return {
        kind,
        name: names[line]!,
        ...(hasKeyWords && { keyWords: `${names[line]}: R9\u00a0500` }),
        values,
      };
    });
    const columns = {
      solid: {
        ...FIGURES.columns!.solid,
        name: "Life and other income",
        values: lines[1]!.values as number[],
      },
      striped: { ...FIGURES.columns!.striped!, values: shown.map(() => largest / 9) },
    };
    const words = "Poor: the most the law allows from 88";
    return {
      ...FIGURES,
      ages: shown,
      columns: hasColumns ? columns : undefined,
      lines,
      ageRows: [
        { name: "You", firstAge },
        { name: "Nomvula", firstAge: 61 },
      ],
      ends: [
        { name: "Expected and strong", note: "R14\u00a0307 left at 95", value: lines[1]!.values.at(-1)! },
        { name: "Poor", note: "nothing left", value: lines[0]!.values.at(-1)! },
      ],
      events: eventYears
        .sort((one, other) => one - other)
        .map((year) => ({ age: firstAge + year, words, shortWords: words })),
    };
  });

describe("the words of any drawing", () => {
  it("stand outside the plot, where lines run, inside the drawing, and not on each other", () => {
    fc.assert(
      fc.property(anyFigures, (figures) => {
        const { narrow, wide } = withDrawings({ figures }).drawings;
        const { wide: half } = withDrawings({ figures }, "half").drawings;
        for (const [size, markup] of Object.entries({ narrow, half, wide })) {
          const { width, height, left, right, top, floor } = fitScales(figures, size as SizeName);
          const boxes = findWords(markup);
          const names = size === "narrow" ? figures.lines.map(({ keyWords, name }) => keyWords ?? name) : [];
          expect(boxes.map(({ words }) => words)).toEqual(expect.arrayContaining(names));
          for (const box of boxes) {
            expect(touches(box, { left, right, top, bottom: floor }), `${box.words} over a line`).toBe(false);
            const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
            expect(isInside, `${box.words} inside ${size}`).toBe(true);
            const others = boxes.filter((other) => other !== box && touches(box, other));
            expect(others.map(({ words }) => words)).toEqual([]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
