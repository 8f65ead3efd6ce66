/** Passkeys in a browser, with Chromium's virtual authenticator: added, used instead of a code, removed. */
import { expect, type Page, test } from "playwright/test";
import { openAccount } from "../support/accounts";
import { employAt } from "../support/staff";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound } from "./looks";
import { giveAuthenticator, logInByCode, logOut } from "./virtual-authenticator";

const origin = process.env.BROWSER_TEST_ORIGIN ?? "";

/** A person without a plan lands on the page where one begins. */
const isLoggedIn = ({ pathname }: URL) => !/^\/en\/(code|log-?in)/.test(pathname);

const useButton = (page: Page) => page.getByRole("button", { name: "Log in with a passkey" });

test("a person adds a passkey, logs out, logs in with it, and removes it", async ({ page }) => {
  const authenticator = await giveAuthenticator(page);
  await logInByCode(page, await openAccount({ origin }));
  await page.waitForURL(isLoggedIn);
  await page.goto("/en/my-data");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.waitForURL(/\/en\/my-data\/passkeys/);
  await expectNothingFound(page, "passkeys, none yet");
  await page.getByLabel("Name of the passkey").fill("My old phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("status")).toContainText("Your passkey is added");
  await expect(page.getByText("My old phone").first()).toBeVisible();
  await expectNothingFound(page, "passkeys, one");

  await logOut(page);
  await page.goto("/en/login");
  await expectNothingFound(page, "log in with a passkey");
  await authenticator.refuse(true);
  await useButton(page).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
  await authenticator.refuse(false);
  await useButton(page).click();
  await page.waitForURL(isLoggedIn);

  await page.goto("/en/my-data/passkeys");
  await expect(page.getByText("last used")).toBeVisible();
  await page.getByRole("button", { name: "Remove My old phone" }).click();
  await expect(page.getByRole("status")).toContainText("The passkey is removed here");
  await logOut(page);
  await page.goto("/en/login");
  await useButton(page).click();
  await expect(page.getByRole("alert").first()).toContainText("This passkey was not accepted");
});

test("a planner without a passkey is offered one after a code, and is not asked again once there is one", async ({
  page,
}) => {
  await giveAuthenticator(page);
  const planner = await openAccount({ origin });
  await employAt(process.env.BROWSER_TEST_DATABASE ?? "", [[planner, "planner"]]);
  await logInByCode(page, planner, "/en/login?as=adviser");
  await page.waitForURL(/\/en\/add-passkey\?next=/);
  await expectNothingFound(page, "a passkey is offered");
  await page.getByRole("link", { name: "Not now" }).click();
  await page.waitForURL(/\/en\/admin$/);
  await logOut(page);
  await logInByCode(page, planner, "/en/login?as=adviser");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.waitForURL(/\/en\/admin$/);
  await logOut(page);
  await logInByCode(page, planner, "/en/login?as=adviser");
  await page.waitForURL(/\/en\/admin$/);
});

test("what hinders a passkey is said: there is one already, too many calls, no connection", async ({
  page,
}) => {
  await giveAuthenticator(page);
  await logInByCode(page, await openAccount({ origin }));
  await page.waitForURL(isLoggedIn);
  await page.goto("/en/my-data/passkeys");
  const add = page.getByRole("button", { name: "Add a passkey" });
  await add.click();
  await expect(page.getByRole("status")).toContainText("Your passkey is added");
  await add.click();
  await expect(page.getByRole("alert").first()).toContainText("This device has a passkey of yours already");
  const body = "You can try again in 3 minutes.";
  await page.route("**/en/passkey-challenge*", (route) =>
    route.fulfill({ status: 429, contentType: "text/plain", body }),
  );
  await add.click();
  await expect(page.getByRole("alert").first()).toHaveText(body);
  await page.unroute("**/en/passkey-challenge*");
  await page.route("**/en/passkey-challenge*", (route) => route.abort());
  await add.click();
  await expect(page.getByRole("alert").first()).toContainText("The site could not be reached.");
});

test.describe("without scripts", BEFORE_RELEASE, () => {
  test.use({ javaScriptEnabled: false });

  test("a planner logs in with a code as before, and sees no button that does nothing", async ({ page }) => {
    const planner = await openAccount({ origin });
    await employAt(process.env.BROWSER_TEST_DATABASE ?? "", [[planner, "planner"]]);
    await page.goto("/en/login?as=adviser");
    await expect(useButton(page)).toBeHidden();
    await logInByCode(page, planner, "/en/login?as=adviser");
    await page.waitForURL(/\/en\/admin$/);
    await page.goto("/en/my-data");
    await expect(page.getByRole("button", { name: "Add a passkey" })).toBeHidden();
    await expect(page.getByText("This browser cannot add one")).toBeVisible();
  });
});
