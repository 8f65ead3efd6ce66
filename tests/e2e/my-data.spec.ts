/** A person's details, and the data stored about them, up to its deletion. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { today } from "../support/answers";
import { take } from "../support/call";
import { inventCell, readFreshCode } from "../support/logged-in";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { readCookies } from "./cookies";
import { logIn } from "./logged-in-page";
import { expectNothingFound, expectOnPaper } from "./looks";

const press = (page: Page, intent: string) => page.locator(`main button[value="${intent}"]`).click();

async function typeFreshCode(page: Page) {
  await expect(page).toHaveURL(/\/en\/my-data\/code$/);
  const code = await readFreshCode({ cookies: await readCookies(page.context()) });
  await page.locator('input[name="otp"]').fill(code);
  await press(page, "verify");
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are checked once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    const openPlan = async (context: BrowserContext, origin: string) => {
      const account = await logIn(context, origin);
      const { record: body } = people(today)[0]!;
      take(await callOver(reachOver(origin), "createPlan", { body }, { bearer: account.bearer }));
      return account;
    };

    test("everything is seen and taken along", async ({ page, context, baseURL }) => {
      test.slow();
      const { rsaid } = await openPlan(context, baseURL!);
      await page.goto("/en/my-data");
      await look(page, "my data");
      await press(page, "everything");
      await expect(page).toHaveURL(/\/en\/my-data\/code$/);
      await look(page, "the fresh code");
      await typeFreshCode(page);
      await expect(page.locator("main")).toContainText(rsaid);
      await look(page, "everything");
      if (javaScriptEnabled) await expectOnPaper(page, "everything");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("my-baobab-data.json");

      await page.goto("/en/my-data");
      await page.getByRole("link", { name: "Withdraw my consent" }).click();
      await look(page, "asking before health answers are deleted");
    });

    test(
      "health answers, and then everything, are deleted",
      BEFORE_RELEASE,
      async ({ page, context, baseURL }) => {
        test.slow();
        const { rsaid } = await openPlan(context, baseURL!);
        await page.goto("/en/my-data");
        await page.getByRole("link", { name: "Withdraw my consent" }).click();
        await press(page, "withdraw");
        await expect(page).toHaveURL(/\/en\/my-data\?health$/);
        await expect(page.locator("main").getByRole("status")).toContainText(
          "Your health answers are deleted",
        );

        await press(page, "delete");
        await typeFreshCode(page);
        await expect(page).toHaveURL(/\/en\/my-data\/delete$/);
        await look(page, "asking before everything is deleted");
        await press(page, "delete");
        await expect(page).toHaveURL(/\/en\/logged-out\?deleted$/);
        await look(page, "having deleted everything");
        for (let steps = 0; steps < 6; steps += 1) {
          await page.goBack();
          await expect(page.locator("body")).not.toContainText(new RegExp(`${rsaid}|Plan \\d|Mokoena`));
        }
        await page.goto("/en/my-data");
        await expect(page).toHaveURL(/\/en\/login\?next=/);
      },
    );

    test("a new cell number needs a code of the old and one of the new", async ({
      page,
      context,
      baseURL,
    }) => {
      await logIn(context, baseURL!);
      await page.goto("/en/my-data");
      await press(page, "number");
      await typeFreshCode(page);
      await expect(page).toHaveURL(/\/en\/my-data\/number$/);
      await look(page, "a new number");
      const cell = inventCell();
      await page.locator('input[name="cellNr"]').fill(cell);
      await press(page, "send");
      await typeFreshCode(page);
      await expect(page).toHaveURL(/\/en\/my-data\?number$/);
      await expect(page.locator("main")).toContainText(cell.slice(-4));
    });

    test("a changed name stands in the header at once", async ({ page, context, baseURL }) => {
      await logIn(context, baseURL!);
      await page.goto("/en/profile");
      await expect(page.locator("header")).toContainText("Unnamed");
      await look(page, "the profile");
      await page.getByLabel("Preferred name").fill("Zola");
      await page.getByLabel("Surname").fill("Budd");
      await page.getByLabel("Email").fill("nowhere");
      await press(page, "details");
      await expect(page.getByRole("alert")).toContainText("valid email");
      await expect(page.getByLabel("Surname")).toHaveValue("Budd");
      await look(page, "the profile with a mistake");
      await page.getByLabel("Email").fill("zola@mail.example");
      await press(page, "details");
      await expect(page).toHaveURL(/\/en\/profile\?saved$/);
      await expect(page.locator("header")).toContainText("ZBZola Budd");
      const [name, mimeType, buffer] = ["me.png", "image/png", Buffer.from("no picture")];
      await page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
      await press(page, "photo");
      await expect(page.getByRole("alert")).toContainText("JPEG, PNG or WebP");
      await expect(page.getByLabel("Surname")).toHaveValue("Budd");
      await page.goto("/en/accept-terms");
      await look(page, "accepting the terms");
      await page.goto("/en/log-out");
      await look(page, "asking before logging out");
      await page.goto("/en/session-ends");
      await look(page, "asking before the session ends");
    });
  });
