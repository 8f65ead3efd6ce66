/** The way from guest to person and back in a browser with scripts, by keyboard where it is typed. */
import { expect, test } from "playwright/test";
import type { BrowserContext, Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { people } from "../../fixtures/people";
import { inventIdentityNumber } from "../support/identity-numbers";
import { inventCell, readCode } from "../support/logged-in";
import { expectNothingFound } from "./looks";
import { makePlan } from "./made-plan";
import { tabTo } from "./visitor";

const [thandi] = people(todayInSouthAfrica(new Date()));
const [day, month, year] = thandi!.record.dob!.split("/");

/** An ID number that agrees with Thandi's plan. */
function inventThandisNumber(): string {
  for (;;) {
    const rsaIdNr = inventIdentityNumber(`${year!.slice(2)}${month}${day}`);
    if (rsaIdNr.charAt(6) < "5") return rsaIdNr;
  }
}

async function findCode(context: BrowserContext): Promise<string> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  return readCode({ cookies });
}

/** Looks for faults of a page at both widths, and leaves it as wide as it was. */
async function look(page: Page, where: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingFound(page, `${where} at ${width}`, { width, isSearched: true });
  }
}

async function typeCode(page: Page) {
  await expect(page).toHaveURL(/\/en\/code$/);
  await tabTo(page, 'input[name="otp"]');
  await page.keyboard.type(await findCode(page.context()));
  await page.keyboard.press("Enter");
}

test("a guest registers, keeps the plan, logs out, and finds it in another browser", async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  const plan = await makePlan(context, baseURL!, "thandi");
  const rsaIdNr = inventThandisNumber();
  await page.goto(`/en/thank-you?plan=${plan}`);
  await look(page, "the thanks");
  await page.locator("main").getByRole("link", { name: "Register" }).click();
  await look(page, "registering");
  await tabTo(page, 'input[name="rsaIdNr"]');
  await page.keyboard.type(rsaIdNr);
  await page.keyboard.press("Tab");
  await page.keyboard.type(inventCell());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/code$/);
  await look(page, "the code");
  await expect(page.getByText(`${await findCode(context)} is your Baobab code`)).toBeVisible();
  await tabTo(page, 'input[name="otp"]');
  await page.keyboard.type("000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("4 more tries");
  await look(page, "a wrong code");
  await page.locator('input[name="otp"]').fill(await findCode(context));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(new RegExp(`/en/keep-plan\\?plan=${plan}&`));
  await look(page, "keeping the plan");
  await expect(page.getByLabel("Yes, keep it for me")).toBeChecked();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`plan=${plan}$`));
  const kept = page.url();

  await page.goto("/en/menu");
  await look(page, "the menu");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/logged-out$/);
  await look(page, "having logged out");
  await page.goBack();
  await page.goBack();
  await expect(page.locator("main")).not.toContainText("Thandi");

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(
    `/en/login?${new URLSearchParams({ next: new URL(kept).pathname + new URL(kept).search })}`,
  );
  await look(other, "logging in");
  await tabTo(other, 'input[name="rsaIdNr"]');
  await other.keyboard.type(rsaIdNr);
  await other.keyboard.press("Enter");
  await typeCode(other);
  await expect(other).toHaveURL(kept);
  await elsewhere.close();
});

test("the ID number's field takes 13 digits and nothing else, by keys and by pasting", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/login");
  const field = page.locator('input[name="rsaIdNr"]');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("Control+V");
  };
  await field.focus();
  await page.keyboard.type("80 01a01-5009087999");
  await expect(field).toHaveValue("8001015009087");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("8");
  await expect(field).toHaveValue("8001015009087");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+X");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Control+V");
  await expect(field).toHaveValue("8001015009087");
  await paste("1");
  await expect(field).toHaveValue("8001015009087");
  await page.keyboard.press("Control+A");
  await paste("12 people");
  await expect(field).toHaveValue("8001015009087");
  await paste("800101 5009 08 7");
  await expect(field).toHaveValue("8001015009087");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/code$/);
});

test("a dialog asks before the session ends, and staying keeps what is typed", async ({ page, context }) => {
  await page.goto("/en/register?next=%2Fen%2F1");
  await page.locator('input[name="rsaIdNr"]').fill(inventIdentityNumber());
  await page.locator('input[name="cellNr"]').fill(inventCell());
  await page.keyboard.press("Enter");
  await page.clock.install();
  await typeCode(page);
  await expect(page).toHaveURL(/\/en\/1$/);
  await page.locator('input[name="name"]').fill("Thandi");
  // The server's clock goes on as it is: it says how long the session really lasts, so the answer is changed as well.
  await page.route("**/en/session-ends?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data-countdown="\d+"/, 'data-countdown="100"');
    await route.fulfill({ response: answer, body });
  });
  await page.clock.runFor(800_000);
  const dialog = page.getByRole("dialog", { name: /Still there\? We log you out at/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("timer")).toContainText(/1:\d\d minutes left/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingFound(page, `the dialog at ${width}`, { width, isSearched: true });
  }
  await page.unroute("**/en/session-ends?*");
  await dialog.getByRole("button", { name: "Stay logged in" }).click();
  await page.clock.runFor(100);
  await expect(dialog).toBeHidden();
  await expect(page.locator('input[name="name"]')).toHaveValue("Thandi");
  expect((await context.cookies()).some(({ name }) => name === "baobab_guest")).toBe(true);
});

test("the page of a session's end counts to the start, and can be stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/en/session-expired?next=%2Fen%2F1");
  await look(page, "the session's end");
  await page.clock.runFor(20_000);
  await expect(page.getByRole("timer")).toContainText(/The start page opens in (40|[1-3]\d) seconds/);
  await page.clock.runFor(41_000);
  await expect(page).toHaveURL(/\/en$/);
  await page.goto("/en/session-expired?next=%2Fen%2F1");
  await page.getByRole("link", { name: "Stay on this page" }).click();
  await expect(page).toHaveURL(/still$/);
  await expect(page.getByText("This page stays open.")).toBeVisible();
});
