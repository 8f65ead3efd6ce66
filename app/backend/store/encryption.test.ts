import { createDecipheriv } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { getEnvironment } from "../process/environment";
import { decryptField, encryptField, keyedHash } from "./encryption";

const oldKey = { id: "old", bytes: Buffer.alloc(32, 1) };
const newKey = { id: "new", bytes: Buffer.alloc(32, 2) };

beforeEach(() => {
  getEnvironment().ENCRYPTION_KEYS = [oldKey];
});

describe("an encrypted field", () => {
  it("comes back as it was, in any script", () => {
    const text = "Nomvula Dlamini-O’Shea 𐌰 82 123 4567";
    expect(decryptField(encryptField(text, "plans.name"), "plans.name")).toBe(text);
    expect(decryptField(encryptField("", "plans.name"), "plans.name")).toBe("");
  });

  it("differs each time, so that equal answers do not show", () => {
    expect(encryptField("yes", "p")).not.toBe(encryptField("yes", "p"));
  });

  it("is as long for any text of up to 64 bytes, and comes back whole at any length", () => {
    const lengths = ["", "no", "yes", "x".repeat(64)].map((text) => encryptField(text, "p").length);
    expect(new Set(lengths).size).toBe(1);
    for (const length of [63, 64, 65, 128]) {
      const text = "\u00ff".repeat(length);
      expect(decryptField(encryptField(text, "p"), "p")).toBe(text);
    }
  });

  it("is plain AES-256-GCM with nonce, tag and filled-up text behind the key's id", () => {
    const [id, packed = ""] = encryptField("yes", "p").split(".");
    const bytes = Buffer.from(packed, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", oldKey.bytes, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from("p")).setAuthTag(bytes.subarray(12, 28));
    expect(id).toBe("old");
    const filled = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    expect(filled).toEqual(Buffer.concat([Buffer.from("yes"), Buffer.alloc(61, 0xff)]));
  });

  it("is read after the keys were rotated, and written under the new one", () => {
    const before = encryptField("text", "p");
    getEnvironment().ENCRYPTION_KEYS = [newKey, oldKey];
    expect(decryptField(before, "p")).toBe("text");
    expect(encryptField("text", "p")).toMatch(/^new\./);
  });

  it("is refused when its key is gone, when it was changed, shortened, or moved to another column", () => {
    const kept = encryptField("text", "plans.email");
    const [id, packed = ""] = kept.split(".");
    const bytes = Buffer.from(packed, "base64url");
    bytes[bytes.length - 1]! ^= 1;
    expect(() => decryptField(`${id}.${bytes.toString("base64url")}`, "plans.email")).toThrow();
    expect(() => decryptField(`${id}.${packed.slice(0, 20)}`, "plans.email")).toThrow();
    expect(() => decryptField(kept, "plans.phone")).toThrow();
    getEnvironment().ENCRYPTION_KEYS = [newKey];
    expect(() => decryptField(kept, "plans.email")).toThrow(/no encryption key/);
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
