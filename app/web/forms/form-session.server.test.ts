import { beforeAll, expect, test } from "vitest";
import { getFormProtection, readForm } from "./form-protection.server";
import { type Kept, writeKept } from "../identity/kept-session.server";

beforeAll(() => {
  process.env.SESSION_SECRET = "a secret of this test that is long enough";
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
