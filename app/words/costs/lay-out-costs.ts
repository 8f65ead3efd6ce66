import type { AdviceRecord } from "~/contract/records/advice-record";
import type { RecordedBlock } from "~/contract/records/record-paper";

/** A plan's costs on paper: in sentences, with each pot's effective annual cost. */
export function layOutCosts({ heading, sentences, tables }: AdviceRecord["costs"]): RecordedBlock[] {
  return [
    { kind: "text", text: `**${heading}.**` },
    ...sentences.map((text) => ({ kind: "text" as const, text })),
    ...tables.flatMap(({ title, caption, heads, rows }): RecordedBlock[] => [
      { kind: "heading", text: title },
      {
        kind: "table",
        caption,
        heads,
        figures: heads.flatMap((_head, index) => (index > 0 ? [index] : [])),
        widths: [0.4, ...heads.slice(1).map(() => 0.6 / (heads.length - 1))],
        rows: rows.map(({ name, note, cells, is_total }) => ({
          cells: [note ? [name, note] : name, ...cells],
          isTotal: is_total,
        })),
      },
    ]),
  ];
}
