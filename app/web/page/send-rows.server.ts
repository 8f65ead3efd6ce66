import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { stringify } from "csv-stringify";

type Cell = string | number | undefined;
type File = { name: string; headers: Headers };

/**
 * Sends rows as a CSV file. Texts that a spreadsheet could take for formulas are escaped; numbers stay
 * numbers.
 */
export function sendCsv(
  columns: readonly string[],
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
  file: File,
): Response {
  const writer = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
  const source = Readable.from(rows);
  source.on("error", (error) => writer.destroy(error));
  return sendStream(source.pipe(writer), { ...file, type: "text/csv; charset=utf-8" });
}

/** Sends texts as a file, one per line. */
export function sendLines(lines: AsyncIterable<string>, file: File): Response {
  async function* end() {
    for await (const line of lines) yield `${line}\n`;
  }
  return sendStream(Readable.from(end()), { ...file, type: "application/x-ndjson; charset=utf-8" });
}

function sendStream(stream: Readable, { name, headers, type }: File & { type: string }): Response {
  headers.set("Content-Type", type);
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(createReadableStreamFromReadable(stream), { headers });
}
