/** A lower income, the amended plan from it, and the effect of changed answers on that plan, in a browser. */
import { expect, type Page, type Route, test } from "playwright/test";
import { awaitEnhanced } from "./enhanced-page";
import { expectNothingFound, openAll } from "./looks";
import { makePlan } from "./made-plan";
import { openLive } from "./tab-page";
import { tabTo, watchFaults } from "./visitor";

const WALK = "/en/recommendation-experience";

/** A life annuity with so much debt repaid that no unit trust remains beside it. */
const FIXED = { has_debt: "yes", debt_value: 600_000 } as const;

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const atStep = (step: number) => new RegExp(`${WALK}/${step}\\?plan=\\d+`);
const AT_PLAN = /\/en\/recommended-plan\?plan=\d+$/;

test("the reset is offered while the income differs, and needs no request", async ({ page, baseURL }) => {
  await openLive(page, `${WALK}/13?plan=${await makePlan(page.context(), baseURL!, "thandi")}`);
  const field = page.getByLabel("New monthly income");
  const reset = page.getByRole("button", { name: /^Reset to R/ });
  const first = await field.inputValue();
  await expect(reset).toBeHidden();
  await field.fill("9 000");
  await expect(reset).toBeVisible();
  await field.fill(first.replace(/\s/g, ""));
  await expect(reset).toBeHidden();
  await field.fill("");
  await expect(reset).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "enter a monthly income" })).toBeVisible();
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  await reset.click();
  await expect(field).toHaveValue(first);
  await expect(field).toBeFocused();
  await expect(reset).toBeHidden();
  expect(posts).toBe(0);
});

test("a lower income is compared, stored and given up again with the keyboard alone", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { keyboard } = page;
  const faults = watchFaults(page);
  await page.goto(`${WALK}/13?plan=${await makePlan(page.context(), baseURL!, "thandi")}`);
  await tabTo(page, 'input[name="newIncome"]');
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("9000");
  // A busy site may refuse, and ask for a retry.
  await expect(async () => {
    await tabTo(page, 'button[value="show"]');
    await keyboard.press("Enter");
    await expect(page.getByRole("table").first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await tabTo(page, 'input[name="newIncome"]');
  // Enter in the field continues, as the button does.
  await awaitEnhanced(page, async () => {
    await keyboard.press("Enter");
    await expect(page).toHaveURL(AT_PLAN);
    await expect(page).toHaveTitle(/^Amended plan/);
  });
  await tabTo(page, 'main a[href*="/restore"]');
  await keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Go back to the recommended plan?" });
  await expect(question).toBeVisible();
  expect((await question.boundingBox())?.width).toBe(824);
  await tabTo(page, 'dialog button[value="restore"]');
  await keyboard.press("Enter");
  await expect(page).toHaveURL(AT_PLAN);
  await expect(page).toHaveTitle(/^Recommended plan/);
  expect(faults).toEqual([]);
});

test("a form that is sent before React comes says so, and React takes the page over as it is", async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page);
  const held: Route[] = [];
  await page.route(/\/hydrate-/, (route) => void held.push(route));
  await page.goto(`${WALK}/13?plan=${await makePlan(page.context(), baseURL!, "thandi")}`);
  await page.getByLabel("New monthly income").fill("9000");
  await expect.poll(() => held.length).toBe(1);
  // A response without content, so that the form stays as it is while it is sent.
  await page.route(/\/13\?/, (route) => route.fulfill({ status: 204 }));
  const next = page.locator('button[value="next"]');
  await next.press("Enter");
  await expect(next).toHaveText((await next.getAttribute("data-busy"))!);
  await held[0]!.continue();
  await expect(page.locator("form[data-live]")).toBeVisible();
  expect(faults).toEqual([]);
});

test("step 13 and what follows it hold at every width, with large text, and for everybody", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const check = async (where: string) => {
    await openAll(page);
    await expectNothingFound(page, where);
  };
  const open = async (slug: string, changes = {}) =>
    page.goto(`${WALK}/13?plan=${await makePlan(page.context(), baseURL!, slug, changes)}`);
  await open("nomvula", FIXED);
  await check("a fixed income");
  await open("johan");
  await check("the unit trust's question");
  await press(page, "Next");
  await expect(page).toHaveTitle(/^Error: /);
  await check("that question with its mistake");
  await page.locator('input[value="yes"]').check();
  await press(page, "Next");
  await expect(page.getByText("The plan is not changed yet.")).toBeVisible();
  await press(page, "Next");
  await expect(page).toHaveURL(AT_PLAN);
  await open("thandi");
  await check("the income that is asked for");
  await page.getByLabel("New monthly income").fill("1");
  await press(page, "Next");
  await expect(page).toHaveTitle(/^Error: /);
  await check("that income with its mistake");
  await page.getByLabel("New monthly income").fill("9 000");
  await expect(async () => {
    await press(page, "Show what this changes");
    await expect(page.getByRole("table").first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await check("the comparison before it is stored");
  await press(page, "Next");
  await expect(page).toHaveURL(AT_PLAN);
  await check("the amended plan");
  await page.getByRole("link", { name: "Change the income again" }).click();
  await expect(page).toHaveURL(atStep(11));
  await check("the decision about the amended plan");
  await page.goBack();
  const back = page.getByRole("link", { name: "Go back to the recommended plan" });
  await page.goto((await back.getAttribute("href"))!);
  await check("the question whether to go back");
  await page.goto("/en/3");
  await page.getByLabel("How much will you still owe?").fill("99 000");
  await press(page, "Save");
  await expect(page).toHaveTitle(/^Save your changed answers/);
  await check("the question whether to discard");
});
