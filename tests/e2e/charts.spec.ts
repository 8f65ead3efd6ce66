/** What the plan's charts do when they are touched; untouched they are pictures of the server. */
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { expectNothingFound } from "./looks";
import { makePlan } from "./made-plan";

/** Makes a plan, and leaves out its explanation. */
async function openPlan(page: Page, origin: string): Promise<number> {
  const id = await makePlan(page.context(), origin, "pieter");
  await page.goto(`/en/recommended-plan?plan=${id}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await expect(page).toHaveURL(/recommended-plan/);
  return id;
}

/** Collects what a page loads of scripts, and what goes wrong in it. */
function watch(page: Page) {
  const [scripts, errors]: [string[], string[]] = [[], []];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return { scripts, errors };
}

for (const width of [360, 1280]) {
  test(`a chart at ${width} px answers the keyboard and the pointer, and loads what draws it only then`, async ({
    page,
    baseURL,
  }) => {
    const id = await openPlan(page, baseURL!);
    await page.setViewportSize({ width, height: 900 });
    const { scripts, errors } = watch(page);
    await page.goto(`/en/recommended-plan?plan=${id}`, { waitUntil: "networkidle" });
    const chart = page.getByRole("slider", { name: "Age on the chart" });
    await expect(chart).toBeVisible();
    const untouched = await chart.innerHTML();
    const loadedBefore = scripts.length;
    for (const url of scripts) expect(await (await page.request.get(url)).text()).not.toContain("recharts");

    await chart.focus();
    await expect(chart).toHaveAttribute("aria-valuetext", /^Age \d+\. Annuity: R/);
    expect(scripts.length).toBeGreaterThan(loadedBefore);
    const first = Number(await chart.getAttribute("aria-valuenow"));
    await page.keyboard.press("ArrowRight");
    await expect(chart).toHaveAttribute("aria-valuenow", String(first + 1));
    await page.keyboard.press("End");
    await expect(chart).toHaveAttribute("aria-valuenow", "95");
    // What is read is what the table says of that age.
    const cells = await page.locator(".chart tbody tr").last().locator("td").allTextContents();
    const words = await chart.getAttribute("aria-valuetext");
    for (const cell of cells) expect(words).toContain(cell);
    await expect(page.locator("[data-reading]")).toHaveText(words!);

    const box = (await chart.boundingBox())!;
    await chart.hover({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(chart).not.toHaveAttribute("aria-valuenow", "95");
    // The browser drew the same columns again, and nothing had to be thrown away.
    expect((await chart.innerHTML()).match(/recharts-rectangle/g)).toHaveLength(
      untouched.match(/recharts-rectangle/g)!.length,
    );
    expect(errors).toEqual([]);
  });
}

test("every view and market of the chart has an address, and nothing is found in any of them", async ({
  page,
  baseURL,
}) => {
  const id = await openPlan(page, baseURL!);
  for (const query of ["market=poor", "view=savings", "view=inheritance"]) {
    await page.goto(`/en/recommended-plan?plan=${id}&${query}`);
    await expect(page.locator('#years [aria-current="true"]').first()).toBeVisible();
    await expectNothingFound(page, query);
  }
});
