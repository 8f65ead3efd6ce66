/** A site that demands passkeys of staff, by keyboard alone and in every look. */
import { Client } from "pg";
import { expect, type Page, test } from "playwright/test";
import { type Account, openAccount } from "../support/accounts";
import { openDesk } from "../support/logged-in-visitor";
import { startServer, type TestServer } from "../support/server";
import { employAt, type StaffRole } from "../support/staff";
import { carryCookies } from "./cookies";
import { expectNothingFound } from "./looks";
import { giveAuthenticator, logInByCode } from "./virtual-authenticator";
import { tabTo } from "./visitor";

// One site for both tests.
test.describe.configure({ mode: "default" });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ environment: { STAFF_LOGIN: "passkey" } });
});
test.afterAll(() => server.stop());

async function employ(role: StaffRole): Promise<Account> {
  const account = await openAccount({ origin: server.origin });
  await employAt(server.databaseUrl, [[account, role]]);
  return account;
}

async function pressKey(page: Page, selector: string, key = "Enter") {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

test("a planner adds a passkey, which they need, and comes with it, by keyboard alone", async ({ page }) => {
  await giveAuthenticator(page);
  const planner = await employ("planner");
  const login = `${server.origin}/en/login?as=adviser`;
  await logInByCode(page, planner, login);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add a passkey to go on");
  await expect(page.getByText("Passkeys need JavaScript")).toBeHidden();
  await expectNothingFound(page, "a passkey is asked of staff");
  await tabTo(page, 'input[name="name"]');
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Desk");
  await pressKey(page, 'button[value="add"]');
  await page.waitForURL(/\/en\/admin$/);

  await page.goto(`${server.origin}/en/my-data`);
  await pressKey(page, 'button[value="passkeys"]');
  await page.waitForURL(/\/en\/my-data\/passkeys/);
  await pressKey(page, 'button[value^="remove-"]');
  await expect(page.getByRole("main")).toContainText("This is your last passkey");

  await page.goto(`${server.origin}/en/log-out`);
  await pressKey(page, 'main button[type="submit"]');
  await page.waitForURL(/\/en\/logged-out/);
  await logInByCode(page, planner, login);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in with your passkey");
  await expectNothingFound(page, "a passkey is there and was not used");
  await pressKey(page, 'main a[href="/en/log-out"]');
  await page.waitForURL(/\/en\/log-out/);
  await pressKey(page, 'main button[type="submit"]');
  await page.waitForURL(/\/en\/logged-out/);
  await page.goto(login);
  await pressKey(page, 'button[value="passkey"]');
  await page.waitForURL(/\/en\/admin$/);
});

test("an administrator removes a planner's passkeys, whose pass adds another, by keyboard alone", async ({
  page,
  context,
}) => {
  await giveAuthenticator(page);
  const [administrator, planner] = [await employ("administrator"), await employ("planner")];
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query("update sessions set passkey_added_at = now() where user_id = $1", [
    administrator.userId,
  ]);
  await database.end();
  const { cookies } = await openDesk(server.origin, administrator, "administrator");
  await carryCookies(context, server.origin, cookies);
  await page.goto(`${server.origin}/en/admin/people/${planner.userId}`);
  await pressKey(page, `a[href$="/${planner.userId}/passkeys"]`);
  await expectNothingFound(page, "passkeys are removed");
  await pressKey(page, 'input[name="identity_checked"]', "Space");
  await pressKey(page, 'button[value="reset"]');
  const said = page.getByRole("status");
  await expect(said).toContainText("Their pass");
  await expectNothingFound(page, "a pass");
  const [pass = ""] = /[A-Z2-9]{4}(-[A-Z2-9]{4}){2}/.exec(await said.innerText()) ?? [];

  await context.clearCookies();
  await logInByCode(page, planner, `${server.origin}/en/login?as=adviser`);
  await expectNothingFound(page, "a pass is asked for");
  await tabTo(page, 'input[name="pass"]');
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("Please type the pass");
  await expectNothingFound(page, "a pass is wrong");
  await tabTo(page, 'input[name="pass"]');
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(pass);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/en\/admin$/);
});
