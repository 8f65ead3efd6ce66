import { encode } from "uqr";
import { QR_CODE, traceModules } from "~/base/qr-code";

/** A QR code as a drawing: its width in modules, border included, and the dark modules as an SVG path. */
export type QrDrawing = { size: number; path: string };

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, QR_CODE);
  return { size, path: traceModules(data) };
}
