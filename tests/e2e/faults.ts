/** The possible faults of a page. All functions but the last run in the page, where they know only each other. */
import type { Page } from "playwright/test";

/** True if an element takes up space and is visible. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function findSeen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(isSeen);
}

function findSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`by ${scrollWidth - clientWidth} px`] : [];
}

/** Words that break across lines, although the window is wide enough for them. */
function findBrokenWords(): string[] {
  const main = document.querySelector("main")!;
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
}

/** Rows and cells of tables that are cut off, overlap, or have lost the heading that names them. */
function findPoorTables(): string[] {
  const said = (cell: Element) => {
    const { content } = getComputedStyle(cell, "::before");
    return /^"(.*?)\s*"/.exec(content)?.[1] ?? "";
  };
  const isWide = (box: DOMRect) => box.width > 1 && box.height > 1;
  return findSeen("main table").flatMap((table) => {
    const heads = [...table.querySelectorAll("thead th")];
    const isStacked = heads.length > 0 && !heads.some((head) => isWide(head.getBoundingClientRect()));
    // The heads of the first of several tables serve those after it, which have the same columns.
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
        // A cell of actions needs no visible head, because its buttons name themselves; one with an empty
        // head holds words that do.
        ((isNumber && head && !said(head)) ||
          cells.some(
            (cell) =>
              cell.matches('td:not([data-head=""])') && !said(cell) && !cell.querySelector(":scope > button"),
          ));
      const isPoor = !isHeadShown || isCut || isOver || isUnnamed;
      return isPoor
        ? [`${table.querySelector("caption")?.textContent}: ${row.textContent?.slice(0, 60)}`]
        : [];
    });
  });
}

/**
 * Amounts in rand that overlap or are cut off by the window's edge; sticky and fixed elements may cover
 * others.
 */
function findAmountsOver(): string[] {
  const standsStill = (element: Element | null): boolean =>
    element !== null &&
    (["sticky", "fixed"].includes(getComputedStyle(element).position) || standsStill(element.parentElement));
  const boxes: { amount: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
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
}

/**
 * Controls are at least 44 px high and wide, except links in sentences. For boxes and radios the whole card
 * counts.
 */
function findSmallTargets(): string[] {
  return [...document.querySelectorAll("a, button, summary, select, input, .choice-label, .bubble")]
    .filter(
      (element) =>
        !element.matches(".choice-input, .bubble input, p a, dd a, li a:not(.link), [type=hidden]"),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
    .map(({ element, box }) => `${element.textContent?.trim()}: ${box.width} by ${box.height}`);
}

/** In forced colours only a border tells a button from text, and a field from the page. */
function findEdgeless(): string[] {
  return findSeen(".button, .control, .choice-label")
    .filter((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      const isDrawn = borderTopStyle !== "none" && parseFloat(borderTopWidth) > 0;
      return !isDrawn || borderTopColor === getComputedStyle(document.body).backgroundColor;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * A drawing with colours of its own needs its white background; an icon needs the colour of the text beside
 * it.
 */
function findFaintDrawings(): string[] {
  const isFaint = (drawing: Element) => {
    const ground = drawing.closest("img, .keep-colours");
    if (ground) return getComputedStyle(ground).backgroundColor !== "rgb(255, 255, 255)";
    const parent = drawing.parentElement;
    const takesItsColour = parent && getComputedStyle(drawing).color === getComputedStyle(parent).color;
    return !drawing.matches(".progress") && !takesItsColour;
  };
  return findSeen("svg, img[src$='.svg']")
    .filter((drawing) => drawing.getBoundingClientRect().width > 1 && isFaint(drawing))
    .map((drawing) => drawing.outerHTML.slice(0, 120));
}

const FINDERS = {
  "scrolls sideways": findSideways,
  "breaks inside words": findBrokenWords,
  "has tables that say less than they do in a wide window": findPoorTables,
  "has amounts that cannot be read": findAmountsOver,
  "has targets that a thumb misses": findSmallTargets,
  "has controls without an edge": findEdgeless,
  "has drawings that cannot be made out": findFaintDrawings,
};

export type Fault = keyof typeof FINDERS;

/** The requested faults of a page, with their places, found in one call of the browser. */
export async function findFaults(
  page: Page,
  asked: readonly Fault[],
): Promise<Partial<Record<Fault, string[]>>> {
  const finders = asked.map((fault) => FINDERS[fault]);
  const found = await page.evaluate<string[][]>(
    `(() => { ${[isSeen, findSeen, ...finders].join("\n")} return [${finders.map(({ name }) => `${name}()`)}] })()`,
  );
  return Object.fromEntries(
    asked.map((fault, place) => [fault, found[place]!] as const).filter(([, where]) => where.length > 0),
  );
}
