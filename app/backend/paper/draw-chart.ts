import { type Market, MARKETS } from "~/words/plan/markets";
import type { PaperBlock } from "~/words/paper/paper";
import { addElement, COLOURS, drawText, ensureRoom, LEFT, type Sheet, STYLES, WIDTH } from "./sheet";

const HEIGHT = 130;
const SPACE_ABOVE = 14;
/** Height of a chart with the space around it. */
export const CHART_HEIGHT = SPACE_ABOVE + HEIGHT + 8;
const NAMES_WIDTH = 124;
const AXIS_HEIGHT = 30;
const LABEL_HEIGHT = 15;
const AGE_STEP_YEARS = 5;

const LINES: Record<
  Market,
  { colour: string; width: number; dash?: [number, number]; mark: "circle" | "down" | "up" }
> = {
  poor: { colour: COLOURS.clay, width: 1.8, dash: [6, 4], mark: "down" },
  expected: { colour: COLOURS.deep, width: 2.6, mark: "circle" },
  strong: { colour: COLOURS.sky, width: 1.8, dash: [1.5, 3.5], mark: "up" },
};

type Chart = Extract<PaperBlock, { kind: "chart" }>;
type Point = { x: number; y: number };
type Line = { market: Market; points: readonly Point[] };

/** Draws each market's income by age as a line with its name at the end; a table with the same figures follows. */
export function drawChart(sheet: Sheet, chart: Chart): void {
  const { doc } = sheet;
  ensureRoom(sheet, CHART_HEIGHT);
  const top = doc.y + SPACE_ABOVE;
  const bbox = [LEFT, top, LEFT + WIDTH, top + HEIGHT];
  addElement(sheet, "Figure", { alt: chart.alternative, bbox, placement: "Block" }).add(() =>
    drawLines(sheet, chart, top),
  );
  doc.y = top + HEIGHT + 8;
}

function drawLines(sheet: Sheet, chart: Chart, top: number): void {
  const { doc } = sheet;
  const { ages, series, axis, start, ends } = chart;
  const bottom = top + HEIGHT - AXIS_HEIGHT;
  const right = LEFT + WIDTH - NAMES_WIDTH;
  const highest = Math.max(1, ...MARKETS.flatMap((market) => series[market]));
  const place = (amounts: readonly number[]): Point[] =>
    amounts.map((amount, index) => ({
      x: LEFT + ((right - LEFT) * index) / Math.max(1, ages.length - 1),
      y: bottom - ((bottom - top - 8) * amount) / (highest * 1.05),
    }));
  drawAxis(sheet, { ages, axis, bottom, right });
  const lines = MARKETS.map((market) => ({ market, points: place(series[market]) }));
  for (const { market, points } of lines) drawLine(doc, points, market);
  nameStart(sheet, start, { lines, bottom });
  nameLines(sheet, ends, lines);
}

function drawAxis(
  sheet: Sheet,
  { ages, axis, bottom, right }: Pick<Chart, "ages" | "axis"> & { bottom: number; right: number },
): void {
  const { doc } = sheet;
  doc.moveTo(LEFT, bottom).lineTo(right, bottom).lineWidth(1).strokeColor(COLOURS.ink).stroke();
  const width = 40;
  ages.forEach((age, index) => {
    if (index > 0 && age % AGE_STEP_YEARS !== 0) return;
    const isNearNext = index === 0 && (ages[0] ?? 0) % AGE_STEP_YEARS === AGE_STEP_YEARS - 1;
    if (isNearNext) return;
    const x = LEFT + ((right - LEFT) * index) / Math.max(1, ages.length - 1);
    doc
      .moveTo(x, bottom)
      .lineTo(x, bottom + 4)
      .lineWidth(1)
      .stroke();
    doc.font("sans").fontSize(10);
    const shown = doc.widthOfString(String(age));
    drawText(sheet, String(age), STYLES.note, { x: Math.max(LEFT, x - shown / 2), y: bottom + 6, width });
  });
  drawText(sheet, axis, STYLES.note, { x: right + 14, y: bottom + 6, width: NAMES_WIDTH - 14 });
  drawText(sheet, "R0", STYLES.note, { x: LEFT, y: bottom - LABEL_HEIGHT, width });
}

function drawLine(doc: PDFKit.PDFDocument, points: readonly Point[], market: Market): void {
  const { colour, width, dash, mark } = LINES[market];
  points.forEach(({ x, y }, index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  doc.lineWidth(width).strokeColor(colour);
  if (dash) doc.dash(dash[0], { space: dash[1] });
  doc.stroke().undash();
  const last = points.at(-1);
  if (!last) return;
  const { x, y } = last;
  if (mark === "circle") doc.circle(x, y, 3.5).fill(colour);
  else {
    const up = mark === "up" ? 1 : -1;
    doc.polygon([x - 4, y + 3 * up], [x + 4, y + 3 * up], [x, y - 4 * up]).fill(colour);
  }
}

/** Places the label above every line that runs below it, and above the axis label. */
function nameStart(
  sheet: Sheet,
  start: string,
  { lines, bottom }: { lines: readonly Line[]; bottom: number },
): void {
  const width = sheet.doc.font("bold").fontSize(STYLES.strong.size).widthOfString(start);
  const below = lines.flatMap(({ points }) =>
    points.filter(({ x }, index) => index === 0 || x <= LEFT + width),
  );
  const highest = Math.min(...below.map(({ y }) => y));
  const y = Math.min(highest - 20, bottom - 2 * LABEL_HEIGHT);
  drawText(sheet, start, STYLES.strong, { x: LEFT, y, width: 150 });
}

/** Places names at the ends of their lines, moved apart where those are close. */
function nameLines(sheet: Sheet, ends: Chart["ends"], lines: readonly Line[]): void {
  const names = lines
    .map(({ market, points }) => ({
      text: ends[market],
      x: (points.at(-1)?.x ?? 0) + 10,
      y: (points.at(-1)?.y ?? 0) - LABEL_HEIGHT / 2,
    }))
    .sort((a, b) => a.y - b.y);
  let lowest = -Infinity;
  const placed = names.map((name) => {
    lowest = Math.max(name.y, lowest + LABEL_HEIGHT);
    return { ...name, y: lowest };
  });
  for (const { text, x, y } of placed)
    drawText(sheet, text, STYLES.strong, { x, y, width: NAMES_WIDTH - 10 });
}
