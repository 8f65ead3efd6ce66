import type { RecordedBlock } from "~/contract/records/record-paper";
import type { CostTable } from "./cost-tables";
import type { FeesView } from "./describe-fees";

/** Set so that no word of the heads is cut: the parts of a yearly fee, and the fee at the start. */
const YEARLY_WIDTHS = [0.225, 0.135, 0.135, 0.11, 0.18, 0.105, 0.11];
const INITIAL_WIDTHS = [0.46, 0.18, 0.18, 0.18];

/** What the page of fees says besides the effective annual cost, as it is set on paper. */
export function layOutFees({ reconciliation, comparison, breakdown }: FeesView): RecordedBlock[] {
  return [
    ...(reconciliation ? layOutReconciliation(reconciliation) : []),
    ...(comparison ? layOutComparison(comparison) : []),
    ...(breakdown ? layOutBreakdown(breakdown) : []),
  ];
}

function layOutReconciliation(view: NonNullable<FeesView["reconciliation"]>): RecordedBlock[] {
  const { heading, sentences, caption, heads, rows } = view;
  const percents = heads.length - 2;
  return [
    { kind: "heading", text: heading },
    { kind: "text", text: sentences.join(" ") },
    {
      kind: "table",
      caption,
      heads,
      figures: Array.from({ length: percents }, (_, index) => index + 1),
      widths: [0.28, ...Array.from({ length: percents }, () => 0.11), 0.72 - percents * 0.11],
      rows: rows.map(({ name, percents, why, isTotal }) => ({ cells: [name, ...percents, why], isTotal })),
    },
  ];
}

function layOutComparison({ sentences, rows }: NonNullable<FeesView["comparison"]>): RecordedBlock[] {
  return [
    { kind: "heading", text: "What fees mean for your income" },
    ...sentences.map((text) => ({ kind: "text" as const, text })),
    {
      kind: "table",
      figures: [1],
      strong: 1,
      widths: [0.6, 0.4],
      rows: rows.map(({ name, note, amount }) => ({ cells: [note ? [name, note] : name, amount] })),
    },
  ];
}

function layOutBreakdown({ ongoing, initial, footnote }: NonNullable<FeesView["breakdown"]>) {
  return [
    { kind: "heading", text: "What each part costs every year" },
    layOutFunds(ongoing, YEARLY_WIDTHS),
    ...(initial
      ? [
          { kind: "heading" as const, text: "What each part costs at the start" },
          layOutFunds(initial, INITIAL_WIDTHS),
        ]
      : []),
    ...(footnote ? [{ kind: "note" as const, text: footnote }] : []),
  ] satisfies RecordedBlock[];
}

/** Heads of pages have places at which they may be cut; paper would show them. */
const SOFT_HYPHEN = "\u00ad";

function layOutFunds({ caption, heads, rows }: CostTable, widths: number[]) {
  return {
    kind: "table" as const,
    caption,
    heads: heads.map((head) => head.replaceAll(SOFT_HYPHEN, "")),
    figures: heads.map((_, column) => column).slice(1),
    widths,
    rows: rows.map(({ name, note, cells, isTotal }) => ({
      cells: [note ? [name, note] : name, ...cells],
      isTotal,
    })),
  };
}
