/** The largest savings on a phone: no amount overlaps another, or extends beyond the window. */
import { expect, test } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { findFaults } from "./faults";
import { openAll } from "./looks";
import { makePlan } from "./made-plan";

const WALK = "/en/recommendation-experience";
const PLAN = "/en/recommended-plan";
const RICH = { retirement_savings: 500_000_000, has_debt: "yes", debt_value: 20_000_000 } as const;

const RICH_PEOPLE = [
  { slug: "thandi", product: "living annuity plus", steps: [1, 3, 4, 5, 7, 8, 9, 10, 11, 13], details: {} },
  { slug: "johan", product: "life annuity", steps: [7, 8, 11], details: BEFORE_RELEASE },
];

test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

for (const { slug, product, steps, details } of RICH_PEOPLE)
  test(
    `savings of half a billion rand fit on every page of a ${product}`,
    details,
    async ({ page, baseURL }) => {
      test.slow();
      const plan = await makePlan(page.context(), baseURL!, slug, RICH);
      const look = async (where: string) => {
        await page.waitForLoadState("load");
        const faults = await findFaults(page, ["scrolls sideways", "has amounts that cannot be read"]);
        expect(faults, where).toEqual({});
      };
      for (const step of steps) {
        await page.goto(`${WALK}/${step}?plan=${plan}`);
        await openAll(page);
        await look(`step ${step}`);
      }
      await page.goto(`${WALK}/11?plan=${plan}`);
      await page.getByRole("button", { name: "Go straight to my plan" }).click();
      await expect(page).toHaveURL(/\/en\/recommended-plan\?plan=\d+$/);
      await look("the plan");
      await openAll(page);
      await look("the plan with all that opens");
      for (const part of ["charts", "fees", "compare", "choose", "edit/income"]) {
        await page.goto(`${PLAN}/${part}?plan=${plan}`);
        await look(part);
      }
      await page.goto("/en/dashboard");
      await look("the dashboard");
    },
  );
