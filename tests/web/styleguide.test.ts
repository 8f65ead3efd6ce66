/** The styleguide: every component of the site, where those who work on it look; `public-site.test.ts` shows that it is nowhere else. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { readText } from "../support/visitor";

const STYLEGUIDE = "/en/styleguide";

const server = inject("site");

/** Where the components are that more than one feature shows. */
const ROOMS = ["app/ui", "app/web/layout", "app/web/page", "app/web/plan", "app/web/tree"];

/** The components that these rooms offer to the pages. */
function listComponents(): string[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)),
  );
  const texts = files
    .filter((file) => file.endsWith(".tsx") && !/\.(test|server)\.tsx$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
  return texts.flatMap((text) =>
    [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name!),
  );
}

it("names every component on a site that people of this machine alone can reach", async () => {
  const answer = await fetch(server.origin + STYLEGUIDE);
  expect(answer.status).toBe(200);
  const text = readText(await answer.text());
  const components = listComponents();
  expect(components.length).toBeGreaterThan(60);
  expect(components.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});

it("has fields that take what their answer can be: a year's four digits, a percentage's decimals", async () => {
  const html = await (await fetch(server.origin + STYLEGUIDE)).text();
  const readField = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
  expect(readField("filledYear")).toMatch(/maxLength="4"/i);
  expect(readField("filledPercent")).toContain('inputMode="numeric"');
  expect(readField("decimalPercent")).toContain('inputMode="decimal"');
});
