import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openGuestToken, sealGuestToken } from "./guest-token";

const key = new Uint8Array(randomBytes(32));
const issued = new Date("2026-11-20T08:00:00Z");
const later = (minutes: number) => new Date(issued.getTime() + minutes * 60_000);
const DAY_MINUTES = 24 * 60;

test("a token names its guest, and tells nothing without the key", async () => {
  const id = randomUUID();
  const { bearer_token } = await sealGuestToken(id, issued, key);
  expect(await openGuestToken(bearer_token, issued, key)).toEqual({
    guest: { role: "guest", id, tokenIssuedAt: issued },
    isValid: true,
  });
  const readable = bearer_token
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString("latin1"))
    .join();
  expect(readable).not.toContain(id);
});

test.each([
  [29.9, { isValid: true }],
  [30, { isValid: false }],
  [30 * DAY_MINUTES - 1, { isValid: false }],
])("after %d minutes it can still be opened: %o", async (minutes, expected) => {
  const { bearer_token } = await sealGuestToken(randomUUID(), issued, key);
  expect(await openGuestToken(bearer_token, later(minutes), key)).toMatchObject(expected);
});

test("a token is rejected after 30 days", async () => {
  const { bearer_token } = await sealGuestToken(randomUUID(), issued, key);
  expect(await openGuestToken(bearer_token, later(30 * DAY_MINUTES), key)).toBeUndefined();
});

test("a token that was changed, or sealed with another key, is rejected", async () => {
  const { bearer_token } = await sealGuestToken(randomUUID(), issued, key);
  const [head, , iv, text, tag] = bearer_token.split(".");
  const other = text!.startsWith("A") ? "B" : "A";
  const changed = [head, "", iv, other + text!.slice(1), tag].join(".");
  expect(await openGuestToken(changed, issued, key)).toBeUndefined();
  expect(await openGuestToken(bearer_token, issued, new Uint8Array(randomBytes(32)))).toBeUndefined();
  expect(await openGuestToken("", issued, key)).toBeUndefined();
});
