import { inflateSync } from "node:zlib";

/**
 * All bytes of a PDF as text: those of the file, and of each of its streams as they are when they are unpacked. Where
 * letters take two bytes they are read as well.
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

/** As zlib begins what it packs. */
function isPacked([first = 0, second = 0]: Buffer): boolean {
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}
