/** The first screen of a phone, with scripts and without. */
import { expect, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { answerStep } from "./visitor";

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

test.use({ viewport: { width: 360, height: 640 } });

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });

    test("step 1 begins with a field in sight, and names itself in the navigator", async ({ page }) => {
      await page.goto("/en/1");
      const [field, bar] = await Promise.all(
        ['input[name="name"]', ".action-bar"].map((part) => page.locator(part).boundingBox()),
      );
      expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y);
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(640);
      const name = page
        .getByRole("navigation", { name: "Steps" })
        .getByText("Step 1 of 7: Personal Information");
      await expect(name).toBeInViewport({ ratio: 1 });
    });

    test("who sees the answers is said where it is asked for", async ({ page }) => {
      await page.goto("/en/1");
      await expect(page.getByText("for a day at most")).toBeHidden();
      await page.getByText("More about your privacy").click();
      await expect(page.getByText("for a day at most")).toBeVisible();
    });

    test("the summary follows the form, and a link above the form leads to it", async ({ page }) => {
      await page.goto("/en/1");
      await answerStep(page, 1, profile);
      await page.locator('button[value="next"]').click();
      await expect(page).toHaveURL(/\/en\/2$/);
      await page.getByRole("link", { name: "Your summary so far" }).click();
      await expect(page.getByText("Total savings")).toBeInViewport();
    });
  });
