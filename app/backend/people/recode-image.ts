import type { Metadata, Sharp } from "sharp";
import { failure, type Result, success } from "~/base/result";

/** The longest side of a stored picture. */
const LONGEST_SIDE_PIXELS = 512;

/** The most pixels that are decoded; a small file can contain a picture of any size. */
const MOST_PIXELS = 40_000_000;

const FORMATS = ["jpeg", "png", "webp"];

/** The reason why a picture is rejected. */
export type ImageFlaw = "format" | "too large" | "animated" | "broken";

/**
 * Re-encodes a picture: upright, at most 512 pixels on its longest side, as WebP, without metadata such as
 * the place where it was taken.
 */
export async function recodeImage(bytes: Buffer): Promise<Result<Buffer, ImageFlaw>> {
  // Only files with the signature of these formats reach the decoders: decoders of other formats do more.
  const format = recogniseFormat(bytes);
  if (!format) return failure("format");
  const { default: sharp } = await import("sharp");
  // Reading the metadata decodes nothing, so the size does not matter yet.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return failure("broken");
  if (!FORMATS.includes(metadata.format ?? "")) return failure("format");
  if (countPixels(metadata) > MOST_PIXELS) return failure("too large");
  if ((metadata.pages ?? 1) > 1 || (format === "png" && bytes.includes("acTL"))) return failure("animated");
  return encode(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }));
}

function countPixels({ width = 0, height = 0 }: Metadata): number {
  return width * height;
}

function encode(picture: Sharp): Promise<Result<Buffer, ImageFlaw>> {
  const size = { width: LONGEST_SIDE_PIXELS, height: LONGEST_SIDE_PIXELS };
  return picture
    .autoOrient()
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .then(success, () => failure("broken"));
}

/** Recognises the format by a file's first bytes, whatever its name and type say. */
function recogniseFormat(bytes: Buffer): "jpeg" | "png" | "webp" | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return "png";
  const isWebp =
    bytes.subarray(0, 4).equals(Buffer.from("RIFF")) && bytes.subarray(8, 12).equals(Buffer.from("WEBP"));
  return isWebp ? "webp" : undefined;
}
