/** How pages have to look at every width and size of text, and for everybody. */
import AxeBuilder from "@axe-core/playwright";
import { expect } from "playwright/test";
import type { Page } from "playwright/test";
import { readPlan } from "./visitor";

/** Pages must meet AAA, including a contrast of 7:1. */
const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The narrowest screen and large text are tested for their width only; axe finds the same at 360 px. */
const LOOKS = [
  { width: 320, isSearched: false },
  { width: 360, isSearched: true },
  { width: 1280, isSearched: true },
  { width: 640, isSearched: false, textSize: "200%" },
  { width: 360, isSearched: false, textSize: "200%" },
  { width: 320, isSearched: false, textSize: "200%" },
];

/** Low enough that the action bar stays in its place: over a control that is being scrolled past, it would hide a target. */
const HEIGHT = 540;

/**
 * Fails if a page, at any width or size of text, scrolls sideways, breaks words, or has what axe or a thumb would complain
 * about, or if somebody with colours of their own misses a control. Leaves the window as it was.
 */
export async function expectNothingFound(page: Page, where: string) {
  const before = page.viewportSize();
  for (const { width, isSearched, textSize = "" } of LOOKS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    await expectNothingFoundAsItIs(page, `${where} at ${width} px ${textSize}`, isSearched);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.emulateMedia({ forcedColors: "active" });
  expect(await findEdgeless(page), `${where} has controls without an edge in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  if (before) await page.setViewportSize(before);
}

async function expectNothingFoundAsItIs(page: Page, where: string, isSearched: boolean) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth, `${where} scrolls sideways`).toBeLessThanOrEqual(clientWidth);
  expect(await findBrokenWords(page), `${where} breaks inside words`).toEqual([]);
  if (!isSearched) return;
  // No page has frames, so that no second page is needed to join their results; only what is wrong is described. That
  // halves the time that axe takes.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found, where).toEqual([]);
  expect(await findSmallTargets(page), `${where} has targets that a thumb misses`).toEqual([]);
}

/** Where a system's own colours replace ours, only its edge tells a button from text, and a field from the page. */
async function findEdgeless(page: Page): Promise<string[]> {
  return page.locator(".button:visible, .control:visible, .choice-label:visible").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
        const isDrawn = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
        return !isDrawn || borderTopColor === getComputedStyle(document.body).backgroundColor;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** The words of a page that begin on one line and end on another, although the window is wide enough for them. */
async function findBrokenWords(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const broken: string[] = [];
    const room = main.clientWidth - parseFloat(getComputedStyle(document.documentElement).fontSize);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const isOnOneLine = new Set(boxes.map(({ top }) => top)).size <= 1;
        const mayBreak = /[@:]/.test(word) || text.parentElement?.closest("code, pre") !== null;
        const length = boxes.reduce((sum, { width }) => sum + width, 0);
        if (!isOnOneLine && !mayBreak && length <= room) broken.push(word);
      }
    return broken;
  });
}

/**
 * Controls are at least 44 px high and wide, except links in sentences. For boxes and radios the whole card counts.
 */
async function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator("a, button, summary, select, input, .choice-label, .bubble").evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          !element.matches(".choice-input, .bubble input, p a, dd a, li a:not(.link), [type=hidden]"),
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.textContent?.trim()}: ${box.width} by ${box.height}`),
  );
}

/** Opens everything that answers and summaries open: conditional questions, help, the list of steps. */
export async function openAll(page: Page) {
  for (const input of await page.locator("main form input[data-opens]").all())
    if (await input.isVisible()) await input.check();
  await page
    .locator("main details")
    .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
}

/** The amounts that are to be seen on the page. */
async function listAmounts(page: Page): Promise<Set<string>> {
  const amounts = (await readPlan(page)).replaceAll("\u00a0", " ").match(/R\d[\d ]*/g) ?? [];
  return new Set(amounts.map((amount) => amount.trim()));
}

/** Fails if a page cannot be printed: every amount has to be on the paper but those that buttons name, and no button. */
export async function expectOnPaper(page: Page, where: string) {
  // As wide as a sheet of A4 between its margins.
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
