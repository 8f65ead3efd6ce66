/** A browser with Chromium's virtual authenticator, whose user can be present or absent. */
import type { Page } from "playwright/test";
import { readCode } from "../support/logged-in";
import { readCookies } from "./cookies";

/** Gives the browser an authenticator that confirms by itself; it can be made to refuse. */
export async function giveAuthenticator(page: Page) {
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

/** Logs in with a code, up to the page after it. */
export async function logInByCode(page: Page, { rsaid }: { rsaid: string }, address = "/en/login") {
  await page.goto(address);
  await page.getByLabel("ID number").fill(rsaid);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.waitForURL(/\/en\/code/);
  await page.getByLabel("Your code").fill(await readCode({ cookies: await readCookies(page.context()) }));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

export async function logOut(page: Page) {
  await page.goto("/en/log-out");
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await page.waitForURL(/\/en\/logged-out/);
}
