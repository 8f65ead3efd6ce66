/** What is set on paper, whatever it is about: a conclusion, and sections in which one block follows another. */
import type { RecordedBlock } from "~/contract/records/record-paper";

/** What stands on a record of advice. */
export type RecordPaperBlock = RecordedBlock | { kind: "fingerprint"; sha256: string };

/** An address, and in words where it leads. */
export type PaperLink = { address: string; alternative: string };

/** What stands on a shared plan: beside its words the link to it, as text and as a QR code. */
export type SharedPaperBlock =
  RecordedBlock | ({ kind: "link" } & PaperLink) | ({ kind: "qrCode" } & PaperLink);

/** One thing after another in a section. Double stars stand around what matters most. */
export type PaperBlock = RecordPaperBlock | SharedPaperBlock;

/** Rows under heads. */
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

/** How a table of names and their values is set. */
export const NAMED_VALUES = { figures: [], strong: 1, widths: [0.3, 0.7] };
