import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../support/server";

const MOST_BYTES = 4_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const read = async (path: string) => (await fetch(`${server.origin}${path}`)).text();

describe("the scripts of a page", () => {
  it.each([
    "/en",
    "/en/privacy",
    "/en/methodology",
    "/en/menu",
    "/error",
    "/en/8",
    "/en/nothing",
    "/nothing",
  ])("are none: %s", async (path) => expect(await read(path)).not.toMatch(/<script|modulepreload/));

  it("are one module on a survey step, cached for good, of 4 kB with all that it imports", async () => {
    const html = await read("/en/1");
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('type="module"');
    const preloads = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
    const addresses = [/src="([^"]+)"/.exec(scripts[0] ?? "")?.[1], ...preloads];
    let bytes = 0;
    for (const address of addresses) {
      const file = await fetch(`${server.origin}${address}`);
      expect(address).toMatch(/-[A-Z0-9]{8}\.js$/);
      expect(file.headers.get("Cache-Control")).toMatch(/max-age=31536000.*immutable/);
      const text = await file.text();
      bytes += gzipSync(text).length;
      for (const [, imported] of text.matchAll(/(?:\bfrom|\bimport)"([^"]+)"/g))
        expect(addresses).toContain(imported);
    }
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
