import { inflateSync } from "node:zlib";

/**
 * All bytes of a PDF as text: those of the file, and those of each stream after decompression. Letters
 * encoded in two bytes are decoded as well.
 */
export function readEveryByte(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString("latin1");
  const streams = [...raw.matchAll(/(?<!end)stream\r?\n/g)].flatMap(({ index, 0: { length } }) => {
    const end = raw.indexOf("endstream", index);
    const packed = Buffer.from(raw.slice(index + length, end), "latin1");
    return isPacked(packed) ? [inflateSync(packed, { finishFlush: 2 }).toString("latin1")] : [];
  });
  const whole = [raw, ...streams].join("\n");
  return `${whole}\n${whole.replaceAll("\0", "")}`;
}

/** True for the first bytes of zlib data. */
function isPacked([first = 0, second = 0]: Buffer): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}
