/** The contents of any paper: a conclusion, and sections of blocks. */
import type { RecordedBlock } from "~/contract/records/record-paper";

/** A block of a record of advice. */
export type RecordPaperBlock = RecordedBlock | { kind: "fingerprint"; sha256: string };

/** An address, and its target in words. */
export type PaperLink = { address: string; alternative: string };

/** A block of a shared plan, which also has the link as text and as a QR code. */
export type SharedPaperBlock =
  RecordedBlock | ({ kind: "link" } & PaperLink) | ({ kind: "qrCode" } & PaperLink);

/** A block of a section. Double asterisks mark bold text. */
export type PaperBlock = RecordPaperBlock | SharedPaperBlock;

export type PaperTable = Extract<RecordedBlock, { kind: "table" }>;
export type PaperRow = PaperTable["rows"][number];

export type PaperSection<Block = PaperBlock> = { heading: string; blocks: readonly Block[] };

/** A paper's title, its conclusion, its sections, and the line at the top of each page. */
export type Paper<Block = PaperBlock> = {
  title: string;
  conclusion: string;
  running: string;
  sections: readonly PaperSection<Block>[];
};

/** The layout of a table of names and values. */
export const NAMED_VALUES = { figures: [], strong: 1, widths: [0.3, 0.7] };
