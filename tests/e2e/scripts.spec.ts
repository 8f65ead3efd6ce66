/** The survey's scripts. The tests of the journey show that everything works without them as well. */
import { expect, test } from "playwright/test";
import { nextButton, openStep, profile } from "./survey-step";
import { answerStep, expectLoaded } from "./visitor";

const plain = (shown: string) => shown.replace(/\s/g, " ");

test("separators are set while a person types at a field's end, and never under a correction", async ({
  page,
}) => {
  await openStep(page, 1);
  const [birth, phone] = [page.locator('input[name="dateOfBirth"]'), page.locator('input[name="phone"]')];
  await birth.pressSequentially("1403196");
  await expect(birth).toHaveValue("14/03/196");
  await birth.press("Backspace");
  await expect(birth).toHaveValue("14/03/19");
  await birth.press("Home");
  await birth.press("Delete");
  await birth.press("2");
  await expect(birth).toHaveValue("24/03/19");
  expect(await birth.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1);
  await birth.fill("");
  await birth.pressSequentially("1403 March");
  await expect(birth).toHaveValue("1403 March");
  await phone.pressSequentially("821234567");
  await expect(phone).toHaveValue("82 123 4567");
  await openStep(page, 2);
  const savings = page.locator('input[name="investments"]');
  await savings.pressSequentially("1200000");
  await expect(savings).toHaveValue("1\u00a0200\u00a0000");
  for (const key of ["Home", "ArrowRight", "ArrowRight", "Delete"]) await savings.press(key);
  expect(plain(await savings.inputValue()), "nothing moves under a correction").toBe("1 00 000");
  await savings.blur();
  expect(plain(await savings.inputValue()), "tidied on leaving").toBe("100 000");
});

test("Enter posts a corrected amount as tidy as leaving the field does", async ({ page }) => {
  await openStep(page, 2);
  const savings = page.locator('input[name="investments"]');
  await savings.pressSequentially("1200000");
  await expect(savings).toHaveValue("1\u00a0200\u00a0000");
  for (const key of ["Home", "ArrowRight", "ArrowRight", "Delete"]) await savings.press(key);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await savings.press("Enter");
  const sent = new URLSearchParams((await posted).postData() ?? "").get("investments");
  expect(plain(sent ?? "")).toBe("100 000");
});

test("what is typed is tidied on leaving the field", async ({ page }) => {
  await openStep(page, 1);
  for (const [name, typed, tidied] of [
    ["dateOfBirth", "3/4/1961", "03/04/1961"],
    ["phone", "0821234567", "82 123 4567"],
    ["phone", "not a number", "not a number"],
  ] as const) {
    const input = page.locator(`input[name="${name}"]`);
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveValue(tidied);
  }
});

test("mistakes are said in place, the summary takes the focus and leads to each field", async ({ page }) => {
  await openStep(page, 1);
  await page.locator('input[name="name"]').fill("Nomsa");
  await nextButton(page).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('input[name="surname"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('input[name="name"]')).not.toHaveAttribute("aria-invalid");
  const first = page.locator("[data-field]").filter({ has: page.locator('input[name="surname"]') });
  await expect.poll(async () => Math.round((await first.boundingBox())!.y), "the first mistake").toBe(148);
  await summary.getByRole("link").nth(1).click();
  await expect(page.locator('input[name="email"]')).toBeFocused();
  await expect(page.locator('input[name="name"]')).toHaveValue("Nomsa");
  await expect(summary, "a link of the summary keeps the mistakes").toBeVisible();
  await answerStep(page, 1, profile);
  await nextButton(page).click();
  await expect(page).toHaveTitle(/^Retirement Savings – Step 2/);
});

test("a step that was refused is shown again by the browser's Back without a question", async ({ page }) => {
  await openStep(page, 1);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/en\/1\?check$/);
  await page.getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Error: Personal Information/);
});

test("Enter says that it is saving, and asks once however often it is pressed", async ({ page }) => {
  await openStep(page, 1);
  await answerStep(page, 1, profile);
  let posts = 0;
  let bringAnswer = () => {};
  const isOnItsWay = new Promise<void>((resolve) => (bringAnswer = resolve));
  await page.route(/\/en\/1/, async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await isOnItsWay;
    }
    await route.continue();
  });
  // Playwright waits for pending navigation before it reads a page; so here the page reports its own changes
  // meanwhile.
  const said: (string | null)[] = [];
  await page.exposeFunction("say", (words: string | null) => said.push(words));
  await nextButton(page).evaluate((button) => {
    const { say } = window as unknown as { say: (words: string | null) => void };
    new MutationObserver(() => say(button.textContent)).observe(button, {
      characterData: true,
      subtree: true,
    });
  });
  const next = (await nextButton(page).boundingBox())!;
  await page.locator('input[name="name"]').focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => said).toEqual(["Saving..."]);
  await page.keyboard.press("Enter");
  await page.mouse.click(next.x + next.width / 2, next.y + next.height / 2);
  await expect.poll(() => posts).toBe(1);
  bringAnswer();
  await expect(page).toHaveURL(/\/en\/2$/);
  expect(posts).toBe(1);
});

