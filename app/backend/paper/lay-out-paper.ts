import { buffer } from "node:stream/consumers";
import type { Paper, PaperSection } from "~/words/paper/paper";
import { drawBlock, drawParagraph, measureHeading } from "./draw-block";
import {
  COLOURS,
  drawArtifact,
  drawRule,
  drawText,
  ensureRoom,
  isAtTop,
  LEFT,
  openSheet,
  type Sheet,
  STYLES,
  WIDTH,
} from "./sheet";

/** Height of the rule above a section, with the space around it and the extra space of a larger heading. */
const RULE_HEIGHT = 26;

/**
 * Lays out a document as a tagged PDF.
 * @param at the creation time in the file's metadata
 */
export async function layOutPaper(paper: Paper, at: Date): Promise<Uint8Array> {
  const sheet = openSheet({ title: paper.title, at });
  const bytes = buffer(sheet.doc);
  drawParagraph(sheet, "H1", paper.conclusion, STYLES.h1);
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

function drawSection(sheet: Sheet, { heading, blocks }: PaperSection): void {
  const { doc } = sheet;
  ensureRoom(sheet, RULE_HEIGHT + measureHeading(sheet, blocks));
  if (!isAtTop(sheet)) {
    drawRule(sheet, doc.y + 6, { weight: 1.2, colour: COLOURS.bark });
    doc.y += 11;
  }
  // pdfkit measures from the right and from the bottom.
  const place = { top: doc.y, left: doc.page.width, fit: false, expanded: false };
  doc.outline.addItem(heading, place);
  drawParagraph(sheet, "H2", heading, STYLES.h2);
  blocks.forEach((block, index) => drawBlock(sheet, block, blocks.slice(index + 1)));
}

/** Draws running heads and page numbers, once the number of pages is known. */
function drawMargins(sheet: Sheet, { running, title }: Paper): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawArtifact(
      sheet,
      () => {
        const whole = { x: LEFT, width: WIDTH };
        drawText(sheet, "Baobab", { ...STYLES.h2, size: 13 }, { ...whole, y: 29 });
        drawText(sheet, running, STYLES.note, { ...whole, y: 32, align: "right" });
        drawText(sheet, title, STYLES.note, { ...whole, y: 803 });
        drawText(sheet, `Page ${page + 1} of ${count}`, STYLES.note, { ...whole, y: 803, align: "right" });
      },
      "Pagination",
    );
    drawRule(sheet, 53, { weight: 1.2, colour: COLOURS.ink });
    drawRule(sheet, 799, { weight: 0.6, colour: COLOURS.line });
  }
}
