/** How pages have to look at every width and size of text, and for everybody. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { readPlan } from "./visitor";

/** Pages must meet AAA, including a contrast of 7:1. */
const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The narrowest screen and large text are tested for their width only; axe finds the same at 360 px. What it finds at a desk's
 * width alone is looked for before a release, since axe takes most of the time.
 */
const listLooks = () => [
  { width: 320, isSearched: false },
  { width: 360, isSearched: true },
  { width: 1280, isSearched: test.info().project.name === "long" },
  { width: 640, isSearched: false, textSize: "200%" },
  { width: 360, isSearched: false, textSize: "200%" },
  { width: 320, isSearched: false, textSize: "200%" },
];

/** The palettes in which people who chose their own colours look at pages. */
const PALETTES = ["light", "dark"] as const;

/** Low enough that the action bar stays in its place: over a control that is being scrolled past, it would hide a target. */
const HEIGHT = 540;

/**
 * Fails if a page, at any width or size of text, scrolls sideways, breaks words, or has what axe or a thumb would complain
 * about, or if somebody with colours of their own misses a control. Leaves the window as it was.
 */
export async function expectNothingFound(page: Page, where: string) {
  // An address is shown before its page has come whole, and before its style sheet.
  await page.waitForLoadState("load");
  const before = page.viewportSize();
  for (const { width, isSearched, textSize = "" } of listLooks()) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    await expectNothingFoundAsItIs(page, `${where} at ${width} px ${textSize}`, isSearched);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  for (const colorScheme of PALETTES) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const forced = `${where} in forced ${colorScheme} colours`;
    expect(await findEdgeless(page), `${forced} has controls without an edge`).toEqual([]);
    expect(await findFaintDrawings(page), `${forced} has drawings that cannot be made out`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  if (before) await page.setViewportSize(before);
}

async function expectNothingFoundAsItIs(page: Page, where: string, isSearched: boolean) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth, `${where} scrolls sideways`).toBeLessThanOrEqual(clientWidth);
  expect(await findBrokenWords(page), `${where} breaks inside words`).toEqual([]);
  expect(
    await findPoorTables(page),
    `${where} has tables that say less than they do in a wide window`,
  ).toEqual([]);
  expect(await findAmountsOver(page), `${where} has amounts that cannot be read`).toEqual([]);
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

/**
 * A drawing with colours of its own needs the ground that they were chosen for; an icon needs the colour of the words
 * beside it.
 */
async function findFaintDrawings(page: Page): Promise<string[]> {
  return page.locator("svg:visible, img[src$='.svg']:visible").evaluateAll((drawings) => {
    const isFaint = (drawing: Element) => {
      const ground = drawing.closest("img, .keep-colours");
      if (ground) return getComputedStyle(ground).backgroundColor !== "rgb(255, 255, 255)";
      const parent = drawing.parentElement;
      const takesItsColour = parent && getComputedStyle(drawing).color === getComputedStyle(parent).color;
      return !drawing.matches(".progress") && !takesItsColour;
    };
    return drawings
      .filter((drawing) => drawing.getBoundingClientRect().width > 1 && isFaint(drawing))
      .map((drawing) => drawing.outerHTML.slice(0, 120));
  });
}

/** Rows and cells of tables that are cut, lie over each other, or lost the heading that says what they are. */
async function findPoorTables(page: Page): Promise<string[]> {
  return page.locator("main table:visible").evaluateAll((tables) => {
    const said = (cell: Element) => {
      const { content } = getComputedStyle(cell, "::before");
      return /^"(.*?)\s*"/.exec(content)?.[1] ?? "";
    };
    const isWide = (box: DOMRect) => box.width > 1 && box.height > 1;
    return tables.flatMap((table) => {
      const heads = [...table.querySelectorAll("thead th")];
      const isStacked = heads.length > 0 && !heads.some((head) => isWide(head.getBoundingClientRect()));
      // The heads of the first of several tables serve those that follow it in the same columns.
      const isSharing = table.querySelector("thead")?.classList.contains("sr-only") && innerWidth >= 760;
      return [...table.querySelectorAll("tbody tr")].flatMap((row) => {
        const cells = [...row.querySelectorAll("th, td")].filter((cell) => cell.textContent?.trim());
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        const head = row.querySelector("th");
        const isHeadShown = head === null || isWide(head.getBoundingClientRect());
        const isCut = boxes.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5);
        const isOver = boxes.some((box, i) =>
          boxes.some(
            (other, k) =>
              k > i &&
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
          ),
        );
        const isNumber = /^[\d\s.,]+%?$/.test(head?.textContent ?? "");
        const isUnnamed =
          isStacked &&
          !isSharing &&
          ((isNumber && head && !said(head)) || cells.some((cell) => cell.matches("td") && !said(cell)));
        const isPoor = !isHeadShown || isCut || isOver || isUnnamed;
        return isPoor
          ? [`${table.querySelector("caption")?.textContent}: ${row.textContent?.slice(0, 60)}`]
          : [];
      });
    });
  });
}

/** Amounts in rand that lie over each other or are cut by the window's edge; what stands still while a page scrolls lies over all. */
export async function findAmountsOver(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const standsStill = (element: Element | null): boolean =>
      element !== null &&
      (["sticky", "fixed"].includes(getComputedStyle(element).position) ||
        standsStill(element.parentElement));
    const boxes: { amount: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest("svg, .sr-only") || standsStill(parent)) continue;
      for (const { 0: amount, index } of (text.textContent ?? "").matchAll(/R\d[\d\u00a0]*/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        boxes.push(...[...range.getClientRects()].map((box) => ({ amount, box })));
      }
    }
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    return boxes.flatMap(({ amount, box }, i) => [
      ...(box.left < -0.5 || box.right > innerWidth + 0.5 ? [`${amount} is cut`] : []),
      ...boxes
        .slice(i + 1)
        .flatMap((other) => (isOver(box, other.box) ? [`${amount} over ${other.amount}`] : [])),
    ]);
  });
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
  await page.waitForLoadState("load");
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
