import { encode } from "uqr";
import { QR_CODE, traceModules } from "~/base/qr-code";

/** A QR code as a drawing: how many modules it is wide, its border included, and the dark ones as a path. */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, QR_CODE);
  return { size, path: traceModules(data) };
}
