/** The page that waits for a plan, on a site without a worker. */
import { Client } from "pg";
import { expect, type Page, test } from "playwright/test";
import { thandi, walkTo } from "../support/answers";
import { startServer, type TestServer } from "../support/server";
import { createVisitor } from "../support/visitor";
import { carryCookies } from "./cookies";
import { expectNothingFound } from "./looks";
import { leaveThanks } from "./visitor";

// One site for all tests, which run one after the other: each changes all plans.
test.describe.configure({ mode: "default" });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ environment: { WORKER: "off" } });
});
test.afterAll(() => server.stop());

/** Finishes a new guest's survey, up to the thank-you page. */
async function openThanks(page: Page) {
  const visitor = createVisitor(server.origin);
  await walkTo(visitor, 7);
  const { path } = await visitor.press("save", thandi[7]);
  await carryCookies(page.context(), server.origin, visitor.cookies);
  await page.goto(server.origin + path);
}

/** Sets the state of every recommendation, as a worker would. */
async function changeWork(change: string) {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(`update recommendations set ${change}`);
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

/** Counts the documents that a page loads and its polls, and can wait for further polls. */
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
  page,
}) => {
  await openThanks(page);
  const { seen, lookAgain } = watch(page);
  await leaveThanks(page);
  await expect(page).toHaveTitle(/^Working out the plan/);
  const stop = page.getByRole("link", { name: "Stop checking automatically" });
  // A first poll shows that the script runs before the page would have reloaded itself without it.
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
  await expect(page).toHaveTitle(/^We could not work out the plan/);
});

test("the waiting page stands still when it was told to", async ({ page }) => {
  await openThanks(page);
  const { seen, lookAgain } = watch(page);
  await leaveThanks(page);
  // Until its script runs the page reloads itself, and a click may hit the previous document.
  await lookAgain(1);
  await page.getByRole("link", { name: "Stop checking automatically" }).click();
  await expect(page.getByRole("link", { name: "Check automatically" })).toBeVisible();
  const before = { ...seen };
  await page.waitForTimeout(2_500);
  expect(seen).toEqual(before);
});

test("it looks as pages have to, and so does that of a plan that failed", async ({ page }) => {
  await openThanks(page);
  await page.goto(`${server.origin}/en/waiting?still=1`);
  await expect(page).toHaveURL(/\/en\/waiting/);
  await expectNothingFound(page, "waiting");
  await changeWork("status = 'failed'");
  await page.goto(`${server.origin}/en/waiting`);
  await expect(page).toHaveTitle(/^We could not work out the plan/);
  await expectNothingFound(page, "failed");
});
