import { test } from "playwright/test";
import { makePlan } from "./made-plan";
test("shots", async ({ page, context, baseURL }) => {
  for (const slug of ["pieter", "nomvula"]) {
    await context.clearCookies();
    const id = await makePlan(context, baseURL!, slug, { finished_recommendation: "yes" });
    for (const [width, q] of [[1280, ""], [360, ""], [1280, "&market=poor"], [1280, "&view=savings"]] as const) {
      if (slug !== "pieter" && q) continue;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/en/recommended-plan?plan=${id}${q}`);
      await page.locator("#years").screenshot({ path: `/tmp/t/views/${slug}-${width}${q.replace(/\W/g, "")}.png` }).catch(async () => { await page.locator(".chart").screenshot({ path: `/tmp/t/views/${slug}-${width}${q.replace(/\W/g, "")}.png` }); });
    }
  }
});
