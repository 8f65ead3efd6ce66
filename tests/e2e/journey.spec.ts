import { expect, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people, type Person } from "../../fixtures/people";
import { BEFORE_RELEASE } from "./before-release";
import { answerStep, openPlan, readPlan, walkSurvey, watchFaults } from "./visitor";

const PRODUCT_WORDS: Record<Person["recommended"], RegExp> = {
  LivingAnnuityPlus: /A living annuity plus suits you best/,
  LivingAnnuity: /A living annuity suits you best/,
  LifeAnnuity: /A life annuity suits you best/,
  EnhancedLifeAnnuity: /An enhanced life annuity suits you best/,
};

const today = todayInSouthAfrica(new Date());

for (const person of people(today)) {
  const title = `${person.slug} gets the same plan with scripts and without`;
  test(title, BEFORE_RELEASE, async ({ browser, baseURL }) => {
    const profile = readSurveyRecord(person.record);
    const plans: string[] = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        viewport: { width: 360, height: 740 },
      });
      const page = await context.newPage();
      const faults = watchFaults(page);
      await walkSurvey(page, profile);
      await openPlan(page);
      plans.push(await readPlan(page));
      expect(faults).toEqual([]);
      await context.close();
    }
    const [without, withScripts] = plans.map((plan) => plan.replace(/plan \d+/gi, "plan"));
    expect(withScripts).toBe(without);
    expect(without).toMatch(PRODUCT_WORDS[person.recommended]);
    expect(without!.match(/R\d/g)?.length).toBeGreaterThan(5);
  });
}

test(
  "a visitor who keeps the answers returns to the step they came from",
  BEFORE_RELEASE,
  async ({ page }) => {
    await page.goto("/en/1");
    await answerStep(page, 1, readSurveyRecord(people(today)[0]!.record));
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/\/en\/2$/);
    await page.getByRole("link", { name: "Clear my answers" }).click();
    await page.getByRole("link", { name: "Keep my answers" }).click();
    await expect(page).toHaveURL(/\/en\/2$/);
  },
);
