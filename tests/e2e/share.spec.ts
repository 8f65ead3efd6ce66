/** A plan is shared, read by a new visitor, and its link revoked. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { inventCell } from "../support/logged-in";
import { queryAt } from "../support/query";
import { today } from "../support/today";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { logIn } from "./logged-in-page";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makePlan } from "./made-plan";
import { tabTo } from "./visitor";

const SHARE = "/en/recommended-plan/share";

/** Logs a browser in as a new person with a plan that they can change. */
async function openOwner(context: BrowserContext, origin: string) {
  const { bearer, rsaid } = await logIn(context, origin);
  const transport = reachOver(origin);
  const body = { ...people(today)[0]!.record, rsaid };
  const { id: plan } = take(await callOver(transport, "createPlan", { body }, { bearer }));
  const isReady = async () =>
    (await callOver(transport, "getRecommendations", { query: { id: plan } }, { bearer })).response_code;
  await expect.poll(isReady, { timeout: 90_000 }).toBe("R00");
  const change = async () => {
    const changed = { body: { id: plan, debt_recommend: 50_000 } };
    take(await callOver(transport, "overrideRecommendation", changed, { bearer }));
  };
  return { plan, change };
}

const query = (text: string, plan: number) =>
  queryAt({ databaseUrl: process.env.BROWSER_TEST_DATABASE! }, text, [plan]);

const readLink = (page: Page) => page.getByRole("textbox", { name: "The link" }).inputValue();

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are checked once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    test("a plan is shared, opened elsewhere and taken back", async ({ page, context, browser, baseURL }) => {
      test.slow();
      const plan = await makePlan(context, baseURL!, "thandi");
      await page.goto(`${SHARE}?plan=${plan}`);
      await look(page, "the page that shares a plan");
      const surname = page.getByRole("listitem").filter({ hasText: "surname" });
      await page.getByLabel("Who is it for?").fill("Naledi, my daughter");
      await page.getByLabel("My surname").check();
      await expect(surname.filter({ visible: true })).toHaveText(["Your surname"]);
      await page.getByLabel("My surname").uncheck();
      await expect(surname.filter({ visible: true })).toHaveText(["Your surname"], { useInnerText: true });
      await page.getByRole("button", { name: "Make the link" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your link is ready to copy");
      expect(page.url()).not.toContain("shared");
      await look(page, "a link that was made");
      await expect(page.getByRole("button", { name: "Copy" })).toBeVisible({ visible: javaScriptEnabled });
      const link = await readLink(page);

      const elsewhere = await browser.newContext({ javaScriptEnabled, locale: "en-ZA" });
      const reader = await elsewhere.newPage();
      await reader.goto(link);
      await expect(reader.getByRole("main")).not.toContainText(/R\d/);
      await look(reader, "the cover of a shared plan");
      await reader.getByRole("button", { name: "Open the plan" }).click();
      await expect(reader.getByRole("main")).toContainText("shared this plan on");
      await expect(reader.getByRole("heading", { level: 1 })).toContainText("a month");
      expect(await reader.title()).not.toContain(link.split("/").at(-1)!);
      await look(reader, "a shared plan");
      if (javaScriptEnabled) await expectOnPaper(reader, "a shared plan");

      await page.goto(`${SHARE}?plan=${plan}`);
      await page.locator("summary", { hasText: "Take it back" }).click();
      await page.getByRole("button", { name: "Take it back" }).click();
      await expect(page.getByRole("main")).toContainText("No link works now");
      await look(page, "the list of links, of which one is over");
      const gone = await reader.reload();
      expect(gone?.status()).toBe(410);
      await look(reader, "a shared plan that was taken back");
      await elsewhere.close();
    });

    const title = "a shared plan opens by a code, tells of a newer one, and ends with its term and its plan";
    test(title, BEFORE_RELEASE, async ({ page, context, browser, baseURL }) => {
      test.slow();
      const { plan, change } = await openOwner(context, baseURL!);
      await page.goto(`${SHARE}?plan=${plan}`);
      await page.getByLabel("Who is it for?").fill("My brother");
      await page.getByRole("button", { name: "Make the link" }).click();
      const open = await readLink(page);
      await page.getByRole("link", { name: "Share with someone else" }).click();
      await page.getByLabel("Who is it for?").fill("My accountant");
      const asksCode = page.getByRole("group", { name: "Should they type a code first?" });
      await asksCode.getByRole("radio", { name: "Yes" }).check();
      await page.getByLabel("Their cell number").fill(inventCell());
      await page.getByRole("button", { name: "Make the link" }).click();
      const coded = await readLink(page);
      expect(coded).not.toBe(open);

      const elsewhere = await browser.newContext({ javaScriptEnabled, locale: "en-ZA" });
      const reader = await elsewhere.newPage();
      const main = reader.getByRole("main");
      await reader.goto(coded);
      await reader.getByRole("button", { name: "Send the code" }).click();
      await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Type the code from your SMS");
      await look(reader, "the page that takes the code of a link");
      const [code = ""] = /\b\d{6}\b/.exec(await main.innerText()) ?? [];
      await reader.getByLabel("Code").fill(code);
      await reader.getByRole("button", { name: "Open the plan" }).click();
      await expect(main).toContainText("shared this plan on");
      await expect(main).not.toContainText("There is a newer version");

      await change();
      await reader.goto(open);
      await reader.getByRole("button", { name: "Open the plan" }).click();
      await expect(main).toContainText("There is a newer version of this plan.");

      await query(
        "update shares set expires_at = now() where plan_id = $1 and cell_encrypted is not null",
        plan,
      );
      expect((await reader.goto(coded))?.status()).toBe(410);
      await expect(main).toContainText("This link no longer works");
      await page.goto(`${SHARE}?plan=${plan}`);
      await expect(page.getByRole("row", { name: /My accountant/ })).toContainText("Expired");
      await query("delete from plans where id = $1", plan);
      expect((await reader.goto(open))?.status()).toBe(410);
      await expect(main).toContainText("This link no longer works");
      await elsewhere.close();
    });
  });

