import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { readAnswers } from "../../app/backend/plans/check-record";
import { isAnswered, toRetirementCase } from "../../app/backend/plans/retirement-case";
import { CASE_PEOPLE } from "../../.ci/methodology/case-people";
import { METHODOLOGY_BASIS } from "../../.ci/methodology/methodology";
import { people } from "../../fixtures/people";
import { readText } from "../support/visitor";

const server = inject("site");
let html: string;
beforeAll(async () => {
  html = await readPage("/en/methodology");
});

const readPage = async (address: string) => (await fetch(server.origin + address)).text();
const listChapters = () => [...html.matchAll(/href="(\/en\/methodology\/[^"]+)"/g)].map(([, to]) => to ?? "");
const decode = (text = "") => text.replace(/&#x27;/g, "'").replace(/&amp;/g, "&");

describe("the page of the method", () => {
  it("says it for everybody first, without scripts, and leads to every chapter", () => {
    const [plain, full] = ["1. How much to take in cash", "The method in full"].map((text) =>
      html.indexOf(text),
    );
    expect(plain).toBeGreaterThan(0);
    expect(full).toBeGreaterThan(plain!);
    expect(listChapters().length).toBeGreaterThan(10);
    expect(html).not.toContain("<script");
    expect(html).not.toMatch(/\{\{|\}\}|NaN|undefined/);
  });

  it("holds the whole of it: each heading of the text is on a page, in order", async () => {
    const written = readFileSync("build/methodology.md", "utf8").match(/^#{2,3} .+$/gm) ?? [];
    const chapters = await Promise.all(listChapters().map((address) => readPage(address)));
    const begun = html.slice(0, html.indexOf('id="the-funds"'));
    const shown = [begun, ...chapters].flatMap((page) =>
      [...page.matchAll(/<h[123][^>]*>([^<]+)<\/h[123]>/g)].map(([, title]) => title),
    );
    const [title, ...rest] = shown;
    expect(title).toBe("How we work it out");
    expect(rest.map(decode)).toEqual(written.map((line) => line.replace(/^#+ /, "")));
  });

  it("leads from each chapter to its neighbours, and knows no other", async () => {
    const addresses = listChapters();
    for (const [index, address] of addresses.entries()) {
      const chapter = await readPage(address);
      const neighbours = [addresses[index - 1], addresses[index + 1]].filter((one) => one !== undefined);
      const levels = [...chapter.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      levels.slice(1).forEach((level, at) => expect(level, address).toBeLessThanOrEqual(levels[at]! + 1));
      const nav = chapter.slice(chapter.indexOf('aria-label="Chapters"'));
      expect([...nav.matchAll(/href="(\/en\/methodology\/[^"]+)"/g)].map(([, to]) => to)).toEqual(neighbours);
    }
    expect((await fetch(`${server.origin}/en/methodology/nothing`)).status).toBe(404);
  });

  it("is where the fact sheets of the funds are", () => {
    for (const { factSheetLink, name } of Object.values(METHODOLOGY_BASIS.funds)) {
      const [page, anchor] = factSheetLink.split("#");
      expect(page).toBe("/en/methodology");
      expect(html).toContain(`<h3 id="${anchor}">${name}</h3>`);
    }
  });

  it("has a place for each anchor that it had when it was one page", () => {
    for (const address of listChapters()) expect(html).toContain(`id="${address.split("/").at(-1)}"`);
  });
});

describe("the first page", () => {
  it.each(["/new-hp", "/en/new-hp"])("is where %s leads for good", async (address) => {
    const answer = await fetch(server.origin + address, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toBe("/en");
  });

  it("shows an example, what it rests on, and who runs the site, marked where that is invented", async () => {
    const text = readText(await readPage("/en"));
    expect(text).toMatch(/Example R900 000 could pay about R\d \d00 a month For a woman of 64\./);
    expect(text).toContain(
      "It keeps up with prices for life in 15 of 20 futures: each is a way in which markets and lives may go.",
    );
    // 2.461% of R600 000 in the annuity and 2.2885% of R300 000 in the unit trust is R21 631.50 a year; we
    // earn R9 800 of it.
    expect(text).toContain(
      "costs R1 803 a month, 2.4% of the money a year, VAT included. Of that, R817 is ours.",
    );
    expect(text).toContain("Example FSP 00000");
    expect(text).toContain("Our conflict of interest: we earn more when you invest more");
    expect(text).toContain("About 20 minutes (15 to 25).");
  });
});

describe("the worked cases", () => {
  it.each(["nomvula", "johan", "fatima"] as const)("%s is who the tests' sample people know", (slug) => {
    const { adviceDate } = CASE_PEOPLE[slug];
    const record = people(adviceDate).find((one) => one.slug === slug)?.record ?? {};
    const profile = readAnswers(record, new Date(`${adviceDate}T10:00:00Z`));
    if (!isAnswered(profile)) throw new Error("something is not answered");
    expect(CASE_PEOPLE[slug]).toEqual(toRetirementCase(profile, adviceDate));
  });
});
