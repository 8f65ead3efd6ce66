import type { PaperRow, PaperTable } from "~/words/paper/paper";
import {
  addElement,
  COLOURS,
  drawArtifact,
  drawRule,
  drawText,
  ensureRoom,
  LEFT,
  measureText,
  type Sheet,
  type StructElement,
  type Style,
  STYLES,
  WIDTH,
} from "./sheet";

const GAP = 12;
const PADDING = 1;

/** A table up to this height is not split. */
const KEPT_WHOLE = 200;

type Column = { x: number; width: number; align: "left" | "right" };

/** A cell to draw: paragraphs, each with its style. */
type Cell = readonly { text: string; style: Style; height: number }[];
type Row = { cells: readonly Cell[]; height: number; isTotal?: boolean };

/** Measures the part of a table that must be on one page: all of a short one, else its heads and first row. */
export function measureTable(sheet: Sheet, table: PaperTable): number {
  return setTable(sheet, table).kept;
}

/** Draws a table; no row is split, and the heads are repeated on each page. */
export function drawTable(sheet: Sheet, table: PaperTable): void {
  const { columns, heads, rows, captionHeight, kept } = setTable(sheet, table);
  const width = measureWidth(columns);
  ensureRoom(sheet, kept);
  const element = addElement(sheet, "Table", { placement: "Block" });
  if (table.caption) drawCaption(sheet, element, table.caption, captionHeight);
  if (heads) drawHeads(sheet, element, heads, columns);
  const body = addElement(sheet, "TBody", { parent: element });
  for (const row of rows) {
    if (ensureRoom(sheet, row.height) && heads) repeatHeads(sheet, heads, columns);
    if (row.isTotal) drawRule(sheet, sheet.doc.y, { weight: 1.2, colour: COLOURS.ink, width });
    const parent = addElement(sheet, "TR", { parent: body });
    drawRow(sheet, row, columns, (index, work) => {
      const options = index === 0 ? { parent, scope: "Row" as const } : { parent };
      addElement(sheet, index === 0 ? "TH" : "TD", options).add(work);
    });
    if (!row.isTotal) drawRule(sheet, sheet.doc.y, { weight: 0.6, colour: COLOURS.line, width });
  }
  sheet.doc.y += 8;
}

function setTable(sheet: Sheet, table: PaperTable) {
  const columns = placeColumns(table);
  const heads = table.heads && setRow(sheet, columns, table.heads, () => STYLES.strong);
  const rows = table.rows.map(({ cells, isTotal }) => ({
    ...setRow(sheet, columns, cells, chooseStyle(table, isTotal)),
    isTotal,
  }));
  const captionHeight = table.caption ? measureText(sheet, table.caption, STYLES.note, WIDTH) + PADDING : 0;
  const kept = captionHeight + (heads?.height ?? 0) + measureBeginning(rows);
  return { columns, heads, rows, captionHeight, kept };
}

function placeColumns({ widths, figures }: PaperTable): Column[] {
  const whole = WIDTH - GAP * (widths.length - 1);
  let x = LEFT;
  return widths.map((share, index) => {
    const column = { x, width: share * whole, align: figures.includes(index) ? "right" : "left" } as const;
    x += column.width + GAP;
    return column;
  });
}

function measureWidth(columns: readonly Column[]): number {
  const last = columns.at(-1);
  return last ? last.x + last.width - LEFT : 0;
}

type ChooseStyle = (column: number, paragraph: number) => Style;

function chooseStyle({ strong }: PaperTable, isTotal: boolean | undefined): ChooseStyle {
  return (column, paragraph) => {
    if (column === 0 && paragraph > 0) return STYLES.note;
    return isTotal || column === strong ? STYLES.strong : STYLES.row;
  };
}

function setRow(
  sheet: Sheet,
  columns: readonly Column[],
  texts: PaperRow["cells"],
  choose: ChooseStyle,
): Row {
  const cells = columns.map(({ width }, column) =>
    [texts[column] ?? ""].flat().map((text, paragraph) => {
      const style = choose(column, paragraph);
      return { text, style, height: measureText(sheet, text, style, width) };
    }),
  );
  const heights = cells.map((cell) => cell.reduce((sum, { height }) => sum + height, 0));
  return { cells, height: Math.max(...heights) + 2 * PADDING };
}

/** Measures the rows that must stay together: all of a short table, else the first. */
function measureBeginning(rows: readonly Row[]): number {
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  return whole <= KEPT_WHOLE ? whole : (rows[0]?.height ?? 0);
}

/** Draws a row's cells side by side and continues below the longest. */
function drawRow(
  sheet: Sheet,
  { cells, height }: Row,
  columns: readonly Column[],
  tag: (index: number, work: () => void) => void,
): void {
  const top = sheet.doc.y;
  columns.forEach((column, index) =>
    tag(index, () => {
      let y = top + PADDING;
      for (const paragraph of cells[index] ?? []) {
        drawText(sheet, paragraph.text, paragraph.style, { ...column, y });
        y += paragraph.height;
      }
    }),
  );
  sheet.doc.y = top + height;
}

function drawCaption(sheet: Sheet, parent: StructElement, caption: string, height: number): void {
  const { y } = sheet.doc;
  addElement(sheet, "Caption", { parent }).add(() =>
    drawText(sheet, caption, STYLES.note, { x: LEFT, y, width: WIDTH }),
  );
  sheet.doc.y = y + height;
}

function drawHeads(sheet: Sheet, table: StructElement, heads: Row, columns: readonly Column[]): void {
  const parent = addElement(sheet, "TR", { parent: addElement(sheet, "THead", { parent: table }) });
  drawRow(sheet, heads, columns, (_index, work) => {
    addElement(sheet, "TH", { parent, scope: "Column" }).add(work);
  });
  drawRuleUnder(sheet, columns);
}

/** For sighted readers only: a screen reader knows the heads from the first page. */
function repeatHeads(sheet: Sheet, heads: Row, columns: readonly Column[]): void {
  drawArtifact(sheet, () => drawRow(sheet, heads, columns, (_index, work) => work()), "Pagination");
  drawRuleUnder(sheet, columns);
}

function drawRuleUnder(sheet: Sheet, columns: readonly Column[]): void {
  drawRule(sheet, sheet.doc.y, { weight: 1.2, colour: COLOURS.ink, width: measureWidth(columns) });
}
