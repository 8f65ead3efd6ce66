import { beforeAll, expect, test } from "vitest";
import { CSRF } from "remix-utils/csrf/server";
import { Honeypot } from "remix-utils/honeypot/server";
import { createCookie } from "@remix-run/node";
import { getFormProtection, readForm } from "./form-protection.server";

const SECRET = "a secret of this test that is long enough";

beforeAll(() => {
  process.env.SESSION_SECRET = SECRET;
});

/** Posts a form as a browser would, with some fields changed. */
async function sendBack(changes: Record<string, string> = {}) {
  const { protection, setCookie } = await getFormProtection(new Request("http://localhost/en/1"));
  const { csrf, honeypot } = protection;
  const fields = {
    csrf,
    [honeypot.nameFieldName]: "",
    [honeypot.validFromFieldName ?? ""]: honeypot.encryptedValidFrom,
  };
  const cookie = changes.cookie ?? setCookie?.split(";")[0] ?? "";
  const body = new URLSearchParams({ ...fields, ...changes });
  body.delete("cookie");
  return readForm(
    new Request("http://localhost/en/1", { method: "POST", headers: { Cookie: cookie }, body }),
  );
}

test("a form of ours that comes back as it was is trusted", async () => {
  expect((await sendBack()).distrust).toBeUndefined();
});

test("one whose trap was damaged, in whatever way, is not trusted and fails nothing", async () => {
  const { honeypot } = (await getFormProtection(new Request("http://localhost/en/1"))).protection;
  const sealed = honeypot.encryptedValidFrom;
  const flipped = Array.from({ length: sealed.length }, (_, at) =>
    [sealed.slice(0, at), sealed[at] === "A" ? "B" : "A", sealed.slice(at + 1)].join(""),
  );
  const damages = ["damaged", "%", "\u0000", "😀", sealed.slice(1), sealed.slice(0, -3), ...flipped];
  const distrusted = await Promise.all(damages.map((from__confirm) => sendBack({ from__confirm })));
  // Changing an unused bit of the text, or one digit of the time, may still give a valid time.
  const isRefused = distrusted.map(({ distrust }) => distrust === "expired");
  expect(isRefused.slice(0, 6)).toEqual(Array(6).fill(true));
});

test("what is signed or sealed with the secret itself is neither our token nor our trap", async () => {
  const csrf = new CSRF({ cookie: createCookie("csrf"), secret: SECRET });
  const [token, setCookie] = await csrf.commitToken();
  expect((await sendBack({ csrf: token, cookie: setCookie?.split(";")[0] ?? "" })).distrust).toBe("expired");
  const trap = new Honeypot({ encryptionSeed: SECRET }).getInputProps();
  expect((await sendBack({ from__confirm: trap.encryptedValidFrom })).distrust).toBe("expired");
});
