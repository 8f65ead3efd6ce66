import AxeBuilder from "@axe-core/playwright";
import { Client } from "pg";
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey-record";
import { people } from "../../fixtures/people";
import { startServer } from "../support/server";
import { answerStep, openPlan, stepsFor, walkSurvey } from "./visitor";

/** Pages must meet AAA, including a contrast of 7:1. */
const TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The narrowest screen and large text are tested for their width only; axe finds the same at 360 px. */
const LOOKS: Look[] = [
  { width: 320, isSearched: false },
  { width: 360, isSearched: true },
  { width: 1280, isSearched: true },
  { width: 640, isSearched: false, textSize: "200%" },
  { width: 360, isSearched: false, textSize: "200%" },
  { width: 320, isSearched: false, textSize: "200%" },
];

type Look = { width: number; isSearched: boolean; textSize?: string };

async function expectNothingFound(page: Page, where: string, { isSearched, textSize = "" }: Look) {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth, `${where} scrolls sideways`).toBeLessThanOrEqual(clientWidth);
  expect(await findBrokenWords(page), `${where} breaks inside words`).toEqual([]);
  if (!isSearched) return;
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found, where).toEqual([]);
  expect(await findSmallTargets(page), `${where} has targets that a thumb misses`).toEqual([]);
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
      .filter((element) => !element.matches(".choice-input, .bubble input, p a, dd a, li a:not(.link), [type=hidden]"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.textContent?.trim()}: ${box.width} by ${box.height}`),
  );
}

const STATIC_PAGES = [
  "/en",
  "/en/terms-of-use",
  "/en/privacy",
  "/en/methodology",
  "/en/annuity-options",
  "/en/contact",
  "/en/menu",
  "/en/no-such-page",
];

/** Opens everything that answers and summaries open: conditional questions, help, the list of steps. */
async function openAll(page: Page) {
  for (const input of await page.locator("main form input[data-opens]").all())
    if (await input.isVisible()) await input.check();
  await page
    .locator("main details")
    .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
}

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

for (const look of LOOKS) {
  const { width, textSize } = look;
  const check = (page: Page, where: string) => expectNothingFound(page, where, look);

  test.describe(`at ${width} px${textSize ? ` with text of ${textSize}` : ""}`, () => {
    // Low enough that the action bar stays in its place: over a control that is being scrolled past, it would hide a
    // target.
    test.use({ viewport: { width, height: 540 } });

    test("pages outside the survey", async ({ page }) => {
      // The methodology is long.
      test.slow();
      for (const address of STATIC_PAGES) {
        await page.goto(address);
        await check(page, address);
      }
    });

    test("each step, with and without mistakes, and the plan", async ({ page }) => {
      test.slow();
      await page.goto("/en/1");
      for (const step of stepsFor(profile)) {
        await check(page, `step ${step}`);
        await openAll(page);
        const submit = page.locator(`button[name="intent"][value="${step === 7 ? "save" : "next"}"]`);
        await submit.click();
        await expect(page).toHaveTitle(/^Error: /);
        await check(page, `step ${step} with mistakes`);
        await answerStep(page, step, profile);
        await submit.click();
        await expect(page).not.toHaveURL(new RegExp(`/en/${step}(\\?|$)`));
      }
      await check(page, "thank-you");
      await openPlan(page);
      await openAll(page);
      await check(page, "the plan");
      await page.goto("/en/2");
      await openAll(page);
      await check(page, "a step in review");
      await page.locator('button[value="go-3"]:visible').first().click();
      await expect(page).toHaveURL(/\/en\/3\?plan=\d+$/);
      await page.goto("/en/check-answers");
      await check(page, "the list of answers");
      await page.goto("/en/not-saved");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("could not save");
      await check(page, "not saved");
      await page.goto("/en/clear-my-answers");
      await check(page, "clear my answers");
    });
  });
}

/** Marks every plan of a site as one that could not be worked out. */
async function failPlans(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query("update recommendations set status = 'failed'");
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

test("the page that waits for a plan, and that of a plan that failed, at every width", async ({
  browser,
}) => {
  test.slow();
  const server = await startServer({ environment: { WORKER: "off" } });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await walkSurvey(page, profile);
    await page.goto("/en/waiting?still=1");
    await expect(page).toHaveURL(/\/en\/waiting/);
    for (const look of LOOKS) {
      await page.setViewportSize({ width: look.width, height: 540 });
      await expectNothingFound(page, `waiting at ${look.width} px`, look);
    }
    await failPlans(server.databaseUrl);
    await page.goto("/en/waiting");
    await expect(page).toHaveTitle(/^We could not work out your plan/);
    for (const look of LOOKS) {
      await page.setViewportSize({ width: look.width, height: 540 });
      await expectNothingFound(page, `failed at ${look.width} px`, look);
    }
    await context.close();
  } finally {
    await server.stop();
  }
});
