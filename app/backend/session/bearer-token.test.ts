import { randomBytes, randomUUID } from "node:crypto";
import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { TEST_SECRETS } from "../../../tests/support/database";
import { openBearer, sealBearer } from "./bearer-token";
import { getTokenKey } from "./token-key";

Object.assign(process.env, TEST_SECRETS);

const issuedAt = new Date("2026-11-20T08:00:00Z");
const later = (minutes: number) => new Date(issuedAt.getTime() + minutes * 60_000);
const DAY_MINUTES = 24 * 60;

test.each(["guest", "session"] as const)(
  "a bearer names its %s, and tells nothing without the key",
  async (kind) => {
    const id = randomUUID();
    const { bearer_token } = await sealBearer({ kind, id, issuedAt });
    expect(await openBearer(bearer_token, issuedAt)).toEqual({ kind, id, issuedAt, isValid: true });
    const readable = bearer_token
      .split(".")
      .map((part) => Buffer.from(part, "base64url").toString("latin1"))
      .join();
    expect(readable).not.toContain(id);
  },
);

test.each([
  ["guest", 29.9, { isValid: true }],
  ["guest", 30, { isValid: false }],
  ["guest", 30 * DAY_MINUTES - 1, { isValid: false }],
  ["session", 14.9, { isValid: true }],
] as const)("a bearer of a %s after %d minutes: %o", async (kind, minutes, expected) => {
  const { bearer_token } = await sealBearer({ kind, id: randomUUID(), issuedAt });
  expect(await openBearer(bearer_token, later(minutes))).toMatchObject(expected);
});

test.each([
  ["guest", 30 * DAY_MINUTES],
  ["session", 15],
] as const)("a bearer of a %s is rejected after %d minutes", async (kind, minutes) => {
  const { bearer_token } = await sealBearer({ kind, id: randomUUID(), issuedAt });
  expect(await openBearer(bearer_token, later(minutes))).toBeUndefined();
});

test("a bearer grows old also while it is read again and again", async () => {
  const { bearer_token } = await sealBearer({ kind: "session", id: randomUUID(), issuedAt });
  expect(await openBearer(bearer_token, later(14))).toMatchObject({ isValid: true });
  expect(await openBearer(bearer_token, later(14))).toMatchObject({ isValid: true });
  expect(await openBearer(bearer_token, later(15))).toBeUndefined();
});

test("a bearer ends with what it stands for", async () => {
  const bearer = { kind: "session", id: randomUUID(), issuedAt } as const;
  expect((await sealBearer(bearer, later(5))).expires_at).toBe(later(5).toISOString());
  expect((await sealBearer(bearer, later(50))).expires_at).toBe(later(15).toISOString());
});

test("a bearer that was changed, or sealed with another key, is rejected", async () => {
  const { bearer_token } = await sealBearer({ kind: "guest", id: randomUUID(), issuedAt });
  const [head, , iv, text, tag] = bearer_token.split(".");
  const other = text!.startsWith("A") ? "B" : "A";
  const changed = [head, "", iv, other + text!.slice(1), tag].join(".");
  expect(await openBearer(changed, issuedAt)).toBeUndefined();
  expect(await openBearer(await sealForeign(new Uint8Array(randomBytes(32))), issuedAt)).toBeUndefined();
  expect(await openBearer(await sealForeign(getTokenKey()), issuedAt)).toBeDefined();
  expect(await openBearer("", issuedAt)).toBeUndefined();
});

function sealForeign(key: Uint8Array): Promise<string> {
  return new EncryptJWT({})
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(randomUUID())
    .setIssuedAt(issuedAt.getTime() / 1000)
    .encrypt(key);
}
