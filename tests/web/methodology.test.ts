import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { METHODOLOGY_BASIS } from "../../app/docs/builder/methodology";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let html: string;
beforeAll(async () => {
  server = await startServer();
  html = await (await fetch(`${server.origin}/en/methodology`)).text();
});
afterAll(() => server.stop());

describe("the page of the method", () => {
  it("holds the whole of it, for everybody first, without scripts", () => {
    const [plain, full] = ["1. How much to take in cash", "The method in full"].map((text) =>
      html.indexOf(text),
    );
    expect(plain).toBeGreaterThan(0);
    expect(full).toBeGreaterThan(plain!);
    expect(html).toContain("A worked example");
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/\{\{|\}\}|NaN|undefined/);
  });

  it("is where the fact sheets of the funds are", () => {
    for (const { factSheetLink, name } of Object.values(METHODOLOGY_BASIS.funds)) {
      const [page, anchor] = factSheetLink.split("#");
      expect(page).toBe("/en/methodology");
      expect(html).toContain(`<h3 id="${anchor}">${name}</h3>`);
    }
  });

  it("has a place for each of its own links", () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(links.length).toBeGreaterThan(10);
    for (const id of links) expect(html).toContain(`id="${id}"`);
  });
});
