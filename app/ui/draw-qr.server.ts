import { encode } from "uqr";

/** A square code as a drawing: how many modules it is wide, its quiet zone included, and the dark ones as a path. */
export type QrDrawing = { size: number; path: string };

/** The empty border that cameras need, in modules. */
const QUIET_ZONE = 4;

/** Draws a text as a QR code that can be read with up to 15% of it damaged. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return { size, path: data.map(drawRow).join("") };
}

/** The dark runs of a row. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    runs.push(`M${x} ${y}h${width}v1h-${width}z`);
  }
  return runs.join("");
}
