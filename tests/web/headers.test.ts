import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { PAGES } from "../support/page-rules";
import { readOutput } from "../support/server";
import { createVisitor } from "../support/visitor";

const server = inject("site");

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}${path}`, { headers, redirect: "manual" });
}

function readDirective(response: Response, name: string): string | undefined {
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  return policy.split("; ").find((directive) => directive.startsWith(`${name} `));
}

describe("every answer", () => {
  it.each(["/en", "/nothing-here", "/", "/api/nothing-here", "/favicon.svg"])(
    "guards %s by its headers",
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
      expect(headers.has("X-Powered-By")).toBe(false);
      // No script of another site may read a response.
      expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
      // The site uses plain http on localhost: a browser that once got HSTS could never return.
      expect(headers.has("Strict-Transport-Security")).toBe(false);
    },
  );
});

describe("what is not for the public", () => {
  it.each(["/.git/HEAD", "/.data/session-secret", "/package.json", "/index.js", "/build/", "/assets/"])(
    "%s is not found",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("a message whose end is told in two ways", () => {
  it("is refused, so that no proxy and we can take its end for another", async () => {
    const socket = connect(Number(new URL(server.origin).port), "localhost");
    socket.write(
      "POST /api/plan/demo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    );
    const heard = await new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(data.toString())),
    );
    socket.destroy();
    expect(heard).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe("a page", () => {
  it("comes compressed to whoever asks for that", async () => {
    const encode = async (encoding: string) =>
      (await get("/en/1", { "Accept-Encoding": encoding })).headers.get("Content-Encoding");
    expect(await encode("gzip")).toBe("gzip");
    expect(await encode("identity")).toBeNull();
  });

  it("allows scripts of ours and, by a nonce that is new each time, those of a hydrated page", async () => {
    const [first, second] = await Promise.all([get("/en/1"), get("/en/1")]);
    const sources = readDirective(first, "script-src");
    expect(sources).toMatch(/^script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(readDirective(second, "script-src")).not.toBe(sources);
    expect(readDirective(first, "frame-ancestors")).toBe("frame-ancestors 'none'");
    expect(readDirective(first, "form-action")).toBe("form-action 'self'");
  });

  it.each(["/en", "/en/1", "/en/nothing-here", "/en/privacy", "/error"])(
    "holds no inline script: %s",
    async (path) => {
      expect(await (await get(path)).text()).not.toMatch(/<script(?![^>]*\ssrc=)/);
    },
  );

  it.each([
    ["/en", "text/html; charset=utf-8"],
    ["/api/health/live", "application/json; charset=utf-8"],
    ["/favicon.svg", "image/svg+xml"],
  ])("says what %s is", async (path, type) => {
    expect((await get(path)).headers.get("Content-Type")).toBe(type);
  });

  it("shows what was typed as text, whatever it is", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/1");
    const typed = `"><script>alert(1)</script>`;
    const { html } = await visitor.press("next", { ...thandi[1], firstName: typed, surname: typed });
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });

  it("has one policy, and what is no page one that allows nothing", async () => {
    for (const path of ["/en", "/en/nothing-here", "/error"])
      expect((await get(path)).headers.get("Content-Security-Policy"), path).toMatch(
        /^default-src 'self';[^,]*$/,
      );
    for (const path of [
      "/api/health/live",
      "/api/nothing-here",
      "/favicon.svg",
      "/en/methodology?_data=root",
    ])
      expect((await get(path)).headers.get("Content-Security-Policy"), path).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
  });

  it("is kept by no cache", async () => {
    expect((await get("/en")).headers.get("Cache-Control")).toBe("no-store");
  });

  it("begins with the document type, once", async () => {
    expect((await (await get("/en")).text()).match(/<!DOCTYPE html>/gi)).toHaveLength(1);
  });
});

