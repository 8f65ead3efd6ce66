/** From the plan to the choice, the record of advice, a quote and a request to invest. */
import { expect, type Page, test } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { today } from "../support/today";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { logIn } from "./logged-in-page";
import { expectNothingFound, expectOnPaper } from "./looks";

const PLAN = "/en/recommended-plan";

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are checked once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    test("a plan is chosen, recorded, quoted and asked to be invested in", async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      const { bearer, rsaid } = await logIn(context, baseURL!);
      const remote = reachOver(baseURL!);
      const body = { ...people(today)[0]!.record, rsaid };
      const { id } = take(await callOver(remote, "createPlan", { body }, { bearer }));
      const isReady = async () =>
        (await callOver(remote, "getRecommendations", { query: { id } }, { bearer })).response_code;
      await expect.poll(isReady, { timeout: 90_000 }).toBe("R00");
      const gone = { query: { id }, body: { finished_recommendation: "yes" as const } };
      take(await callOver(remote, "updatePlan", gone, { bearer }));

      await page.goto(`${PLAN}?plan=${id}`);
      await page.getByRole("link", { name: "Keep this plan" }).click();
      await look(page, "keeping a plan");
      await page.getByRole("link", { name: "Choose this plan" }).click();
      await expect(page).toHaveURL(/\/en\/accept-terms\?next=/);
      await page.getByLabel("I have read and accept").check();
      await page.getByRole("button", { name: "Accept" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Do you choose this plan?");
      await look(page, "choosing a plan");
      await page.getByRole("button", { name: "Choose this plan" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You chose the recommended plan");
      await look(page, "having chosen a plan");

      await page.getByRole("link", { name: "Read the record of advice" }).click();
      await expect(page).toHaveURL(/\/record-of-advice\?plan=/);
      await look(page, "the record of advice");
      if (javaScriptEnabled) await expectOnPaper(page, "the record of advice");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download the record (JSON" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^baobab-record-of-advice-\d+-\d{4}-\d\d-\d\d\.json$/);

      await page.getByRole("link", { name: "Your plan", exact: true }).click();
      await page.getByRole("link", { name: "See what comes next" }).click();
      await page.getByRole("link", { name: "Ask for a quote" }).click();
      await look(page, "asking for a quote");
      await page.getByRole("button", { name: "Ask for a quote" }).click();
      await expect(page.locator("main").getByRole("status")).toContainText(/Q-\w{4}-\w{4}/);
      // Replaces the random letters of the reference with the widest ones.
      await page
        .getByText(/^Q-\w{4}-\w{4}$/)
        .evaluate((reference) => (reference.textContent = "Q-WWWW-WWWW"));
      await look(page, "having asked for a quote");

      await page.getByRole("link", { name: "Ask to invest" }).click();
      await page.getByRole("button", { name: "Ask to invest" }).click();
      await expect(page.locator("main").getByRole("status")).toContainText(/I-\w{4}-\w{4}/);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You asked to invest");
    });
  });
