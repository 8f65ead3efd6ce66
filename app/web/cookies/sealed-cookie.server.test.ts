import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { TEST_SECRETS } from "../../../tests/support/database";
import { createSealedCookie } from "./sealed-cookie.server";

Object.assign(process.env, TEST_SECRETS);

const settings = { maxAgeSeconds: 60, schema: z.object({ notes: z.array(z.string()) }) };
const cookie = createSealedCookie({ ...settings, name: "baobab_test" });
const other = createSealedCookie({ ...settings, name: "baobab_other" });

afterEach(() => vi.useRealTimers());

async function seal(part?: string): Promise<string> {
  const written = await cookie.write({ notes: ["typed"] }, part);
  if (!written.ok) throw new Error(written.reason);
  return written.value.split(";")[0]!.split("=")[1]!;
}

const carry = (name: string, text: string) =>
  new Request("http://localhost/en", { headers: { Cookie: `${name}=${text}` } });

test("a cookie says the same each time, whatever became of what was read before", async () => {
  const request = carry("baobab_test", await seal());
  const first = await cookie.read(request);
  expect(first).toEqual({ notes: ["typed"] });
  first?.notes.push("changed");
  expect(await cookie.read(request)).toEqual({ notes: ["typed"] });
});

test("a cookie ends with its age, also while it is read again and again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const request = carry("baobab_test", await seal());
  expect(await cookie.read(request)).toBeDefined();
  vi.setSystemTime(Date.now() + 59_000);
  expect(await cookie.read(request)).toBeDefined();
  vi.setSystemTime(Date.now() + 1_000);
  expect(await cookie.read(request)).toBeUndefined();
});

test("a cookie counts under its own name and part alone, also once it was read", async () => {
  const text = await seal("one");
  expect(await cookie.read(carry("baobab_test_one", text), "one")).toBeDefined();
  expect(await cookie.read(carry("baobab_test_two", text), "two")).toBeUndefined();
  expect(await cookie.read(carry("baobab_test", text))).toBeUndefined();
  expect(await other.read(carry("baobab_other_one", text), "one")).toBeUndefined();
  expect(await cookie.read(carry("baobab_test_one", `${text}x`), "one")).toBeUndefined();
});
