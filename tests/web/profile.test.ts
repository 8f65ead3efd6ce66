/** The pages on which a logged-in person enters their details, and accepts the terms. */
import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { changeKept } from "../support/logged-in";
import { logInVisitor, openLoggedInVisitor } from "../support/logged-in-visitor";
import {
  createVisitor,
  type Page,
  readErrorSummary,
  readText,
  readTitle,
  type Visitor,
} from "../support/visitor";

const server = inject("site");

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Uploads a picture with the profile's second form, as a browser does. */
async function sendPicture(visitor: Visitor, bytes: Uint8Array, name: string): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of visitor.fields())
    if (/csrf|name__|from__|confirm/.test(field)) form.set(field, value);
  form.set("__rvfInternalFormId", "photo");
  form.set("picture", new Blob([bytes as BlobPart], { type: "image/png" }), name);
  form.set("intent", "photo");
  const headers = { Cookie: cookieOf(visitor) };
  return fetch(`${server.origin}/en/profile`, { method: "POST", body: form, headers, redirect: "manual" });
}

const readPhoto = (html: string) => /src="(\/en\/images\/[^"]+)"/.exec(html)?.[1];

describe("the profile", () => {
  it("leads somebody who is not logged in to the login, and back", async () => {
    const response = await fetch(`${server.origin}/en/profile`, { redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/en/login?next=%2Fen%2Fprofile");
  });

  it("shows who somebody is, and keeps what they change", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    const page = await visitor.open("/en/profile");
    expect(readText(page.html)).toMatch(/Unnamed.*Last login before this one Never/);
    expect(page.html).not.toContain(account.rsaid);
    const saved = await visitor.press("details", { firstNames: "Thandi", surname: "Nkosi" });
    expect(saved.path).toBe("/en/profile?saved");
    expect(readText(saved.html)).toMatch(/Your changes are saved.*Thandi Nkosi/);
    expect(visitor.fields().get("surname")).toBe("Nkosi");
  });

  it("names what is wrong, and keeps what was typed", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/profile");
    const page = await visitor.press("details", {
      surname: "Nk0si",
      email: "nowhere",
      preferredName: "Thandi",
    });
    expect(page.status).toBe(422);
    expect(readTitle(page.html)).toMatch(/^Error: /);
    expect(readErrorSummary(page.html).map(({ href }) => href)).toEqual(["#surname", "#email"]);
    expect(visitor.fields().get("preferredName")).toBe("Thandi");
  });

  it("calls somebody by the first given name, and an account without any by the name in its survey", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    const readHeader = ({ html }: Page) => readText(/<header[\s\S]*<\/header>/.exec(html)?.[0] ?? "");
    expect(readHeader(await visitor.open("/en/menu"))).toContain("Unnamed");
    await walkTo(visitor, 7);
    expect(readHeader(await visitor.press("save", thandi[7]))).toContain("TN Thandi Nkosi");
    await visitor.open("/en/profile");
    expect(visitor.fields().get("preferredName")).toBe("Thandi");
    const saved = await visitor.press("details", { firstNames: "Nomathandi Grace", preferredName: "Thandi" });
    expect(readHeader(saved)).toContain("NN Nomathandi Nkosi");
    expect(readText(saved.html)).toMatch(/Your details .*Nomathandi Nkosi/);
  });

  it("names somebody anew in the header: here at once, on another device when its session is renewed", async () => {
    const { account, visitor } = await openLoggedInVisitor(server.origin);
    const other = await logInVisitor(server.origin, account);
    const readHeader = ({ html }: Page) => readText(/<header[\s\S]*<\/header>/.exec(html)?.[0] ?? "");
    expect(readHeader(await other.open("/en/menu"))).toContain("Unnamed");
    await visitor.open("/en/profile");
    const saved = await visitor.press("details", { preferredName: "Thandi", surname: "Nkosi" });
    expect(readHeader(saved)).toContain("TN Thandi Nkosi");
    expect(readHeader(await other.open("/en/menu"))).toContain("Unnamed");
    const expiresAt = new Date(Date.now() + 10 * 60_000).toISOString();
    await changeKept(other, (kept) => ({ ...kept, person: kept.person && { ...kept.person, expiresAt } }));
    expect(readHeader(await other.open("/en/menu"))).toContain("TN Thandi Nkosi");
  });

  it("shows the details that are stored beside a picture that was refused", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/profile");
    await visitor.press("details", { preferredName: "Thandi", surname: "Nkosi" });
    const refused = await sendPicture(visitor, Buffer.from("no picture"), "me.png");
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(readErrorSummary(html)).toMatchObject([{ href: "#picture" }]);
    expect(html).toMatch(/name="surname"[^>]*value="Nkosi"/);
  });

  it("shows the picture of oneself to nobody else", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/profile");
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    expect((await sendPicture(visitor, picture, "me.jpg")).headers.get("Location")).toBe("/en/profile?saved");
    const address = readPhoto((await visitor.open("/en/profile")).html) ?? "";
    const answer = await fetch(server.origin + address, { headers: { Cookie: cookieOf(visitor) } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, format]).toEqual([512, "webp"]);
    const { visitor: other } = await openLoggedInVisitor(server.origin);
    for (const nobody of [createVisitor(server.origin), other])
      expect((await fetch(server.origin + address, { headers: { Cookie: cookieOf(nobody) } })).status).toBe(
        404,
      );
    await visitor.press("remove-photo");
    expect(readPhoto(visitor.page().html)).toBeUndefined();
  });

  it.each([
    ["disguised", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), /./],
    ["a little larger than 2 MB", Buffer.alloc(2 * 1024 * 1024 + 1, 1), /the file is larger than 2 MB$/i],
    ["larger than is read", Buffer.alloc(2 * 1024 * 1024 + 200_000, 1), /the file is larger than 2 MB$/i],
  ])("refuses a picture that is %s, on its page", async (_, bytes, words) => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/profile");
    await visitor.press("details", { preferredName: "Thandi", surname: "Nkosi" });
    const refused = await sendPicture(visitor, bytes, "me.png");
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(readErrorSummary(html)).toEqual([
      { href: "#picture", words: expect.stringMatching(words) as string },
    ]);
    expect(html).toMatch(/name="surname"[^>]*value="Nkosi"/);
    expect(readPhoto((await visitor.open("/en/profile")).html)).toBeUndefined();
  });
});

