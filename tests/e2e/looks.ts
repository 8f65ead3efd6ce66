/** The required look of pages at every width and text size, and in forced colours. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "playwright/test";
import { type Fault, findFaults } from "./faults";
import { readPlan } from "./visitor";

/**
 * axe-core itself: its package for Playwright would send it to each page twice, for the sake of frames, which
 * we do not use.
 */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/**
 * Pages must meet AAA, including a contrast of 7:1. Only violations are reported: passes would take as long
 * again.
 */
const AXE_OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** The part of axe's interface that is used here. */
type Axe = {
  run: (
    options: typeof AXE_OPTIONS,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

type Look = { width: number; textSize?: string; isSearched?: boolean };

/** The most revealing looks. The narrowest screen is tested for its width only; axe finds the same at 360 px. */
const LOOKS: readonly Look[] = [
  { width: 1280 },
  { width: 360, isSearched: true },
  { width: 320, textSize: "200%" },
];

/** Before a release, axe searches at a desk's width as well. */
const ALL_LOOKS: readonly Look[] = [
  { width: 320 },
  { width: 360, isSearched: true },
  { width: 1280, isSearched: true },
  { width: 640, textSize: "200%" },
  { width: 360, textSize: "200%" },
  { width: 320, textSize: "200%" },
];

/**
 * The palettes of forced colours. On a light background our own drawings hardly differ from the system's, so
 * every run tests the dark one.
 */
const PALETTES = ["dark"] as const;
const ALL_PALETTES = ["light", "dark"] as const;

/**
 * So low that the action bar is not sticky: it would cover controls that are scrolled past, and hide their
 * targets.
 */
const HEIGHT = 540;

const FAULTS_OF_SIZE: readonly Fault[] = [
  "scrolls sideways",
  "breaks inside words",
  "has tables that say less than they do in a wide window",
  "has amounts that cannot be read",
];
const FAULTS_OF_COLOURS: readonly Fault[] = [
  "has controls without an edge",
  "has drawings that cannot be made out",
];

/** True in `npm run test:long`, which checks pages in every look. */
export const isLong = () => test.info().project.name === "long";

/**
 * Fails if a page scrolls sideways, breaks words, or has small targets or violations found by axe, at any
 * width or text size, or if a control is invisible in forced colours. Restores the size of the window.
 * @param usesAxe whether axe searches the page too, which takes longer than all else
 */
export async function expectNothingFound(page: Page, where: string, usesAxe = isLong()) {
  // The address is set before the page and its style sheet have loaded.
  await page.waitForLoadState("load");
  const before = page.viewportSize();
  for (const { width, textSize = "", isSearched = false } of isLong() ? ALL_LOOKS : LOOKS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    const look = `${where} at ${width} px ${textSize}`;
    if (isSearched && usesAxe) expect(await search(page), look).toEqual([]);
    const faults = isSearched
      ? [...FAULTS_OF_SIZE, "has targets that a thumb misses" as const]
      : FAULTS_OF_SIZE;
    expect(await findFaults(page, faults), look).toEqual({});
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  for (const colorScheme of isLong() ? ALL_PALETTES : PALETTES) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    expect(await findFaults(page, FAULTS_OF_COLOURS), `${where} in forced ${colorScheme} colours`).toEqual(
      {},
    );
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** The violations that axe finds on a page. */
async function search(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(asked)).violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map(({ target }) => target.join(" ")),
    }));
  }, AXE_OPTIONS);
  return violations.map(({ id, places }) => `${id}: ${places.join(", ")}`);
}

/** Opens everything that answers and summaries reveal: conditional questions, help, the list of steps. */
export async function openAll(page: Page) {
  await page.waitForLoadState("load");
  for (const input of await page.locator("main form input[data-opens]").all())
    if (await input.isVisible()) await input.check();
  await page
    .locator("main details")
    .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
}

/** The visible amounts of a page. */
async function listAmounts(page: Page): Promise<Set<string>> {
  const amounts = (await readPlan(page)).replaceAll("\u00a0", " ").match(/R\d[\d ]*/g) ?? [];
  return new Set(amounts.map((amount) => amount.trim()));
}

/**
 * Fails unless a printed page has every amount that is not on a button, no buttons, and no more than the
 * paper's width.
 */
export async function expectOnPaper(page: Page, where: string) {
  // The width of an A4 sheet between its margins.
  await page.setViewportSize({ width: 672, height: 980 });
  const onScreen = await listAmounts(page);
  const buttons = (await page.locator("main button").allInnerTexts()).join().replaceAll("\u00a0", " ");
  await page.emulateMedia({ media: "print" });
  const onPaper = await listAmounts(page);
  expect(
    [...onScreen].filter((amount) => !onPaper.has(amount) && !buttons.includes(amount)),
    where,
  ).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main button:visible"), where).toHaveCount(0);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, `${where} is wider than the paper`).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: "screen" });
}
