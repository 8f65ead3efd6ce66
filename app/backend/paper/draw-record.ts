/** The code of the thread that draws records of advice, built separately into `build/paper-worker.mjs`. */
import { buffer } from "node:stream/consumers";
import { adviceRecordSchema } from "~/contract/advice-record";
import { describeRecord } from "~/words/describe-record";
import type { PaperBlock, PaperRecord } from "~/words/describe-record";
import { drawChance } from "./draw-chance";
import { drawChart } from "./draw-chart";
import { drawTable } from "./draw-table";
import {
  addElement,
  COLOURS,
  drawArtifact,
  drawRule,
  drawText,
  ensureRoom,
  isAtTop,
  LEFT,
  measureText,
  openSheet,
  STYLES,
  WIDTH,
} from "./sheet";
import type { Sheet, StructElement, Style } from "./sheet";

/** So much of a section stands under its heading on the same page. */
const KEPT_WITH_HEADING = 64;
const BULLET_INDENT = 14;

/**
 * Draws a record of advice as a tagged PDF.
 * @param content its canonical JSON
 */
export default async function drawRecord({
  content,
  sha256,
}: {
  content: string;
  sha256: string;
}): Promise<Uint8Array> {
  const record = adviceRecordSchema.parse(JSON.parse(content));
  const paper = describeRecord(record, sha256);
  const sheet = openSheet({ title: paper.title, at: new Date(record.selected_at) });
  const bytes = buffer(sheet.doc);
  drawTitle(sheet, paper);
  for (const section of paper.sections) drawSection(sheet, section);
  if (sheet.hasUnknownSigns)
    drawParagraph(
      sheet,
      "P",
      "A sign that this paper cannot show stands as \uFFFD. The file has it.",
      STYLES.note,
    );
  drawMargins(sheet, paper);
  sheet.doc.end();
  return bytes;
}

function drawTitle(sheet: Sheet, { conclusion }: PaperRecord): void {
  drawParagraph(sheet, "H1", conclusion, STYLES.h1);
}

function drawSection(sheet: Sheet, { heading, blocks }: PaperRecord["sections"][number]): void {
  const { doc } = sheet;
  ensureRoom(sheet, KEPT_WITH_HEADING + 30);
  if (!isAtTop(sheet)) {
    drawRule(sheet, doc.y + 8, { weight: 1.2, colour: COLOURS.bark });
    doc.y += 14;
  }
  // The package measures from the right and from the bottom.
  const place = { top: doc.y, left: doc.page.width, fit: false, expanded: false };
  doc.outline.addItem(heading, place);
  drawParagraph(sheet, "H2", heading, STYLES.h2);
  for (const block of blocks) drawBlock(sheet, block);
}

function drawBlock(sheet: Sheet, block: PaperBlock): void {
  switch (block.kind) {
    case "text":
      return drawParagraph(sheet, "P", block.text, STYLES.text);
    case "note":
      return drawParagraph(sheet, "P", block.text, STYLES.note);
    case "heading":
      sheet.doc.y += 4;
      ensureRoom(sheet, KEPT_WITH_HEADING);
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
  }
}

function drawParagraph(sheet: Sheet, type: "H1" | "H2" | "H3" | "P", text: string, style: Style): void {
  const height = measureText(sheet, text, style, WIDTH);
  ensureRoom(sheet, height);
  const { y } = sheet.doc;
  addElement(sheet, type).add(() => drawText(sheet, text, style, { x: LEFT, y, width: WIDTH }));
  sheet.doc.y = y + height + 4;
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
  doc.y = y + height + 2;
}

/** In groups of eight to read, and as one number to a screen reader. */
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

/** Running heads and page numbers, once it is known how many pages there are. */
function drawMargins(sheet: Sheet, { running, title }: PaperRecord): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawArtifact(
      sheet,
      () => {
        const whole = { x: LEFT, width: WIDTH };
        drawText(sheet, "Baobab", { ...STYLES.h2, size: 13 }, { ...whole, y: 32 });
        drawText(sheet, running, STYLES.note, { ...whole, y: 35, align: "right" });
        drawText(sheet, title, STYLES.note, { ...whole, y: 802 });
        drawText(sheet, `Page ${page + 1} of ${count}`, STYLES.note, { ...whole, y: 802, align: "right" });
      },
      "Pagination",
    );
    drawRule(sheet, 56, { weight: 1.2, colour: COLOURS.ink });
    drawRule(sheet, 796, { weight: 0.6, colour: COLOURS.line });
  }
}
