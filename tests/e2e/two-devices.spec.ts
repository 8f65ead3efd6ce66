/** A person answers on two devices, and chooses which answers to continue with. */
import { expect, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { logIn } from "./logged-in-page";
import { expectNothingFound } from "./looks";
import { answerStep } from "./visitor";

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test(`${way}, one chooses between the answers of two devices`, details, async ({ browser, baseURL }) => {
    const open = () => browser.newContext({ baseURL, javaScriptEnabled });
    const [one, other] = [await open(), await open()];
    await logIn(other, baseURL!, await logIn(one, baseURL!));
    const [here, there] = [await one.newPage(), await other.newPage()];
    await here.goto("/en/1");
    await answerStep(here, 1, profile);
    await here.locator('button[value="next"]').click();
    await expect(here).toHaveURL(/\/en\/2$/);
    await there.goto("/en/2");
    await answerStep(there, 2, { ...profile, investments: 900_000 });
    await there.locator('button[value="next"]').click();
    await expect(there).toHaveURL(/\/en\/3$/);

    await answerStep(here, 2, profile);
    await here.locator('button[value="next"]').click();
    await expect(here).toHaveURL(/\/en\/choose-answers$/);
    await expect(here.locator("main")).toContainText(/Saved: R?\s?900\s000/);
    if (javaScriptEnabled) await expectNothingFound(here, "choosing between answers");
    await here.getByRole("button", { name: "Use the saved answers" }).click();
    await expect(here).toHaveURL(/\/en\/3$/);
    await here.goto("/en/2");
    await expect(here.locator('input[name="investments"]')).toHaveValue(/^900\s000$/);
    await Promise.all([one.close(), other.close()]);
  });
