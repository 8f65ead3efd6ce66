/** From guest to person and back in a browser, with typing by keyboard. */
import { Client } from "pg";
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { people } from "../../fixtures/people";
import { openAccount } from "../support/accounts";
import { inventIdentityNumber } from "../support/identity-numbers";
import { inventCell, readCode, readRequestId } from "../support/logged-in";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { readCookies } from "./cookies";
import { openEnhanced } from "./enhanced-page";
import { expectNothingFound } from "./looks";
import { makePlan } from "./made-plan";
import { tabTo } from "./visitor";

const [thandi] = people(todayInSouthAfrica(new Date()));
const [day, month, year] = thandi!.record.dob!.split("/");

/** An ID number that matches Thandi's plan. */
function inventThandisNumber(): string {
  for (;;) {
    const rsaIdNr = inventIdentityNumber(`${year!.slice(2)}${month}${day}`);
    if (rsaIdNr.charAt(6) < "5") return rsaIdNr;
  }
}

async function findCode(context: BrowserContext): Promise<string> {
  return readCode({ cookies: await readCookies(context) });
}

/** Expires the code that a browser waits for. */
async function expireCode(context: BrowserContext) {
  const client = new Client({ connectionString: process.env.BROWSER_TEST_DATABASE });
  await client.connect();
  const { rowCount } = await client.query(
    "update code_requests set expires_at = now() - interval '1 second' where id = $1",
    [await readRequestId({ cookies: await readCookies(context) })],
  );
  await client.end();
  expect(rowCount).toBe(1);
}

async function typeCode(page: Page) {
  await expect(page).toHaveURL(/\/en\/code$/);
  await tabTo(page, 'input[name="otp"]');
  await page.keyboard.type(await findCode(page.context()));
  await page.keyboard.press("Enter");
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are checked once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    test("a guest registers, keeps the plan, logs out, and finds it in another browser", async ({
      browser,
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      const plan = await makePlan(context, baseURL!, "thandi");
      const rsaIdNr = inventThandisNumber();
      await page.goto(`/en/thank-you?plan=${plan}`);
      await page.locator("main").getByRole("link", { name: "Register" }).click();
      await look(page, "registering");
      await tabTo(page, 'input[name="rsaIdNr"]');
      await page.keyboard.type(rsaIdNr);
      await page.keyboard.press("Tab");
      await page.keyboard.type(inventCell());
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/en\/code$/);
      await page.goto("/en/continue?still");
      await look(page, "waiting for the code to be confirmed");
      await page.goto("/en/code");
      await look(page, "the code");
      await expect(page.getByText(`${await findCode(context)} is your Baobab code`)).toBeVisible();
      await typeCode(page);

      await expect(page).toHaveURL(new RegExp(`/en/keep-plan\\?plan=${plan}&`));
      await look(page, "keeping the plan");
      await expect(page.getByLabel("Yes, keep it for me")).toBeChecked();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(new RegExp(`plan=${plan}$`));
      const kept = page.url();

      await page.goto("/en/menu");
      await expect(page.locator("header")).toContainText("Thandi");
      await look(page, "the menu");
      await page.getByRole("button", { name: "Log out", exact: true }).click();
      await expect(page).toHaveURL(/\/en\/logged-out$/);
      await look(page, "having logged out");
      for (let steps = 0; steps < 3; steps += 1) {
        await page.goBack();
        await expect(page.locator("body")).not.toContainText(/Thandi|Mokoena|R\d/);
      }

      const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled });
      const other = await elsewhere.newPage();
      const next = new URL(kept).pathname + new URL(kept).search;
      await other.goto(`/en/login?${new URLSearchParams({ next })}`);
      await look(other, "logging in");
      await tabTo(other, 'input[name="rsaIdNr"]');
      await other.keyboard.type(rsaIdNr);
      await other.keyboard.press("Enter");
      await typeCode(other);
      await expect(other).toHaveURL(kept);
      await elsewhere.close();
    });

    const title = "a code that is wrong, too old or used is told apart, and what was typed stays";
    test(title, BEFORE_RELEASE, async ({ page, context, baseURL }) => {
      const { rsaid } = await openAccount({ origin: baseURL });
      const ask = async () => {
        await page.goto("/en/login");
        await page.locator('input[name="rsaIdNr"]').fill(rsaid);
        await page.locator('button[value="send"]').click();
        await expect(page).toHaveURL(/\/en\/code$/);
      };
      const field = page.locator('input[name="otp"]');
      const enter = async (code: string) => {
        await field.fill(code);
        await page.locator('button[value="verify"]').click();
      };
      await ask();
      const right = await findCode(context);
      const wrong = right === "000000" ? "000001" : "000000";
      await enter(wrong);
      await expect(page.getByRole("alert")).toContainText("You have 4 more tries");
      await expect(field).toHaveValue(wrong);
      await expireCode(context);
      await enter(right);
      await expect(page.getByRole("alert")).toContainText("ask for a new one");
      await expect(field).toHaveValue(right);
      // Must be within a minute of the first code, so nothing slow may come before it.
      await page.locator('button[value="again"]').click();
      await expect(page.getByRole("alert")).toContainText(/From \d\d:\d\d on we can send it again/);

      await ask();
      await enter((await findCode(context)) === "000000" ? "000001" : "000000");
      await expect(page.getByRole("alert")).toContainText("You have 4 more tries");
      await look(page, "a wrong code");
      const late = await context.newPage();
      await late.goto("/en/code");
      const used = await findCode(context);
      await enter(used);
      await expect(page).toHaveURL(/\/en$/);
      await page.goto("/en/log-out");
      await page.locator('button[value="here"]').click();
      await expect(page).toHaveURL(/\/en\/logged-out$/);
      await late.locator('input[name="otp"]').fill(used);
      await late.locator('button[value="verify"]').click();
      await expect(late.getByRole("alert")).toContainText("used already");
      await look(late, "a used code");
    });
  });

test("the ID number's field takes 13 digits and nothing else, by keys and by pasting", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEnhanced(page, "/en/login");
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
