import { expect, type Page, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { makePlan } from "./made-plan";
import { answerStep, expectLoaded, type Hand, stepsFor, tabTo, watchFaults } from "./visitor";

/** Answers like the pointer, using only Tab, Space, the arrows and letters. */
function takeKeyboard(page: Page): Hand {
  const { keyboard } = page;
  const isOn = (state: string) => page.evaluate((wanted) => document.activeElement!.matches(wanted), state);
  return {
    type: async (name, value) => {
      await tabTo(page, `input[name="${name}"]`);
      await keyboard.type(String(value ?? ""));
    },
    choose: async (name, value) => {
      const wanted = `input[name="${name}"][value="${value}"]`;
      await tabTo(page, `input[name="${name}"][type="radio"], ${wanted}`);
      if (!(await isOn(":checked"))) await keyboard.press("Space");
      for (let presses = 0; presses < 10 && !(await isOn(wanted)); presses += 1)
        await keyboard.press("ArrowDown");
      expect(await isOn(`${wanted}:checked`), `${name} is ${value}`).toBe(true);
    },
    pick: async (name, value) => {
      const list = page.locator(`select[name="${name}"]`);
      await tabTo(page, `select[name="${name}"]`);
      // Typed letters select an option only if they come within a second of each other.
      for (let presses = 0; presses < 40 && (await list.inputValue()) !== value; presses += 1)
        await keyboard.press("ArrowDown");
      await expect(list).toHaveValue(value);
    },
  };
}

test("the whole journey is made with the keyboard alone, from the first page to the plan", async ({
  page,
}) => {
  const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);
  const faults = watchFaults(page);
  await page.goto("/en");
  await tabTo(page, 'a[href="/en/1"]');
  await page.keyboard.press("Enter");
  for (const step of stepsFor(profile)) {
    await expect(page).toHaveURL(new RegExp(`/en/${step}$`));
    await expect(page).toHaveTitle(new RegExp(`Step ${step} of 7`));
    await answerStep(page, step, profile, takeKeyboard(page));
    // In step 1, Enter in a field submits; from step 2 on, Tab reaches the button as well.
    if (step > 1) await tabTo(page, `main button[value="${step === 7 ? "save" : "next"}"]`);
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/\/en\/thank-you\?plan=\d+$/);
  const explanation = '[href^="/en/recommendation-experience/1?plan="]';
  await tabTo(page, `main a:is(${explanation}, [href^="/en/waiting?plan="])`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/recommendation-experience\/1\?plan=\d+$/);
  await tabTo(page, 'button[value="plan"]');
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/recommended-plan/);
  expect(faults).toEqual([]);
});

test("every step's controls are reached by Tab, and the focus can be seen", async ({ page }) => {
  const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);
  await page.goto("/en/1");
  for (const step of stepsFor(profile)) {
    await expectLoaded(page, new RegExp(`/en/${step}$`));
    const names = await page
      .locator("main form :is(input:not([type=hidden]), select, button[name=intent]):visible")
      .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute("name")!))]);
    expect(names.length).toBeGreaterThan(1);
    const reached = new Map<string, boolean>();
    for (let presses = 0; presses < 80 && reached.size < names.length; presses += 1) {
      await page.keyboard.press("Tab");
      const { name, isOutlined } = await page.evaluate(() => {
        const focused = document.activeElement!;
        const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
        // A card shows the focus on its label, and a field with a prefix around both.
        const shown = [focused, label, focused.parentElement].map(
          (element) => element && getComputedStyle(element),
        );
        return {
          name: focused.getAttribute("name") ?? "",
          isOutlined: shown.some(
            (style) => style && style.outlineStyle !== "none" && style.outlineWidth !== "0px",
          ),
        };
      });
      if (names.includes(name)) reached.set(name, isOutlined && reached.get(name) !== false);
    }
    const allSeen = Object.fromEntries(names.map((name) => [name, true]));
    expect(Object.fromEntries(reached), `focus at step ${step}`).toEqual(allSeen);
    await answerStep(page, step, profile);
    await page.locator(`button[name="intent"][value="${step === 7 ? "save" : "next"}"]`).click();
    await expect(page).not.toHaveURL(new RegExp(`/en/${step}$`));
  }
});

test("a plan is changed, read and shared with the keyboard alone", async ({ page, context, baseURL }) => {
  test.slow();
  const { keyboard } = page;
  const follow = async (selector: string) => {
    await tabTo(page, selector);
    await keyboard.press("Enter");
  };
  const plan = await makePlan(context, baseURL!, "thandi");
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await follow('button[value="plan"]');
  await expect(page).toHaveTitle(/^Recommended plan/);
  await expectLoaded(page, /\/recommended-plan\?plan=\d+/);
  await follow('main a[href*="/recommended-plan/edit?"]');
  await expectLoaded(page, /\/recommended-plan\/edit\?plan=\d+/);
  await follow('main a[href*="/edit/elected-percentage?"]');
  await expectLoaded(page, /\/edit\/elected-percentage\?plan=\d+/);

  await tabTo(page, 'input[name="dependentPercentage"]');
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("30");
  // The effect is also shown during typing.
  await follow('button[value="show"]');
  await expect(page.locator("[data-result]")).toContainText("now 50%");
  await expect(page.getByRole("status").filter({ hasText: "The plan is not changed yet" })).toBeVisible();
  await follow('button[value="save"]');
  await expect(page).toHaveTitle(/^Amended plan/);

  await tabTo(page, "main details:not([open]) > summary");
  const fold = page.locator("details:has(> summary:focus)");
  await keyboard.press("Space");
  await expect(fold).toHaveAttribute("open");
  await keyboard.press("Enter");
  await expect(fold).not.toHaveAttribute("open");

  // The link stands above the folds.
  await page.reload();
  await follow('main a[href*="/recommended-plan/share?"]');
  await expect(page).toHaveURL(/\/recommended-plan\/share\?/);
  await tabTo(page, 'input[name="label"]');
  await keyboard.type("Naledi");
  // Enter in the field makes the share link, as the button does.
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your link is ready to copy");
  await tabTo(page, "textarea#link");
  await expect(page.locator(":focus")).toHaveValue(/\/en\/shared\//);
});