test("a page that comes back as it was says Next again, and can be sent", async ({ page }) => {
  await openStep(page, 1);
  await answerStep(page, 1, profile);
  await page.route(/\/en\/1/, (route) =>
    route.request().method() === "POST" ? route.abort("aborted") : route.continue(),
  );
  // Waits for the failure: removing the route before the post has reached it would let the post through.
  await Promise.all([
    page.waitForEvent("requestfailed", (request) => request.method() === "POST"),
    nextButton(page).click({ noWaitAfter: true }),
  ]);
  await expect(nextButton(page)).toHaveText("Saving...");
  await page.unroute(/\/en\/1/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(nextButton(page)).toHaveText("Next");
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/en\/2$/);
});

test("a form that its page posts by script is left to it", async ({ page }) => {
  await openStep(page, 1);
  await page.evaluate(() => {
    (window as unknown as { posts: number }).posts = 0;
    window.addEventListener("submit", (event) => {
      event.preventDefault();
      (window as unknown as { posts: number }).posts += 1;
    });
  });
  for (let press = 0; press < 2; press += 1) await nextButton(page).click();
  await expect(nextButton(page)).toHaveText("Next");
  expect(await page.evaluate(() => (window as unknown as { posts: number }).posts)).toBe(2);
});

for (const [step, name] of [
  [1, "surname"],
  [2, "investments"],
] as const)
  test(`a browser that is offline at step ${step} keeps the page and what was typed, and says so`, async ({
    page,
    context,
  }) => {
    await openStep(page, step);
    await answerStep(page, step, profile);
    const read = async () => plain(await page.locator(`input[name="${name}"]`).inputValue());
    const typed = await read();
    await context.setOffline(true);
    await nextButton(page).click();
    await expect(page.getByRole("alert")).toContainText("You are offline");
    await expect(page.getByRole("alert")).toBeInViewport();
    await nextButton(page).click();
    await expect(page.getByRole("alert")).toHaveCount(1);
    expect(await read()).toBe(typed);
    await context.setOffline(false);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await nextButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/en/${step + 1}$`));
  });

test("the navigator's arrows turn its pages and keep the focus in sight", async ({ page }) => {
  await openStep(page, 1);
  await page.getByRole("link", { name: "Later steps" }).press("Enter");
  await expect(page.getByRole("button", { name: "Step 7" })).toBeVisible();
  await expect(page.locator(".navigator :focus")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Earlier steps" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Later steps" })).toBeVisible();
  await expect(page.locator(".navigator :focus")).toBeVisible();
});

test("one help topic is open at a time", async ({ page }) => {
  await openStep(page, 1);
  const topics = page.locator("details[name=help]");
  await topics.nth(0).locator("summary").click();
  await expect(topics.nth(0)).toContainText("Read less", { useInnerText: true });
  await topics.nth(1).locator("summary").click();
  await expect(topics.nth(1)).toHaveAttribute("open");
  await expect(topics.nth(0)).not.toHaveAttribute("open");
  await expect(topics.nth(0)).toContainText("Read more", { useInnerText: true });
});

test("an answer that opens a question says so, and None goes with no other", async ({ page }) => {
  await openStep(page, 3);
  await expect(page.locator('input[name="debtAmount"]')).toBeHidden();
  await page.locator('input[name="debt"][value="yes"]').check();
  await expect(page.locator('input[name="debtAmount"]')).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "There is more to answer below." })).toHaveCount(1);
  await page.locator('input[name="debt"][value="no"]').check();
  await expect(page.locator('input[name="debtAmount"]')).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "There is more" })).toHaveCount(0);
  for (const step of [3, 4] as const) {
    await answerStep(page, step, profile);
    await nextButton(page).click();
    await expectLoaded(page, new RegExp(`/en/${step + 1}$`));
  }
  const boxes = page.locator('input[name="futureIncomeSupport"]');
  const none = page.getByRole("checkbox", { name: /^None/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await none.check();
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(1);
  await boxes.nth(0).check();
  await expect(none).not.toBeChecked();
});

test("the list of answers can be printed by a button, which is there with scripts only", async ({
  page,
  browser,
}) => {
  await openStep(page, 2);
  await page.goto("/en/check-answers");
  await page.evaluate(() => (window.print = () => (document.title = "printed")));
  const print = { name: "Print these answers" };
  await page.getByRole("button", print).click();
  await expect(page).toHaveTitle("printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", print)).toBeHidden();
  await expect(page.getByText(profile.email!)).toBeVisible();

  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState, baseURL: page.url() });
  const plainPage = await plain.newPage();
  await plainPage.goto("/en/check-answers");
  await expect(plainPage.getByText(profile.email!)).toBeVisible();
  await expect(plainPage.getByText("Print these answers")).toBeHidden();
  await plain.close();
});
