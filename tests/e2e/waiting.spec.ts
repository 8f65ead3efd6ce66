import { Client } from "pg";
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { leaveThanks, walkSurvey } from "./visitor";

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ environment: { WORKER: "off" } });
});
test.afterAll(() => server.stop());

/** Sets every recommendation to the state in which a worker has come this far with it, or failed. */
async function changeWork(change: string) {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(`update recommendations set ${change}`);
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

/** Counts the documents and the looks of a page, and waits for it to have looked some times more. */
function watch(page: Page) {
  const seen = { document: 0, fetch: 0 };
  page.on("request", (request) => {
    const type = request.resourceType();
    if (type === "document" || type === "fetch") seen[type] += 1;
  });
  const lookAgain = async (times: number) => {
    const goal = seen.fetch + times;
    await expect.poll(() => seen.fetch).toBeGreaterThanOrEqual(goal);
  };
  return { seen, lookAgain };
}

test("the waiting page looks again by itself, keeps the focus, and leads on when there is news", async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.origin });
  await walkSurvey(page, profile);
  const { seen, lookAgain } = watch(page);
  await leaveThanks(page);
  await expect(page).toHaveTitle(/^Working out your plan/);
  const stop = page.getByRole("link", { name: "Stop checking automatically" });
  // Its first look shows that the script has come before the page would have loaded itself again without it.
  await lookAgain(1);
  const { document } = seen;
  await stop.focus();
  await lookAgain(3);
  expect(seen.document).toBe(document);
  await expect(stop).toBeFocused();
  await expect(page.getByRole("listitem").first()).not.toContainText("Done");
  await changeWork("stage = 2");
  await expect(page.getByRole("listitem").first()).toContainText("Done");
  await expect(stop).toBeFocused();
  await changeWork("status = 'failed'");
  await expect(page).toHaveTitle(/^We could not work out your plan/);
  await page.close();
});

test("the waiting page stands still when it was told to", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.origin });
  await walkSurvey(page, profile);
  await leaveThanks(page);
  await page.getByRole("link", { name: "Stop checking automatically" }).click();
  await expect(page.getByRole("link", { name: "Check automatically" })).toBeVisible();
  const { seen } = watch(page);
  await page.waitForTimeout(2_500);
  expect(seen).toEqual({ document: 0, fetch: 0 });
  await page.close();
});
