/**
 * The tabs of step 12 in a browser: results that scripts update during typing. `web/adjust-tabs` tests them
 * without scripts.
 */
import { expect, type Page, test } from "playwright/test";
import {
  hold,
  makeState,
  openLive,
  openTab,
  press,
  share,
  slider,
  type State,
  stopTime,
  TABS,
} from "./tab-page";

/** A script's request to a tab's own action. */
const RECALCULATION = /\/12\/dependants\?.*_data=/;

/** A plan of Thandi's, shared by the tests of a worker that store nothing in it. */
let thandi: Promise<State> | undefined;
test.use({
  storageState: async ({ browser }, provide) => provide(await (thandi ??= makeState(browser, "thandi"))),
});

const effect = (page: Page) => page.locator("[data-effect]");

/** Collects the shares in requests for recalculations. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (RECALCULATION.test(request.url()) && request.method() === "POST")
      asked.push(new URLSearchParams(request.postData() ?? "").get("dependentPercentage") ?? "");
  });
  return asked;
}

const readPanel = async (page: Page) =>
  (await page.locator(".panel", { hasText: "Income with these changes" }).innerText()).replace(/\s+/g, " ");

test("typing quickly asks once, and a late answer never overwrites what a newer value shows", async ({
  page,
}) => {
  await openTab(page, "dependants");
  const asked = watch(page);
  const release = await hold(page, RECALCULATION, 1);
  await share(page).fill("");
  await share(page).pressSequentially("3", { delay: 20 });
  await share(page).pressSequentially("0", { delay: 20 });
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "30%");
  await expect.poll(() => asked).toEqual(["30"]);
  await slider(page).focus();
  await slider(page).press("Home");
  await expect(share(page)).toHaveValue("10");
  await expect(press(page, "reset")).toBeVisible();
  await expect(effect(page)).toHaveText(/^This adds R/);
  const shown = await readPanel(page);
  expect(shown).toMatch(/Reduce % to dependants \+R\d/);
  release();
  await page.reload();
  expect(asked).toEqual(["30", "10"]);
  await expect(share(page)).toHaveValue("10");
  expect(await readPanel(page)).toBe(shown);
});

test("a recalculation that fails says so and recovers; nothing leads on while one is pending", async ({
  page,
}) => {
  await openTab(page, "dependants");
  await page.route(RECALCULATION, (route) => route.abort());
  await share(page).fill("30");
  await expect(
    page.getByRole("alert").filter({ hasText: "Not able to calculate monthly income" }),
  ).toBeVisible();
  await expect(share(page)).toHaveValue("30");
  await page.unroute(RECALCULATION);

  const release = await hold(page, RECALCULATION);
  await press(page, "recalculate").click();
  await expect(page.getByRole("status").filter({ hasText: "We are recalculating" })).toBeVisible();
  await press(page, "next").click();
  await expect(page).toHaveURL(/\/12\/dependants/);
  release();
  await expect(press(page, "reset")).toBeVisible();
  await expect(page.getByText("Not able to calculate")).toHaveCount(0);
  await press(page, "next").click();
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
});

test("what is wrong is said without asking, and shown in full by Recalculate", async ({ page }) => {
  await openTab(page, "dependants");
  const asked = watch(page);
  await share(page).fill("90");
  const words = "Percentage to dependants has to be between 10% and 50%";
  await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
  await share(page).fill("abc");
  await expect(page.getByRole("alert").filter({ hasText: "Please enter a whole percentage" })).toBeVisible();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "50%");
  await share(page).fill("90");
  expect(asked).toEqual([]);
  await press(page, "recalculate").click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator("#error-summary-title")).toBeVisible();
  await page.getByRole("link", { name: words }).click();
  await expect(share(page)).toBeFocused();
  await expect(share(page)).toHaveValue("90");
  await expect(share(page)).toHaveAttribute("aria-invalid", "true");
  await share(page).fill("30");
  await expect(press(page, "reset")).toBeVisible();
  await expect(page.locator("#error-summary-title")).toHaveCount(0);
  await expect(share(page)).not.toHaveAttribute("aria-invalid");
  await expect(page).toHaveTitle(/^Leaving less/);
});

test("a slider that was moved before the scripts came counts, also after they stored it", async ({
  page,
}) => {
  const release = await hold(page, /\/build\/.*\.js/);
  await page.goto(`${TABS}/dependants`, { waitUntil: "commit" });
  await slider(page).press("Home");
  release();
  await expect(share(page)).toHaveValue("10");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "10%");
  await expect(press(page, "reset")).toBeVisible();
  // Returning to the value that the page was rendered with is a change too.
  await stopTime(page);
  await share(page).fill("50");
  await press(page, "next").click();
  await expect(page).toHaveURL(/delay-retirement/);
  await press(page, "back").click();
  await expect(share(page)).toHaveValue("50");
});

test("a preview that the server turns away leaves the page, says so, and the next press leads on", async ({
  page,
  context,
}) => {
  await openTab(page, "dependants");
  const said = (words: string) => page.getByRole("alert").filter({ hasText: words });
  const headers = { "Retry-After": "120", "X-Remix-Catch": "yes" };
  await page.route(RECALCULATION, (route) => route.fulfill({ status: 429, headers, body: "Too many" }));
  await share(page).fill("30");
  await expect(said("You can try again in 2 minutes.")).toBeVisible();
  await page.unroute(RECALCULATION);
  await context.clearCookies({ name: "baobab_guest" });
  await share(page).fill("40");
  await expect(said("you may have been logged out")).toBeVisible();
  await expect(share(page)).toHaveValue("40");
  await press(page, "recalculate").click();
  await expect(page.getByText("This browser cannot open this plan")).toBeVisible();
});

for (const { path, field, typed } of [
  { path: `${TABS}/dependants`, field: "dependentPercentage", typed: "30" },
  { path: "/en/recommended-plan/edit/income", field: "newIncome", typed: "12 000" },
])
  test(`without a connection from the first ${field} on, the page stays with what was typed`, async ({
    page,
    context,
  }) => {
    const found = page.waitForResponse(/__manifest/);
    await openLive(page, path);
    // By then the browser has fetched the manifest of the page's own route.
    await found;
    await context.setOffline(true);
    await page.locator(`#${field}`).fill(typed);
    await expect(page.getByRole("alert").filter({ hasText: "Not able to calculate" })).toBeVisible();
    await expect(page.locator(`#${field}`)).toHaveValue(typed);
  });

test("what was typed last counts, though the answer to what was typed before comes late", async ({
  page,
}) => {
  await openTab(page, "dependants");
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = watch(page);
  await page.route(RECALCULATION, async (route) => {
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await share(page).fill("32");
  await expect.poll(() => asked).toEqual(["32"]);
  await share(page).fill("36");
  await press(page, "go-delay-retirement").click();
  release();
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
  await page.unroute(RECALCULATION);
  await openTab(page, "dependants");
  await expect(share(page)).toHaveValue("36");
});

test("what is wrong on one tab is not said on another", async ({ page }) => {
  await openTab(page, "dependants");
  await page.route(RECALCULATION, (route) => route.abort());
  await share(page).fill("30");
  const failure = page.getByText("Not able to calculate monthly income");
  await expect(failure).toBeVisible();
  await page.unroute(RECALCULATION);
  await press(page, "go-delay-retirement").click();
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
  await expect(failure).toHaveCount(0);
  await page.goBack();
  await share(page).fill("abc");
  const words = page.getByRole("alert").filter({ hasText: "Please enter a whole percentage" });
  await expect(words).toBeVisible();
  await press(page, "reset").click();
  await expect(share(page)).toHaveValue("50");
  await expect(words).toHaveCount(0);
});

test("another tab opens in place, read from its beginning, and without a connection nothing is lost", async ({
  page,
  context,
}) => {
  await openTab(page, "dependants");
  await page.evaluate(() => (document.body.dataset.stays = ""));
  await press(page, "go-delay-retirement").click();
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
  await expect(page.locator("h1")).toBeFocused();
  await expect(page).toHaveTitle(/^Retiring later/);
  await expect(page.locator("[data-stays]")).toBeVisible();
  await page.goBack();
  await expect(page.locator("main")).toContainText("Reduce % to dependantsYou are here");
  await share(page).fill("30");
  await context.setOffline(true);
  await press(page, "go-delay-retirement").click();
  await expect(page.getByText("We got no answer")).toBeVisible();
  await expect(share(page)).toHaveValue("30");
  await context.setOffline(false);
  await press(page, "go-delay-retirement").click();
  await expect(page).toHaveURL(/\/12\/delay-retirement/);
  await expect(page.locator("main")).toContainText(/Reduce % to dependantsDone: \+R/);
});
