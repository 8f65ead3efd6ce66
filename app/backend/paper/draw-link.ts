import { encode } from "uqr";
import { QR_CODE, traceModules } from "~/base/qr-code";
import type { PaperLink } from "~/words/paper/paper";
import { addElement, drawText, ensureRoom, LEFT, measureText, type Sheet, STYLES, WIDTH } from "./sheet";

/** In points. */
const CODE_SIZE = 88;
/** Height of a QR code with the space below it. */
export const CODE_HEIGHT = CODE_SIZE + 8;

/** Draws an address as a link. */
export function drawLink(sheet: Sheet, { address, alternative }: PaperLink): void {
  const { doc } = sheet;
  const height = measureText(sheet, address, STYLES.link, WIDTH);
  ensureRoom(sheet, height);
  const { y } = doc;
  const element = addElement(sheet, "Link", { parent: addElement(sheet, "P") });
  element.add(() => {
    drawText(sheet, address, STYLES.link, { x: LEFT, y, width: WIDTH });
    // pdfkit writes a primitive string as a PDF name, and its types lack both options.
    const options = { structParent: element, Contents: Object(alternative) as string };
    doc.link(
      LEFT,
      y,
      Math.min(WIDTH, doc.widthOfString(address)),
      height,
      address,
      options as PDFKit.Mixins.AnnotationOption,
    );
  });
  // The element records the page on which it ends, so it ends here.
  element.end();
  doc.y = y + height + 6;
}

/** Draws an address as a vector QR code, which stays sharp at any size. */
export function drawQrCode(sheet: Sheet, { address, alternative }: PaperLink): void {
  const { doc } = sheet;
  ensureRoom(sheet, CODE_HEIGHT);
  const top = doc.y;
  const { size, data } = encode(address, QR_CODE);
  // The quiet zone extends into the margin, so that the visible part aligns with the text.
  const left = LEFT - (QR_CODE.border * CODE_SIZE) / size;
  const bbox = [left, top, left + CODE_SIZE, top + CODE_SIZE];
  addElement(sheet, "Figure", { alt: alternative, bbox, placement: "Block" }).add(() => {
    doc
      .save()
      .translate(left, top)
      .scale(CODE_SIZE / size)
      .path(traceModules(data))
      .fill("#000")
      .restore();
  });
  doc.y = top + CODE_HEIGHT;
}
