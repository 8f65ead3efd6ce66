import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { isCodeOf, deriveCode } from "../../app/backend/session/one-time-code";
import { openBearer, sealBearer } from "../../app/backend/session/bearer-token";
import { deriveLinkToken, listLinkTokens } from "../../app/backend/sharing/link-token";
import { TEST_SECRETS } from "../support/database";
import { forgetProcess } from "../support/forget-process";

const OLD = "the-session-secret-of-before-0123456789";
const NEW = "the-session-secret-of-now-0123456789-abc";

/** Starts as a new process with these secrets. */
function startWith(...secrets: string[]): void {
  Object.assign(process.env, TEST_SECRETS, { SESSION_SECRET: secrets.join(",") });
  forgetProcess({ but: ["markets", "advice pool"] });
  vi.resetModules();
}

const bearer = {
  kind: "guest",
  id: randomUUID(),
  number: 0,
  issuedAt: new Date("2026-11-20T08:00:00Z"),
} as const;
const request = { id: randomUUID(), sends: 1 };
const page = (cookie = "", body?: URLSearchParams) =>
  new Request("http://localhost/en/1", { method: body ? "POST" : "GET", headers: { Cookie: cookie }, body });
const readPair = (header: string | null) => header?.split(";")[0] ?? "";

async function makeCookie() {
  const { createSealedCookie } = await import("../../app/web/cookies/sealed-cookie.server");
  return createSealedCookie({ name: "baobab_test", maxAgeSeconds: 60, schema: z.string() });
}

async function drawForm(): Promise<Request> {
  const { getFormProtection } = await import("../../app/web/forms/form-protection.server");
  const { protection, setCookie } = await getFormProtection(page());
  const { csrf, honeypot } = protection;
  const trap = {
    [honeypot.nameFieldName]: "",
    [honeypot.validFromFieldName ?? ""]: honeypot.encryptedValidFrom,
  };
  return page(readPair(setCookie), new URLSearchParams({ csrf, ...trap }));
}

/** Everything that a session secret protects, each with a check of it. */
const KINDS: Record<string, () => Promise<() => Promise<boolean>>> = {
  "a bearer": async () => {
    const { bearer_token } = await sealBearer(bearer);
    return async () => (await openBearer(bearer_token))?.id === bearer.id;
  },
  "a one-time code": async () => {
    const code = deriveCode(request.id, 1);
    return async () => isCodeOf(request, code);
  },
  "the token of a link": async () => {
    const token = deriveLinkToken(request.id);
    return async () => listLinkTokens(request.id).includes(token);
  },
  "a sealed cookie": async () => {
    const written = await (await makeCookie()).write("typed");
    const text = written.ok ? readPair(written.value) : "";
    return async () => (await (await makeCookie()).read(page(text))) === "typed";
  },
  "a form": async () => {
    const posted = await drawForm();
    return async () => {
      const { readForm } = await import("../../app/web/forms/form-protection.server");
      return (await readForm(posted.clone() as Request)).distrust === undefined;
    };
  },
};

beforeEach(() => startWith(OLD));
afterEach(() => vi.resetModules());

describe.each(Object.entries(KINDS))("%s", (_, make) => {
  it("made with the old session secret counts while that is listed behind the new one, and no longer", async () => {
    const counts = await make();
    startWith(NEW, OLD);
    expect(await counts()).toBe(true);
    startWith(NEW);
    expect(await counts()).toBe(false);
  });

  it("is made with the first secret alone", async () => {
    startWith(NEW, OLD);
    const counts = await make();
    startWith(NEW);
    expect(await counts()).toBe(true);
    startWith(OLD);
    expect(await counts()).toBe(false);
  });
});
