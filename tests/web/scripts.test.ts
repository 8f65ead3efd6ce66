import { gzipSync } from "node:zlib";
import { describe, expect, inject, it } from "vitest";
import { walkOn } from "../support/answers";
import { becomeGuest } from "../support/guest-plans";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import { createVisitor } from "../support/visitor";

const MOST_BYTES = 3_000;

const server = inject("site");

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

  it("are one module on a survey step, cached for good, of 3 kB with all that it imports", async () => {
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

/** The markup for which a page loads the rare enhancements. */
const HAS_RARE =
  / (data-(polled|print|count-to|closes|digits|countdown|session-seconds|sent-at-once|dialog|copies|answers|key)[ =>]|type="file")/;
const HAS_CHART = / data-chart[ =>]/;

/** The scripts that a page imports, directly or indirectly, before anything on it is touched. */
async function readScripts(html: string): Promise<string[]> {
  const left = [
    HAS_RARE.test(html) ? [] : ["enhance-rarely"],
    / data-key[ =>]/.test(html) ? [] : ["offer-passkeys"],
    HAS_CHART.test(html) ? [] : ["wait-for-touch"],
    html.includes("__remixContext") ? [] : ["hydrate"],
    // Loaded on the first touch of a chart, and on focus of a field.
    ["touched-chart", "mask-fields"],
  ].flat();
  const isLeft = (address: string) => left.some((name) => address.includes(`/${name}-`));
  const texts = new Map<string, string>();
  const visit = async (address: string) => {
    if (texts.has(address)) return;
    texts.set(address, "");
    const text = await (await fetch(`${server.origin}${address}`)).text();
    texts.set(address, text);
    const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?"([^"]+\.js)"/g)].map(
      ([, name = ""]) => new URL(name, `${server.origin}${address}`).pathname,
    );
    await Promise.all(imports.filter((name) => !isLeft(name)).map(visit));
  };
  // The page's part of the manifest names the file with the whole manifest, which is not loaded.
  const loaded = html.replace(/window\.__remixManifest = [\s\S]*?};\n(?=window)/, "");
  await Promise.all(
    [...loaded.matchAll(/"(\/build\/[^"]+\.js)"/g)].map(([, address = ""]) => visit(address)),
  );
  expect([...texts.keys()].join()).not.toContain("manifest");
  return [...texts.values()];
}

describe("the scripts of a plan", () => {
  it("are a few kB without React, and those of its chart come only once it is touched", async () => {
    const guest = await becomeGuest(server.origin);
    const plan = await guest.make("pieter");
    await guest.browser.open(`/en/recommended-plan?plan=${plan}`);
    await guest.browser.press("plan");
    const { html } = guest.browser.page();
    expect(html).toMatch(HAS_CHART);
    const scripts = await readScripts(html);
    expect(scripts.join()).toMatch(/import\("\/build\/_shared\/touched-chart-/);
    expect(scripts.join()).not.toMatch(/hydrateRoot|recharts/);
    expect(scripts.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThanOrEqual(8_000);
  });
});

describe("the scripts of a page that changes a plan", () => {
  it.each([
    "recommendation-experience/12/dependants",
    "recommendation-experience/13",
    "recommended-plan/edit/lump-sum",
    "recommended-plan/edit/portfolio-layout",
  ])("are React, without the rules' and the other forms' libraries, in 125 kB: %s", async (path) => {
    const guest = await becomeGuest(server.origin);
    const plan = await guest.make("thandi");
    const page = await guest.browser.open(`/en/${path}?plan=${plan}`);
    expect(page.html).not.toMatch(HAS_RARE);
    expect(page.html).not.toMatch(HAS_CHART);
    const scripts = await readScripts(page.html);
    const bytes = scripts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(scripts.join()).toContain("hydrateRoot");
    expect(scripts.join()).not.toMatch(/ZodError|invalid_type_error|repopulateFormData|rvf/);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(125_000);
  });
});

/** The page and its style sheets: the bytes that a first visit waits for. */
const MOST_BYTES_OF_FIRST_PAGE = 12_000;

const listSheets = (html: string) =>
  [...html.matchAll(/href="(\/build\/[^"]+\.css)"/g)].map(([, address = ""]) => address);

async function readClasses(sheets: readonly string[]): Promise<Set<string>> {
  const css = (await Promise.all(sheets.map(read))).join("");
  const names = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
  return new Set(names);
}

describe("the style sheet of a visitor's first pages", () => {
  it("weighs at most 12 kB together with the first page", async () => {
    const html = await read("/en");
    const sheets = listSheets(html);
    expect(sheets).toHaveLength(1);
    const bytes = [html, ...(await Promise.all(sheets.map(read)))].map((text) => gzipSync(text).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES_OF_FIRST_PAGE);
  });

  it("has every look of these pages that the style sheet of all pages has", async () => {
    const everything = listSheets(await read("/en/privacy"));
    const pages: string[] = [];
    const visitor = createVisitor(server.origin);
    for (const path of ["/en", "/en/login", "/en/register", "/en/1"])
      pages.push((await visitor.open(path)).html);
    for (const step of [2, 3, 4, 5, 6, 7]) {
      pages.push((await visitor.press("next")).html);
      await walkOn(visitor, step);
      pages.push(visitor.page().html);
    }
    const { visitor: person } = await openLoggedInVisitor(server.origin);
    pages.push((await person.open("/en/1")).html);
    const [all, first] = [await readClasses(everything), await readClasses(listSheets(pages[0] ?? ""))];
    for (const html of pages) {
      expect(listSheets(html)).toEqual(listSheets(pages[0] ?? ""));
      const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
      const lost = used.map((name) => name.replaceAll("&amp;", "&").replaceAll("&gt;", ">"));
      expect(lost.filter((name) => all.has(name) && !first.has(name))).toEqual([]);
    }
  });
});
