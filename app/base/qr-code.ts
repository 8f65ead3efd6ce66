/** How QR codes look, on pages and on paper. */

/** Error correction M: readable with up to 15% damaged. Cameras need the empty border of four modules. */
export const QR_CODE = { ecc: "M", border: 4 } as const;

/**
 * Traces the dark modules of a QR code as one path.
 * @param rows true for each dark module, row by row
 * @returns SVG path data in modules, each dark run of a row a rectangle
 */
export function traceModules(rows: readonly (readonly boolean[])[]): string {
  return rows.map(traceRow).join("");
}

function traceRow(row: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    runs.push(`M${x} ${y}h${width}v1h-${width}z`);
  }
  return runs.join("");
}
