import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { getEnvironment } from "../process/environment";
import { decryptField, encryptField, keyedHash, type SealedPlace } from "./encryption";

const oldKey = { id: "old", bytes: Buffer.alloc(32, 1) };
const place: SealedPlace = { column: "plans.survey.email", row: 1500 };
const newKey = { id: "new", bytes: Buffer.alloc(32, 2) };

/** A text of this length that deflates to about three quarters. */
const noise = (length: number) => randomBytes(length).toString("base64").slice(0, length);

beforeEach(() => {
  getEnvironment().ENCRYPTION_KEYS = [oldKey];
});

describe("an encrypted field", () => {
  it("comes back as it was, in any script", () => {
    const text = "Nomvula Dlamini-O’Shea 𐌰 82 123 4567";
    expect(decryptField(encryptField(text, place), place)).toBe(text);
    expect(decryptField(encryptField("", place), place)).toBe("");
  });

  it("differs each time, so that equal answers do not show", () => {
    expect(encryptField("yes", place)).not.toBe(encryptField("yes", place));
  });

  it("is as long for any text of up to 64 bytes, and comes back whole at any length", () => {
    const lengths = ["", "no", "yes", "x".repeat(64)].map((text) => encryptField(text, place).length);
    expect(new Set(lengths).size).toBe(1);
    for (const length of [63, 64, 65, 128]) {
      const text = "\u00ff".repeat(length);
      expect(decryptField(encryptField(text, place), place)).toBe(text);
    }
  });

  it("is as long for any text that deflates to 24 KiB, as a recommendation and a record of advice do", () => {
    const lengths = [1_025, 20_000, 65_536].map((length) => encryptField("x".repeat(length), place).length);
    expect(new Set(lengths)).toEqual(new Set([encryptField(noise(20_000), place).length]));
    expect(lengths[0]).toBeLessThan(33_000);
    for (const text of ["x".repeat(1_024), "x".repeat(1_025), "x".repeat(500_000)])
      expect(decryptField(encryptField(text, place), place)).toBe(text);
  });

  it("is filled up to 64 KiB where it deflates to more than 24 KiB", () => {
    const lengths = [40_000, 60_000].map((length) => encryptField(noise(length), place).length);
    expect(new Set(lengths).size).toBe(1);
    for (const length of [24_000, 40_000, 200_000]) {
      const text = noise(length);
      expect(decryptField(encryptField(text, place), place)).toBe(text);
    }
  });

  it("that was sealed before rows were bound is read in its own column, and its mark cannot be taken off", () => {
    const cipher = createCipheriv("aes-256-gcm", oldKey.bytes, Buffer.alloc(12)).setAAD(
      Buffer.from(place.column),
    );
    const encrypted = Buffer.concat([cipher.update(Buffer.alloc(64, "yes")), cipher.final()]);
    const packed = Buffer.concat([Buffer.alloc(12), cipher.getAuthTag(), encrypted]).toString("base64url");
    expect(decryptField(`old.${packed}`, place)).toMatch(/^yesyes/);
    expect(() => decryptField(`old.${packed}`, { ...place, column: "plans.survey.phone" })).toThrow();
    expect(() => decryptField(encryptField("yes", place).replace(".r.", "."), place)).toThrow();
    expect(() => decryptField(encryptField("yes", place).replace(".r.", ".z."), place)).toThrow();
  });

  it("is plain AES-256-GCM with nonce, tag and filled-up text behind the key's id", () => {
    const [id, mark, packed = ""] = encryptField("yes", place).split(".");
    const bytes = Buffer.from(packed, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", oldKey.bytes, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from("plans.survey.email\x001500")).setAuthTag(bytes.subarray(12, 28));
    expect([id, mark]).toEqual(["old", "r"]);
    const filled = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    expect(filled).toEqual(Buffer.concat([Buffer.from("yes"), Buffer.alloc(61, 0xff)]));
  });

  it("is read after the keys were rotated, and written under the new one", () => {
    const before = encryptField("text", place);
    getEnvironment().ENCRYPTION_KEYS = [newKey, oldKey];
    expect(decryptField(before, place)).toBe("text");
    expect(encryptField("text", place)).toMatch(/^new\./);
  });

  it("is refused when its key is gone, when it was changed, shortened, or moved to another column or row", () => {
    const kept = encryptField("text", place);
    const [id, mark, packed = ""] = kept.split(".");
    const bytes = Buffer.from(packed, "base64url");
    bytes[bytes.length - 1]! ^= 1;
    expect(() => decryptField(`${id}.${mark}.${bytes.toString("base64url")}`, place)).toThrow();
    expect(() => decryptField(`${id}.${mark}.${packed.slice(0, 20)}`, place)).toThrow();
    expect(() => decryptField(kept, { ...place, column: "plans.survey.phone" })).toThrow();
    expect(() => decryptField(kept, { ...place, row: 1501 })).toThrow();
    getEnvironment().ENCRYPTION_KEYS = [newKey];
    expect(() => decryptField(kept, place)).toThrow(/no encryption key/);
  });
});

describe("a keyed hash", () => {
  it("is the same for the same text and purpose, and depends on both and on the secret", () => {
    const hash = keyedHash("6303145800087", "rsaid");
    expect(keyedHash("6303145800087", "rsaid")).toBe(hash);
    expect(keyedHash("6303145800088", "rsaid")).not.toBe(hash);
    expect(keyedHash("6303145800087", "subject")).not.toBe(hash);
    getEnvironment().LOOKUP_SECRET = "another secret, which is long enough";
    expect(keyedHash("6303145800087", "rsaid")).not.toBe(hash);
  });
});
