import { addElement, COLOURS, ensureRoom, LEFT } from "./sheet";
import type { Sheet } from "./sheet";

const RADIUS = 6;
const STEP = 18;
const IN_A_ROW = 20;

/** Draws futures as dots: filled where they go well, hollow with a cross where not. */
export function drawChance(
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
