/** A step of the survey in a browser with scripts, with Thandi's answers. */
import { expect, type Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import type { Step } from "~/contract/survey/field-declaration";
import { people } from "../../fixtures/people";
import { answerStep, expectLoaded, stepsFor } from "./visitor";

export const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

export const nextButton = (page: Page) => page.locator('button[name="intent"][value="next"]');

/** Opens a step with all earlier ones answered, and waits until its script runs. */
export async function openStep(page: Page, wanted: Step) {
  await page.goto("/en/1");
  for (const step of stepsFor(profile).filter((candidate) => candidate < wanted)) {
    await answerStep(page, step, profile);
    await nextButton(page).click();
    await expect(page).not.toHaveURL(new RegExp(`/en/${step}$`));
  }
  await expectLoaded(page, new RegExp(`/en/${wanted}$`));
}
