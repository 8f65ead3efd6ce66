/** Invented figures, which show what a chart can show. */
const AGES = Array.from({ length: 32 }, (_, years) => 64 + years);
const AGE_ROWS = [
  { name: "You", firstAge: 64 },
  { name: "Sipho", firstAge: 62 },
];
const LATE = AGES.length - 7;
const late = (from: number, step: number) => AGES.map((_, i) => (i < LATE ? null : from + step * (i - LATE)));
const steady = (value: number) => AGES.map(() => value);
const growing = (from: number, rate: number) => AGES.map((_, i) => from * rate ** i);

const HEADS = ["Age", "Poor markets", "Expected", "Strong"];
const writeRow = (age: number) => [age, "R12 800", "R13 900", "R15 100"];
const table = { heads: HEADS, rows: AGES.map(writeRow), minorRows: [] };

/** Columns with lines over them, and lines alone. */
export const SAMPLE_CHARTS = [
  {
    sentences: [
      "In **expected** markets your income keeps up with prices.",
      "In **poor** markets it shrinks.",
    ],
    tags: ["today’s rand", "before tax"],
    figures: {
      name: "columns",
      ages: AGES,
      ageRows: AGE_ROWS,
      columns: {
        solid: {
          name: "Living annuity",
          amount: "R12 833",
          note: "follows markets",
          values: steady(12_833),
        },
        striped: { name: "Unit trust", amount: "R1 059", note: "follows markets", values: steady(1_059) },
      },
      lines: [
        { kind: "poor", name: "Poor", values: late(13_892, -1_100) },
        { kind: "strong", name: "Strong", values: late(13_892, 500) },
      ],
      hasBand: false,
      ends: [
        { name: "Strong", note: "R16 900 at 95", value: 16_892 },
        { name: "Expected", note: "R13 900 at 95", value: 13_892 },
        { name: "Poor", note: "R7 300 at 95", value: 7_292 },
      ],
      events: [{ age: 69, words: "Support for children ends in 2031", shortWords: "Support ends 2031" }],
    },
    table: { ...table, caption: "Income a month by age" },
  },
  {
    sentences: ["In **strong** markets your savings grow."],
    tags: ["today’s rand", "after costs"],
    figures: {
      name: "lines",
      ages: AGES,
      ageRows: AGE_ROWS.slice(0, 1),
      lines: [
        { kind: "poor", name: "Poor", values: growing(4_000_000, 0.95) },
        { kind: "expected", name: "Expected", values: growing(4_000_000, 0.99) },
        { kind: "strong", name: "Strong", values: growing(4_000_000, 1.02) },
      ],
      hasBand: true,
      ends: [
        { name: "Strong", note: "at 95", value: 7_400_000 },
        { name: "Expected", note: "at 95", value: 2_900_000 },
        { name: "Poor", note: "at 95", value: 800_000 },
      ],
      events: [],
    },
    table: { ...table, caption: "Savings by age" },
  },
] as const;
