import { createHash } from "node:crypto";

/** The SHA-256 of a text's UTF-8 bytes, in hexadecimal; of a record's canonical JSON, its fingerprint. */
export function hashRecord(content: string): string {
  return createHash("sha256").update(content, "utf8").digest("hex");
}
