import { beforeAll, expect, test } from "vitest";
import { CSRF } from "remix-utils/csrf/server";
import { Honeypot } from "remix-utils/honeypot/server";
import { createCookie } from "@remix-run/node";
import { getFormProtection, readForm } from "./form-protection.server";
import { writeKept } from "../identity/kept-session.server";
import type { Kept } from "../identity/kept-session.server";

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

const token = { bearer: "a bearer", expiresAt: new Date(Date.now() + 840_000).toISOString() };
const login = (userId: number, name: string): Kept => ({
  person: { ...token, userId, login: name, type: "investor" },
});
const renewed = { bearer: "the next bearer", expiresAt: new Date(Date.now() + 870_000).toISOString() };

const SESSIONS: Record<string, Kept | undefined> = {
  nobody: undefined,
  "a guest": { guest: token },
  "the same guest, renewed": { guest: renewed },
  "a person": login(812, "the first"),
  "the same login, renewed": { person: { ...login(812, "the first").person!, ...renewed } },
  "the same login, beside the guest whose plan they may keep": { ...login(812, "the first"), guest: token },
  "another login of the person": login(812, "the second"),
  "another person": login(813, "the third"),
};

/** Renders a form in one session, and posts it in another of the same browser. */
async function cross(drawn: keyof typeof SESSIONS, sent: keyof typeof SESSIONS) {
  const carry = async (kept: Kept | undefined, csrf = "") =>
    [csrf, kept ? (await writeKept(kept)).split(";")[0] : ""].filter(Boolean).join("; ");
  const request = (Cookie: string, body?: URLSearchParams) =>
    new Request("http://localhost/en/1", { method: body ? "POST" : "GET", headers: { Cookie }, body });
  const { protection, setCookie } = await getFormProtection(request(await carry(SESSIONS[drawn])));
  const { csrf, honeypot } = protection;
  const body = new URLSearchParams({ csrf, typed: "everything that was typed" });
  body.set(honeypot.nameFieldName, "");
  body.set(honeypot.validFromFieldName ?? "", honeypot.encryptedValidFrom);
  return readForm(request(await carry(SESSIONS[sent], setCookie?.split(";")[0]), body), ["typed"]);
}

test.each([
  ["nobody", "a guest"],
  ["a guest", "the same guest, renewed"],
  ["a person", "the same login, renewed"],
  ["the same login, beside the guest whose plan they may keep", "a person"],
])("a form drawn for %s is trusted from %s", async (drawn, sent) => {
  expect((await cross(drawn, sent)).distrust).toBeUndefined();
});

test.each([
  ["nobody", "a person"],
  ["a guest", "a person"],
  ["a person", "nobody"],
  ["a person", "another login of the person"],
  ["a person", "another person"],
])("a form drawn for %s is not that of %s, and nothing typed is lost", async (drawn, sent) => {
  const { form, distrust } = await cross(drawn, sent);
  expect(distrust).toBe("other session");
  expect(form.get("typed")).toBe("everything that was typed");
});

test("what is signed or sealed with the secret itself is neither our token nor our trap", async () => {
  const csrf = new CSRF({ cookie: createCookie("csrf"), secret: SECRET });
  const [token, setCookie] = await csrf.commitToken();
  expect((await sendBack({ csrf: token, cookie: setCookie?.split(";")[0] ?? "" })).distrust).toBe("expired");
  const trap = new Honeypot({ encryptionSeed: SECRET }).getInputProps();
  expect((await sendBack({ from__confirm: trap.encryptedValidFrom })).distrust).toBe("expired");
});
