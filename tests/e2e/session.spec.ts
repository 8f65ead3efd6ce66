/** The end of a session in a browser, and its extension. */
import { expect, test } from "playwright/test";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { openEnhanced } from "./enhanced-page";
import { logIn } from "./logged-in-page";
import { expectNothingFound } from "./looks";

test("a dialog asks before the session ends, says why it cannot stay, and staying keeps what is typed", async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, baseURL!);
  await page.clock.install();
  await openEnhanced(page, "/en/1");
  await page.locator('input[name="name"]').fill("Thandi");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let [gets, posts, isDown, isWorking] = [0, 0, false, false];
  await page.route("**/en/session-ends?*", async (route) => {
    const isPost = route.request().method() === "POST";
    if (isPost) posts += 1;
    else gets += 1;
    if (isWorking) return route.continue();
    if (isPost) await held;
    if (isPost || isDown) return route.fulfill({ status: 503 });
    // The server's clock does not move, and its response says how long the session lasts, so the response is
    // changed too.
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data-countdown="\d+"/, 'data-countdown="100"');
    await route.fulfill({ response: answer, body });
  });
  await page.clock.runFor(800_000);
  const dialog = page.getByRole("dialog", { name: /Still there\? We log you out at/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("timer")).toContainText(/1:\d\d minutes left/);

  const stay = dialog.getByRole("button", { name: "Stay logged in" });
  const notice = dialog.getByRole("alert");
  await context.setOffline(true);
  await stay.click();
  await expect(notice).toContainText("You are offline.");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await stay.dblclick();
  await expect(dialog.getByText("One moment...")).toBeVisible();
  release();
  await expect(notice).toContainText("We could not keep you logged in just now.");
  await expect(stay).toBeVisible();
  await expectNothingFound(page, "the dialog and its notice");
  expect(posts, "pressed twice, sent once").toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => posts).toBe(2);

  // A dialog that the browser closes comes back, as soon as the site responds.
  isDown = true;
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expect.poll(() => gets).toBeGreaterThan(1);
  await page.waitForTimeout(300);
  expect(gets, "requests while the site is down").toBeLessThan(5);
  await expect(dialog).toBeHidden();
  isDown = false;
  await page.clock.runFor(5_000);
  await expect(dialog).toBeVisible();

  isWorking = true;
  await stay.click();
  await page.clock.runFor(100);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator('input[name="name"]')).toHaveValue("Thandi");
  expect((await context.cookies()).some(({ name }) => name === "baobab_guest")).toBe(true);
});

test("the page of a session's end counts to the start, and can be stopped", async ({ page }) => {
  // The remaining time follows the clock, which stands still while the page is checked.
  const opened = Date.now();
  await page.clock.setFixedTime(opened);
  await openEnhanced(page, "/en/session-expired?next=%2Fen%2F1");
  await expect(page.getByRole("timer")).toContainText("The start page opens in 60 seconds");
  await expectNothingFound(page, "the session's end");
  await page.clock.setFixedTime(opened + 20_000);
  await expect(page.getByRole("timer")).toContainText("The start page opens in 40 seconds");
  await page.clock.setFixedTime(opened + 60_000);
  await expect(page).toHaveURL(/\/en$/);
  await page.goto("/en/session-expired?next=%2Fen%2F1");
  await page.getByRole("link", { name: "Stay on this page" }).click();
  await expect(page).toHaveURL(/[?&]still/);
  await expect(page.getByText("This page stays open.")).toBeVisible();
});

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });

    test(
      "somebody who is asked stays logged in and goes on, or logs out",
      BEFORE_RELEASE,
      async ({ page, context, baseURL }) => {
        await logIn(context, baseURL!);
        await page.goto("/en/session-ends?next=%2Fen%2Fprofile");
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/We log you out at \d\d:\d\d/);
        if (javaScriptEnabled) await expectNothingFound(page, "the question before a session's end");
        await page.getByRole("button", { name: "Stay logged in" }).click();
        await expect(page).toHaveURL(/\/en\/profile$/);
        await page.goto("/en/session-ends");
        await page.getByRole("button", { name: "Log out" }).click();
        await expect(page).toHaveURL(/\/en\/logged-out$/);
      },
    );
  });