test("a link is made, copied, opened and taken back with the keyboard alone, and no picture loads scripts untouched", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL! });
  const plan = await makePlan(context, baseURL!, "thandi");
  const press = async (selector: string) => {
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
  };
  await page.goto(`${SHARE}?plan=${plan}`);
  await tabTo(page, 'input[name="label"]');
  await page.keyboard.type("Naledi, my daughter");
  await tabTo(page, 'input[name="include"][value="surname"]');
  await page.keyboard.press("Space");
  await press('button[name="intent"][value="make"]');
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your link is ready to copy");
  const link = await readLink(page);
  await expect(page.locator("[data-copies]")).toBeVisible();
  await press("[data-copies] button");
  await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(link);
  await press('main button[name="intent"][value="open"]');
  await expect(page.getByRole("main")).toContainText("shared this plan on");
  await expect(page.getByRole("main")).toContainText("Surname");
  // Not by Tab, which would focus the chart before it.
  await page.locator('section[aria-labelledby="years"] .folds summary').focus();
  await page.keyboard.press("Enter");
  await press('main nav[aria-label="Show"] a:not([aria-current])');
  await expect(page).toHaveURL(/view=/);
  await page.waitForLoadState("networkidle");
  const withoutReact = [...scripts];
  expect(withoutReact.length).toBeGreaterThan(0);
  expect(withoutReact.join()).not.toContain("touched-chart");
  const isReact = async (address: string) =>
    /react\.(element|production)|useState/.test(await (await page.request.get(address)).text());
  for (const address of new Set(withoutReact)) expect(await isReact(address), address).toBe(false);
  await expect(page.getByRole("slider")).toBeVisible();
  await tabTo(page, '[role="slider"]');
  await expect.poll(() => scripts.join()).toContain("touched-chart");
  const afterwards = [...new Set(scripts)].filter((address) => !withoutReact.includes(address));
  expect(await Promise.all(afterwards.map(isReact))).toContain(true);

  await page.goto(`${SHARE}?plan=${plan}`);
  await press("summary:has(.sr-only)");
  await press('button[name="intent"][value="revoke"]');
  await expect(page.getByRole("main")).toContainText("No link works now");
  expect((await page.goto(link))?.status()).toBe(410);
});
