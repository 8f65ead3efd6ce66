/** The plan's charts under touch; untouched, they are drawings made by the server. */
import { type Cookie, expect, type Page, test } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makePlan } from "./made-plan";
import { watchFaults } from "./visitor";

// One plan for all tests, since none changes it.
test.describe.configure({ mode: "default" });

let cookies: Cookie[];
let plan: number;

/** Makes a plan, and skips its walk-through. */
test.beforeAll(async ({ browser }) => {
  const origin = process.env.BROWSER_TEST_ORIGIN!;
  const context = await browser.newContext({ baseURL: origin });
  plan = await makePlan(context, origin, "pieter");
  const page = await context.newPage();
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await expect(page).toHaveURL(/recommended-plan/);
  cookies = await context.cookies();
  await context.close();
});

test.beforeEach(({ context }) => context.addCookies(cookies));

const open = (page: Page, query = "") => page.goto(`/en/recommended-plan?plan=${plan}${query}`);
const findChart = (page: Page) => page.getByRole("slider", { name: / by age/ });

/** Collects the scripts that a page loads, and its errors. */
function watch(page: Page) {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  return { scripts, errors: watchFaults(page) };
}

/** The ages that the chart can read. */
async function listAges(page: Page): Promise<number[]> {
  const read = async (name: string) => Number(await findChart(page).getAttribute(name));
  const [first, last] = [await read("aria-valuemin"), await read("aria-valuemax")];
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** Fails unless the reading of an age equals the table's row for that age, which may cover several ages. */
async function expectRead(page: Page, age: number) {
  const chart = findChart(page);
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^Age ${age}\\. `));
  await expect(chart).toHaveAttribute("aria-valuenow", String(age));
  const names = await page.locator(".chart tbody th").allTextContents();
  const row = names.findIndex((name) => {
    const [from = Number.NaN, to = from] = name.split(" to ").map(Number);
    return from <= age && age <= to;
  });
  const cells = await page.locator(".chart tbody tr").nth(row).locator("td").allTextContents();
  expect(cells.length).toBeGreaterThan(3);
  const words = await chart.getAttribute("aria-valuetext");
  for (const cell of cells) expect(words).toContain(cell);
  const reading = page.locator("[data-reading]");
  await expect(reading).toHaveText(words!);
  // Screen readers hear it once, as the value of the slider.
  await expect(reading).toHaveAttribute("aria-hidden", "true");
}

for (const width of [360, 1280]) {
  const title = `a chart at ${width} px answers the keyboard and the pointer, and loads what draws it only then`;
  test(title, width === 360 ? {} : BEFORE_RELEASE, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { scripts, errors } = watch(page);
    await open(page);
    const chart = findChart(page);
    await expect(chart).toBeVisible();
    const untouched = (await chart.innerHTML()).match(/recharts-rectangle/g)!;
    expect(scripts.join()).not.toContain("touched-chart");
    await expect(chart).toHaveAccessibleName("Income by age, in expected markets");
    const ages = await listAges(page);
    // Its first value is set before it gets focus, so that it is read at once.
    await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`^Age ${ages[0]}\\. Annuity: R`));

    await chart.focus();
    await expectRead(page, ages[0]!);
    await expect.poll(() => scripts.join()).toContain("touched-chart");
    for (const age of ages.slice(1)) {
      await page.keyboard.press("ArrowRight");
      await expectRead(page, age);
    }
    await page.keyboard.press("ArrowRight");
    await expectRead(page, 95);
    await page.keyboard.press("Home");
    await expectRead(page, ages[0]!);
    await page.keyboard.press("PageUp");
    await expectRead(page, ages[5]!);
    // The browser hydrated the server's columns.
    expect((await chart.innerHTML()).match(/recharts-rectangle/g)).toHaveLength(untouched.length);
    expect(errors).toEqual([]);
  });
}

test("a chart that is touched first with the pointer reads the age that it is on", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { errors } = watch(page);
  await open(page, "&view=savings");
  const chart = findChart(page);
  const ages = await listAges(page);
  await expect(chart).toBeVisible();
  await chart.scrollIntoViewIfNeeded();
  // Ages stand below their columns.
  const hover = async (age: number) => {
    const tick = await chart.locator(".recharts-xAxis text", { hasText: String(age) }).boundingBox();
    const box = (await chart.boundingBox())!;
    await page.mouse.move(tick!.x + tick!.width / 2, box.y + box.height / 2);
  };
  await hover(80);
  await expect(chart).toHaveAttribute("aria-valuetext", /^Age 80\. Poor markets: R/);
  await hover(95);
  await expect(chart).toHaveAttribute("aria-valuetext", /^Age 95\. /);
  expect(ages).toContain(80);
  expect(errors).toEqual([]);
});

test("the words on a chart are twice as large beside text of twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page);
  const words = findChart(page).getByText("Unit trust", { exact: false }).first();
  const before = (await words.boundingBox())!.height;
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const after = (await words.boundingBox())!.height;
  expect(after / before).toBeGreaterThan(1.95);
});

test("a chart and its table fit on paper, side by side", async ({ page }) => {
  await open(page);
  await expectOnPaper(page, "the plan");
  await page.emulateMedia({ media: "print" });
  const drawing = (await page.locator(".chart-narrow").boundingBox())!;
  const table = (await page.locator(".chart table").boundingBox())!;
  expect(table.x).toBeGreaterThan(drawing.x + drawing.width);
  expect(table.y).toBeLessThan(drawing.y + drawing.height);
});

test("every view and market of the chart has an address", async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByText("Other pictures and markets").click();
  await page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Poor" }).click();
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Savings" }).click();
  const shown = page.getByRole("navigation", { name: "Show" }).locator("[aria-current]");
  await expect(shown).toHaveText("Savings");
  await expect(page.locator("#years")).toBeInViewport();
  await page.goBack();
  await expect(shown).toHaveText("Income");
  await expect(page.getByRole("navigation", { name: "Markets" }).locator("[aria-current]")).toHaveText(
    "Poor",
  );
  await findChart(page).focus();
  await expect(page.locator("[data-reading]")).toBeVisible();
  await expectNothingFound(page, "income in poor markets, touched");
});

test("all pictures of a plan stand together, also in a dialog, and each answers the keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { errors } = watch(page);
  await open(page);
  const views = ["Income", "Savings", "Inheritance"];
  // The script that opens dialogs comes with the one that prints, a moment after the page.
  await expect(page.locator("[data-print]")).toBeVisible();
  await page.getByText("Other pictures and markets").click();
  await page.getByRole("link", { name: "All pictures together" }).click();
  const dialog = page.getByRole("dialog", { name: "The plan, year by year" });
  await expect(dialog).toBeVisible();
  const charts = dialog.getByRole("slider", { name: / by age/ });
  await expect(charts).toHaveCount(views.length);
  await charts.last().focus();
  await expect(charts.last()).toHaveAttribute("aria-valuetext", /^Age \d+\. /);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goto(`/en/recommended-plan/charts?plan=${plan}`);
  await expect(findChart(page)).toHaveCount(views.length);
  await page.getByRole("navigation", { name: "Markets" }).getByRole("link", { name: "Poor" }).click();
  await expect(page).toHaveURL(/charts\?.*market=poor/);
  expect(errors).toEqual([]);
});

// Those of a living annuity plus are checked with the other pages of its plan.
test("nothing is found in the pictures of a living annuity", BEFORE_RELEASE, async ({ page }) => {
  test.slow();
  await open(page, "&view=savings&market=poor");
  await expectNothingFound(page, "savings");
  await page.goto(`/en/recommended-plan/charts?plan=${plan}`);
  await expectNothingFound(page, "all pictures of a plan");
});
