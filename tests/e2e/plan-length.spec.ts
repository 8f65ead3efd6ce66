/** The scrolling length of a plan for people with a partner, at a desk and on a phone. */
import { expect, test } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { makePlan } from "./made-plan";
import { expectLoaded } from "./visitor";

const PLAN = "/en/recommended-plan";
const LONGEST = [
  { width: 1280, height: 4400 },
  { width: 360, height: 7600 },
];

/** A living annuity plus, a life annuity and a living annuity. */
const WITH_PARTNER = ["thandi", "johan", "arjun"];

test.use({ javaScriptEnabled: false });

for (const slug of WITH_PARTNER)
  test(
    `the plan of ${slug} is read on one long page`,
    slug === "thandi" ? {} : BEFORE_RELEASE,
    async ({ page, context, baseURL }) => {
      const plan = await makePlan(context, baseURL!, slug);
      await page.goto(`/en/recommendation-experience/1?plan=${plan}`);
      await page.getByRole("button", { name: "Go straight to my plan" }).click();
      await expectLoaded(page, new RegExp(`${PLAN}\\?plan=${plan}$`));
      for (const { width, height } of LONGEST) {
        await page.setViewportSize({ width, height: 800 });
        const length = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(length, `at ${width} px`).toBeLessThanOrEqual(height);
        expect(length, `at ${width} px`).toBeGreaterThan(height / 2);
      }
      const costs = page.locator("#costs");
      await page.getByRole("link", { name: "Costs", exact: true }).click();
      await expect(costs).toBeInViewport();
    },
  );