describe("the terms and conditions", () => {
  it("are accepted by ticking the box, and remembered for a month", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/accept-terms");
    const refused = await visitor.press("accept");
    expect(refused.status).toBe(422);
    expect(readErrorSummary(refused.html)[0]?.words).toContain("Please tick the box");
    const accepted = await visitor.press("accept", { accepted: "yes" });
    expect(readText(accepted.html)).toMatch(/You accepted them on \d+ \w+ \d{4}/);
    expect(visitor.cookies.has("baobab_terms")).toBe(true);
    visitor.cookies.delete("baobab_terms");
    const again = await visitor.open("/en/accept-terms");
    expect(readText(again.html)).toContain("You accepted them on");
  });

  it("lead on to the page that waits for them, also after a refusal and when they were accepted before", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    const asked = `/en/accept-terms?next=${encodeURIComponent("/en/profile?saved")}`;
    await visitor.open(asked);
    expect((await visitor.press("accept")).status).toBe(422);
    expect((await visitor.press("accept", { accepted: "yes" })).path).toBe("/en/profile?saved");
    expect((await visitor.open(asked)).path).toBe("/en/profile?saved");
  });

  it.each(["https://example.com/en", "//example.com/en", "/en/accept-terms?next=/en", "/en/login"])(
    "lead nowhere else: %s",
    async (next) => {
      const { visitor } = await openLoggedInVisitor(server.origin);
      await visitor.open(`/en/accept-terms?next=${encodeURIComponent(next)}`);
      const accepted = await visitor.press("accept", { accepted: "yes" });
      expect(accepted.path).toBe("/en/accept-terms");
      expect(readText(accepted.html)).toContain("You accepted them on");
    },
  );

  it("are linked from the terms of use", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    expect((await visitor.open("/en/terms-of-use")).html).toContain('href="/en/accept-terms"');
  });

  it("are asked of another person in the same browser", async () => {
    const { visitor } = await openLoggedInVisitor(server.origin);
    await visitor.open("/en/accept-terms");
    await visitor.press("accept", { accepted: "yes" });
    const { visitor: other } = await openLoggedInVisitor(server.origin);
    other.cookies.set("baobab_terms", visitor.cookies.get("baobab_terms") ?? "");
    expect(readText((await other.open("/en/accept-terms")).html)).not.toContain("You accepted");
  });
});
