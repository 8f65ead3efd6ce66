import { randomBytes, randomUUID } from "node:crypto";
import { EncryptJWT } from "jose";
import { expect, test } from "vitest";
import { TEST_SECRETS } from "../../../tests/support/database";
import { isRenewable, isValid, openBearer, sealBearer } from "./bearer-token";
import { getTokenKeys } from "./token-key";

Object.assign(process.env, TEST_SECRETS);

const issuedAt = new Date("2026-11-20T08:00:00Z");
const later = (minutes: number) => new Date(issuedAt.getTime() + minutes * 60_000);
const DAY_MINUTES = 24 * 60;

test.each(["guest", "session"] as const)(
  "a bearer names its %s, and tells nothing without the key",
  async (kind) => {
    const id = randomUUID();
    for (const number of [0, 7]) {
      const { bearer_token } = await sealBearer({ kind, id, number, issuedAt });
      expect(await openBearer(bearer_token)).toEqual({ kind, id, number, issuedAt });
    }
    const { bearer_token } = await sealBearer({ kind, id, number: 0, issuedAt });
    const readable = bearer_token
      .split(".")
      .map((part) => Buffer.from(part, "base64url").toString("latin1"))
      .join();
    expect(readable).not.toContain(id);
  },
);

test.each([
  ["guest", 29.9, { valid: true, renewable: true }],
  ["guest", 30, { valid: false, renewable: true }],
  ["guest", 30 * DAY_MINUTES - 1, { valid: false, renewable: true }],
  ["guest", 30 * DAY_MINUTES, { valid: false, renewable: false }],
  ["session", 14.9, { valid: true, renewable: true }],
  ["session", 15, { valid: false, renewable: false }],
] as const)("a bearer of a %s after %d minutes: %o", async (kind, minutes, expected) => {
  const { bearer_token } = await sealBearer({ kind, id: randomUUID(), number: 0, issuedAt });
  const bearer = await openBearer(bearer_token);
  if (!bearer) throw new Error("not opened");
  const now = later(minutes);
  const found = { valid: isValid(bearer, now), renewable: isRenewable(bearer, { issuedAt, now }) };
  expect(found).toEqual(expected);
});

test("a bearer ends with what it stands for", async () => {
  const bearer = { kind: "session", id: randomUUID(), number: 0, issuedAt } as const;
  expect((await sealBearer(bearer, later(5))).expires_at).toBe(later(5).toISOString());
  expect((await sealBearer(bearer, later(50))).expires_at).toBe(later(15).toISOString());
});

test("a bearer that was changed, or sealed with another key, is rejected", async () => {
  const { bearer_token } = await sealBearer({ kind: "guest", id: randomUUID(), number: 0, issuedAt });
  const [head, , iv, text, tag] = bearer_token.split(".");
  const other = text!.startsWith("A") ? "B" : "A";
  const changed = [head, "", iv, other + text!.slice(1), tag].join(".");
  expect(await openBearer(changed)).toBeUndefined();
  expect(await openBearer(await sealForeign(new Uint8Array(randomBytes(32))))).toBeUndefined();
  expect(await openBearer(await sealForeign(getTokenKeys()[0]))).toBeDefined();
  expect(await openBearer("")).toBeUndefined();
});

function sealForeign(key: Uint8Array): Promise<string> {
  return new EncryptJWT({})
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(randomUUID())
    .setIssuedAt(issuedAt.getTime() / 1000)
    .encrypt(key);
}
