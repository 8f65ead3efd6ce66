/** A4 sheets that are filled with tagged content from top to bottom. */
import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";
import PDFDocument from "pdfkit";

/** A document in progress; all content for screen readers is below `root`. */
export type Sheet = { doc: PDFKit.PDFDocument; root: StructElement; hasUnknownSigns: boolean };
export type StructElement = PDFKit.PDFStructureElement;

/** In points. */
export const LEFT = 45.4;
export const WIDTH = 595.28 - 2 * LEFT;
const TOP = 62;
const BOTTOM = 795;

export const COLOURS = {
  ink: "#1F2230",
  soft: "#474B5A",
  bark: "#4A2342",
  leaf: "#0B5A45",
  deep: "#073F31",
  clay: "#B5501C",
  sky: "#3F87CF",
  line: "#CDD0D8",
} as const;

export type Style = { font: "sans" | "bold" | "serif"; size: number; colour: string };

export const STYLES = {
  h1: { font: "serif", size: 15, colour: COLOURS.bark },
  h2: { font: "serif", size: 12.5, colour: COLOURS.bark },
  h3: { font: "bold", size: 10.5, colour: COLOURS.ink },
  text: { font: "sans", size: 10, colour: COLOURS.ink },
  row: { font: "sans", size: 9.5, colour: COLOURS.ink },
  strong: { font: "bold", size: 9.5, colour: COLOURS.ink },
  note: { font: "sans", size: 9.5, colour: COLOURS.soft },
  link: { font: "sans", size: 10, colour: COLOURS.leaf },
} as const satisfies Record<string, Style>;

const { resolve } = createRequire(import.meta.url);
const openFont = (file: string) => openSync(resolve(file)) as Font;

/** Loaded once per thread: loading took half of a document's rendering time. */
const FONTS = {
  sans: openFont("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: openFont("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
  serif: openFont("@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf"),
};

/**
 * fontkit caches each glyph with the letters for which it was first drawn, or with none if it was part of
 * another glyph: a later document's "e" would then have no text for search, copy or screen readers.
 */
function forgetGlyphs(font: Font): void {
  (font as unknown as { _glyphs: object })._glyphs = {};
}

/** Opens a document once the last one is finished. The same content and time give the same bytes. */
export function openSheet({ title, at }: { title: string; at: Date }): Sheet {
  const options = {
    size: "A4",
    margins: { top: TOP, left: LEFT, right: LEFT, bottom: 0 },
    pdfVersion: "1.7",
    // Missing in pdfkit's types.
    subset: "PDF/UA" as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: "en-ZA",
    displayTitle: true,
    bufferPages: true,
    // Otherwise pdfkit loads Helvetica, which cannot be embedded.
    font: "",
    info: { Title: title, Author: "Baobab", Producer: "Baobab", Creator: "Baobab", CreationDate: at },
  } satisfies PDFKit.PDFDocumentOptions;
  for (const font of Object.values(FONTS)) forgetGlyphs(font);
  const doc = new PDFDocument(options);
  // pdfkit accepts an open font, but its types do not say so.
  for (const [name, font] of Object.entries(FONTS)) doc.registerFont(name, font as unknown as Uint8Array);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, hasUnknownSigns: false };
}

type ElementOptions = PDFKit.Mixins.StructureElementOptions & {
  scope?: "Row" | "Column";
  placement?: "Block";
  bbox?: readonly number[];
};

/** Adds an element to another one, or to the document. */
export function addElement(
  sheet: Sheet,
  type: string,
  { parent = sheet.root, ...options }: ElementOptions & { parent?: StructElement } = {},
): StructElement {
  const element = sheet.doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Draws content without meaning for screen readers: rules, running heads, repeated table heads. */
export function drawArtifact(
  { doc }: Sheet,
  work: () => void,
  type: "Pagination" | "Layout" = "Layout",
): void {
  doc.markContent("Artifact", { type });
  work();
  doc.endMarkedContent();
}

/** Starts a new page unless this much space is left on the current one. */
export function ensureRoom({ doc }: Sheet, height: number): boolean {
  if (doc.y + height <= BOTTOM) return false;
  doc.addPage();
  return true;
}

/** Whether the current page is still empty. */
export function isAtTop({ doc }: Sheet): boolean {
  return doc.y <= TOP;
}

/** Draws a horizontal rule, by default across the page. */
export function drawRule(
  sheet: Sheet,
  y: number,
  { weight, colour, width = WIDTH }: { weight: number; colour: string; width?: number },
): void {
  drawArtifact(sheet, () =>
    sheet.doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke(),
  );
}

/** Measures a paragraph's height, as if all of it were bold if any part is. */
export function measureText(sheet: Sheet, text: string, style: Style, width: number): number {
  const font = text.includes("**") ? "bold" : style.font;
  const plain = sayDrawable(sheet, text.replaceAll("**", ""));
  return sheet.doc.font(font).fontSize(style.size).heightOfString(plain, { width });
}

type Place = { x: number; y: number; width: number; align?: "left" | "right" };

/** Bold words between double asterisks, with adjoining characters. */
const BOLD_WORDS = /(?<![^\s*])([^\s*]*)\*\*(.+?)\*\*([^\s*]*)/gs;

/**
 * Draws a paragraph. Text between double asterisks is bold, and so is an adjoining comma or bracket: pdfkit
 * may break the line wherever the font changes, and no line may begin with a comma.
 */
export function drawText(sheet: Sheet, text: string, style: Style, { x, y, width, align }: Place): void {
  const { doc } = sheet;
  const pieces = text
    .replace(BOLD_WORDS, "**$1$2$3**")
    .split("**")
    .map((piece, index) => ({ piece, font: index % 2 === 1 ? "bold" : style.font }))
    .filter(({ piece }) => piece !== "");
  doc.fontSize(style.size).fillColor(style.colour);
  pieces.forEach(({ piece, font }, index) => {
    const options = { width, align, continued: index < pieces.length - 1 };
    const drawable = sayDrawable(sheet, piece);
    doc.font(font);
    if (index === 0) doc.text(drawable, x, y, options);
    else doc.text(drawable, options);
  });
}

const UNKNOWN_SIGN = "\uFFFD";

/** Replaces characters that the font lacks, because people may type any. */
function sayDrawable(sheet: Sheet, text: string): string {
  return [...text.normalize("NFC")]
    .map((sign) => {
      if (FONTS.sans.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return sign;
      sheet.hasUnknownSigns = true;
      return UNKNOWN_SIGN;
    })
    .join("");
}
