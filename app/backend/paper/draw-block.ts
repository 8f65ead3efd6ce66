import type { PaperBlock } from "~/words/paper/paper";
import { CHART_HEIGHT, drawChart } from "./draw-chart";
import { CODE_HEIGHT, drawLink, drawQrCode } from "./draw-link";
import { drawTable, measureTable } from "./draw-table";
import {
  addElement,
  COLOURS,
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

const RADIUS = 6;
const STEP = 18;
const IN_A_ROW = 20;

/** Draws futures as dots: filled where they go well, hollow with a cross where not. */
function drawChance(
  sheet: Sheet,
  { dots, of, alternative }: { dots: number; of: number; alternative: string },
): void {
  const { doc } = sheet;
  const height = Math.ceil(of / IN_A_ROW) * STEP;
  ensureRoom(sheet, height + 8);
  const top = doc.y + 4;
  const bbox = [LEFT, top, LEFT + IN_A_ROW * STEP, top + height];
  addElement(sheet, "Figure", { alt: alternative, bbox, placement: "Block" }).add(() => {
    for (let index = 0; index < of; index += 1) {
      const x = LEFT + RADIUS + 1 + (index % IN_A_ROW) * STEP;
      const y = top + RADIUS + 1 + Math.floor(index / IN_A_ROW) * STEP;
      if (index < dots) doc.circle(x, y, RADIUS).fill(COLOURS.leaf);
      else drawMissed(doc, x, y);
    }
  });
  doc.y = top + height + 8;
}

function drawMissed(doc: PDFKit.PDFDocument, x: number, y: number): void {
  const arm = RADIUS * 0.4;
  doc
    .circle(x, y, RADIUS - 0.5)
    .moveTo(x - arm, y - arm)
    .lineTo(x + arm, y + arm)
    .moveTo(x + arm, y - arm)
    .lineTo(x - arm, y + arm)
    .lineWidth(1)
    .strokeColor(COLOURS.soft)
    .stroke();
}

/** The height of a heading, with the space around it. */
const HEADING_HEIGHT = 24;
/** The least height of text that stays on the same page as its heading. */
const KEPT_WITH_HEADING = 40;
const PARAGRAPH_GAP = 4;
const BULLET_INDENT = 14;

/** Measures a heading with the blocks that must stay with it: words with their picture or their table. */
export function measureHeading(sheet: Sheet, blocks: readonly PaperBlock[]): number {
  const shown = blocks.findIndex(({ kind }) => kind === "chart" || kind === "qrCode" || kind === "table");
  const words = blocks.slice(0, Math.max(0, shown));
  const block = blocks[shown];
  if (!block || !words.every(({ kind }) => kind === "text" || kind === "link"))
    return HEADING_HEIGHT + KEPT_WITH_HEADING;
  const heights = words.map((one) => measureWords(sheet, one));
  return heights.reduce((sum, height) => sum + height, HEADING_HEIGHT + measureShown(sheet, block));
}

function measureShown(sheet: Sheet, block: PaperBlock): number {
  if (block.kind === "table") return measureTable(sheet, block);
  return block.kind === "chart" ? CHART_HEIGHT : CODE_HEIGHT;
}

function measureWords(sheet: Sheet, block: PaperBlock): number {
  const words = block.kind === "text" ? block.text : block.kind === "link" ? block.address : "";
  return measureText(sheet, words, STYLES.text, WIDTH) + PARAGRAPH_GAP;
}

/**
 * Draws one block of a section.
 * @param following the rest of the section
 */
export function drawBlock(sheet: Sheet, block: PaperBlock, following: readonly PaperBlock[]): void {
  switch (block.kind) {
    case "text":
      return drawParagraph(sheet, "P", block.text, STYLES.text);
    case "note":
      return drawParagraph(sheet, "P", block.text, STYLES.note);
    case "heading":
      sheet.doc.y += 4;
      ensureRoom(sheet, measureHeading(sheet, following));
      return drawParagraph(sheet, "H3", block.text, STYLES.h3);
    case "list":
      return drawList(sheet, block.items);
    case "table":
      return drawTable(sheet, block);
    case "chance":
      return drawChance(sheet, block);
    case "chart":
      return drawChart(sheet, block);
    case "fingerprint":
      return drawFingerprint(sheet, block.sha256);
    case "link":
      return drawLink(sheet, block);
    case "qrCode":
      return drawQrCode(sheet, block);
  }
}

/** Draws a heading or a paragraph across the page. */
export function drawParagraph(
  sheet: Sheet,
  type: "H1" | "H2" | "H3" | "P",
  text: string,
  style: Style,
): void {
  const height = measureText(sheet, text, style, WIDTH);
  ensureRoom(sheet, height);
  const { y } = sheet.doc;
  addElement(sheet, type).add(() => drawText(sheet, text, style, { x: LEFT, y, width: WIDTH }));
  // From the actual end of the text: the measured height assumes that all of it is bold.
  sheet.doc.y += PARAGRAPH_GAP;
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  const parent = addElement(sheet, "L");
  for (const item of items) drawItem(sheet, parent, item);
  sheet.doc.y += 4;
}

function drawItem(sheet: Sheet, list: StructElement, item: string): void {
  const { doc } = sheet;
  const place = { x: LEFT + BULLET_INDENT, width: WIDTH - BULLET_INDENT };
  const height = measureText(sheet, item, STYLES.text, place.width);
  ensureRoom(sheet, height);
  const { y } = doc;
  const parent = addElement(sheet, "LI", { parent: list });
  addElement(sheet, "Lbl", { parent }).add(() => drawText(sheet, "•", STYLES.text, { ...place, x: LEFT, y }));
  addElement(sheet, "LBody", { parent }).add(() => drawText(sheet, item, STYLES.text, { ...place, y }));
  doc.y += 2;
}

/** Shows groups of eight digits, but reads as one number in a screen reader. */
function drawFingerprint(sheet: Sheet, sha256: string): void {
  const groups = sha256.match(/.{8}/g) ?? [];
  const { doc } = sheet;
  ensureRoom(sheet, 20);
  const { y } = doc;
  addElement(sheet, "P", { actual: sha256 }).add(() =>
    drawText(sheet, groups.join("  "), STYLES.strong, { x: LEFT, y, width: WIDTH }),
  );
  doc.y = y + 20;
}