describe("the log", () => {
  it.each(["GET", "OPTIONS"])(
    "has one line for %s, with the route's pattern and no address",
    async (method) => {
      const headers = { Channelid: "planner-desk" };
      const address = "/en/shared/t0psecret?rsaid=6303145800087";
      const response = await fetch(server.origin + address, { method, headers });
      await response.text();
      const id = response.headers.get("X-Request-Id") ?? "none";
      await expect.poll(() => readOutput(server)).toContain(id);
      const lines = readOutput(server)
        .split("\n")
        .filter((line) => line.includes(id));
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
        method,
        channel: "planner-desk",
        requestId: id,
        route: "/en/shared/:token",
      });
      expect(readOutput(server)).not.toContain("t0psecret");
      expect(readOutput(server)).not.toContain("6303145800087");
    },
  );

  it("names a step by its pattern, and holds nothing of what was typed into the survey", async () => {
    const visitor = createVisitor(server.origin);
    const { length } = readOutput(server);
    await walkTo(visitor, 3);
    await visitor.press("next", { ...thandi[3], debtAmount: "987 654 321 012 345 and some" });
    const typed = visitor.fields("next");
    typed.set("intent", "next");
    const step = (await visitor.post(typed)).headers.get("X-Request-Id") ?? "none";
    await visitor.press("next", thandi[3]);
    await walkTo(visitor, 7);
    await visitor.press("save", thandi[7]);
    const saved = await fetch(`${server.origin}/en/thank-you`, { redirect: "manual" });
    const last = saved.headers.get("X-Request-Id") ?? "none";
    await expect.poll(() => readOutput(server)).toContain(last);
    const output = readOutput(server).slice(length);
    const opened = output.split("\n").find((line) => line.includes(step));
    expect(JSON.parse(opened ?? "{}")).toMatchObject({ route: "/en/:step" });
    const answers = [thandi[1], thandi[2], thandi[3], thandi[4]].flatMap((step) =>
      Object.values(step).flat(),
    );
    const telling = answers.filter((answer) => typeof answer === "string" && answer.length > 6);
    expect(telling).toContain("Karoo Wool Board");
    for (const answer of [...telling, "987 654 321", "987654321012345", "Nkosi", "Thandi", "821234567"])
      expect(output).not.toContain(answer);
    // Times and ids may contain any seven digits.
    expect(output).not.toMatch(/(?<![0-9a-f-])4200000(?![0-9a-f-])/);
    for (const value of visitor.cookies.values()) expect(output).not.toContain(value);
  });

  it("does not believe a request's own id", async () => {
    const response = await get("/en", { "X-Request-Id": "made-up" });
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a body that is too large", () => {
  const MIB = 1024 * 1024;

  /**
   * Sends a body, whole or in chunks, then requests a page on the same connection, and returns everything
   * received.
   */
  async function sendThenAsk(
    path: string,
    {
      bytes,
      isChunked = false,
      type = "application/json",
    }: { bytes: number; isChunked?: boolean; type?: string },
  ): Promise<string> {
    const { port } = new URL(server.origin);
    const common = `Host: localhost:${port}\r\nContent-Type: ${type}\r\n`;
    const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${bytes}`;
    const socket = connect(Number(port), "localhost");
    let heard = "";
    socket.setEncoding("latin1").on("data", (text: string) => (heard += text));
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    // Writing to a connection that the server closes fails, which some of these tests intend.
    socket.on("error", () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\n${common}${length}\r\n\r\n`);
    for (let sent = 0; sent < bytes && socket.writable; sent += MIB) {
      const part = "x".repeat(Math.min(MIB, bytes - sent));
      const written = isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part;
      if (!socket.write(written))
        await new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
    }
    if (isChunked) socket.write("0\r\n\r\n");
    socket.write(`GET /api/health/live HTTP/1.1\r\n${common}Connection: close\r\n\r\n`);
    await closed;
    return heard;
  }

  const FORM = "application/x-www-form-urlencoded";
  const UPLOAD = "multipart/form-data; boundary=x";

  it.each([
    ["a call", "/api/plan/demo", { bytes: 3 * MIB }],
    ["a call in chunks", "/api/plan/demo", { bytes: 3 * MIB, isChunked: true }],
    ["a form", "/en/contact", { bytes: 3 * MIB, type: FORM }],
    ["a form in chunks", "/en/contact", { bytes: 3 * MIB, isChunked: true, type: FORM }],
    ["a picture", "/api/images", { bytes: 12 * MIB, type: UPLOAD }],
    ["a picture in chunks", "/api/images", { bytes: 12 * MIB, isChunked: true, type: UPLOAD }],
    ["a call that is not there", "/api/nothing", { bytes: 3 * MIB }],
  ])("of %s is read to its end, and the next call on the connection is answered", async (_, path, sent) => {
    const heard = await sendThenAsk(path, sent);
    expect(heard).toMatch(/^HTTP\/1\.1 (413|404)/);
    expect(heard).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"status":"live"/);
  });

  it("beyond all reason closes the connection, and says so", async () => {
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), "localhost");
    socket.on("error", () => undefined);
    socket.write(`POST /api/plan/demo HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${64 * MIB}\r\n\r\n`);
    const heard = await new Promise<string>((resolve) =>
      socket.once("data", (data) => resolve(data.toString())),
    );
    socket.destroy();
    expect(heard).toMatch(/^HTTP\/1\.1 413/);
    expect(heard.toLowerCase()).toContain("connection: close");
  });
});

describe("a page that anybody may find", () => {
  it("says to search engines what it is about, each in its own words", async () => {
    const pages = [
      "/en",
      "/en/1",
      "/en/annuity-options",
      "/en/already-paying",
      "/en/formula-pension",
      "/en/inherited-money",
      "/en/own-savings",
      "/en/contact",
      "/en/cookies",
      "/en/living-annuity",
      "/en/login",
      "/en/menu",
      "/en/methodology",
      "/en/methodology/life-annuities",
      "/en/privacy",
      "/en/register",
      "/en/small-savings",
      "/en/terms-of-use",
    ];
    const read = async (page: string) => {
      const html = await (await get(page)).text();
      expect(html, page).not.toContain("noindex");
      return [...html.matchAll(/<meta name="description" content="([^"]+)"/g)].map(([, content]) => content);
    };
    const descriptions = await Promise.all(pages.map(read));
    for (const [index, said] of descriptions.entries()) {
      expect(said, pages[index]).toHaveLength(1);
      expect(said[0]!.length, pages[index]).toBeGreaterThan(50);
      expect(said[0]!.length, pages[index]).toBeLessThan(165);
    }
    expect(new Set(descriptions.flat()).size).toBe(pages.length);
  });

  it("is described, unless search engines are asked to leave it out", async () => {
    const isOpen = (page: string) => ["everyone", "guests"].includes(PAGES[page]!) && !/[:*]/.test(page);
    const silent: string[] = [];
    for (const page of Object.keys(PAGES).filter(isOpen)) {
      const answer = await get(page);
      if (answer.status !== 200 || !answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
      if (!/<meta name="(description|robots)" content="/.test(await answer.text())) silent.push(page);
    }
    expect(silent).toEqual([]);
  });
});
