/** Passkeys in a browser, with an authenticator that Chromium plays: added, used in the place of a code, removed. */
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { openAccount } from "../support/accounts";
import { readCode } from "../support/logged-in";
import { employAt } from "../support/staff";
import { readCookies } from "./cookies";
import { expectNothingFound } from "./looks";

const origin = process.env.BROWSER_TEST_ORIGIN ?? "";

/** Gives the browser an authenticator that says yes by itself; one can be made to refuse. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: (isRefused: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !isRefused }),
  };
}

async function logInByCode(page: Page, { rsaid }: { rsaid: string }, address = "/en/login") {
  await page.goto(address);
  await page.getByLabel("ID number").fill(rsaid);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.waitForURL(/\/en\/code/);
  await page.getByLabel("Your code").fill(await readCode({ cookies: await readCookies(page.context()) }));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

async function logOut(page: Page) {
  await page.goto("/en/log-out");
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await page.waitForURL(/\/en\/logged-out/);
}

/** Somebody without a plan lands where one begins. */
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
  await page.goto("/en/login?as=adviser");
  await useButton(page).click();
  await page.waitForURL(/\/en\/admin$/);
  await logOut(page);
  await logInByCode(page, planner, "/en/login?as=adviser");
  await page.waitForURL(/\/en\/admin$/);
});

test.describe("without scripts", () => {
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
